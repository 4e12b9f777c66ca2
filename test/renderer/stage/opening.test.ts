import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Ref } from '../../../src-shared/core.ts'
import type { Beat } from '../../../src-shared/table.ts'
import { openingSeats } from '../../../src-renderer/stage/opening.ts'
import type { SceneFrame, SceneInput, TableScene, Told } from '../../../src-renderer/stage/scene.ts'

const seat = (id: number): Ref => ({ kind: 'seat', id })

/** A table of which only what it hears of the pointer is real. */
async function table() {
  const told: string[] = []
  let heard: SceneInput | null = null
  const create = async (_: HTMLElement, input: SceneInput) => {
    heard = input
    return {
      show: () => undefined,
      play: async () => undefined,
      destroy: () => undefined,
      skip: () => undefined,
    } as unknown as TableScene
  }
  const page = new EventTarget()
  const host = { ownerDocument: page } as unknown as HTMLElement
  await openingSeats(create, () => true)(host, {
    hover: (refs) => void told.push(refs.map(({ id }) => id).join()),
    pick: () => undefined,
    turn: () => false,
    cancel: () => undefined,
  })
  return { told, page, input: heard! as SceneInput }
}

/** An element of which only what it lies in is real. */
class Lying extends EventTarget {
  readonly within: string
  constructor(within: string) {
    super()
    this.within = within
  }
  closest(selector: string): Lying | null {
    return selector.split(',').some((one) => one.trim() === this.within) ? this : null
  }
}
afterEach(() => void vi.unstubAllGlobals())

/** Presses Escape where the focus is. Returns whether the page below would hear it. */
function escape(page: EventTarget, target: EventTarget): boolean {
  const event = Object.assign(new Event('keydown'), { key: 'Escape' })
  Object.defineProperty(event, 'target', { value: target })
  const stopped = vi.spyOn(event, 'stopPropagation')
  page.dispatchEvent(event)
  return stopped.mock.calls.length === 0
}

/** A table that tells what it was told to show: the kinds of the beats, and who had played last then. */
async function played(...beats: readonly [kind: string, seat: number][]) {
  const told: string[] = []
  const counts: string[] = []
  let shown: () => void = () => undefined
  const create = async () =>
    ({
      show: (_: unknown, { watched }: SceneFrame) => void told.push(`stands ${watched}`),
      play: (part: readonly Beat[], { watched }: SceneFrame, heard?: Told) => {
        for (const i of part.keys()) heard?.(part.length, i + 1)
        told.push(`${part.map(({ event }) => event.kind).join()} ${watched}`)
        return new Promise<void>((done) => {
          if (part[0].event.kind === 'slow') shown = done
          else done()
        })
      },
      skip: () => {
        told.push('skip')
        shown()
      },
      destroy: () => undefined,
    }) as unknown as TableScene
  const host = { ownerDocument: new EventTarget() } as unknown as HTMLElement
  const scene = await openingSeats(create, ({ kind }) => kind !== 'other')(host, {} as SceneInput)
  const frame = (acting: number) => ({ viewer: 0, acting }) as SceneFrame
  const playing = scene.play(
    beats.map(([kind, seat]) => ({ event: { kind, seat }, view: {} }) as unknown as Beat),
    frame(1),
    (begun, landed) => void counts.push(`${landed} of ${begun}`),
  )
  return { told, scene, frame, playing, counts }
}

describe('while seats play one after another', () => {
  it('who played last but whoever looks is known as soon as these play, and not before', async () => {
    const { told, playing, counts } = await played(['turn', 1], ['deed', 1], ['turn', 2], ['other', 1], ['turn', 0])
    await playing
    expect(counts).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4', '5 of 5'])
    expect(told).toEqual(['turn,deed,turn,other null', 'turn 2'])
  })

  it('it is known when whoever looks is asked, too', async () => {
    const { told, playing, scene, frame } = await played(['deed', 1])
    await playing
    scene.show({}, frame(1))
    scene.show({}, frame(0))
    expect(told).toEqual(['deed null', 'stands null', 'stands 1'])
  })

  it('a skip is meant for all that was told', async () => {
    const { told, playing, scene } = await played(['slow', 1], ['deed', 0])
    scene.skip()
    await playing
    expect(told).toEqual(['slow null', 'skip', 'deed 1', 'skip'])
  })
})

describe('a seat whose board is laid open', () => {
  it('is put away as soon as whoever looks has done something, and stays while others play', async () => {
    const opened: (number | null | undefined)[] = []
    let heard: SceneInput | null = null
    const create = async (_: HTMLElement, input: SceneInput) => {
      heard = input
      return {
        show: (_: unknown, frame: SceneFrame) => void opened.push(frame.opened),
        play: async (_: readonly Beat[], frame: SceneFrame) => void opened.push(frame.opened),
        destroy: () => undefined,
        skip: () => undefined,
      } as unknown as TableScene
    }
    const host = { ownerDocument: new EventTarget() } as unknown as HTMLElement
    const input = { hover: () => undefined } as unknown as SceneInput
    const scene = await openingSeats(create, () => true)(host, input)
    const frame = { viewer: 0, acting: 0 } as SceneFrame
    scene.show({}, frame)
    heard!.pick([seat(2)])
    const done = (by: number) => scene.play([{ event: { kind: 'deed', seat: by }, view: {} } as unknown as Beat], frame)
    await done(1)
    await done(0)
    expect(opened).toEqual([null, 2, 2, null])
  })

  it('is put away by Escape, but not by one that is meant for a dialog or for what is typed', async () => {
    vi.stubGlobal('Element', Lying)
    const { page, input } = await table()
    input.pick([seat(2)])
    expect(['dialog', 'textarea'].map((where) => escape(page, new Lying(where)))).toEqual([true, true])
    expect(escape(page, new Lying('div'))).toBe(false)
    expect(escape(page, new Lying('div'))).toBe(true)
  })

  it('is not explained over its own board; others still are', async () => {
    const { told, input } = await table()
    input.hover([seat(2)])
    input.pick([seat(2)])
    input.hover([seat(2)])
    input.hover([seat(1)])
    expect(told).toEqual(['2', '', '', '1'])
  })

  it('is explained again when its board is put away', async () => {
    const { told, input } = await table()
    input.pick([seat(2)])
    input.pick([seat(2)])
    input.hover([seat(2)])
    expect(told.at(-1)).toBe('2')
  })
})
