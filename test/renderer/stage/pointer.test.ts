import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ref } from '../../../src-shared/core.ts'
import { listen } from '../../../src-renderer/stage/hand/pointer.ts'

/** A canvas of which only the listening is real: card 7 lies left of x = 100, cell 3 right of it. */
const card: Ref = { kind: 'card', id: 7 }
const cell: Ref = { kind: 'cell', id: 3 }
let page: EventTarget
let canvas: EventTarget & { ownerDocument: EventTarget }
let told: string[]
let stop: () => void
let turns: boolean
let watch: (acted: boolean) => void

const send = (target: EventTarget, kind: string, more: Record<string, unknown> = {}) =>
  target.dispatchEvent(
    Object.assign(new Event(kind, { cancelable: true }), { button: 0, pointerId: 1, deltaMode: 0, ...more }),
  )
const press = (x: number) => send(canvas, 'pointerdown', { clientX: x, clientY: 5 })
const move = (x: number, more: Record<string, unknown> = {}) =>
  send(canvas, 'pointermove', { clientX: x, clientY: 5, button: -1, buttons: 1, ...more })
/** Scrolled at that time, in milliseconds. */
const scroll = (at: number, deltaY: number, deltaMode = 0) => {
  const event = Object.assign(new Event('wheel', { cancelable: true }), { clientX: 150, clientY: 5, deltaY, deltaMode })
  canvas.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: at }))
}
const release = (x: number) => send(canvas, 'pointerup', { clientX: x, clientY: 5 })
const say = (what: string) => (refs: readonly Ref[]) =>
  void told.push(`${what} ${refs.map((ref) => ref.kind + ref.id).join(' ')}`)

beforeEach(() => {
  vi.stubGlobal('devicePixelRatio', 1)
  page = new EventTarget()
  told = []
  turns = true
  watch = () => undefined
  canvas = Object.assign(new EventTarget(), {
    ownerDocument: page,
    style: { cursor: '' },
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    setPointerCapture: () => undefined,
  })
  const input = {
    hover: (refs: readonly Ref[], acted = false) => (say('hover')(refs), watch(acted)),
    pick: say('pick'),
    turn: (quarters: number) => (told.push(`turn ${quarters}`), turns),
    cancel: () => void told.push('cancel'),
    drag: (from: readonly Ref[]) => (say('drag')(from), from.find((ref) => ref.kind === 'card') ?? null),
    carry: say('carry'),
    drop: say('drop'),
  }
  stop = listen(canvas as unknown as HTMLCanvasElement, input, {
    hits: ({ x }) => (x < 100 ? [card] : x < 200 ? [cell] : []),
    pan: (dx) => void told.push(`pan ${dx}`),
    zoomAt: () => void told.push('zoom'),
    goHome: () => undefined,
    hold: (ref) => void told.push(ref ? `hold ${ref.kind}` : 'let go'),
  })
})

afterEach(() => void vi.useRealTimers())

describe('the pointer', () => {
  it('opens nothing where the table has come under it, before it has moved itself', () => {
    send(canvas, 'pointermove', { clientX: 50, clientY: 5, movementX: 0, movementY: 0 })
    expect(told).toEqual([])
    send(canvas, 'pointermove', { clientX: 51, clientY: 5, movementX: 1, movementY: 0 })
    expect(told).toEqual(['hover card7'])
  })

  it('picks with a click', () => {
    press(50)
    release(52)
    expect(told).toEqual(['pick card7'])
  })

  it('opens nothing while it rests, whatever comes to lie under it', () => {
    move(50)
    told.length = 0
    send(canvas, 'pointerleave', { pointerType: 'mouse' })
    move(50)
    expect(told).toEqual(['hover '])
    move(51)
    expect(told).toEqual(['hover ', 'hover card7'])
  })

  it('tells that it has left after a click too, so that no slip stays behind', () => {
    move(50)
    press(50)
    release(50)
    send(canvas, 'pointerleave', { pointerType: 'mouse' })
    expect(told).toEqual(['hover card7', 'pick card7', 'hover '])
  })

  it('says that it rests where it has just picked, until it has left the thing or moved well away on it', () => {
    const restsThere: boolean[] = []
    watch = (acted) => restsThere.push(acted)
    press(50)
    release(50)
    move(53)
    move(70)
    expect(restsThere).toEqual([true])
    move(90)
    expect(restsThere).toEqual([true, false])
    press(95)
    release(95)
    move(96)
    move(105)
    expect(restsThere).toEqual([true, false, true, false])
  })

  it('takes up a card, carries it over the table and drops it', () => {
    press(50)
    move(60)
    move(150)
    move(160)
    release(160)
    expect(told).toEqual([
      'drag card7',
      'hold card',
      'carry card7',
      'hold card',
      'carry cell3',
      'hold card',
      'let go',
      'drop cell3',
    ])
  })

  it('carries on with what one finger holds, whatever a second does', () => {
    press(50)
    move(60)
    send(canvas, 'pointerdown', { clientX: 150, clientY: 5, pointerId: 2 })
    send(canvas, 'pointermove', { clientX: 190, clientY: 5, pointerId: 2 })
    send(canvas, 'pointerup', { clientX: 190, clientY: 5, pointerId: 2 })
    send(canvas, 'pointercancel', { pointerId: 2 })
    release(160)
    expect(told).toEqual(['drag card7', 'hold card', 'carry card7', 'let go', 'drop cell3'])
  })

  it('drops where the left button goes up though another is down, and only then', () => {
    press(50)
    move(150)
    move(150, { button: 1, buttons: 5 })
    expect(told.at(-1)).toBe('carry cell3')
    move(150, { button: 0, buttons: 4 })
    send(canvas, 'pointerup', { clientX: 150, clientY: 5, button: 1 })
    expect(told.slice(-2)).toEqual(['let go', 'drop cell3'])
  })

  it('puts back what it holds where it never heard that the button went up', () => {
    press(50)
    move(150)
    move(160, { buttons: 0 })
    expect(told.slice(-3)).toEqual(['let go', 'cancel', 'hover cell3'])
    press(50)
    move(150)
    told = []
    press(150)
    expect(told).toEqual(['let go', 'cancel'])
  })

  it('moves the table when nothing was taken up', () => {
    press(150)
    move(170)
    move(175)
    release(175)
    expect(told).toEqual(['drag cell3', 'pan 20', 'pan 5'])
  })

  it('puts back what it holds on Escape and on a right click, and drops nothing after', () => {
    for (const let_go of [() => send(page, 'keydown', { key: 'Escape' }), () => send(canvas, 'contextmenu')]) {
      told = []
      press(50)
      move(150)
      let_go()
      release(150)
      expect(told.slice(-2)).toEqual(['let go', 'cancel'])
    }
  })

  it('asks what lies there with a long press of a finger, and picks nothing then', () => {
    vi.useFakeTimers()
    send(canvas, 'pointerdown', { clientX: 50, clientY: 5, pointerType: 'touch' })
    vi.advanceTimersByTime(600)
    // Browsers send this with a long press.
    send(canvas, 'contextmenu', { pointerType: 'touch' })
    release(50)
    send(canvas, 'pointerleave', { pointerType: 'touch' })
    expect(told).toEqual(['hover card7'])
  })

  it('picks with a short press of a finger', () => {
    vi.useFakeTimers()
    send(canvas, 'pointerdown', { clientX: 50, clientY: 5, pointerType: 'touch' })
    vi.advanceTimersByTime(200)
    release(50)
    vi.advanceTimersByTime(600)
    expect(told).toEqual(['pick card7'])
  })

  it('leaves Escape to the screen when nothing is held', () => {
    send(page, 'keydown', { key: 'Escape' })
    expect(told).toEqual([])
  })

  it('turns with the wheel while it holds something', () => {
    press(50)
    move(150)
    send(canvas, 'wheel', { clientX: 150, clientY: 5, deltaY: 100 })
    expect(told.at(-1)).toBe('turn 1')
  })

  it('turns once for each notch of a wheel, whatever it counts in, and not for what is scrolled sideways', () => {
    for (const [i, at] of [1000, 1040, 1080].entries()) scroll(at, i === 2 ? -120 : 120)
    for (const at of [2000, 2040]) scroll(at, 3, 1)
    scroll(3000, 0)
    expect(told).toEqual(['turn 1', 'turn 1', 'turn -1', 'turn 1', 'turn 1'])
  })

  it('turns for each notch where the screen is shown larger, and a notch is told as fewer pixels', () => {
    vi.stubGlobal('devicePixelRatio', 1.5)
    for (const at of [1000, 1040, 1080, 1120]) scroll(at, 66.6667)
    expect(told).toEqual(Array(4).fill('turn 1'))
  })

  it('turns at once where a trackpad begins to scroll, and then no oftener than a wheel would', () => {
    for (let i = 0; i < 21; i++) scroll(1000 + 16 * i, 10)
    expect(told).toEqual(['turn 1', 'turn 1', 'turn 1'])
    scroll(2000, -4)
    scroll(2016, 4)
    expect(told.slice(3)).toEqual(['turn -1'])
  })

  it('zooms with every bit that is scrolled where nothing can be turned', () => {
    turns = false
    scroll(1000, 4)
    scroll(1016, 4)
    expect(told).toEqual(['turn 1', 'zoom', 'turn 1', 'zoom'])
  })

  it('hears nothing once it was stopped', () => {
    stop()
    press(50)
    release(50)
    expect(told).toEqual([])
  })
})
