import { expect, test } from 'vitest'
import { courseOf as courseOfFirstClass } from '../../../src-renderer/games/first-class/words/happened/course.ts'
import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import { courseOf } from '../../../src-renderer/games/freight-express/words/happened/course.ts'
import type { FreightEvent } from '../../../src-shared/games/freight-express/events.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { say } from '../../../src-renderer/messages/index.ts'
import { chartIn, heightAt, labelHeights, pathOf, ticksOf, turnsOf } from '../../../src-renderer/screens/score/chart.ts'

test('a line goes level until a delivery and then straight up', () => {
  const path = pathOf(
    [{ turn: 3, value: 9 }],
    5,
    (turn) => turn * 10,
    (value) => 100 - value,
  )
  expect(path).toBe('M10.0 100.0H30.0V91.0H50.0')
})

test('equal scores have labels beside each other, none below the ground', () => {
  const heights = [...labelHeights([200, 200, 198, 20], 200)].sort((a, b) => a - b)
  expect(heights[3]).toBeLessThanOrEqual(200)
  heights.slice(1).forEach((height, i) => expect(height - heights[i]).toBeGreaterThanOrEqual(19))
})

test('the chart fills its box, with room beside the lines for what is written there', () => {
  expect(chartIn(900, 400)).toMatchObject({ width: 900, height: 400, right: 820, bottom: 370 })
  expect(heightAt(50, 50, chartIn(900, 400))).toBe(chartIn(900, 400).top)
  expect(chartIn(0, 0).right).toBeGreaterThan(chartIn(0, 0).left)
})

test('the scale is round, has few lines and ends above all that is drawn', () => {
  expect(ticksOf(46)).toEqual([0, 10, 20, 30, 40, 50])
  expect(ticksOf(10)).toEqual([0, 5, 10])
  expect(ticksOf(264)).toEqual([0, 100, 200, 300])
})

const base = { because: { kind: 'game', id: 0 }, refs: [], learnt: [] } as const
const worth = (wagon: number) => TRACK_CARDS.findIndex((card) => card.wagon === wagon)
const delivered = (turn: number, seat: number, wagon: number): FreightEvent => ({
  ...base,
  turn,
  seat,
  kind: 'uncoupled',
  card: worth(wagon),
  station: 2,
})

test('the course of a game tells what each had, the first big wagon, who passed whom and who was pushed off', () => {
  const events: FreightEvent[] = [
    delivered(2, 0, 4),
    delivered(3, 1, 9),
    {
      ...base,
      because: { kind: 'locomotive', id: 1 },
      turn: 5,
      seat: 0,
      kind: 'derailed',
      sleeper: 0,
      side: 0,
      payer: 0,
      hand: [1, 2],
      wagons: [3],
    },
    delivered(6, 0, 8),
  ]
  const seats = ['Ada', 'Bram'].map((name) => ({ name, player: 'person' as const }))
  const course = courseOf(events, [], seats)
  expect(course.turns).toBe(6)
  expect(course.lines.map((line) => line.steps)).toEqual([
    [
      { turn: 2, value: 4 },
      { turn: 6, value: 12 },
    ],
    [{ turn: 3, value: 9 }],
  ])
  expect(course.moments.map((moment) => [moment.turn, moment.seat, say('en', moment.phrase)])).toEqual([
    [2, 0, 'Ada delivers the 4-wagon at C, the first of the game'],
    [3, 1, 'Bram delivers the 9-wagon at C and passes Ada'],
    [5, 1, 'Bram pushes Ada off the rails: 3 cards lost'],
    [6, 0, 'Ada delivers the 8-wagon at C and passes Bram'],
  ])
})

test('a game is remembered by one of each kind before a second of any: a haul, a push, a veto, a loss', () => {
  const told = (event: object): FreightEvent => ({ ...base, ...event }) as unknown as FreightEvent
  const step = { seat: 1, sleeper: 0, facing: 0 }
  const steps = Array.from({ length: 8 }, () => [step])
  const events: FreightEvent[] = [
    delivered(1, 0, 9),
    told({ turn: 2, seat: 1, kind: 'flipped', card: 3, allowed: 1, surplus: 2, cell: 4 }),
    told({ turn: 3, seat: 0, kind: 'drove', from: [step], steps, enters: -1, lapsed: 0, rammed: [1] }),
    delivered(4, 1, 8),
    delivered(4, 1, 5),
    delivered(5, 0, 6),
    delivered(6, 1, 4),
    delivered(7, 0, 7),
    told({ turn: 8, seat: 1, kind: 'vetoPlayed', use: 'forbid', against: 0, station: 5, special: 'relay' }),
  ]
  const seats = ['Ada', 'Bram'].map((name) => ({ name, player: 'person' as const }))
  expect(courseOf(events, [], seats).moments.map(({ phrase }) => say('en', phrase))).toEqual([
    'Ada delivers the 9-wagon at C, the first big wagon',
    'Bram loses 2 wagons at a crossing',
    'Ada pushes Bram 8 sleepers on',
    'Bram delivers 2 wagons in one turn: 13 points',
    'Ada delivers the 7-wagon at C and passes Bram',
    'Bram vetoes Ada at F',
  ])
})

test('who is pushed far by an abducted train is remembered as pushed by whoever drove it', () => {
  const step = { seat: 2, sleeper: 0, facing: 0 }
  const steps = Array.from({ length: 8 }, () => [step])
  const drove = { kind: 'drove', seat: 1, by: 0, from: [step], steps, enters: -1, lapsed: 0, rammed: [2] }
  const seats = ['Ada', 'Bram', 'Cleo'].map((name) => ({ name, player: 'person' as const }))
  const events = [{ ...base, turn: 3, ...drove } as unknown as FreightEvent]
  expect(courseOf(events, [], seats).moments.map(({ phrase, seat }) => [say('en', phrase), seat])).toEqual([
    ['Ada pushes Cleo 8 sleepers on', 0],
  ])
})

test('the delivery that decided a game of Freight Express is remembered, and a short push is not', () => {
  const told = (event: object): FreightEvent => ({ ...base, ...event }) as unknown as FreightEvent
  const step = { seat: 1, sleeper: 0, facing: 0 }
  const steps = Array.from({ length: 5 }, () => [step])
  const events: FreightEvent[] = [
    delivered(1, 0, 6),
    told({ turn: 3, seat: 0, kind: 'drove', from: [step], steps, enters: -1, lapsed: 0, rammed: [1] }),
    delivered(4, 1, 5),
    delivered(7, 0, 4),
    delivered(8, 1, 3),
  ]
  const seats = ['Ada', 'Bram'].map((name) => ({ name, player: 'person' as const }))
  const remembered = (all: readonly FreightEvent[]) =>
    courseOf(all, [], seats).moments.map(({ phrase }) => say('en', phrase))
  const first = 'Ada delivers the 6-wagon at C, the first of the game'
  expect(remembered([...events, delivered(9, 0, 2)])).toEqual([first])
  const ended = told({ turn: 10, kind: 'ended', reason: 'noCardLeft' })
  // Bram has 8 in the end: with the wagon of turn 7 Ada had 10.
  expect(remembered([...events, delivered(9, 0, 2), ended])).toEqual([
    first,
    'Ada delivers the 4-wagon at C and has 10: too far ahead to be caught',
  ])
  // What takes the lead that does not change any more decides.
  const passes = [delivered(4, 1, 5), delivered(7, 0, 6), delivered(8, 1, 0), ended]
  expect(remembered(passes).at(-1)).toBe('Ada delivers the 6-wagon at C, which decides the game')
  // Where it ends level nobody got out of reach: what made it so is told.
  expect(remembered([...events, delivered(9, 1, 2), ended])).toEqual([
    first,
    'Bram delivers the 2-wagon at C and draws level with Ada: they end with as many points each',
  ])
  // Of a rout the first points are not what decided it, though they would have been enough.
  const rout = [delivered(3, 1, 8), delivered(5, 1, 3), told({ turn: 20, kind: 'ended', reason: 'noCardLeft' })]
  expect(remembered(rout)).toEqual(['Bram delivers the 8-wagon at C, the first big wagon'])
})

test('what comes after the last scoring of First Class is drawn apart from it, and told with the turn it was', () => {
  const events = [
    { ...base, turn: 50, seat: 1, kind: 'draftsShown' },
    { ...base, turn: 50, seat: 1, kind: 'endCardScored', points: 20 },
  ] as unknown as FirstClassEvent[]
  const seats = ['Ada', 'Bram'].map((name) => ({ name, player: 'person' as const }))
  const { moments } = courseOfFirstClass(events, [], seats)
  expect(moments.map(({ turn, at }) => [turn, at])).toEqual([[50, 57]])
})

test('what a turn brings before the scoring it leads to is a step of its own, below the one that scoring is', () => {
  const scored = (turn: number, points: number) => ({
    ...base,
    turn,
    seat: 0,
    kind: 'scored',
    source: 'cities',
    points,
  })
  const began = { ...base, turn: 12, seat: 0, kind: 'scoringBegan', scoring: 1 }
  const events = [scored(11, 2), scored(12, 14), began, scored(12, 76)] as unknown as FirstClassEvent[]
  const { lines, flags } = courseOfFirstClass(events, [], [{ name: 'Ada', player: 'person' }])
  expect(lines[0].steps).toEqual([
    { turn: 11, value: 2 },
    { turn: 11.5, value: 16 },
    { turn: 12, value: 92 },
  ])
  expect(flags?.map(({ turn }) => turn)).toEqual([12])
})

test('turns are named in equal steps from the first', () => {
  expect(turnsOf(14)).toEqual([1, 5, 9, 13])
  expect(turnsOf(9)).toEqual([1, 3, 5, 7, 9])
  expect(turnsOf(1)).toEqual([1])
})
