import type { Seat } from '../../../src-shared/core.ts'
import type { State } from '../../engine/game.ts'
import { AT, DRAFT, ENDED, SCORING, TURN, isLesson, roundsOf, seatCount } from '../../engine/first-class/state.ts'

/** Each seat has three turns a round. [002:181] */
const TURNS_OF_ROUND = 3
const MOST_TURNS = 18
const MOST_STEPS = 16

/** Turns a seat still has before each scoring that is still to come for it. */
export interface Pace {
  scorings: number
  readonly turns: Int32Array
  /** Until the end of the game. */
  left: number
}

export const newPace = (): Pace => ({ scorings: 0, turns: new Int32Array(3), left: 0 })

/** How much time this seat has, read into `pace`. */
export function readPace(s: State, seat: Seat, pace: Pace): void {
  pace.scorings = 0
  pace.left = 0
  if (s[AT.phase] === ENDED) return
  const round = Math.max(1, s[AT.round])
  const step = isLesson(s) ? 1 : 2
  const now = s[AT.phase] === SCORING ? 0 : turnsOfRound(s, seat)
  for (let stack = 0; stack < 3; stack++) {
    const last = (stack + 1) * step
    if (last < round || (last === round && hasScored(s, seat))) continue
    pace.turns[pace.scorings++] = now + TURNS_OF_ROUND * (last - round)
  }
  pace.left = now + TURNS_OF_ROUND * (roundsOf(s) - round)
}

const nth = (s: State, seat: Seat): number => (seat - s[AT.starter] + seatCount(s)) % seatCount(s)
const hasScored = (s: State, seat: Seat): boolean => s[AT.phase] === SCORING && nth(s, seat) < s[AT.offset]

/** Cards this seat may still take in this round. */
function turnsOfRound(s: State, seat: Seat): number {
  if (s[AT.phase] === DRAFT) return TURNS_OF_ROUND
  const begun = Math.ceil((s[AT.turnOfRound] - nth(s, seat)) / seatCount(s))
  const taken = s[AT.phase] !== TURN || (s[AT.active] === seat && s[AT.taken] === 1) ? 1 : 0
  return Math.max(0, TURNS_OF_ROUND - Math.max(0, begun) - (s[AT.active] === seat ? taken : 0))
}

/**
 * How likely something is that takes so many steps, at so many steps a turn, within so many turns: by turns, then
 * steps.
 */
function likelihoods(rate: number): Float64Array {
  const table = new Float64Array((MOST_TURNS + 1) * (MOST_STEPS + 1))
  for (let turns = 0; turns <= MOST_TURNS; turns++)
    for (let steps = 0; steps <= MOST_STEPS; steps++) {
      const spread = 0.35 + 0.3 * Math.sqrt(turns)
      const likely = turns === 0 ? 0 : 1 / (1 + Math.exp((steps - 0.4 - rate * turns) / spread))
      table[turns * (MOST_STEPS + 1) + steps] = steps === 0 ? 1 : likely
    }
  return table
}

export type Likelihood = (turns: number, steps: number) => number

/** @param rate steps a turn */
export function likelihood(rate: number): Likelihood {
  const table = likelihoods(rate)
  return (turns, steps) =>
    table[Math.min(turns, MOST_TURNS) * (MOST_STEPS + 1) + Math.max(0, Math.min(steps, MOST_STEPS))]
}

/** How much of a game is still to be played, 1 to 0. */
export const timeLeft = (pace: Pace): number => pace.left / MOST_TURNS
