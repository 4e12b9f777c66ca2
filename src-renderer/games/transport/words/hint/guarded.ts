import { isPallet } from '../../../../../src-shared/games/transport/cards.ts'
import { distance } from '../../../../../src-shared/geometry/hexagons.ts'
import type { At } from '../answers/answer.ts'

/**
 * Whether a floor card guards a pallet of whoever moves, or of their partner: it cannot be pushed to where that lies,
 * and is nearer to being enclosed, when no forklift can take it.
 */
export const guardsOwn = ({ view }: Pick<At, 'view'>, cell: number): boolean =>
  view.laid.some(
    (laid) =>
      isPallet(laid.card) && view.seats[view.active].team.includes(laid.card) && distance(laid.cell, cell) === 1,
  )
