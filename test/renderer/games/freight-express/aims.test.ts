import { expect, test } from 'vitest'
import { aimOf } from '../../../../src-renderer/games/freight-express/overlay/aims.ts'
import { plansHinted } from '../../../../src-renderer/games/freight-express/overlay/plan.ts'
import { wayTo } from '../../../../src-renderer/games/freight-express/track/way-to.ts'
import { tellAim } from '../../../../src-renderer/games/freight-express/words/hint/aim.ts'
import { missingFrom, sidesAhead } from '../../../../src-renderer/games/freight-express/words/hint/missing.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import type { MarkState } from '../../../../src-renderer/stage/scene.ts'
import { CENTRE, EW, NE, NW, sleeperAt } from '../../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'

const straight = TRACK_CARDS.findIndex(({ rails }) => rails === EW)
const rotation = straight >= 0 ? 0 : 1
const line = straight >= 0 ? straight : TRACK_CARDS.findIndex(({ rails }) => rails === 1)

const LAID = -2
/** Stations in a row; -1 = empty land, LAID = a straight that joins what lies left and right of it. */
const ground = (...row: number[]) => ({
  columns: row.length,
  rows: 1,
  cells: row.map((station) => ({
    station: Math.max(-1, station),
    card: station === LAID ? line : -1,
    rotation: station === LAID ? rotation : 0,
    height: station === LAID ? 1 : 0,
  })),
})
const table = (row: number[], at: number, { hand = [], coupled = [] }: { hand?: number[]; coupled?: number[] } = {}) =>
  ({
    ...ground(...row),
    active: 0,
    seats: [{ hand, coupled, locomotive: { sleeper: sleeperAt(at, CENTRE), facing: 5 } }],
  }) as unknown as FreightView

const card = TRACK_CARDS.findIndex(({ couple, uncouple }) => couple === 1 && uncouple !== 0)
const { uncouple: goal, wagon } = TRACK_CARDS[card]
const letter = String.fromCharCode(65 + goal)
const said = (aim: ReturnType<typeof aimOf>) => aim && say('en', tellAim(aim))

test('as many cards are missing as there are bare places, and none where rails lead', () => {
  const missing = (...row: number[]) => missingFrom(table(row, 0), 0)[3]
  expect(missing(0, -1, -1, 1)).toBe(2)
  expect(missing(0, LAID, -1, 1)).toBe(1)
  expect(missing(0, LAID, LAID, 1)).toBe(0)
})

test('a way of a train on the line begins ahead of it: it only drives forwards, and turns in a station', () => {
  const [EAST, WEST] = [1, 3]
  const view = table([0, LAID, LAID, 1], 0)
  const [near, far] = [EAST, WEST].map((facing) => wayTo(view, { sleeper: sleeperAt(1, CENTRE), facing }, 3))
  expect([near, far].map((way) => way?.length)).toEqual([9, 15])
  expect(far?.[3].sleeper).toBe(sleeperAt(0, CENTRE))
  const missing = (facing: number) => missingFrom(view, 1, sidesAhead(view, { sleeper: sleeperAt(1, CENTRE), facing }))
  expect([missing(EAST)[3], missing(WEST)[3]]).toEqual([0, 0])
  // Over the edge of the table there is no way back.
  const end = table([LAID, 1], 1)
  expect(missingFrom(end, 0, sidesAhead(end, { sleeper: sleeperAt(0, CENTRE), facing: WEST }))[1]).toBe(Infinity)
  expect(wayTo(end, { sleeper: sleeperAt(0, CENTRE), facing: WEST }, 1)).toBeNull()
})

test('track towards where a wagon of the hand is coupled begins that way, and opens it when nothing is missing', () => {
  const hand = [card]
  const begun = aimOf(table([0, -1, -1, 1, goal], 0, { hand }), table([0, LAID, -1, 1, goal], 0, { hand }), 0)
  expect(begun).toEqual({ kind: 'fetches', card, left: 1 })
  expect(said(begun)).toBe(
    `It begins the way to B, where you can couple the ${wagon} for ${letter} in your hand; at least one more card is missing.`,
  )
  const opened = aimOf(table([0, -1, 1, goal], 0, { hand }), table([0, LAID, 1, goal], 0, { hand }), 0)
  expect(said(opened)).toBe(
    `It opens the way to B, 6 sleepers away, where you can couple the ${wagon} for ${letter} in your hand.`,
  )
})

test('track between where it is coupled and where it goes is the way for it, and for one on the train towards there', () => {
  const [before, after] = [
    [0, 1, -1, goal],
    [0, 1, LAID, goal],
  ]
  expect(aimOf(table(before, 0, { hand: [card] }), table(after, 0, { hand: [card] }), 0)).toEqual({
    kind: 'joins',
    card,
    left: 0,
    steps: 6,
  })
  expect(aimOf(table(before, 1, { coupled: [card] }), table(after, 1, { coupled: [card] }), 0)?.kind).toBe('carries')
})

test('a wagon that is coupled is told where it goes, and a drive what can be coupled where it ends', () => {
  const row = [0, 1, -1, goal]
  expect(aimOf(table(row, 1, { hand: [card] }), table(row, 1, { coupled: [card] }), 0)).toEqual({
    kind: 'coupled',
    card,
    left: 1,
  })
  expect(aimOf(table(row, 0, { hand: [card] }), table(row, 1, { hand: [card] }), 0)?.kind).toBe('there')
  expect(aimOf(table(row, 0), table(row, 1), 0)).toBeNull()
})

test('a drive that goes on without the wagon is not told to be for it', () => {
  const row = [0, 1, -1, goal]
  const hand = [card]
  const there = (line: readonly FreightView[]) =>
    aimOf(table(row, 0, { hand }), table(row, 1, { hand }), 0, { line })?.kind
  expect(there([table(row, 3, { hand })])).toBeUndefined()
  expect(there([table(row, 1, { coupled: hand }), table(row, 3)])).toBe('there')
  expect(there([table([0, 1, LAID, goal], 1, { hand })])).toBe('there')
})

test('a drive to where a pulled wagon goes is not told to be for a card that could be coupled there too', () => {
  const other = TRACK_CARDS.findIndex(({ couple }) => couple === goal)
  const seat = { hand: [other], coupled: [card] }
  const row = [0, 1, TRACK_CARDS[other].uncouple, goal]
  const [before, after] = [0, 3].map((at) => table(row, at, seat))
  expect(aimOf(before, after, 0)).toBeNull()
  const fetched = table(row, 3, { coupled: [other] })
  expect(aimOf(before, after, 0, { line: [fetched] })).toMatchObject({ kind: 'there', card: other })
})

test('track by which no wagon comes nearer is told to be for none', () => {
  const hand = [card]
  const row = [0, 1, goal, -1]
  expect(aimOf(table(row, 0, { hand }), table([0, 1, goal, LAID], 0, { hand }), 0)).toBeNull()
})

test('the way of a hinted wagon is drawn from the train to where it is coupled, and on to where it goes', () => {
  const lit = [{ ref: { kind: 'card', id: card } as const, states: new Set<MarkState>(['planned']) }]
  const plans = plansHinted(table([0, -1, 1, goal], 0, { hand: [card] }), lit)
  expect(plans.map(({ waits, goal: to }) => [waits, to])).toEqual([
    [2, 3],
    [null, 2],
  ])
  expect(plansHinted(table([1, 0, goal], 0, { hand: [card] }), lit)).toHaveLength(1)
  expect(plansHinted(table([1, 0, goal], 0, { coupled: [card] }), lit)).toHaveLength(1)
})

test('two cards that open a way together are told of both, and a card of which a drive comes is not', () => {
  const hand = [card]
  const before = table([0, -1, -1, 1, goal, -1], 0, { hand })
  const one = table([0, -1, -1, 1, goal, LAID], 0, { hand })
  const both = table([0, LAID, -1, 1, goal, LAID], 0, { hand })
  expect(aimOf(before, one, 0, { line: [both] })).toEqual({ kind: 'fetches', card, left: 1, together: true })
  expect(aimOf(before, one, 0, { line: [table([0, LAID, -1, 1, goal], 1, { hand })] })).toBeNull()
})

test('a wagon that was named before stays the one that is named, and one that the line couples comes before it', () => {
  // Another that is coupled elsewhere, and goes where the same track brings it nearer.
  const other = TRACK_CARDS.findIndex(({ couple, uncouple }) => couple === 1 && uncouple > 0 && uncouple !== goal)
  const row = (first: number, second: number) => [0, first, second, 1, goal, TRACK_CARDS[other].uncouple]
  const hand = [card, other]
  const [before, after] = [-1, LAID].map((first) => table(row(first, -1), 0, { hand }))
  const coupling = (coupled: number) => table(row(LAID, LAID), 3, { hand: [], coupled: [coupled] })
  const named = (meant: Parameters<typeof aimOf>[3]) => aimOf(before, after, 0, meant)?.card
  for (const kept of hand) expect(named({ kept })).toBe(kept)
  for (const [kept, coupled] of [hand, [other, card]]) expect(named({ kept, line: [coupling(coupled)] })).toBe(coupled)
})

test('a way that becomes shorter is told with both lengths', () => {
  expect(said({ kind: 'carries', card, left: 0, steps: 6, was: 9 })).toBe(
    `It shortens the way to ${letter}, where the ${wagon}-wagon you pull goes: 6 sleepers instead of 9.`,
  )
})

test('a way that turns back in a station lies: what comes in there may leave where it came', () => {
  // Below the station a branch joins it with what lies left and with what lies right, not these with each other.
  const branch = TRACK_CARDS.findIndex(({ rails }) => rails === (NE | NW))
  const bare = { station: -1, card: -1, rotation: 0, height: 0 }
  const station = (n: number) => ({ ...bare, station: n })
  const cells = [bare, station(2), bare, station(0), { ...bare, card: branch, height: 1 }, station(1)]
  expect(branch).toBeGreaterThanOrEqual(0)
  expect(missingFrom({ columns: 3, rows: 2, cells } as unknown as FreightView, 3)[5]).toBe(0)
})

test('a drive is for no wagon whose card the same turn discards or spends', () => {
  const before = table([0, LAID, 1, goal], 0, { hand: [card] })
  const there = table([0, LAID, 1, goal], 2, { hand: [card] })
  expect(aimOf(before, there, 0)?.kind).toBe('there')
  expect(aimOf(before, there, 0, { line: [table([0, LAID, 1, goal], 2, {})] })).toBeNull()
  expect(aimOf(before, there, 0, { line: [table([0, LAID, 1, goal], 2, { coupled: [card] })] })?.kind).toBe('there')
})
