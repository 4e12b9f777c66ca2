import { winnersOf } from '../../../src-shared/core.ts'
import type { AnyGame, GameId, Seat, State } from '../../engine/game.ts'
import { firstClassExpected } from '../first-class/learned.ts'
import { freightExpected } from '../freight-express/learned.ts'
import { partOf } from '../search/parts.ts'
import { transportExpected } from '../transport/learned.ts'
import type { Expected } from './model.ts'

const learned: Readonly<Record<GameId, (s: State, seat: Seat) => Expected | null>> = {
  'freight-express': freightExpected,
  'first-class': firstClassExpected,
  transport: transportExpected,
}

/**
 * The share of the win that each seat may expect, together 1; of a game that is over, what came. Even where nothing can
 * be told yet, and where nobody has won. Of each seat only what that seat knows is looked at: on a sample, what it
 * would know there.
 */
export function sharesOf(game: AnyGame, s: State, seats: number): number[] {
  const { outcome } = game.status(s)
  if (outcome) {
    const winners = winnersOf(outcome)
    const share = 1 / (winners.length || seats)
    return Array.from({ length: seats }, (_, seat) => (winners.length === 0 || winners.includes(seat) ? share : 0))
  }
  const all = Array.from({ length: seats }, (_, seat) => learned[game.id](s, seat)?.share ?? 1 / seats)
  const sum = all.reduce((one, more) => one + more, 0)
  return all.map((share) => share / sum)
}

/** The share of the win of all who win with a seat, itself among them. */
export function sideShare(game: AnyGame, s: State, seats: number, seat: Seat): number {
  const { together } = partOf(game)
  return sharesOf(game, s, seats).reduce((sum, share, other) => (together(s, seat, other) ? sum + share : sum), 0)
}
