import { describe, expect, it } from 'vitest'
import type { Fact } from '../../../src-shared/advice.ts'
import { begunOtherwise, dealt } from '../../../src-main/bots/advice/alternatives.ts'
import { reasonsFor } from '../../../src-main/bots/advice/why.ts'
import type { BotTask } from '../../../src-main/bots/bot.ts'
import { botOf } from '../../../src-main/bots/registry.ts'
import { Meter } from '../../../src-main/bots/search/meter.ts'
import { partOf } from '../../../src-main/bots/search/parts.ts'
import { MAX_CHOICES, type AnyGame, type State } from '../../../src-main/engine/game.ts'
import { games } from '../../../src-main/engine/games.ts'

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
  goOnTo(turn + own.length)
  const others = points()
  goOnTo(turn + own.length + 1)
  return { parts, between: others.map((n, i) => n - own[i]), next: points()[seat] - others[seat] }
}

/** How many points more a move lays up for the end of the game. */
function countedOf(game: AnyGame, s: State, seat: number, code: number): number {
  const all = () => (partOf(game).counted?.(s, seat) ?? []).reduce((sum, { value }) => sum + value, 0)
  const before = all()
  game.apply(s, code)
  return all() - before
}

const mean = (all: readonly number[]): number => all.reduce((sum, n) => sum + n, 0) / all.length

describe.each(games)('what is said of a move in $id', (game) => {
  const told = GAMES[game.id].flatMap((played) => toldIn(game, played))

  it('comes of it when it is played out on the samples: of each kind of fact', () => {
    const kinds = new Set<string>()
    for (const { task, code, facts } of told.filter((one) => one.facts.length > 0)) {
      const deals = dealt(game, task)
      const playAll = (codes: readonly number[]) => deals.map((s) => playedOut(game, s.slice(), task.seat, codes))
      const [beside] = begunOtherwise(game, partOf(game), task, [code], deals[0].slice())
      const mine = playAll([code])
      const others = beside && playAll(beside.codes)
      const more = (of: (one: (typeof mine)[number]) => number) => Math.round(mean(mine.map(of)) - mean(others.map(of)))
      for (const fact of facts) {
        kinds.add(fact.kind)
        const what = JSON.stringify(fact)
        if (fact.kind === 'gains')
          expect(Math.floor(Math.min(...mine.map(({ parts }) => parts.get(fact.part)!))), what).toBe(fact.points)
        else if (fact.kind === 'counts')
          expect(Math.min(...deals.map((s) => countedOf(game, s.slice(), task.seat, code)))).toBe(fact.points)
        else if (fact.kind === 'threatens')
          expect(Math.round(mean(mine.map(({ next }) => next))), what).toBe(fact.points)
        else if (fact.kind === 'enables')
          expect(
            more(({ next }) => next),
            what,
          ).toBe(fact.points)
        else if (fact.kind === 'prevents')
          expect(
            more(({ between }) => -between[fact.seat]),
            what,
          ).toBe(fact.points)
        else
          expect(
            more(({ between }) => Math.min(0, between[task.seat])),
            what,
          ).toBe(fact.points)
      }
    }
    const ofGame = game.id === 'first-class' ? ['counts'] : []
    expect([...kinds].sort()).toEqual([...ofGame, 'enables', 'gains', 'prevents', 'threatens'])
  })
})
