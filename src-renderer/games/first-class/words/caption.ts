import type { Phrase } from '../../../../src-shared/core.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../messages/index.ts'

/** 'Round 5, trains of 6 and 4': how far the game is, and how long the trains of whoever is to move are. */
export function captionOf({ round, active, seats }: FirstClassView): Phrase {
  const [upper, lower] = seats[active].trains.map(({ coaches }) => coaches.length)
  return phrase('first-class.caption', { round, upper, lower })
}
