import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameEvent, Ref } from '../../../src-shared/core.ts'
import type { Beat } from '../../../src-shared/table.ts'
import type { Mark, Near, SceneFrame, SceneInput, TableScene, Thing } from '../../../src-renderer/stage/scene.ts'
import { turnable, type Turning } from '../../../src-renderer/stage/turned-scene.ts'

/** Places are numbers on a ring of ten; a table turned by n has each n places on. A view is the turn that suits it. */
const turning: Turning = {
  turns: 10,
  view: (view, turn) => ({ ...(view as object), turned: turn }),
  event: (event, turn) => ({ ...event, seat: turn }),
  ref: (ref, turn) => ({ ...ref, id: (ref.id + turn) % 10 }),
  first: (view) => (view as { suits: number }).suits,
  better: (view, _, now) => {
    const { suits } = view as { suits: number }
    return suits === now ? null : { turn: suits, gain: 'whole', isNeeded: suits > 4 }
  },
  cramped: (view) => (view as View).cramped ?? [],
  goesRound: () => true,
}
interface View {
  readonly suits: number
  readonly active?: number
  readonly cramped?: readonly number[]
}
const cell = (id: number): Ref => ({ kind: 'cell', id })
const suiting = (suits: number) => ({ suits })
const beat = (suits: number): Beat => ({ event: { kind: 'laid' } as unknown as GameEvent, view: suiting(suits) })
/** A person at seat 0, bots at the others. */
const frame = {
  seats: [{ player: 'person' }, { player: 'driver' }, { player: 'driver' }],
} as unknown as SceneFrame
const calls: [string, unknown][] = []
let inner: SceneInput
/** Until the pictures of a turned table are there. */
let ready: Promise<void>
const heard: (readonly Ref[])[] = []
/** How often the page was laid out for it. */
let measured = 0

async function open(more: Partial<SceneInput> = {}): Promise<TableScene> {
  const note =
    (name: string) =>
    (what: unknown): void =>
      void calls.push([name, what])
  const scene = {
    show: note('show'),
    recall: note('recall'),
    mark: note('mark'),
    preview: note('preview'),
    prepare: (view: unknown) => (note('prepare')(view), ready),
    forget: () => calls.push(['forget', null]),
    play: async (beats: unknown) => note('play')(beats),
    anchor: (ref: Ref) => ({ x: ref.id, y: 0, width: 1, height: 1 }),
    things: (): Thing[] => [{ ref: cell(5), box: { x: 0, y: 0, width: 1, height: 1 }, refs: [cell(5)] }],
  } as unknown as TableScene
  const host = {
    get clientWidth() {
      measured++
      return 900
    },
    clientHeight: 700,
    animate: () => undefined,
  } as unknown as HTMLElement
  const create = turnable(async (_, input) => ((inner = input), scene), turning)
  const usual = { hover: (refs: readonly Ref[]) => heard.push(refs), pick: vi.fn(), turn: () => false, cancel: vi.fn() }
  return create(host, { ...usual, ...more })
}
const last = (name: string) => calls.findLast(([called]) => called === name)?.[1]

beforeEach(() => {
  calls.length = 0
  ready = Promise.resolve()
  heard.length = 0
})

it('lies as it was turned before, and says of places what the game calls them', async () => {
  const scene = await open({ turnedBefore: () => 3 })
  scene.show(suiting(3), frame)
  expect(last('show')).toEqual({ suits: 3, turned: 3 })
  inner.hover([cell(5)])
  expect(heard).toEqual([[cell(2)]])
  expect(scene.things()[0].ref).toEqual(cell(2))
  expect(scene.anchor(cell(2))).toMatchObject({ x: 5 })
  scene.mark([{ ref: cell(2), state: 'legal' }])
  expect(last('mark')).toEqual([{ ref: cell(5), state: 'legal' }] satisfies Mark[])
})

it('does not turn by itself when another turn would suit what was laid', async () => {
  const turned = vi.fn()
  const scene = await open({ turned })
  scene.show(suiting(3), frame)
  await scene.play([beat(1)], frame)
  expect(calls.map(([name]) => name)).toEqual(['show', 'play'])
  expect(last('show')).toEqual({ suits: 3 })
  expect(turned).not.toHaveBeenCalled()
})

it('never goes round by itself, however small things have become, between two turns neither: it says so, and waits', async () => {
  const turned = vi.fn()
  const scene = await open({ turned, beginsTurned: true })
  scene.show({ suits: 2, active: 0 }, frame)
  turned.mockClear()
  await scene.play([{ ...beat(8), view: { suits: 8, active: 0 } }], frame)
  await scene.play([{ ...beat(7), view: { suits: 7, active: 1 } }], frame)
  expect(calls.filter(([name]) => name === 'show')).toHaveLength(1)
  expect(turned).not.toHaveBeenCalled()
  expect(scene.turnGain?.()).toBe('whole')
  scene.turnTable?.()
  await ready
  expect(turned.mock.calls).toEqual([[7, true]])
})

it('stays as somebody has turned it by hand when it is opened again, and where places are spoken of', async () => {
  for (const given of [{ beginsTurned: true, turnedBefore: () => 1 }, { beginsTurned: false }]) {
    const scene = await open(given)
    scene.show({ suits: 1, active: 0 }, frame)
    const before = calls.filter(([name]) => name === 'show').length
    await scene.play([{ ...beat(6), view: { suits: 6, active: 1 } }], frame)
    expect(calls.filter(([name]) => name === 'show')).toHaveLength(before)
  }
})

it('stands upright again at once, however far it was turned, when that is asked', async () => {
  const turned = vi.fn()
  const scene = await open({ turned })
  scene.show(suiting(0), frame)
  for (let i = 0; i < 3; i++) scene.turnTable?.()
  scene.turnTable?.(0)
  await ready
  expect(turned.mock.lastCall).toEqual([0, true])
})

it('passes over the turns in which all would lie far smaller, but turns where there are no others', async () => {
  const turned = vi.fn()
  const scene = await open({ turned })
  scene.show({ suits: 0, cramped: [1, 2, 4] }, frame)
  expect(scene.passesTurns?.()).toBe(true)
  for (const turn of [3, 5]) {
    scene.turnTable?.()
    await ready
    // The first press for a position goes to what suits it: that is where it lay.
    expect(turned.mock.lastCall).toEqual([turn, true])
    scene.show({ suits: turn, cramped: [1, 2, 4] }, frame)
  }
  scene.show({ suits: 5, cramped: [0, 1, 2, 3, 4, 6, 7, 8, 9] }, frame)
  scene.turnTable?.()
  expect(turned.mock.lastCall).toEqual([6, true])
  scene.show({ suits: 6 }, frame)
  expect(scene.passesTurns?.()).toBe(false)
})

it('draws what was let go by where its places lie, and no longer once they were turned', async () => {
  let near: Near | undefined
  const drop: SceneInput['drop'] = (_, __, asked) => void (near = asked)
  const scene = await open({ turnedBefore: () => 3, drop })
  scene.show(suiting(3), frame)
  void inner.drop?.([cell(6)], false, (places) => places.find(({ id }) => id === 5) ?? null)
  expect(near?.([cell(1), cell(2)])).toEqual(cell(2))
  scene.turnTable?.()
  await vi.waitFor(() => expect(last('show')).toEqual({ suits: 3, turned: 4 }))
  expect(near?.([cell(1), cell(2)])).toBeNull()
})

it('takes its marks and the move that led there along when it is turned by hand', async () => {
  const scene = await open()
  scene.show(suiting(0), frame)
  scene.mark([{ ref: cell(2), state: 'legal' }])
  await scene.play([beat(0)], frame)
  scene.turnTable?.()
  await ready
  expect(calls.map(([name]) => name)).toEqual([
    'show',
    'mark',
    'play',
    'prepare',
    'forget',
    'show',
    'recall',
    'mark',
    'preview',
  ])
  expect(last('show')).toEqual({ suits: 0, turned: 1 })
  expect(last('mark')).toEqual([{ ref: cell(3), state: 'legal' }])
  expect(last('recall')).toMatchObject([{ kind: 'laid', seat: 1 }])
})

it('stays while a later position is shown that was taken back to', async () => {
  const scene = await open()
  scene.show(suiting(0), frame)
  scene.show(suiting(4), frame)
  expect(last('show')).toEqual({ suits: 4 })
})

it('lies at once as it lay before when it is looked back at, and nobody is told that it was turned', async () => {
  const turned = vi.fn()
  const scene = await open({ turned, turnedBefore: () => 6 })
  scene.show(suiting(6), frame)
  scene.mark([{ ref: cell(2), state: 'legal' }])
  scene.lieTurned?.(3)
  expect(last('show')).toEqual({ suits: 6, turned: 3 })
  expect(last('mark')).toEqual([{ ref: cell(5), state: 'legal' }] satisfies Mark[])
  expect(turned).not.toHaveBeenCalled()
  const shows = calls.length
  scene.lieTurned?.(3)
  expect(calls).toHaveLength(shows)
  scene.show(suiting(1), frame)
  expect(last('show')).toEqual({ suits: 1, turned: 3 })
})

it('stays as it is once it was turned by hand', async () => {
  const scene = await open()
  scene.show(suiting(0), frame)
  scene.turnTable?.()
  await ready
  expect(last('show')).toEqual({ suits: 0, turned: 1 })
  await scene.play([beat(4)], frame)
  expect(last('show')).toEqual({ suits: 0, turned: 1 })
})

it('lies as it was turned by hand when it was opened before, and tells how it is turned', async () => {
  const turned = vi.fn()
  const scene = await open({ turnedBefore: () => 4, turned })
  scene.show(suiting(4), frame)
  expect(last('show')).toEqual({ suits: 4, turned: 4 })
  scene.turnTable?.()
  expect(turned).toHaveBeenCalledWith(5, true)
})

it('lies as it was turned last where it is drawn anew, as after a reset of the graphics card', async () => {
  let turn: number | undefined
  const input = { beginsTurned: true, turnedBefore: () => turn, turned: (to: number) => void (turn = to) }
  const fallen = await open(input)
  fallen.show(suiting(4), frame)
  fallen.turnTable?.()
  const scene = await open(input)
  scene.show(suiting(4), frame)
  expect(last('show')).toEqual({ suits: 4, turned: 5 })
})

it('is turned once its pictures are there, and by hand as often as was asked for', async () => {
  const scene = await open()
  scene.show(suiting(0), frame)
  let made = (): void => undefined
  ready = new Promise((resolve) => (made = resolve))
  scene.turnTable?.()
  scene.turnTable?.()
  await Promise.resolve()
  expect(last('prepare')).toEqual({ suits: 0, turned: 2 })
  expect(last('show')).toEqual({ suits: 0 })
  made()
  await ready
  expect(calls.filter(([name]) => name === 'show')).toEqual([
    ['show', { suits: 0 }],
    ['show', { suits: 0, turned: 2 }],
  ])
})

it('is turned by hand at the end of what came between', async () => {
  const scene = await open()
  scene.show(suiting(0), frame)
  scene.turnTable?.()
  await scene.play([beat(0)], frame)
  expect(last('show')).toEqual({ suits: 0, turned: 1 })
})

it('is turned by hand though something else is shown while its pictures are made', async () => {
  const scene = await open()
  scene.show(suiting(0), frame)
  let made = (): void => undefined
  ready = new Promise((resolve) => (made = resolve))
  scene.turnTable?.()
  scene.show({ suits: 0, active: 1 }, frame)
  made()
  await ready
  await ready
  expect(last('show')).toEqual({ suits: 0, active: 1, turned: 1 })
})

it('is turned by hand to how it lies best first, then on by one', async () => {
  const turned = vi.fn()
  const scene = await open({ turnedBefore: () => 0, turned })
  scene.show(suiting(4), frame)
  for (let i = 0; i < 2; i++) {
    scene.turnTable?.()
    await ready
    await ready
  }
  expect(turned.mock.calls).toEqual([
    [4, true],
    [5, true],
  ])
})

it('says what would be gained by turning it, until it is turned so', async () => {
  const scene = await open()
  expect(scene.turnGain?.()).toBeNull()
  scene.show(suiting(0), frame)
  expect(scene.turnGain?.()).toBeNull()
  await scene.play([beat(4)], frame)
  expect(scene.turnGain?.()).toBe('whole')
  scene.turnTable?.()
  expect(scene.turnGain?.()).toBeNull()
})

describe('a table that begins turned so that there is room', () => {
  const turned = vi.fn()
  beforeEach(() => void turned.mockClear())

  it('lies so before anything of it is seen, and tells it', async () => {
    const scene = await open({ turned, beginsTurned: true })
    scene.show(suiting(4), frame)
    expect(calls).toEqual([['show', { suits: 4, turned: 4 }]])
    expect(turned.mock.calls).toEqual([[4, false]])
  })

  it('stays so from then on, whatever is laid', async () => {
    const scene = await open({ turned, beginsTurned: true })
    scene.show(suiting(4), frame)
    await scene.play([beat(2)], frame)
    scene.show(suiting(1), frame)
    expect(last('show')).toEqual({ suits: 1, turned: 4 })
    expect(turned.mock.calls).toEqual([[4, false]])
  })

  it('lies as it did before where it was seen already', async () => {
    const scene = await open({ turned, beginsTurned: true, turnedBefore: () => 3 })
    scene.show(suiting(4), frame)
    expect(last('show')).toEqual({ suits: 4, turned: 3 })
    expect(turned).not.toHaveBeenCalled()
  })
})

it('measures nothing for whoever knows the room: each measure lays the page out', async () => {
  const scene = await open({ beginsTurned: false })
  scene.show(suiting(5), frame)
  const before = measured
  const room = { clientWidth: 900, clientHeight: 700 }
  expect([scene.turnGain?.(room), scene.passesTurns?.(room)]).toEqual(['whole', false])
  expect(measured).toBe(before)
})
