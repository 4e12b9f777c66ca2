import { cloneState } from '../engine/flat.ts'
import { MAX_CHOICES, type AnyGame, type State } from '../engine/game.ts'
import { generator, nextBelow } from '../engine/random.ts'

/** How fast one core is at a game. */
export interface Speed {
  /** Random legal steps: all choices listed, one carried out, games set up anew at their end. */
  readonly stepsPerSecond: number
  readonly clonesPerSecond: number
  /** Whole random games. */
  readonly playoutsPerSecond: number
}

/** Milliseconds from any beginning. */
export type Clock = () => number

/** Looks at the clock after so many runs, not after each. */
const RUNS_A_LOOK = 50

/** Runs something for `ms` milliseconds, after as long to warm up; gives its runs per second. */
export function runsPerSecond(run: () => void, ms: number, clock: Clock): number {
  repeat(run, ms, clock)
  const began = clock()
  const runs = repeat(run, ms, clock)
  return Math.round((runs * 1000) / (clock() - began))
}

function repeat(run: () => void, ms: number, clock: Clock): number {
  const end = clock() + ms
  let runs = 0
  do {
    for (let i = 0; i < RUNS_A_LOOK; i++) run()
    runs += RUNS_A_LOOK
  } while (clock() < end)
  return runs
}

/**
 * Speed of a game with its most seats or with so many, for `ms` milliseconds a measure; `changed` is laid over its
 * default options.
 */
export function speedOf(
  game: AnyGame,
  ms: number,
  clock: Clock,
  changed: object = {},
  seatCount = game.seats.max,
): Speed {
  const options: unknown = { ...(game.options.default as object), ...changed }
  const dice = generator(1)
  const codes = new Int32Array(MAX_CHOICES)
  let seed = 0
  const fresh = (): State => game.setup({ options, seatCount, seed: ++seed })

  /** One step; false when the game was over. */
  const step = (s: State): boolean => {
    const count = game.choices(s, codes)
    if (count === 0) return false
    game.apply(s, codes[nextBelow(dice, 0, count)])
    return true
  }
  let s = fresh()
  const stepsPerSecond = runsPerSecond(() => (step(s) ? s : (s = fresh())), ms, clock)

  const middle = fresh()
  for (let i = 0; i < 20; i++) step(middle)
  let copy = middle
  const clonesPerSecond = runsPerSecond(() => (copy = cloneState(copy)), ms, clock)

  const playoutsPerSecond = runsPerSecond(
    () => {
      const played = fresh()
      while (step(played));
    },
    ms,
    clock,
  )
  return { stepsPerSecond, clonesPerSecond, playoutsPerSecond }
}
