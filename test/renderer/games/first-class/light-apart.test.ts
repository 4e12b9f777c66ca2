import { Container, type GraphicsContext } from 'pixi.js'
import { describe, expect, it, vi } from 'vitest'
import { firstClass } from '../../../../src-main/engine/first-class/index.ts'
import type { Ref } from '../../../../src-shared/core.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { CLIP } from '../../../../src-renderer/games/first-class/art/contract.ts'
import { layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Overlay } from '../../../../src-renderer/games/first-class/overlay/overlay.ts'
import { refsOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'
import { boxOnTable } from '../../../../src-renderer/games/first-class/where.ts'
import type { MarkState } from '../../../../src-renderer/stage/scene.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

const SIZE = { width: 976, height: 752 }
const { beats } = randomFirstClass(5, 3, 0, firstClassOptions.default)
const view = beats.find(({ event }) => event.kind === 'turnBegan' && event.turn > 12)!.view as FirstClassView
const poses = craft.poses(view, frameOf(3, 0), SIZE)
const layout = layoutOf(SIZE, view)
const EMPTY = { view, poses, layout, lifts: new Map(), last: null, drawing: null, call: null, size: SIZE }

interface Stroke {
  readonly action: string
  readonly data: {
    readonly style: { readonly width?: number; readonly color?: number }
    readonly path: { readonly bounds: { minX: number; minY: number; maxX: number; maxY: number } }
  }
}

/** All that is drawn over the table and in the air above it. */
function drawnFor(more: object): { readonly over: readonly Stroke[]; readonly air: readonly Stroke[] } {
  const layers = { marks: new Container(), over: new Container(), air: new Container() }
  new Overlay(layers).paint({ ...EMPTY, lit: [], ...more, pictures: { colour: () => '#204080' } } as never)
  const of = ({ children }: Container) =>
    (children as unknown as { readonly context?: GraphicsContext }[]).flatMap(
      ({ context }) => (context?.instructions ?? []) as unknown as Stroke[],
    )
  return { over: of(layers.over), air: of(layers.air) }
}
const lit = (ref: Ref, ...states: readonly MarkState[]) => ({ lit: [{ ref, states: new Set(states) }] })
const widths = (strokes: readonly Stroke[]) => strokes.map(({ data }) => data.style.width)
const card = { kind: 'card', id: view.rows.flat().find((one) => one >= 0)! } as Ref

it('a card among many has a hair within its edge, and the ring of one that is pointed at is wider', () => {
  const [hair, ...others] = drawnFor(lit(card, 'legalAmongMany')).over
  const box = boxOnTable(EMPTY as never, card)!
  expect([hair.data.style.width, others]).toEqual([1.2, []])
  expect(hair.data.path.bounds.minX).toBeGreaterThan(box.x)
  expect(hair.data.path.bounds.maxX).toBeLessThan(box.x + box.width)
  const widest = (...states: readonly MarkState[]) =>
    Math.max(...widths(drawnFor(lit(card, ...states)).over).map(Number))
  const [offered, pointed] = [widest('legal'), widest('legalAmongMany', 'hovered')]
  expect(offered).toBeLessThan(6)
  expect(pointed).toBeGreaterThan(offered)
})

it('the ring round a lane is thin, and lies on its edge: its numbers are clear of it', () => {
  for (const train of [0, 1]) {
    const ref = { kind: 'train', id: train } as Ref
    const box = boxOnTable(EMPTY as never, ref)!
    const { over } = drawnFor(lit(ref, 'selected'))
    expect(over.length).toBeGreaterThan(0)
    // Half of the widest stroke is within the middle of its line.
    const within = Math.max(...over.map(({ data }) => data.path.bounds.minY + Number(data.style.width) / 2 - box.y))
    expect(within).toBeLessThan(4)
    const numbers = Object.entries(poses).filter(([name]) => name.startsWith(`number 0 ${train} `))
    expect(numbers.length).toBeGreaterThan(0)
    for (const [name, { y, scale }] of numbers) expect(y + 8 * scale, name).toBeLessThan(box.y + box.height - within)
  }
})

describe('a way that is shown', () => {
  const [from, to, head] = [{ x: 100, y: 200 }, { x: 300, y: 200 }, 30]
  /** Where the dots of a way lie, and the filled head at its end. */
  const drawn = (way: object) => {
    const { air } = drawnFor({ drawing: { ways: [{ from, to, head, ...way }], ghosts: {} } })
    expect(air.map(({ action }) => action)).toEqual(['fill', 'fill'])
    return air.map(({ data }) => data.path.bounds)
  }

  it('goes in an arc from over the head of whoever goes to a filled head over the goal', () => {
    const [dots, end] = drawn({})
    expect(dots.maxY).toBeLessThan(to.y - head)
    expect(dots.minY).toBeLessThan(to.y - head - 10)
    expect(end.maxY).toBeLessThan(to.y - head + 3)
    expect(end.minY).toBeLessThan(to.y - head - 5)
    expect(end.maxX).toBeGreaterThan(to.x - 5)
  })

  it('lies on one level between two that stand beside each other, and touches neither', () => {
    const beside = 20
    const [dots, end] = drawn({ beside })
    for (const { minY, maxY } of [dots, end]) expect((minY + maxY) / 2).toBeCloseTo(to.y - head)
    expect(dots.maxY - dots.minY).toBeLessThan(4)
    expect(dots.minX).toBeGreaterThan(from.x + beside - 2)
    expect(dots.minX).toBeLessThan(from.x + beside)
    expect(end.maxX).toBeCloseTo(to.x - beside)
    expect(end.maxX - end.minX).toBeGreaterThan(9)
  })
})

it('the line of coins that may be spent lies on the edge of their column: the heading below is clear of it', () => {
  const column = Object.entries(poses).find(([, { look }]) => look.kind === 'column')!
  const ref = { kind: 'column', id: refsOf(...column)[0].id } as Ref
  const box = boxOnTable(EMPTY as never, ref)!
  const strokes = drawnFor(lit(ref, 'legalAmongMany')).over
  expect(strokes.length).toBeGreaterThan(0)
  for (const { data } of strokes) {
    const { minY, maxY } = data.path.bounds
    expect((minY + maxY) / 2 + data.style.width! / 2).toBeLessThan(box.y + box.height + 1.5)
  }
})

it("a contract's clip lies over its ring, where the contract has it", () => {
  const id = CARDS.findIndex(({ kind }) => kind === 'contract')
  const held = firstClass.scenario({ seats: 3, options: { modules: ['A', 'B'] }, boards: [{ contracts: [id] }] })
  const own = firstClass.view(held, 0) as FirstClassView
  const ref = { kind: 'card', id } as Ref
  const shown = { view: own, poses: craft.poses(own, frameOf(3, 0), SIZE) }
  const box = boxOnTable(shown as never, ref)!
  for (const state of ['legal', 'legalAmongMany', 'selected'] as const) {
    const { bounds } = drawnFor({ ...shown, ...lit(ref, state) }).over.at(-1)!.data.path
    expect((bounds.minY + bounds.maxY) / 2).toBe(box.y)
    expect(bounds.maxX - bounds.minX).toBe(CLIP.width)
  }
  // The ring of what was done last is drawn apart from those, and runs across it as well.
  const { bounds } = drawnFor({ ...shown, last: { row: 0, column: 0, refs: [ref] } }).over.at(-1)!.data.path
  expect([(bounds.minY + bounds.maxY) / 2, bounds.maxX - bounds.minX]).toEqual([box.y, CLIP.width])
})
