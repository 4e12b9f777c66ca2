import { expect, test } from 'vitest'
import { arcOver, plansHinted, plansOf } from '../../../../src-renderer/games/freight-express/overlay/plan.ts'
import { wayTo } from '../../../../src-renderer/games/freight-express/track/way-to.ts'
import type { MarkState } from '../../../../src-renderer/stage/scene.ts'
import { CENTRE, cellOfSleeper, sleeperAt } from '../../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'

/** Stations side by side, which lead into one another; -1 = empty land. */
const row = (...stations: number[]) => ({
  columns: stations.length,
  cells: stations.map((station) => ({ station, card: -1, rotation: 0, height: 0 })),
})
const card = TRACK_CARDS.findIndex(({ couple }) => couple === 1)
const { uncouple } = TRACK_CARDS[card]
const other = [2, 3].find((station) => station !== uncouple) ?? 2
const at = (cell: number) => ({ sleeper: sleeperAt(cell, CENTRE), facing: 5 })
const table = (stations: number[], { hand = [], coupled = [] }: { hand?: number[]; coupled?: number[] }) =>
  ({ ...row(...stations), active: 0, seats: [{ hand, coupled, locomotive: at(0) }] }) as unknown as FreightView
const lit = (kind: 'card' | 'wagon' | 'train', id: number, ...states: MarkState[]) => ({
  ref: { kind, id },
  states: new Set(states),
})

test('the shortest way to a station goes through others, and there is none over land without rails', () => {
  const cells = wayTo(row(0, 1, other, uncouple), at(0), 3)?.map(({ sleeper }) => cellOfSleeper(sleeper))
  expect(cells).toEqual([0, 1, 2, 3])
  expect(wayTo(row(0, 1, -1, uncouple), at(0), 3)).toBeNull()
})

test('a hand card that is pointed at tells where its wagon waits and goes, along the rails or else over the land', () => {
  const [plan] = plansOf(table([0, 1, other, uncouple], { hand: [card] }), [lit('card', card, 'hovered')])
  expect(plan).toMatchObject({ seat: 0, waits: 1, goal: 3 })
  expect(plan.line.length).toBeGreaterThan(2)
  const [apart] = plansOf(table([0, 1, -1, uncouple], { hand: [card] }), [lit('card', card, 'hovered')])
  expect(apart.line).toHaveLength(2)
})

test('a train that is pointed at tells where each of its wagons goes, one of them its own alone', () => {
  const second = TRACK_CARDS.findIndex((one) => one.uncouple !== uncouple && one.uncouple < 4 && one.uncouple > 0)
  const far = TRACK_CARDS[second].uncouple
  const view = table([0, far, uncouple], { coupled: [card, second] })
  expect(plansOf(view, [lit('train', 0, 'hovered')]).map(({ goal, waits }) => [goal, waits])).toEqual([
    [2, null],
    [1, null],
  ])
  expect(plansOf(view, [lit('wagon', second, 'hovered')]).map(({ goal }) => goal)).toEqual([1])
})

test('nothing is told of where the wagon of a card goes once it was picked, nor where it is asked for to drive', () => {
  const view = table([0, 1, other, uncouple], { hand: [card] })
  expect(plansOf(view, [lit('card', card, 'hovered', 'selected')])).toEqual([])
  expect(plansOf(view, [lit('card', card, 'hovered', 'legal')])).toEqual([])
  expect(plansOf(view, [lit('card', card, 'hovered', 'legal'), lit('train', 0, 'legal')])).toHaveLength(1)
  const byRow = [lit('card', card, 'hovered', 'legal', 'listed'), lit('train', 0, 'legal')]
  expect(plansOf(view, byRow)).toEqual([])
})

test('where no rails lead, a way rises high over the land, upwards, from the one end to the other', () => {
  const [from, to] = [
    { x: 0, y: 0 },
    { x: 300, y: 0 },
  ]
  for (const ends of [
    [from, to],
    [to, from],
  ]) {
    const arc = arcOver(ends)
    expect([arc[0].x, arc.at(-1)!.x].map(Math.round)).toEqual(ends.map(({ x }) => x))
    expect(Math.min(...arc.map(({ y }) => y))).toBeLessThan(-100)
  }
  expect(Math.max(...arcOver([from, { x: 0, y: 300 }]).map(({ x }) => x))).toBeGreaterThan(100)
})

test('a way over the land comes by no station that it neither begins nor ends at, where it can go round them', () => {
  const ends = [
    { x: 0, y: 0 },
    { x: 300, y: 0 },
  ]
  const above = arcOver(ends)
  const inItsWay = above[Math.floor(above.length / 2)]
  const other = arcOver(ends, [inItsWay])
  expect(Math.min(...other.map(({ x, y }) => Math.hypot(x - inItsWay.x, y - inItsWay.y)))).toBeGreaterThan(48)
  expect(arcOver(ends, [{ x: 900, y: 900 }])).toEqual(above)
})

test('the way of a hint leads along rails that would lie by then, and is said to be apart where none will', () => {
  const view = table([0, 1, -1, uncouple], { hand: [card] })
  const then = row(0, 1, other, uncouple)
  const planned = [lit('card', card, 'planned')]
  expect(plansHinted(view, planned).some(({ apart }) => apart)).toBe(true)
  expect(plansHinted(view, planned, then).every(({ apart, line }) => !apart && line.length > 1)).toBe(true)
})
