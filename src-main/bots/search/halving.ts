import type { AnyGame, Seat, State } from '../../engine/game.ts'
import { meanOf } from './mean.ts'
import type { Meter } from './meter.ts'
import type { GamePart, Plan } from './part.ts'
import { scratch } from './scratch.ts'

/** How plans are compared. */
export interface Comparing {
  /** Turns, of all seats, that are played on after one's own. */
  readonly turns: number
  /** See GamePart.playOn. */
  readonly close?: boolean
  /** The plan that looked best before is left only for a gain of so many standard errors. */
  readonly doubt: number
  /** By the share of the win, where a game knows it (see GamePart.chance), not by points. */
  readonly forWin?: boolean
  /** What plans are worth in points is told as well: see Arm. */
  readonly inPoints?: boolean
}

/** A plan with what it was worth on the deals it was played on: the first of these are the same for all plans. */
export interface Arm {
  readonly plan: Plan
  readonly worths: number[]
  /** The same in points, where that is asked for. */
  readonly points: number[]
}

/** What a plan came to on one deal: what it is compared by, and in points if these are asked for. */
interface Worth {
  readonly compared: number
  readonly points?: number
}

/** A plan that has not been played on. */
export const armOf = (plan: Plan): Arm => ({ plan, worths: [], points: [] })

export interface Compared {
  readonly best: Arm
  /** All that were compared, the best among them. */
  readonly arms: readonly Arm[]
}

/** The same question on another deal of what is hidden, each time it is called. */
export type Deal = () => State

/** Playing on stops here whatever happens: no turn is longer. */
const MOST_STEPS = 60

/**
 * Sequential halving over deals that all plans share (common random numbers): each round all that are left are played
 * on, on the same deals; then the weaker half goes. The first plan is kept to the end as what the others must beat.
 * @param plans best first, at least one
 * @param kept what else is kept to the end
 */
export function compareByHalving(
  game: AnyGame,
  part: GamePart,
  plans: readonly Plan[],
  seat: Seat,
  deal: Deal,
  comparing: Comparing,
  meter: Meter,
  kept: readonly Plan[] = [],
): Compared {
  const all = plans.map(armOf)
  const [first] = all
  const held = all.filter((arm) => arm === first || kept.includes(arm.plan))
  let arms = all
  const copyOf = scratch()
  const worthOn = (s: State, arm: Arm): Worth => worthOf(game, part, copyOf(s), arm.plan, seat, comparing, meter)
  const rounds = Math.max(1, Math.ceil(Math.log2(arms.length)))
  for (let round = 0; round < rounds && arms.length > 1 && meter.left > 0; round++) {
    const until = meter.left - meter.left / (rounds - round)
    while (meter.left > until) {
      const s = deal()
      const worths = arms.map((arm) => (meter.left > 0 ? worthOn(s, arm) : null))
      if (worths.includes(null)) break
      arms.forEach((arm, i) => note(arm, worths[i]))
    }
    const better = [...arms]
      .sort((a, b) => meanOf(b.worths, 0) - meanOf(a.worths, 0))
      .slice(0, Math.ceil(arms.length / 2))
    arms = [...better, ...held.filter((arm) => !better.includes(arm))]
  }
  const [best] = [...arms].sort((a, b) => meanOf(b.worths, 0) - meanOf(a.worths, 0))
  const left = best !== first && gainsOver(best.worths, first.worths, comparing.doubt)
  return { best: left ? best : first, arms: all }
}

function note(arm: Arm, worth: Worth | null): void {
  if (!worth) return
  arm.worths.push(worth.compared)
  if (worth.points !== undefined) arm.points.push(worth.points)
}

function worthOf(
  game: AnyGame,
  part: GamePart,
  s: State,
  { codes }: Plan,
  seat: Seat,
  { turns, close, forWin, inPoints }: Comparing,
  meter: Meter,
): Worth {
  carryOn(game, part, s, codes, turns, meter, close)
  const share = forWin ? part.chance?.(s, seat) : null
  const compared = share ?? part.value(s, seat)
  return inPoints ? { compared, points: typeof share === 'number' ? part.value(s, seat) : compared } : { compared }
}

/** Carries a plan out on a deal, in place, and plays so many turns on, of all seats, after its own. */
export function carryOn(
  game: AnyGame,
  part: GamePart,
  s: State,
  codes: readonly number[],
  turns: number,
  meter: Meter,
  close = false,
): void {
  const last = part.turn(s) + turns
  for (const code of codes) game.apply(s, code)
  for (let step = 0; step < MOST_STEPS && !part.ended(s) && part.turn(s) <= last; step++) part.playOn(s, meter, close)
  meter.nodes++
}

/** Is the gain on the shared deals greater than so many standard errors of it? */
function gainsOver(ours: readonly number[], theirs: readonly number[], errors: number): boolean {
  const { deals, mean, error } = gainOf(ours, theirs)
  if (deals < 2) return deals === 1 && errors === 0 && mean > 0
  return mean > errors * error
}

/** What one of two is worth more than the other on the deals that both were played on, in points. */
export function gainOf(
  ours: readonly number[],
  theirs: readonly number[],
): { readonly deals: number; readonly mean: number; readonly error: number } {
  const n = Math.min(ours.length, theirs.length)
  let [sum, squares] = [0, 0]
  for (let i = 0; i < n; i++) {
    const gain = ours[i] - theirs[i]
    sum += gain
    squares += gain * gain
  }
  if (n === 0) return { deals: 0, mean: 0, error: Infinity }
  const mean = sum / n
  const variance = n < 2 ? Infinity : Math.max(0, (squares - n * mean * mean) / (n - 1))
  return { deals: n, mean, error: Math.sqrt(variance / n) }
}
