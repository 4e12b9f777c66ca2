import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Deed, LastMove } from '../../../../src-renderer/games/freight-express/memory.ts'

/** Pixi asks for a navigator when it is loaded; nothing here draws. */
beforeAll(() => vi.stubGlobal('navigator', { userAgent: '' }))
afterAll(() => vi.unstubAllGlobals())

const VIEW = { columns: 9, rows: 5 } as unknown as FreightView
const PICTURES = { colour: () => '#000000' } as never
const drive = (seat: number, length: number): Deed => ({
  kind: 'drive',
  seat,
  card: 0,
  sleeper: 4,
  stands: [],
  line: Array.from({ length }, (_, i) => ({ x: 10 * i, y: 0 })),
})
const lay: Deed = { kind: 'lay', seat: 1, cell: 12, card: 3 }
const last = (deed: Deed, ...earlier: readonly Deed[]): LastMove => ({ ...deed, earlier })

/** The strokes of the marks and those of ways, faint, of earlier deeds and of the latest. */
async function marks() {
  const { Container } = await import('pixi.js')
  const { DeedMarks } = await import('../../../../src-renderer/games/freight-express/overlay/deeds.ts')
  const layers = { marks: new Container(), trail: new Container() }
  const deeds = new DeedMarks(layers)
  const strokes = (layer: 'marks' | 'trail') =>
    layers[layer].children.map((graphics) => {
      const { instructions } = (graphics as unknown as { context: { instructions: readonly unknown[] } }).context
      return instructions
    })
  /** How much is seen of earlier deeds. */
  const faint = () => layers.marks.children[0].alpha
  return { deeds, strokes, faint }
}

it('while a way grows only its own line is drawn anew', async () => {
  const { deeds, strokes } = await marks()
  deeds.show(VIEW, PICTURES, last(drive(1, 3), lay), false)
  const [, laid] = strokes('marks')
  const [, , way] = strokes('trail').map((each) => [...each])
  expect(laid.length).toBeGreaterThan(0)
  const first = [...laid]
  deeds.show(VIEW, PICTURES, last(drive(1, 4), lay), false)
  expect(strokes('marks')[1].every((one, i) => one === first[i])).toBe(true)
  expect(strokes('trail')[2].some((one) => way.includes(one))).toBe(false)
})

it('while something is picked all that was done is faint', async () => {
  const { deeds, strokes } = await marks()
  deeds.show(VIEW, PICTURES, last(drive(1, 3), lay), true)
  expect(strokes('marks').map((each) => each.length > 0)).toEqual([true, false, false])
  expect(strokes('trail').map((each) => each.length > 0)).toEqual([true, false, false])
})

it('the turn before the latest is faint, and what is not shown leaves nothing', async () => {
  const { deeds, strokes } = await marks()
  deeds.show(VIEW, PICTURES, last(drive(0, 3), lay), false)
  expect(strokes('marks').map((each) => each.length > 0)).toEqual([true, false, false])
  expect(strokes('trail').map((each) => each.length > 0)).toEqual([false, false, true])
  deeds.show(VIEW, PICTURES, null, false)
  expect([...strokes('marks'), ...strokes('trail')].every((each) => each.length === 0)).toBe(true)
})

it('one’s own deeds are faint throughout one’s turn, and do not flash up when it is over', async () => {
  const { deeds, strokes } = await marks()
  const own = { ...last(drive(1, 3)), viewer: 1 }
  const plain = (active: number) => {
    deeds.show({ ...VIEW, active }, PICTURES, { ...own }, false)
    return strokes('trail').map((each) => each.length > 0)
  }
  expect(plain(1)).toEqual([true, false, false])
  expect(plain(0)).toEqual([true, false, false])
})

it('all turns of others are marked, those before the latest more plainly than while somebody looks past them', async () => {
  const { deeds, strokes, faint } = await marks()
  const turns = last(drive(3, 3), { ...lay, seat: 1 }, { ...lay, seat: 2, cell: 20 })
  deeds.show(VIEW, PICTURES, turns, false)
  const two = strokes('marks')[0].length
  const plain = faint()
  deeds.show(VIEW, PICTURES, turns, true)
  expect(plain).toBeGreaterThan(faint())
  deeds.show(VIEW, PICTURES, last(drive(3, 3), { ...lay, seat: 2, cell: 20 }), false)
  expect(two).toBe(2 * strokes('marks')[0].length)
})
