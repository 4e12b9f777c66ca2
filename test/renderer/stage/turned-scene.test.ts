import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameEvent, Ref } from '../../../src-shared/core.ts'
import type { Beat, Preview } from '../../../src-shared/table.ts'
import type { Mark, SceneFrame, SceneInput, TableScene, Thing } from '../../../src-renderer/stage/scene.ts'
import { turnable, type Turning } from '../../../src-renderer/stage/turned-scene.ts'

/** Places are numbers on a ring of ten; a table turned by n has each n places on. A view is the turn that suits it. */
const turning: Turning = {
  turns: 10,
  view: (view, turn) => ({ ...(view as object), turned: turn }),
  event: (event, turn) => ({ ...event, seat: turn }),
  ref: (ref, turn) => ({ ...ref, id: (ref.id + turn) % 10 }),
  best: (view) => (view as { suits: number }).suits,
  lays: ({ kind }) => kind === 'laid',
  begins: ({ kind }) => kind === 'turnBegan',
  goesRound: () => true,
}
const cell = (id: number): Ref => ({ kind: 'cell', id })
const suiting = (suits: number) => ({ suits })
const beat = (suits: number): Beat => ({ event: { kind: 'laid' } as unknown as GameEvent, view: suiting(suits) })
const byHand = (turn: number) => ({ turn, byHand: true })
/** A person at seat 0, bots at the others. */
const frame = {
  seats: [{ player: 'person' }, { player: 'driver' }, { player: 'driver' }],
} as unknown as SceneFrame
const began = (seat: number, suits: number): Beat => ({
  event: { kind: 'turnBegan', seat } as unknown as GameEvent,
  view: suiting(suits),
})

const calls: [string, unknown][] = []
let inner: SceneInput
/** Until the pictures of a turned table are there. */
let ready: Promise<void>
const heard: (readonly Ref[])[] = []

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
  const host = { clientWidth: 900, clientHeight: 700, animate: () => undefined } as unknown as HTMLElement
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
  const scene = await open({ turnedBefore: byHand(3) })
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
  const scene = await open({ turnedBefore: byHand(4), turned })
  scene.show(suiting(4), frame)
  expect(last('show')).toEqual({ suits: 4, turned: 4 })
  scene.turnTable?.()
  expect(turned).toHaveBeenCalledWith(byHand(5))
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

it('is turned by hand to how it lies best first, then on by one', async () => {
  const turned = vi.fn()
  const scene = await open({ turnedBefore: byHand(0), turned })
  scene.show(suiting(4), frame)
  for (let i = 0; i < 2; i++) {
    scene.turnTable?.()
    await ready
    await ready
  }
  expect(turned.mock.calls).toEqual([[byHand(4)], [byHand(5)]])
})

describe('a table that may turn by itself', () => {
  const turned = vi.fn()
  const opened = async () => {
    turned.mockClear()
    const scene = await open({ turned, turnsItself: true })
    scene.show(suiting(0), frame)
    return scene
  }

  it('turns when a person’s turn begins, after something was laid, and not between turns of bots', async () => {
    const scene = await opened()
    await scene.play([beat(4), began(1, 4)], frame)
    await scene.play([beat(4), began(2, 4)], frame)
    expect(turned).not.toHaveBeenCalled()
    await scene.play([began(0, 4)], frame)
    expect(turned.mock.calls).toEqual([[{ turn: 4, byHand: false }]])
    expect(last('show')).toEqual({ suits: 4, turned: 4 })
  })

  it('lies still where nothing was laid since it was last found how it lies best', async () => {
    const scene = await opened()
    await scene.play([began(0, 4)], frame)
    await scene.play([beat(0), began(0, 0)], frame)
    await scene.play([began(0, 4)], frame)
    expect(turned).not.toHaveBeenCalled()
  })

  it('lies still under whoever chooses or looks at something, and where a round is shown again', async () => {
    const scene = await opened()
    scene.preview({ beats: [] } as unknown as Preview)
    await scene.play([beat(4), began(0, 4)], frame)
    scene.preview(null)
    await scene.play([beat(4)], frame)
    await scene.play([began(0, 4)], { ...frame, again: true })
    expect(turned).not.toHaveBeenCalled()
  })

  it('turns by itself no more once a hand has turned it', async () => {
    const scene = await opened()
    scene.turnTable?.()
    await ready
    await scene.play([beat(4), began(0, 4)], frame)
    expect(turned.mock.calls).toEqual([[byHand(1)]])
  })

  it('goes on to do so where it had turned by itself before', async () => {
    const scene = await open({ turned, turnsItself: true, turnedBefore: { turn: 3, byHand: false } })
    turned.mockClear()
    scene.show(suiting(3), frame)
    expect(last('show')).toEqual({ suits: 3, turned: 3 })
    await scene.play([beat(4), began(0, 4)], frame)
    expect(turned).toHaveBeenCalledWith({ turn: 4, byHand: false })
  })
})
