import { describe, expect, it } from 'vitest'
import { adviceOn, alikeFirst } from '../../../src-main/bots/advice/advice.ts'
import { chances, factsOf, forgone, weighed } from '../../../src-main/bots/advice/facts.ts'
import { playedOut, type Course } from '../../../src-main/bots/advice/playing-out.ts'
import type { BotTask } from '../../../src-main/bots/bot.ts'
import { botOf } from '../../../src-main/bots/registry.ts'
import { Meter } from '../../../src-main/bots/search/meter.ts'
import type { GamePart } from '../../../src-main/bots/search/part.ts'
import { partOf } from '../../../src-main/bots/search/parts.ts'
import { MAX_CHOICES, type AnyGame, type State } from '../../../src-main/engine/game.ts'
import { gameOf, games } from '../../../src-main/engine/games.ts'
import { generator } from '../../../src-main/engine/random.ts'
import type { Score } from '../../../src-shared/core.ts'
import { seedFor } from '../../seed.ts'

function taskAt(game: AnyGame, s: State, nodes: number, seed: number): BotTask {
  const out = new Int32Array(MAX_CHOICES)
  const seat = game.decider(s)
  return {
    game: game.id,
    seat,
    beliefs: game.beliefs(s, seat),
    choices: out.slice(0, game.choices(s, out)),
    seed,
    nodes,
  }
}

/** Questions with something to choose out of a game between bots that take what they can. */
function tasksOf(game: AnyGame, seed: number): BotTask[] {
  const s = game.setup({ options: game.options.default, seatCount: 2, seed })
  const tasks: BotTask[] = []
  for (let step = 0; game.decider(s) >= 0 && tasks.length < TASKS; step++) {
    const task = taskAt(game, s, 300, seed + step)
    if (step % EVERY === 0 && task.choices.length > 1) tasks.push(task)
    game.apply(s, greedy.choose({ ...task, nodes: 60 }))
  }
  return tasks
}
const seatScore = (game: AnyGame, s: State, seat: number): Score => game.score(s)[seat]
const greedy = botOf('greedy')
const TASKS = 8
const EVERY = 7

it('calls as good as the best only what no weaker move stands before', () => {
  const told = (...equal: readonly boolean[]) =>
    alikeFirst(equal.map((one) => ({ equal: one }))).map((one) => one.equal)
  // The best itself is compared with no other.
  expect(told(false, true, true)).toEqual([false, true, true])
  expect(told(false, true, false, true)).toEqual([false, true, false, false])
  expect(told(false, false, true, false)).toEqual([false, false, false, false])
  expect(told(false)).toEqual([false])
})

describe.each(games)('advice in $id', (game) => {
  const seed = seedFor(20261121)
  const tasks = tasksOf(game, seed)
  const advised = tasks.map((task) => ({ task, ...adviceOn(task) }))

  it('tells moves with legal beginnings, each its own, the best first', () => {
    expect(advised.length).toBeGreaterThan(3)
    for (const { task, moves } of advised) {
      const begun = moves.map(({ codes }) => codes[0])
      expect(new Set(begun).size, `seed ${seed}`).toBe(begun.length)
      for (const code of begun) expect(task.choices).toContain(code)
      const points = moves.map((move) => move.points)
      expect(points).toEqual([...points].sort((a, b) => b - a))
      const others = moves.slice(1).map(({ equal }) => Number(equal))
      expect(others, `seed ${seed}`).toEqual([...others].sort((a, b) => b - a))
    }
  })

  it('tells the best beside weaker ones only: of what is as good nothing speaks against', () => {
    for (const { moves } of advised) {
      const [{ beside }] = moves
      if (beside !== undefined) expect(moves[beside].equal, `seed ${seed}`).toBe(false)
    }
  })

  it('tells every other move beside the best or alone: no weaker one makes it sound better than that', () => {
    for (const { moves } of advised)
      for (const { beside } of moves.slice(1)) expect(beside ?? 0, `seed ${seed}`).toBe(0)
  })

  it('is the same for the same task', () => {
    const { task, ...advice } = advised[0]
    expect(adviceOn(task)).toEqual(advice)
  })

  it('goes on with a plan that was followed, where nothing is surely better', () => {
    const followed = advised.flatMap(({ task, moves: [{ codes }] }) => {
      const s = game.sample(task.beliefs, generator(5))
      game.apply(s, codes[0])
      return codes.length > 1 && game.decider(s) === task.seat ? [{ s, kept: codes.slice(1) }] : []
    })
    expect(followed.length).toBeGreaterThan(0)
    let told = 0
    for (const [i, { s, kept }] of followed.entries()) {
      const asked = taskAt(game, s, 300, seed + 1000 + i)
      if (!asked.choices.includes(kept[0])) continue
      const { moves } = adviceOn({ ...asked, kept })
      expect(moves.map(({ codes }) => codes[0])).toContain(kept[0])
      if (moves[0].codes.join() === kept.join()) told++
    }
    expect(told).toBeGreaterThan(followed.length / 2)
  })

  it('says of a move only that it gains what it gains on every deal of what the seat cannot see', () => {
    let said = 0
    for (const { task, moves } of advised) {
      const dice = generator(987_654 + seed)
      for (const { codes, facts } of moves)
        for (const fact of facts) {
          if (fact.kind !== 'gains') continue
          said++
          for (let deal = 0; deal < 5; deal++) {
            const s = game.sample(task.beliefs, dice)
            const part = (): number =>
              seatScore(game, s, task.seat)
                .parts.filter(({ key }) => key === fact.part)
                .reduce((sum, { value }) => sum + value, 0)
            const before = part()
            for (const code of codes) game.apply(s, code)
            expect(part() - before, `seed ${seed}: ${JSON.stringify(fact)}`).toBeGreaterThanOrEqual(fact.points)
          }
        }
    }
    expect(said, `seed ${seed}`).toBeGreaterThan(0)
  })

  it('plays a plan out from the sample it is given, the others before the next turn of the seat', () => {
    const [
      {
        task,
        moves: [best],
      },
    ] = advised
    const s = game.sample(task.beliefs, generator(3))
    const before = game.score(s).map(({ total }) => total)
    const course = playedOut(game, partOf(game), s, task.seat, { codes: best.codes, prior: 0 })
    expect(course.between).toHaveLength(2)
    const own = course.now.reduce((sum, { value }) => sum + value, 0) + course.between[task.seat] + course.next
    // What it does in the rest of its own turn after the plan belongs to nothing that is said.
    expect(game.score(s)[task.seat].total - before[task.seat]).toBeGreaterThanOrEqual(own)
  })
})

it('credits no plan of First Class with what the scoring at the end of the turn counts of earlier turns', () => {
  const game = gameOf('first-class')
  const part = partOf(game)
  const { s, seat } = lastTurnBeforeScoring(game, part)
  const scorings = part.scorings?.(s) ?? 0
  const due = part.scoredNow?.(s, seat) ?? 0
  expect(due).toBeGreaterThan(3)
  const [code] = choicesAt(game, s)
  const at = s.slice()
  const { now, rest } = playedOut(game, part, at, seat, { codes: [code], prior: 0 })
  const all = s.slice()
  const before = game.score(all)[seat].total
  const turn = part.turn(all)
  game.apply(all, code)
  while (!part.ended(all) && part.turn(all) === turn) part.playOn(all, new Meter(Infinity))
  expect(part.scorings?.(all)).toBe(scorings + 1)
  const brought = now.reduce((sum, { value }) => sum + value, 0) + rest
  expect(brought).toBe(game.score(all)[seat].total - before - due)
})

/** Between bots that take what they can, where the turn leads to a scoring that counts something. */
function lastTurnBeforeScoring(game: AnyGame, part: GamePart): { s: State; seat: number } {
  const s = game.setup({ options: game.options.default, seatCount: 2, seed: 3 })
  for (let step = 0; !part.ended(s); step++) {
    const seat = game.decider(s)
    const turn = part.turn(s)
    const later = s.slice()
    while (!part.ended(later) && part.turn(later) === turn) part.playOn(later, new Meter(Infinity))
    const leads = (part.scorings?.(later) ?? 0) > (part.scorings?.(s) ?? 0)
    if (leads && (part.scoredNow?.(s, seat) ?? 0) > 3 && choicesAt(game, s).length > 1) return { s, seat }
    game.apply(s, greedy.choose(taskAt(game, s, 60, step)))
  }
  throw new Error('no turn led to a scoring')
}

it('knows of a turn of Freight Express that ends the game, and by how much its seat leads then', () => {
  const game = gameOf('freight-express')
  const part = partOf(game)
  const s = game.setup({ options: game.options.default, seatCount: 2, seed: 4 })
  let before = s.slice()
  for (let step = 0; !part.ended(s); step++) {
    before = s.slice()
    game.apply(s, greedy.choose(taskAt(game, s, 60, step)))
  }
  const seat = game.decider(before)
  const [mine, other] = [seat, 1 - seat].map((one) => game.score(s)[one].total)
  const code = Array.from(choicesAt(game, before)).find((one) => {
    const then = before.slice()
    game.apply(then, one)
    return part.ended(then)
  })!
  const course = playedOut(game, part, before.slice(), seat, { codes: [code], prior: 0 })
  expect([course.over, course.lead]).toEqual(['turn', mine - other])
  expect(factsOf(seat, [{ ...course, lead: 3 }], null)).toContainEqual({ kind: 'ends', points: 3, refs: [] })
})

const choicesAt = (game: AnyGame, s: State): Int32Array => taskAt(game, s, 1, 1).choices

describe('facts', () => {
  const course = (next: number, rival: number, own = 0, now = 0, cities = 0): Course => ({
    rivals: [1],
    now: [{ key: 'delivered', value: now, refs: [{ kind: 'card', id: 7 }] }],
    rest: 0,
    hopes: [],
    passed: 1,
    between: [own, rival],
    betweenParts: [
      [],
      [
        { key: 'cities', value: cities, refs: [] },
        { key: 'trains', value: rival - cities, refs: [] },
      ],
    ],
    next,
    bringing: [],
  })
  const often = (one: Course) => Array.from({ length: 8 }, () => one)

  it('name what the move gains, with the things that bring it', () => {
    expect(factsOf(0, often(course(0, 0, 0, 7)), null)).toEqual([
      { kind: 'gains', points: 7, part: 'delivered', refs: [{ kind: 'card', id: 7 }] },
    ])
  })

  it('say no gain that does not come on every deal', () => {
    expect(factsOf(0, [...often(course(0, 0, 0, 7)), course(0, 0)], null)).toEqual([])
  })

  it('say what the same turn may still bring, and on how many of the deals it did', () => {
    const bringing = (rest: number): Course => ({ ...course(0, 0), rest })
    expect(chances([bringing(3), bringing(0), bringing(4), bringing(-1)])).toEqual([
      { kind: 'chance', points: 4, times: 2, of: 4, refs: [] },
    ])
    expect(chances(often(bringing(0)))).toEqual([])
  })

  it('say that a move enables what comes only after it, and threatens what comes after either', () => {
    expect(factsOf(0, often(course(5, 0)), often(course(0, 0)))).toEqual([{ kind: 'enables', points: 5, refs: [] }])
    expect(factsOf(0, often(course(5, 0)), often(course(5, 0)))).toEqual([{ kind: 'threatens', points: 5, refs: [] }])
  })

  it('say of points that the other move brings at once that they are put off, not that they are opened', () => {
    const [delivers, waits] = [course(0, 0, 0, 7), course(8, 0)].map(often)
    expect(factsOf(0, waits, delivers)).toEqual([{ kind: 'enables', points: 1, refs: [] }])
    expect(factsOf(0, often(course(7, 0)), delivers)).toEqual([])
    // What is paid back in the round between is not opened either.
    expect(factsOf(0, often(course(5, 0, -5)), often(course(0, 0)))).toEqual([])
  })

  it('speak of no next turn where this one ends the game, but say that it does while the seat leads', () => {
    const last = (lead: number): Course => ({ ...course(0, 0), over: 'turn', lead })
    expect(factsOf(0, often(last(3)), often(course(5, 13)))).toEqual([{ kind: 'ends', points: 3, refs: [] }])
    expect(factsOf(0, often(last(-2)), often(course(5, 13)))).toEqual([])
    // Where it ends so on some deals only, others may still have their turns.
    expect(factsOf(0, [...often(last(3)), course(0, 0)], often(course(0, 13)))).toMatchObject([{ kind: 'prevents' }])
  })

  it('speak of the end where the game is over before the next turn of the seat', () => {
    const over: Course = { ...course(0, 1), over: 'round', lead: 2 }
    const [fact] = factsOf(0, often(over), often(course(0, 4)))
    expect(fact).toMatchObject({ kind: 'prevents', points: 3, seat: 1, last: true })
  })

  it('name what brings the points of the next turn on half of the deals, and nothing that seldom does', () => {
    const brings = (...ids: number[]): Course => ({
      ...course(5, 0),
      bringing: ids.map((id) => ({ kind: 'card' as const, id })),
    })
    const mine = [brings(7, 3), brings(7), brings(7, 4), brings(3)]
    expect(factsOf(0, mine, null)).toEqual([
      {
        kind: 'threatens',
        points: 5,
        refs: [
          { kind: 'card', id: 7 },
          { kind: 'card', id: 3 },
        ],
      },
    ])
  })

  it('say that a move prevents what another would gain after the other move', () => {
    expect(factsOf(0, often(course(0, 1)), often(course(0, 4)))).toMatchObject([
      { kind: 'prevents', points: 3, seat: 1, refs: [{ kind: 'seat', id: 1 }] },
    ])
  })

  it('name the entry of the score under which most of what is prevented would have come, and none for less', () => {
    const prevented = (mine: Course, other: Course) => {
      const [fact] = factsOf(0, often(mine), often(other))
      return fact.kind === 'prevents' ? [fact.points, fact.part ?? null] : null
    }
    expect(prevented(course(0, 0), course(0, 5, 0, 0, 4))).toEqual([5, 'cities'])
    expect(prevented(course(0, 0), course(0, 5, 0, 0, 1))).toEqual([5, 'trains'])
    expect(prevented(course(0, 0), course(0, 6, 0, 0, 3))).toEqual([6, null])
  })

  it('say that a move keeps what the others would take', () => {
    expect(factsOf(0, often(course(0, 0)), often(course(0, 0, -4)))).toEqual([{ kind: 'keeps', points: 4, refs: [] }])
  })

  it('say of a worse move what it lets one hope for beside what it forgoes, and no hope that would outweigh that', () => {
    const hoping = (trains: number, route: number) =>
      often({
        ...course(0, 0),
        hopes: [
          { key: 'trains', value: trains, refs: [] },
          { key: 'route', value: route, refs: [] },
        ],
      })
    const facts = factsOf(0, hoping(13, 0), hoping(0, 20))
    const given = forgone(hoping(13, 0), hoping(0, 20))
    expect(weighed(facts, given)).toEqual([
      { kind: 'promises', points: 13, part: 'trains', refs: [] },
      { kind: 'forgoes', points: 20, part: 'route', refs: [] },
    ])
    expect(weighed(facts, forgone(hoping(13, 0), hoping(0, 2)))).toEqual([])
  })

  it('name with a hope what it rests on after this move on all deals, and after the other on none', () => {
    const hoping = (value: number, ...ids: number[]): Course => ({
      ...course(0, 0),
      hopes: [{ key: 'wagons', value, refs: ids.map((id) => ({ kind: 'wagon' as const, id })) }],
    })
    const mine = [hoping(11, 1, 4, 6), hoping(11, 1, 6), hoping(11, 1, 6, 4)]
    expect(factsOf(0, mine, often(hoping(3, 1)))).toEqual([
      { kind: 'promises', points: 8, part: 'wagons', refs: [{ kind: 'wagon', id: 6 }] },
    ])
  })

  it('say nothing of the future that may be chance', () => {
    const chance = [course(9, 0), course(0, 0), course(0, 0), course(0, 0)]
    expect(factsOf(0, chance, often(course(0, 0)))).toEqual([])
  })
})
