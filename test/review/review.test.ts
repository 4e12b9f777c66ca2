import { expect, test } from 'vitest'
import type { Moment, Review } from '../../src-shared/review.ts'
import { closenessOf, pointsAhead } from '../../src-shared/review.ts'
import { kindOfCode } from '../../src-shared/games/freight-express/actions.ts'
import { AT } from '../../src-main/engine/freight-express/state.ts'
import type { State } from '../../src-main/engine/game.ts'
import { gameOf, games } from '../../src-main/engine/games.ts'
import { Meter } from '../../src-main/bots/search/meter.ts'
import { partOf } from '../../src-main/bots/search/parts.ts'
import { generator } from '../../src-main/engine/random.ts'
import { partsOf, positionOf } from '../../src-main/review/decisions.ts'
import { momentShown } from '../../src-main/review/moment.ts'
import { knownShares } from '../../src-main/review/graph.ts'
import { judged, sidesOf } from '../../src-main/review/judging.ts'
import { reviewOfFile } from '../../src-main/review/of-file.ts'
import { reviewing, seedOf } from '../../src-main/review/review.ts'
import { atOnce } from '../../src-main/slices.ts'
import { choicesOf } from '../../src-main/table/check.ts'
import { courseOf, textOf } from './reviewed.ts'

const NAMES = ['freight-express-rules-2', 'first-class-rules-2', 'transport-rules-1'] as const

test.each(NAMES)('%s: the graph has a row a turn and one for the end, and every row shares one win', (name) => {
  const course = courseOf(name, 12)
  const { turns, known, open } = atOnce(reviewing(course))
  expect(turns.length).toBeGreaterThan(1)
  expect([known.length, open.length]).toEqual([turns.length + 1, turns.length + 1])
  for (const shares of [...known, ...open]) expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 9)
})

test.each(NAMES)('%s: the last row of a game that is over is how it ended', (name) => {
  const course = courseOf(name)
  const told: Review[] = []
  const work = reviewing(course, (review) => told.push(review))
  while (told.length === 0) work.next()
  const [winners] = course.status.outcome!.places
  const ended = course.seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0))
  expect([told[0].drawn, told[0].judged]).toEqual([0, []])
  expect([told[0].known.at(-1), told[0].open.at(-1)]).toEqual([ended, ended])
})

test.each(NAMES)('%s: what a seat could not know changes nothing that is said of its move', (name) => {
  const course = courseOf(name, 14)
  const { game } = course
  const { decided, turns } = partsOf(course)
  const one = decided.at(-1)!
  const otherwise = game.sample(game.beliefs(one.state, one.seat), generator(77))
  expect(otherwise).not.toEqual(one.state)
  expect(judged(game, 2, { ...one, state: otherwise }, 5)).toEqual(judged(game, 2, one, 5))
  const { state, seat } = turns.at(-1)!
  const dealt = game.sample(game.beliefs(state, seat), generator(78))
  expect(knownShares(game, dealt, 2, [seat], 6)).toEqual(knownShares(game, state, 2, [seat], 6))
})

test.each(NAMES)('%s: the same game has the same review, and one that was begun goes on to the same', (name) => {
  const told: Review[] = []
  const whole = atOnce(reviewing(courseOf(name, 10), (review) => told.push(review)))
  for (const begun of [told.find(({ drawn }) => drawn === 1)!, told.find(({ judged }) => judged.length === 1)!])
    expect(atOnce(reviewing(courseOf(name, 10), undefined, begun))).toEqual(whole)
})

test('a finished game has in its graph what every seat knew, whoever was to move; a running one what its mover knew', () => {
  const graphed = (lines?: number) => {
    const course = courseOf('freight-express-rules-2', lines)
    const told: Review[] = []
    const work = reviewing(course, (review) => told.push(review))
    while (!told.some(({ drawn }) => drawn === 3) && !work.next().done);
    const { turns } = partsOf(course)
    const row = (knowing: (mover: number) => number[]) =>
      turns.slice(0, 3).map(({ seat, state }, i) => knownShares(course.game, state, 2, knowing(seat), seedOf(i)))
    return { known: told.at(-1)!.known.slice(0, 3), all: row(() => [0, 1]), mover: row((seat) => [seat]) }
  }
  const finished = graphed()
  expect(finished.known).toEqual(finished.all)
  expect(finished.known).not.toEqual(finished.mover)
  const running = graphed(24)
  expect(running.known).toEqual(running.mover)
})

/** What has been found until three turns are judged, of a game as far as it was recorded or of its first lines. */
function threeJudged(name: string, lines?: number): Review[] {
  const told: Review[] = []
  const work = reviewing(courseOf(name, lines), (review) => told.push(review))
  while (!told.some(({ judged }) => judged.length > 2) && !work.next().done);
  return told
}

test('of a finished game the graph is drawn whole, then those turns are judged in which most changed for the mover', () => {
  const told = threeJudged('transport-rules-1')
  const { turns, known, judged } = told.at(-1)!
  for (const one of told) expect(one.drawn === turns.length || one.judged.length === 0).toBe(true)
  expect(told.find(({ drawn }) => drawn === turns.length)!.known).toEqual(known)
  const turned = turns.map(({ seat }, i) => Math.abs(known[i + 1][seat] - known[i][seat]))
  expect(judged.map((at) => turned[at])).toEqual(turned.toSorted((a, b) => b - a).slice(0, 3))
  expect(judged).not.toEqual([0, 1, 2])
})

test('while a game runs its turns are judged in the order of play, which tells nothing of what others hold', () => {
  expect(threeJudged('transport-rules-1', 14).at(-1)!.judged).toEqual([0, 1, 2])
})

test.each(NAMES)('%s: what was decided is taken apart so that its answers can be given where it stood', (name) => {
  const course = courseOf(name)
  const { decided } = partsOf(course)
  for (const one of decided) {
    const s = positionOf(course, one)
    expect(s).toEqual(one.state)
    expect(course.game.decider(s)).toBe(one.seat)
    expect(choicesOf(course.game, s)).toContain(one.codes[0])
  }
})

test('a move that leaves points lying which another takes is a slip, and they are the reason', () => {
  const { moments, ...review } = atOnce(reviewing(courseOf('transport-rules-1', 26)))
  const slips = moments.filter(({ kind }) => kind === 'slip')
  const gains = slips.find(({ facts }) => facts.some(({ kind }) => kind === 'gains'))
  expect(gains).toBeDefined()
  expect(gains!.shares[1] - gains!.shares[0]).toBeGreaterThanOrEqual(0.02)
  expect(closenessOf({ ...review, moments }, gains!.seat)).toBeLessThan(100)
  expect(closenessOf({ ...review, moments: [] }, gains!.seat)).toBe(100)
})

test('who could win by no move any more has given nothing of the win away, whatever points they threw away', () => {
  const lost = { kind: 'slip', seat: 0, shares: [0, 0] } as unknown as Moment
  const review = { turns: [{ turn: 1, seat: 0, step: 0 }], judged: [0], moments: [lost] } as unknown as Review
  // No more than the one hundredth by which it is told from a game without a slip.
  expect(closenessOf(review, 0)).toBe(99)
})

test('nobody comes to 100 of 100 beside a slip, however little of the win it gave away', () => {
  const little = { kind: 'slip', seat: 0, shares: [0.4999, 0.5] } as unknown as Moment
  const turns = Array.from({ length: 20 }, (_, i) => ({ turn: i + 1, seat: 0, step: i }))
  const review = { turns, judged: turns.map((_, i) => i), moments: [little] } as unknown as Review
  expect(closenessOf(review, 0)).toBe(99)
  expect(closenessOf({ ...review, moments: [] }, 0)).toBe(100)
  expect(closenessOf({ ...review, moments: [{ ...little, kind: 'found' }] as never }, 0)).toBe(100)
})

test('a slip in points that kept more of the win makes up for none of the others', () => {
  const slip = (shares: readonly [number, number]) => ({ kind: 'slip', seat: 0, shares })
  const turns = Array.from({ length: 10 }, (_, i) => ({ turn: i + 1, seat: 0, step: i }))
  const moments = [slip([0.3, 0.6]), slip([0.3, 0.6]), slip([0.3, 0.6]), slip([0.03, 0.01])]
  const review = { turns, judged: turns.map((_, i) => i), moments } as unknown as Review
  expect(closenessOf(review, 0)).toBe(85)
})

test('points thrown away are a slip where the game is as good as won, too', () => {
  const course = courseOf('first-class-rules-2')
  const last = partsOf(course).decided.find(({ turn }) => turn === 36)!
  const one = judged(course.game, 2, last, 1)!
  expect(one.kind).toBe('slip')
  expect(one.shares[1] - one.shares[0]).toBeLessThan(0.02)
  expect(pointsAhead(one)).toBeGreaterThan(5)
})

test('what both moves bring before they part is a reason for neither', () => {
  const course = courseOf('first-class-rules-2')
  const { game } = course
  const both = partsOf(course).decided.flatMap(({ state, seat }) =>
    [...choicesOf(game, state)].flatMap((code) => {
      const s = state.slice()
      game.apply(s, code)
      if (game.score(s)[seat].total <= game.score(state)[seat].total || game.status(s).outcome) return []
      const next = [...choicesOf(game, s)]
      if (next.length < 2 || game.decider(s) !== seat) return []
      return [{ state, seat, played: [code, next[0]], other: [code, next.at(-1)!] }]
    }),
  )
  expect(both.length).toBeGreaterThan(0)
  const [{ state, seat, ...moves }] = both
  const brings = ({ now }: { now: readonly { value: number }[] }) => now.reduce((sum, { value }) => sum + value, 0)
  const after = (codes: readonly number[]) => {
    const s = state.slice()
    game.apply(s, codes[0])
    const had = game.score(s)[seat].total
    game.apply(s, codes[1])
    return game.score(s)[seat].total - had
  }
  const sides = sidesOf(game, partOf(game), [state], seat, moves)
  expect(sides.map(([side]) => brings(side))).toEqual([after(moves.played), after(moves.other)])
})

test('a file that is no game, or is cut off in the middle, has no review and says why', () => {
  const text = textOf('transport-rules-1')
  expect(reviewOfFile('Dear diary', games)).toMatchObject({ ok: false, fault: { code: 'notAGame' } })
  const broken = text.replace(/"check":"./, '"check":"x')
  expect(reviewOfFile(broken, games)).toMatchObject({ ok: false, fault: { code: 'gameBroken' } })
})

test.each(NAMES)('%s: a moment tells of what both its moves begin with, up to where they part', (name) => {
  const course = courseOf(name, 14)
  const { game } = course
  let parted = 0
  for (const one of partsOf(course).decided) {
    const s = positionOf(course, one)
    game.apply(s, one.codes[0])
    if (one.codes.length < 2 || game.decider(s) !== one.seat) continue
    const others = choicesOf(game, s).filter((code) => code !== one.codes[1])
    if (others.length === 0) continue
    const { seat, step, into, turn, codes } = one
    const other = [codes[0], others[0]]
    const moment = { kind: 'slip', turn, seat, step, into, played: codes, other, shares: [0, 0], points: 0, facts: [] }
    const { beats, view } = valueOf(momentShown(course, moment as unknown as Moment)).past
    expect(beats.length).toBeGreaterThan(0)
    expect(beats.at(-1)?.view).toEqual(view)
    parted++
  }
  expect(parted).toBeGreaterThan(0)
})

function valueOf<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false }): T {
  if (!result.ok) throw new Error('refused')
  return result.value
}

test('a move of four in teams is judged by what its team has of the win, and not by a half of that', () => {
  const game = gameOf('transport')
  const { turn, ended, playOn, lines } = partOf(game)
  const s = game.setup({ options: game.options.default, seatCount: 4, seed: 2 })
  while (!ended(s) && turn(s) < 16) playOn(s, new Meter(Infinity))
  const seat = game.status(s).decision!.by
  const decided = { seat, state: s, codes: lines(s).at(-1)!, turn: 16, step: 0, into: 0 }
  expect(Math.max(...judged(game, 4, decided, 1)!.shares)).toBeGreaterThan(0.5)
})

/** A game of Freight Express of two as bots play it by and by, up to a turn; the first seat does this where it can. */
function playedTo(turn: number, seed: number, first: (s: State) => number | undefined = () => undefined): State {
  const game = gameOf('freight-express')
  const part = partOf(game)
  const s = game.setup({ options: game.options.default, seatCount: 2, seed })
  while (part.turn(s) < turn) {
    const code = game.decider(s) === 0 ? first(s) : undefined
    if (code === undefined) part.playOn(s, new Meter(Infinity))
    else game.apply(s, code)
  }
  return s
}

const refillsOf = (s: State): number[] =>
  [...choicesOf(gameOf('freight-express'), s)].filter((code) => kindOfCode(code) === 'refill')

test('a large hand takes longer to play on, but is judged all the same', () => {
  const s = playedTo(15, 1, (at) => refillsOf(at).at(-1))
  expect(s[AT.handCount]).toBeGreaterThan(20)
  const decided = { seat: 0, state: s, codes: [refillsOf(s).at(-1)!], turn: 15, step: 0, into: 0 }
  expect(judged(gameOf('freight-express'), 2, decided, 1)?.kind).toBe('slip')
})

test('who ends the game and wins it made no slip, however many points there were to be had', () => {
  const game = gameOf('freight-express')
  const s = playedTo(24, 31)
  const [code] = refillsOf(s)
  const [ended, seat] = [s.slice(), game.decider(s)]
  game.apply(ended, code)
  expect(game.status(ended).outcome?.places).toEqual([[seat], [1 - seat]])
  expect(judged(game, 2, { seat, state: s, codes: [code], turn: 24, step: 0, into: 0 }, 1)).toBeNull()
})
