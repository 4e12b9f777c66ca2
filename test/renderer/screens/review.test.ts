import { expect, test } from 'vitest'
import { hundredthsApart, isWhole, sharesOn, type Moment, type Review } from '../../../src-shared/review.ts'
import {
  bandsOf,
  besideOf,
  clearOf,
  FIGURE,
  forkOf,
  hidesEdge,
  hundredthsOf,
  hundredthsOn,
  labelsOf,
  sideShares,
  sidesOf,
} from '../../../src-renderer/screens/review/graph.ts'
import {
  begunAt,
  lengthOf,
  momentKey,
  momentsListed,
  placeOf,
  wordOf,
} from '../../../src-renderer/screens/review/listed.ts'
import { panelOf } from '../../../src-renderer/games/panels.ts'
import { randomView } from '../games/random-view.ts'
import { headlineOf } from '../../../src-renderer/words/headline.ts'
import { swingsOf } from '../../../src-renderer/screens/review/swings.ts'

const moment = (step: number, kind: Moment['kind'], hundredths: number, seat = 0): Moment => ({
  kind,
  turn: step,
  seat,
  step,
  into: 0,
  played: [1],
  other: [2],
  shares: kind === 'slip' ? [0.4 - hundredths / 100, 0.4] : [0.4, 0.4 - hundredths / 100],
  points: 1,
  facts: [],
})

const isAnns = ({ seat }: Moment) => seat === 0

test('of many moments those that weigh most are listed in the order of play, and the three best among them', () => {
  const slips = [3, 9, 20, 12, 4, 5, 6, 7, 8, 11].map((n, i) => moment(i, 'slip', n))
  const found = [9, 10, 8, 30].map((n, i) => moment(20 + i, 'found', n))
  const all = [...slips, ...found]
  const listed = momentsListed(all, null)
  expect(listed).toHaveLength(8)
  expect(listed.filter(({ kind }) => kind === 'found').map(({ step }) => step)).toEqual([20, 21, 23])
  expect(listed.map(({ step }) => step)).toEqual([...listed.map(({ step }) => step)].sort((a, b) => a - b))
  expect(
    all
      .map((one) => placeOf(all, one, 30))
      .filter((place) => place > 0)
      .sort(),
  ).toEqual([1, 1, 2, 2, 3, 3])
  expect(placeOf(all, slips[2]!, 30)).toBe(1)
  // Nothing stands out of a short game, nor of two slips.
  expect(placeOf(all, slips[2]!, 11)).toBe(0)
  expect(placeOf(slips.slice(1, 3), slips[2]!, 30)).toBe(0)
})

test('the bars of what was given away are in proportion, and none is full where little was', () => {
  const bars = (...weights: readonly number[]) => {
    const slips = weights.map((n, i) => moment(i, 'slip', n))
    return slips.map((one) => Math.round(lengthOf(one, slips)))
  }
  expect(bars(16, 40, 20, 4)).toEqual([40, 100, 50, 10])
  expect(bars(3, 6)).toEqual([20, 40])
})

test('what a person found at their best is listed, however much others found and missed', () => {
  const others = [20, 21, 22, 23, 24].flatMap((n, i) => [moment(i, 'slip', n, 1), moment(10 + i, 'found', n, 1)])
  const own = [moment(30, 'found', 3, 0), moment(31, 'found', 5, 0)]
  const listed = momentsListed([...others, ...own], null, null, isAnns)
  expect(listed).toHaveLength(8)
  expect(listed.filter(({ seat }) => seat === 0)).toEqual([own[1]])
  expect(momentsListed([...others, ...own], null).filter(({ seat }) => seat === 0)).toEqual([])
})

test('a review begins at what weighs most of what persons did, and at what bots did only where they have none', () => {
  const bots = [moment(1, 'slip', 30, 1), moment(2, 'found', 12, 2)]
  const own = [moment(5, 'slip', 4, 0), moment(6, 'found', 9, 0)]
  expect(begunAt([...bots, ...own], isAnns)).toBe(own[1])
  expect(begunAt(bots, isAnns)).toBe(bots[0])
  expect(begunAt([], isAnns)).toBeNull()
})

test('the moment that is laid out stays listed, however many weigh more', () => {
  const all = Array.from({ length: 12 }, (_, i) => moment(i, 'slip', 5 + i))
  expect(momentsListed(all, null)).not.toContain(all[0])
  expect(momentsListed(all, null, all[0]!)).toContain(all[0])
})

test('only one seat is listed where one is asked for, and each moment has a key of its own', () => {
  const all = [moment(1, 'slip', 5, 0), moment(1, 'slip', 5, 1), moment(2, 'found', 9, 1)]
  expect(momentsListed(all, 1).map(({ seat }) => seat)).toEqual([1, 1])
  expect(new Set(all.map(momentKey)).size).toBe(3)
})

test.each([
  [0, 'points', 0.5],
  [1, 'points', 0.5],
  [2, 'little', 0.5],
  [6, 'little', 0.5],
  [7, 'some', 0.5],
  [9, 'some', 0.5],
  [10, 'lead', 0.55],
  [14, 'lead', 0.55],
  [15, 'turned', 0.55],
  [10, 'lot', 0.4],
  [30, 'lot', 0.4],
  [20, 'lot', 0.9],
])(
  '%i in 100 is called %s where the better move kept %f of the win: only who led can give a lead away',
  (n, word, share) => {
    const slip: Moment = { ...moment(1, 'slip', n), shares: [share - n / 100, share] }
    expect(wordOf(slip, 2, [])).toBe(word)
  },
)

test('a slip in points alone gave nothing of the win away, though the other move would have kept less of it', () => {
  const slip: Moment = { ...moment(1, 'slip', 0), shares: [0.95, 0.9], points: 6 }
  expect(wordOf(slip, 2, [])).toBe('points')
  expect(hundredthsApart(slip)).toBe(0)
  expect(lengthOf(slip, [slip])).toBe(0)
  const facts = [{ kind: 'nears', points: 6 }] as unknown as Moment['facts']
  expect(headlineOf({ ...slip, facts }, () => '').key).toBe('review.about.slip.plain')
})

test('whoever won all the same gave away a lead, and turned no game', () => {
  const slip: Moment = { ...moment(1, 'slip', 20, 1), shares: [0.35, 0.55] }
  expect([[], [0], [0, 1]].map((winners) => wordOf(slip, 2, winners))).toEqual(['turned', 'turned', 'lead'])
})

test('partners win together: what a slip gave away, where it stands and what the game swung by is of their team', () => {
  const teams = [
    [0, 2],
    [1, 3],
  ]
  const slip: Moment = { ...moment(1, 'slip', 20), shares: [0.35, 0.55] }
  expect([2, 4].map((sides) => wordOf(slip, sides, []))).toEqual(['turned', 'lot'])
  const turns = [{ turn: 1, seat: 0, step: 0 }]
  const known = [
    [0.2, 0.3, 0.2, 0.3],
    [0.27, 0.23, 0.27, 0.23],
  ]
  expect(sharesOn(known, turns, slip, teams[0]!).map((share) => Math.round(share * 100))).toEqual([54, 74])
  const [swing] = swingsOf({ turns, judged: [0], known, moments: [] }, teams)
  expect(swing).toMatchObject({ at: 0, side: [0, 2], from: 0.4, to: 0.54 })
})

test('the bands of the seats fill the graph from its bottom to its top, and their figures do not touch', () => {
  const frame = { left: 0, right: 10, top: 0, bottom: 100 }
  const bands = bandsOf(frame, [
    [0.25, 0.75],
    [1, 0],
  ])
  expect(bands.map(({ edge }) => edge)).toEqual(['M0.0 75.0L10.0 0.0', 'M0.0 0.0L10.0 0.0'])
  const heights = labelsOf(frame, [0.98, 0.01, 0.01], 20)
  expect(heights[0]! - heights[1]!).toBeGreaterThanOrEqual(20)
  expect(heights[1]! - heights[2]!).toBeGreaterThanOrEqual(20)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0)
  // Each on a paper as high as they are apart, which stays in the graph.
  expect(Math.max(...labelsOf(frame, [0, 0.5, 0.5], 20))).toBeLessThanOrEqual(90)
})

test('shares that are told together add up to a hundred, none more than a hundredth off', () => {
  expect(hundredthsOf([0.348, 0.326, 0.326])).toEqual([35, 33, 32])
  expect(hundredthsOf([1 / 3, 1 / 3, 1 / 3])).toEqual([34, 33, 33])
  expect(hundredthsOf([0.125, 0.125, 0.375, 0.375])).toEqual([13, 13, 37, 37])
  expect(hundredthsOf([0.29, 0.57, 0.14])).toEqual([29, 57, 14])
  expect(hundredthsOf([1, 0])).toEqual([100, 0])
  expect(hundredthsOf([])).toEqual([])
})

test('bands of partners lie side by side, and what they have together is told', () => {
  const teams = [
    [0, 2],
    [1, 3],
  ]
  expect(sidesOf(4, teams)).toEqual(teams)
  expect(sidesOf(3, [])).toEqual([[0], [1], [2]])
  expect(sideShares([0.25, 0.125, 0.5, 0.125], teams)).toEqual([0.75, 0.25])
  expect(sideShares([], teams)).toEqual([])
  expect(sideShares([0.5, 0.5], [])).toEqual([])
})

test('four seats of Transport are two teams unless everyone plays alone; others are none', () => {
  const teamsOf = (seats: number, options = {}) =>
    panelOf('transport').teams!({ view: randomView('transport', options, seats, 1).view })
  expect(teamsOf(4)).toEqual([
    [0, 2],
    [1, 3],
  ])
  expect(teamsOf(4, { everyoneAlone: true })).toEqual([])
  expect(teamsOf(2)).toEqual([])
})

test('a graph of which a part is known ends where that ends, on the line of the whole', () => {
  const frame = { left: 0, right: 100, top: 0, bottom: 100 }
  const rows = [
    [0.5, 0.5],
    [0.6, 0.4],
  ]
  expect(bandsOf(frame, rows, 5)[0]?.edge).toBe('M0.0 50.0L25.0 40.0')
  expect(bandsOf(frame, [], 5)).toEqual([])
})

test('a word in the graph stands where no line strikes it, and at the beginning where there is no such place', () => {
  expect(clearOf([], 30, 300)).toBe(38)
  expect(clearOf([60, 150], 30, 300)).toBe(158)
  expect(clearOf([30, 160], 30, 300)).toBe(38)
  expect(clearOf([60, 100, 150, 200, 260], 30, 300)).toBe(38)
})

test('the figures of a turn stand beside its line, off what is marked, and left of it at the end', () => {
  const frame = { left: 30, right: 500, top: 0, bottom: 100 }
  const { width, away } = FIGURE
  expect(besideOf(frame, 200, [])).toBe(200 + away)
  expect(besideOf(frame, 200, [200, 240])).toBe(200 - away - width)
  expect(besideOf(frame, 500, [470])).toBe(500 - away - width)
  expect(besideOf(frame, 30, [60])).toBe(30 + away)
})

test('the figures never hide the line of the shares: where it swings beside the turn they stand right of the graph', () => {
  const frame = { left: 30, right: 630, top: 8, bottom: 108 }
  const figuresAt = (rows: number[][], at: number) => {
    const x = 30 + (600 * at) / (rows.length - 1)
    const heights = labelsOf(frame, rows[at], FIGURE.height)
    return besideOf(frame, x, [], (from) => hidesEdge(frame, rows, rows.length, from, heights))
  }
  const calm = Array.from({ length: 7 }, () => [0.5, 0.5])
  expect(figuresAt(calm, 3)).toBe(330 + FIGURE.away)
  expect(figuresAt(calm, 6)).toBe(630 - FIGURE.away - FIGURE.width)
  const swinging = calm.map((shares, row) => (row === 5 ? [0.9, 0.1] : row === 6 ? [0.1, 0.9] : shares))
  expect(figuresAt(swinging, 6)).toBe(630 + FIGURE.away)
  expect(figuresAt(swinging, 3)).toBe(330 + FIGURE.away)
})

test('what a move cost is the difference of the two chances that are shown', () => {
  expect(hundredthsApart({ kind: 'slip', shares: [0.092, 0.126] })).toBe(4)
  expect(hundredthsApart({ kind: 'found', shares: [0.126, 0.092] })).toBe(4)
  expect(hundredthsApart({ kind: 'slip', shares: [0.4, 0.4] })).toBe(0)
})

test('both moves of a moment stand where the graph does after the turn, as far apart as they were found to be', () => {
  const turns = [0, 1].map((seat, i) => ({ turn: i + 1, seat, step: 2 * i }))
  const known = [
    [0.4, 0.6],
    [0.25, 0.75],
    [0.96, 0.04],
  ]
  const rounded = (one: Moment) => sharesOn(known, turns, one, [one.seat]).map((share) => Math.round(share * 100))
  expect(rounded({ ...moment(1, 'slip', 53), shares: [0.06, 0.53] })).toEqual([25, 72])
  expect(rounded({ ...moment(2, 'found', 40, 1), shares: [0.8, 0.4] })).toEqual([40, 0])
  expect(rounded({ ...moment(2, 'slip', 40, 1), shares: [0.1, 0.3] })).toEqual([4, 24])
})

test('of a moment the chances are read as the graph beside it has them, as far apart as they were found to be', () => {
  const after = [0.348, 0.326, 0.326]
  expect(hundredthsOn([0.326, 0.407], after, [2])).toEqual([32, 40])
  expect(hundredthsOn([0.652, 0.61], after, [1, 2])).toEqual([65, 61])
  // Not on the line where there would be no room for the other, nor while the game runs.
  expect(hundredthsOn([0.3, 0.39], after, [2])).toEqual([30, 39])
  expect(hundredthsOn([0.326, 0.407], [], [2])).toEqual([33, 41])
})

test('only a review of all turns says that nobody slipped', () => {
  const of = (judged: number[]) => isWhole({ judged, turns: [{}, {}] } as unknown as Review)
  expect([of([]), of([1]), of([1, 0])]).toEqual([false, false, true])
})

test('the way that was not gone leaves its seat’s edge where the turn began, and none leads beyond what is drawn', () => {
  const frame = { left: 0, right: 20, top: 0, bottom: 100 }
  const rows = [
    [0.5, 0.3, 0.2],
    [0.3, 0.4, 0.3],
  ]
  const [first, second, last] = [0, 1, 2].map((seat) => forkOf(frame, rows, 3, 0, seat, 0.2)!)
  expect([first.from, first.to]).toEqual([
    { x: 0, y: 50 },
    { x: 10, y: 50 },
  ])
  expect([second.from.y, second.to.y].map(Math.round)).toEqual([20, 10])
  expect([last.from.y, last.to.y].map(Math.round)).toEqual([20, 50])
  expect(forkOf(frame, rows, 3, 1, 0, 0.2)).toBeNull()
})

test('turns that the game swung by though nobody slipped are listed in the order of play, three at most', () => {
  const rises = [0.05, 0.2, 0.12, 0.3, 0.15, -0.25]
  let share = 0.1
  const known = [share, ...rises.map((rise) => (share += rise))].map((own) => [own, 1 - own])
  const turns = rises.map((_, i) => ({ turn: i + 1, seat: i % 2, step: i }))
  const judged = rises.map((_, at) => at)
  const swings = swingsOf({ turns, judged, known, moments: [] }, [[0], [1]])
  expect(swings.map(({ at, side }) => [at, ...side])).toEqual([
    [1, 0],
    [3, 0],
    [5, 1],
  ])
  expect(swings[1].from).toBeCloseTo(0.47)
  expect(swings[1].to).toBeCloseTo(0.77)
  // What a moment tells of is told once.
  const told = [{ ...moment(4, 'slip', 9), turn: 4 }]
  expect(swingsOf({ turns, judged, known, moments: told }, [[0], [1]]).map(({ at }) => at)).toEqual([1, 4, 5])
  // Where the review was stopped nobody knows whether a better move was there.
  expect(swingsOf({ turns, judged: [5, 0, 1], known, moments: [] }, [[0], [1]]).map(({ at }) => at)).toEqual([1, 5])
})
