import type { Seat } from '../../../src-shared/core.ts'
import { AT, ENDED, roundsOf, seatCount } from '../../engine/first-class/state.ts'
import type { State } from '../../engine/game.ts'
import { WEIGHTS } from './weights.ts'

/**
 * What it brings to choose early in the rounds to come: who holds the start tile begins, the others follow clockwise.
 */
export function startWorth(s: State, seat: Seat): number {
  const rounds = roundsOf(s) - s[AT.round]
  if (s[AT.phase] === ENDED || rounds <= 0) return 0
  const seats = seatCount(s)
  const next = s[AT.startHolder] === 0 ? s[AT.starter] : s[AT.startHolder] - 1
  const behind = (seats - 1 - ((seat - next + seats) % seats)) / (seats - 1)
  return WEIGHTS.start * behind * keptFor(rounds)
}

/** For how many of so many rounds it will last, when somebody may take the tile in each of them. */
const keptFor = (rounds: number): number => (1 - WEIGHTS.startKept ** rounds) / (1 - WEIGHTS.startKept)
