import { describe, expect, it } from 'vitest'
import type { Fact } from '../../../src-shared/advice.ts'
import { sameRef, type Ref } from '../../../src-shared/core.ts'
import { begunOtherwise, dealt } from '../../../src-main/bots/advice/alternatives.ts'
import { readOff, readRoads } from '../../../src-main/bots/advice/laid-open.ts'
import { reasonsFor } from '../../../src-main/bots/advice/why.ts'
import type { BotTask } from '../../../src-main/bots/bot.ts'
import { botOf } from '../../../src-main/bots/registry.ts'
import { Meter } from '../../../src-main/bots/search/meter.ts'
import { partOf } from '../../../src-main/bots/search/parts.ts'
import { MAX_CHOICES, type AnyGame, type State } from '../../../src-main/engine/game.ts'
import { gameOf, games } from '../../../src-main/engine/games.ts'
import { generator } from '../../../src-main/engine/random.ts'

/** The beginning of a game between bots that take what they can. */
interface Played {
  readonly seed: number
  readonly seats: number
  /** The last step that is looked at. */
  readonly last: number
  /** Every so many steps a move is looked at. */
  readonly every: number
  readonly options?: object
}

/**
 * Beginnings in which each kind of fact comes up that a game has. 'keeps' does in none of them: what has been scored
 * cannot be taken away.
 */
const GAMES: Record<string, readonly Played[]> = {
  'freight-express': [{ seed: 1, seats: 2, last: 84, every: 14 }],
  'first-class': [
    { seed: 2, seats: 2, last: 133, every: 7 },
    { seed: 1, seats: 3, last: 0, every: 1, options: { modules: ['E', 'F'], teatime: true } },
  ],
  transport: [
    { seed: 2, seats: 2, last: 28, every: 14 },
    { seed: 3, seats: 2, last: 35, every: 35 },
    { seed: 7, seats: 2, last: 0, every: 1 },
    { seed: 5, seats: 2, last: 60, every: 4 },
  ],
}
/** Playing on stops here whatever happens. */
const MOST_STEPS = 200
const greedy = botOf('greedy')

/** A move that was made, and what speaks for it. */
interface Told {
  readonly task: BotTask
  readonly code: number
  readonly facts: readonly Fact[]
}

function toldIn(game: AnyGame, { seed, seats, last, every, options }: Played): Told[] {
  const s = game.setup({ options: { ...(game.options.default as object), ...options }, seatCount: seats, seed })
  const out = new Int32Array(MAX_CHOICES)
  const told: Told[] = []
  for (let step = 0; game.decider(s) >= 0 && step <= last; step++) {
    const seat = game.decider(s)
    const choices = out.slice(0, game.choices(s, out))
    const task = { game: game.id, seat, beliefs: game.beliefs(s, seat), choices, seed: seed * 1000 + step, nodes: 60 }
    const code = greedy.choose(task)
    if (choices.length > 1 && step % every === 0) told.push({ task, code, facts: reasonsFor(task, [code]) })
    game.apply(s, code)
  }
  return told
}

/** Plays a move out, and the rest of the turn, the others' turns and the seat's next one after it. */
function playedOut(game: AnyGame, s: State, seat: number, codes: readonly number[]) {
  const part = partOf(game)
  const turn = part.turn(s)
  const points = () => game.score(s).map(({ total }) => total)
  const partsOf = () => game.score(s)[seat].parts
  const ofPart = (key: string) => partsOf().reduce((sum, part) => sum + (part.key === key ? part.value : 0), 0)
  const keys = partsOf().map(({ key }) => key)
  const before = new Map(keys.map((key) => [key, ofPart(key)]))
  for (const code of codes) game.apply(s, code)
  const now = (key: string) => ofPart(key) - (before.get(key) ?? 0)
  const parts = new Map(partsOf().map(({ key }) => [key, now(key)]))
  const goOnTo = (end: number) => {
    for (let step = 0; step < MOST_STEPS && !part.ended(s) && part.turn(s) < end; step++)
      part.playOn(s, new Meter(Infinity))
  }
  goOnTo(turn + 1)
  const own = points()
  const hopes = new Map(part.hopes?.(s, seat).map(({ key, value }) => [key, value]))
  goOnTo(turn + own.length)
  const others = points()
  goOnTo(turn + own.length + 1)
  return { parts, hopes, between: others.map((n, i) => n - own[i]), next: points()[seat] - others[seat] }
}

/** How many points more a move lays up for the end of the game. */
function countedOf(game: AnyGame, s: State, seat: number, code: number): number {
  const all = () => (partOf(game).counted?.(s, seat) ?? []).reduce((sum, { value }) => sum + value, 0)
  const before = all()
  game.apply(s, code)
  return all() - before
}

/** How many points more a scoring would bring after a move than before. */
function scoredMore(game: AnyGame, s: State, seat: number, code: number): number {
  const scoredNow = partOf(game).scoredNow!
  const before = scoredNow(s, seat)
  game.apply(s, code)
  return scoredNow(s, seat) - before
}

/** How many points more one move of all that lie open could bring to a seat after a move than before. */
function nearerOf(game: AnyGame, s: State, seat: number, code: number): number {
  const inReach = partOf(game).inReach!
  const before = inReach(s, seat)
  game.apply(s, code)
  return inReach(s, seat) - before
}

/** A way of a seat before and after a move. */
function waysAround(game: AnyGame, s: State, seat: number, code: number, refs: readonly Ref[]) {
  const { ways, roads } = partOf(game)
  const all = () => [...(ways?.(s, seat) ?? []), ...(roads?.(s, seat) ?? [])]
  const find = () => all().find((way) => way.refs.every((ref, i) => sameRef(ref, refs[i]!)))
  const before = find()
  game.apply(s, code)
  return [before, find()]
}

const isNearer = ({ steps, before }: Extract<Fact, { kind: 'way' }>): boolean =>
  before === null || (steps !== null && steps < before)

const mean = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0) / all.length

describe.each(games)('what is said of a move in $id', (game) => {
  const told = GAMES[game.id].flatMap((played) => toldIn(game, played))

  it('comes of it when it is played out on the samples: of each kind of fact', () => {
    const kinds = new Set<string>()
    for (const { task, code, facts } of told.filter((one) => one.facts.length > 0)) {
      const deals = dealt(game, task)
      const playAll = (codes: readonly number[]) => deals.map((s) => playedOut(game, s.slice(), task.seat, codes))
      const beside = begunOtherwise(game, partOf(game), task, [code], deals[0].slice())
      const last = beside.length - 1
      const mine = playAll([code])
      const others = [0, last >> 1, last].map((at) => playAll(beside[at].codes))
      /** Against the best of what else could be done, the middling and the worst. */
      const more = (of: (one: (typeof mine)[number]) => number) =>
        others.map((other) => Math.round(mean(mine.map(of)) - mean(other.map(of))))
      const nearer = (seat: number) => deals.map((s) => nearerOf(game, s.slice(), seat, code))
      for (const fact of facts) {
        kinds.add(fact.kind)
        const what = JSON.stringify(fact)
        if (fact.kind === 'gains')
          expect(Math.floor(Math.min(...mine.map(({ parts }) => parts.get(fact.part)!))), what).toBe(fact.points)
        else if (fact.kind === 'counts')
          expect(Math.min(...deals.map((s) => countedOf(game, s.slice(), task.seat, code)))).toBe(fact.points)
        else if (fact.kind === 'scoring')
          expect(Math.min(...deals.map((s) => scoredMore(game, s.slice(), task.seat, code)))).toBe(fact.points)
        else if (fact.kind === 'threatens')
          expect(Math.round(mean(mine.map(({ next }) => next))), what).toBe(fact.points)
        else if (fact.kind === 'enables')
          expect(
            more(({ next }) => next),
            what,
          ).toContain(fact.points)
        else if (fact.kind === 'prevents')
          expect(
            more(({ between }) => -between[fact.seat]),
            what,
          ).toContain(fact.points)
        else if (fact.kind === 'nears') expect(Math.floor(Math.min(...nearer(task.seat))), what).toBe(fact.points)
        else if (fact.kind === 'bars') expect(Math.floor(-Math.max(...nearer(fact.seat))), what).toBe(fact.points)
        else if (fact.kind === 'way') {
          const [before, after] = waysAround(game, deals[0].slice(), fact.seat, code, fact.refs)
          expect([before?.steps ?? null, after?.steps, after?.points], what).toEqual([
            fact.before,
            fact.steps,
            fact.points,
          ])
          expect(isNearer(fact), what).toBe(fact.seat === task.seat)
        } else if (fact.kind === 'promises')
          expect(
            more(({ hopes }) => hopes.get(fact.part)!),
            what,
          ).toContain(fact.points)
        else
          expect(
            more(({ between }) => Math.min(0, between[task.seat])),
            what,
          ).toContain(fact.points)
      }
    }
    const ofGame = {
      'first-class': ['counts', 'promises', 'scoring'],
      'freight-express': ['promises', 'way'],
      transport: ['nears', 'way'],
    }[game.id]
    expect([...kinds].sort()).toEqual([...ofGame, 'enables', 'gains', 'prevents', 'threatens'].sort())
  })
})

it('says of a move of Transport what it takes out of reach of another', () => {
  const game = gameOf('transport')
  const s = game.setup({ options: game.options.default, seatCount: 2, seed: 5 })
  const out = new Int32Array(MAX_CHOICES)
  let said: readonly Fact[] | null = null
  for (let step = 0; said === null && game.decider(s) >= 0; step++) {
    const seat = game.decider(s)
    const choices = out.slice(0, game.choices(s, out))
    const task = { game: game.id, seat, beliefs: game.beliefs(s, seat), choices, seed: step, nodes: 60 }
    const taking = Array.from(choices).find((code) => nearerOf(game, s.slice(), 1 - seat, code) <= -1)
    if (taking === undefined) game.apply(s, greedy.choose(task))
    else {
      const points = Math.floor(-nearerOf(game, s.slice(), 1 - seat, taking))
      said = reasonsFor(task, [taking])
      expect(said).toContainEqual({ kind: 'bars', points, seat: 1 - seat, refs: [{ kind: 'seat', id: 1 - seat }] })
    }
  }
  expect(said).not.toBeNull()
})

it('says of turns of Transport that bring nothing how far the intakes are from pallets now', () => {
  const game = gameOf('transport')
  const part = partOf(game)
  const s = game.setup({ options: game.options.default, seatCount: 3, seed: 5 })
  const out = new Int32Array(MAX_CHOICES)
  let told = 0
  for (let turn = 0; turn < 24 && game.decider(s) >= 0; turn++) {
    const seat = game.decider(s)
    const [before, begun] = [s.slice(), part.turn(s)]
    while (!part.ended(s) && part.turn(s) === begun) {
      const choices = out.slice(0, game.choices(s, out))
      const task = { game: game.id, seat, beliefs: game.beliefs(s, seat), choices, seed: turn, nodes: 60 }
      game.apply(s, greedy.choose(task))
    }
    const played = [{ before, after: s.slice() }]
    const roads = readRoads(game, part, seat, played)
    for (const fact of roads) expect(fact).toMatchObject({ kind: 'way', what: 'intake' })
    if (roads.length > 0 && readOff(game, part, seat, played).length === 0) told++
  }
  expect(told).toBeGreaterThan(0)
})

it.each(games)('tells hopes and ways of $id by what every other seat sees too', (game) => {
  const part = partOf(game)
  const s = game.setup({ options: game.options.default, seatCount: 3, seed: 8 })
  const out = new Int32Array(MAX_CHOICES)
  let looked = 0
  for (let step = 0; step < 120 && game.decider(s) >= 0; step++) {
    const seat = game.decider(s)
    const choices = out.slice(0, game.choices(s, out))
    if (step % 8 === 0)
      for (const other of [1, 2].map((n) => (seat + n) % 3)) {
        const seen = game.sample(game.beliefs(s, other), generator(step))
        expect(part.hopes?.(seen, seat)).toEqual(part.hopes?.(s, seat))
        expect(part.ways?.(seen, seat)).toEqual(part.ways?.(s, seat))
        expect(part.roads?.(seen, seat)).toEqual(part.roads?.(s, seat))
        looked++
      }
    const task = { game: game.id, seat, beliefs: game.beliefs(s, seat), choices, seed: step, nodes: 60 }
    game.apply(s, greedy.choose(task))
  }
  expect(looked).toBeGreaterThan(10)
})
