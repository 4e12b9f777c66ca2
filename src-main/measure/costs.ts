import type { Bot } from '../bots/bot.ts'
import { cloneState } from '../engine/flat.ts'
import { MAX_CHOICES, type AnyGame, type State } from '../engine/game.ts'
import { generator, nextBelow } from '../engine/random.ts'
import { rounded } from './share.ts'
import { runsPerSecond, type Clock } from './speed.ts'

/** What search pays at a game, on one core. */
export interface Costs {
  /** States written over a kept one of the same game: search makes no new ones. */
  readonly copiesPerSecond: number
  /** Microseconds to list all choices, by how many there are: from each number to the next. */
  readonly listingUs: Readonly<Record<string, number>>
  /** Bytes of garbage: by each list of choices, by each answer carried out, by each state judged. */
  readonly garbage: { readonly choices: number; readonly apply: number; readonly judged: number }
  /** States that a bot which searches judges in a millisecond. */
  readonly judgedPerMs: number
}

/** So many positions of random games, from all their stages. */
const POSITIONS = 400
/** Of a game's positions each so many-th is kept: the next one is much alike. */
const APART = 5

function positionsOf(game: AnyGame, options: unknown, seatCount: number): State[] {
  const [dice, codes] = [generator(2), new Int32Array(MAX_CHOICES)]
  const kept: State[] = []
  for (let seed = 1; kept.length < POSITIONS; seed++) {
    const s = game.setup({ options, seatCount, seed })
    for (let step = 0; kept.length < POSITIONS; step++) {
      const count = game.choices(s, codes)
      if (count === 0) break
      if (step % APART === 0) kept.push(cloneState(s))
      game.apply(s, codes[nextBelow(dice, 0, count)])
    }
  }
  return kept
}

/** Lists are told apart by how long they are, from each of these to the next. */
const LENGTHS = [1, 2, 4, 8, 16, 32, 64, 128, 256]

/** Microseconds a listing, by the length of the list, for `ms` milliseconds in all. */
function listingOf(game: AnyGame, positions: readonly State[], ms: number, clock: Clock): Record<string, number> {
  const codes = new Int32Array(MAX_CHOICES)
  const lengthOf = (s: State): number => LENGTHS.findLastIndex((from) => from <= game.choices(s, codes))
  const groups = LENGTHS.map((_, i) => positions.filter((s) => lengthOf(s) === i))
  const met = groups.filter((states) => states.length > 0).length
  return Object.fromEntries(
    groups.flatMap((states, i) => {
      if (states.length === 0) return []
      let at = 0
      const list = () => void game.choices(states[at++ % states.length], codes)
      return [[`from${LENGTHS[i]}`, rounded(1e6 / runsPerSecond(list, ms / met, clock))]]
    }),
  )
}

/** Answers that are watched, and how many states may be judged for each by each millisecond a measure lasts. */
const [ANSWERS, NODES_A_MS] = [8, 20]

/** Has a bot answer at some of the positions; gives the states it judged. */
function think(game: AnyGame, bot: Bot, positions: readonly State[], nodes: number, seed: number): number {
  const [codes, dice] = [new Int32Array(MAX_CHOICES), generator(seed)]
  let judged = 0
  for (let i = 0; i < ANSWERS; i++) {
    const s = positions[nextBelow(dice, 0, positions.length)]
    const seat = game.decider(s)
    const choices = codes.slice(0, game.choices(s, codes))
    const task = { game: game.id, seat, beliefs: game.beliefs(s, seat), choices, seed: i, nodes }
    judged += bot.line?.(task).nodes ?? 0
  }
  return judged
}

/** Bytes that something takes of this thread's heap. */
export type HeapBytes = (run: () => void) => number

/**
 * Costs of a game with its most seats, and with its fewest to `bot`, which searches. A measure takes `ms` milliseconds;
 * `changed` is laid over the game's default options.
 */
export function costsOf(
  game: AnyGame,
  bot: Bot,
  ms: number,
  clock: Clock,
  heapBytes: HeapBytes,
  changed: object = {},
): Costs {
  const options: unknown = { ...(game.options.default as object), ...changed }
  const positions = positionsOf(game, options, game.seats.max)
  const codes = new Int32Array(MAX_CHOICES)
  const kept = cloneState(positions[0])
  const copiesPerSecond = runsPerSecond(() => kept.set(positions[1]), ms, clock)

  const list = () => positions.forEach((s) => game.choices(s, codes))
  const carryOut = () =>
    positions.forEach((s) => {
      game.choices(s, codes)
      kept.set(s)
      game.apply(kept, codes[0])
    })
  const perRun = (run: () => void): number => (run(), Math.round(heapBytes(run) / positions.length))

  const asked = positionsOf(game, options, game.seats.min).filter((s) => game.choices(s, codes) >= 4)
  const nodes = Math.max(1, Math.round(Math.min(bot.nodesATurn?.(game.id, game.seats.min) ?? 1, NODES_A_MS * ms)))
  think(game, bot, asked, nodes, 4)
  let judged = 0
  const bytes = heapBytes(() => (judged = think(game, bot, asked, nodes, 5)))
  const began = clock()
  const timed = think(game, bot, asked, nodes, 6)
  const judgedPerMs = rounded(timed / Math.max(1e-9, clock() - began))
  return {
    copiesPerSecond,
    listingUs: listingOf(game, positions, ms, clock),
    garbage: { choices: perRun(list), apply: perRun(carryOut), judged: Math.round(bytes / Math.max(1, judged)) },
    judgedPerMs,
  }
}
