import { isIntake, PALLETS } from '../../../../src-shared/games/transport/cards.ts'
import { opposite, SIDES } from '../../../../src-shared/geometry/hexagons.ts'
import type { Board } from './board.ts'
import { cardBeyond } from './ways.ts'

/**
 * The pallets on the table, as bits 1 << pallet, that belts join to no intake and to no parcel: as long as nothing is
 * connected there none comes to them, whether they lie alone or with some cards more.
 */
export function cutOffPallets(board: Board): number {
  let apart = 0
  for (let pallet = 0; pallet < PALLETS; pallet++) {
    if (board.lies[pallet] !== 0 && isCutOff(board, pallet)) apart |= 1 << pallet
  }
  return apart
}

function isCutOff(board: Board, pallet: number): boolean {
  const joined = new Set([pallet])
  // What is found on the way is gone on from as well.
  for (const card of joined) {
    if (isIntake(card) || board.parcelAt[card] !== 0) return false
    for (let side = 0; side < SIDES; side++) {
      const next = cardBeyond(board, card, side)
      if (next >= 0 && showsBelt(board, card, side) && showsBelt(board, next, opposite(side))) joined.add(next)
    }
  }
  return true
}

const showsBelt = (board: Board, card: number, side: number): boolean => (board.beltSides(card) & (1 << side)) !== 0
