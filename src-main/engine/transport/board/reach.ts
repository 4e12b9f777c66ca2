import { CARD_COUNT, isIntake, PALLETS } from '../../../../src-shared/games/transport/cards.ts'
import { WAYS_IN } from '../../../../src-shared/games/transport/shapes.ts'
import { opposite, SIDES } from '../../../../src-shared/geometry/hexagons.ts'
import type { Board } from './board.ts'
import { cardBeyond, exitsOf } from './ways.ts'

/** By a card and the side it is come into by, the last one for whatever rests there. */
const WAYS_TO_COME = SIDES + 1

/**
 * The pallets on the table, as bits 1 << pallet, to which belts lead by their arrows from no intake and no parcel,
 * however far and whatever lies on the way: as long as nothing is laid otherwise none comes to them.
 */
export function cutOffPallets(board: Board): number {
  let lying = 0
  for (let pallet = 0; pallet < PALLETS; pallet++) if (board.lies[pallet] !== 0) lying |= 1 << pallet
  return lying & ~reachedPallets(board)
}

function reachedPallets(board: Board): number {
  const come = new Set<number>()
  for (let card = PALLETS; card < CARD_COUNT; card++) {
    const isStart = isIntake(card) || board.parcelAt[card] !== 0
    if (isStart && board.lies[card] !== 0) come.add(card * WAYS_TO_COME + SIDES)
  }
  let reached = 0
  // What is come to on the way is gone on from as well.
  for (const way of come) {
    const [card, from] = [Math.floor(way / WAYS_TO_COME), way % WAYS_TO_COME]
    const exits = exitsOf(board, card, from === SIDES ? -1 : from)
    for (let side = 0; side < SIDES; side++) {
      const next = (exits & (1 << side)) === 0 ? -1 : cardBeyond(board, card, side)
      if (next < 0 || (WAYS_IN[board.pose[next]] & (1 << opposite(side))) === 0) continue
      if (next < PALLETS) reached |= 1 << next
      else come.add(next * WAYS_TO_COME + opposite(side))
    }
  }
  return reached
}
