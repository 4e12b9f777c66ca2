import { expect, it } from 'vitest'
import { factsOf } from '../../../src-main/bots/advice/facts.ts'
import { playedOut, type Course } from '../../../src-main/bots/advice/playing-out.ts'
import type { GamePart } from '../../../src-main/bots/search/part.ts'
import { partOf } from '../../../src-main/bots/search/parts.ts'
import type { AnyGame, Outcome, Seat, State } from '../../../src-main/engine/game.ts'
import { gameOf } from '../../../src-main/engine/games.ts'

const often = (one: Course) => Array.from({ length: 8 }, () => one)
const WON: Outcome = { places: [[0], [1]], out: [], reason: '' }

/** A game in which whoever has a turn scores what it brings: the turns, whose each is, and how it ends. */
function played(turns: readonly (readonly [Seat, number])[], outcome = WON, sideOf = (seat: Seat) => seat): Course {
  const seats = Math.max(...turns.map(([seat]) => seat)) + 1
  const ended = (s: State) => s[0] === turns.length
  const game = {
    status: (s: State) => ({ active: turns[Math.min(s[0], turns.length - 1)][0], outcome: ended(s) ? outcome : null }),
    score: (s: State) => Array.from({ length: seats }, (_, seat) => ({ seat, total: s[1 + seat], parts: [], tie: [] })),
    // The answer changes nothing by itself.
    apply: () => undefined,
  }
  const part: Pick<GamePart, 'turn' | 'ended' | 'together' | 'playOn'> = {
    turn: ([turn]) => turn,
    ended,
    together: (_, a, b) => sideOf(a) === sideOf(b),
    playOn(s) {
      const [seat, points] = turns[s[0]++]
      s[1 + seat] += points
    },
  }
  const s = new Int32Array(1 + seats)
  return playedOut(game as unknown as AnyGame, part as GamePart, s, 0, { codes: [0], prior: 0 })
}

it('plays through the next turn of the seat, whoever begins the rounds', () => {
  const course = (...turns: readonly [Seat, number][]) => {
    const { rest, between, next } = played(turns)
    return [rest, between, next]
  }
  // In turn.
  expect(course([0, 1], [1, 20], [0, 300], [1, 4000])).toEqual([1, [0, 20], 300])
  // The other has taken the start tile, and has two turns in a row; then the seat itself has.
  expect(course([0, 1], [1, 20], [1, 40], [0, 300], [1, 4000])).toEqual([1, [0, 60], 300])
  expect(course([0, 1], [0, 300], [1, 4000])).toEqual([1, [0, 0], 300])
})

it('counts of a turn of another, in which the seat is asked, what is left of it before its next turn', () => {
  const { rest, between, next, over } = played([
    [1, 5],
    [0, 30],
    [1, 400],
  ])
  expect([rest, between, next, over]).toEqual([0, [0, 5], 30, undefined])
  const [left, taken] = [2, 9].map((points) =>
    often(
      played([
        [1, points],
        [0, 0],
      ]),
    ),
  )
  expect(factsOf(0, left, taken)).toMatchObject([{ kind: 'prevents', points: 7, seat: 1 }])
  // The turn that ends the game then is not its own.
  expect(played([[1, 5]]).over).toBe('round')
})

it('says of nothing that it is prevented where the one move merely brings the next turn earlier', () => {
  const [soon, late] = [
    played([
      [0, 0],
      [0, 9],
    ]),
    played([
      [0, 0],
      [1, 7],
      [0, 9],
    ]),
  ].map(often)
  expect(factsOf(0, soon, late).map(({ kind }) => kind)).not.toContain('prevents')
})

it('comes to an end where the seat never has a turn again', () => {
  const turns = Array.from({ length: 50 }, (): readonly [Seat, number] => [1, 1])
  expect(played([[0, 3], ...turns])).toMatchObject({ rest: 3, between: [0, 4], next: 0 })
})

it('tells the lead of a side over the others, not over a partner, and none of who has not won', () => {
  const ending: readonly (readonly [Seat, number])[] = [
    [0, 7],
    [2, 7],
    [1, 3],
  ]
  const inTeams = { ...WON, places: [[0, 2], [1]] }
  expect(played(ending, inTeams, (seat) => seat % 2)).toMatchObject({ over: 'round', lead: 4 })
  expect(played(ending, inTeams)).toMatchObject({ lead: 0 })
  // Module C of First Class: who is out ranks below all others.
  expect(played(ending.slice(0, 1), { places: [[1], [0]], out: [0], reason: '' }).lead).toBeUndefined()
  expect(played(ending.slice(0, 1), { places: [[0]], out: [0], reason: '' }).lead).toBeUndefined()
})

it('names one rival of each side: partners have the same points', () => {
  const transport = gameOf('transport')
  const courseOf = (everyoneAlone: boolean) => {
    const options = { ...(transport.options.default as object), everyoneAlone }
    const s = transport.setup({ options, seatCount: 4, seed: 5, starter: 2 })
    const codes = new Int32Array(1 << 15)
    const [code] = codes.subarray(0, transport.choices(s, codes))
    return playedOut(transport, partOf(transport), s, 2, { codes: [code], prior: 0 })
  }
  expect(courseOf(false).rivals).toEqual([1])
  expect(courseOf(true).rivals).toEqual([0, 1, 3])
  const fewer = (between: readonly number[]): Course => ({
    ...courseOf(false),
    hopes: [],
    next: 0,
    now: [],
    between,
    betweenParts: [[], [], [], []],
  })
  const facts = factsOf(2, often(fewer([0, 0, 0, 0])), often(fewer([6, 4, 6, 4])))
  expect(facts.filter(({ kind }) => kind === 'prevents')).toMatchObject([{ points: 4, seat: 1 }])
})
