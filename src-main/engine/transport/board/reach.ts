import { CARD_COUNT, isIntake, PALLETS } from '../../../../src-shared/games/transport/cards.ts'
import { WAYS_IN } from '../../../../src-shared/games/transport/shapes.ts'
import { opposite, SIDES } from '../../../../src-shared/geometry/hexagons.ts'
import { beltAround } from './around.ts'
import { lowestBit } from './bits.ts'
import { WAYS_TO_COME, type Board } from './board.ts'
import { cardBeyond, exitsOf } from './ways.ts'

/**
 * The pallets on the table, as bits 1 << pallet, to which belts lead by their arrows from no intake and no parcel,
 * however far and whatever lies on the way: as long as nothing is laid otherwise none comes to them.
 */
export function cutOffPallets(board: Board): number {
  let lying = 0
  for (let pallet = 0; pallet < PALLETS; pallet++) if (board.lies[pallet] !== 0) lying |= 1 << pallet
  return lying & ~reachedPallets(board, lying)
}

/** Those of some pallets to which a belt leads. The rest of the belts is not followed once all of them are reached. */
function reachedPallets(board: Board, wanted: number): number {
  const { ways, seen } = board.trail
  seen.fill(0)
  let count = 0
  for (let card = PALLETS; card < CARD_COUNT; card++) {
    const isStart = isIntake(card) || board.parcelAt[card] !== 0
    if (isStart && board.lies[card] !== 0) ways[count++] = card * WAYS_TO_COME + SIDES
  }
  let reached = 0
  while (count > 0 && (wanted & ~reached) !== 0) {
    const way = ways[--count]
    const card = Math.floor(way / WAYS_TO_COME)
    const from = way - card * WAYS_TO_COME
    const joined = beltAround(board.around[board.slot[card]])
    for (let exits = exitsOf(board, card, from === SIDES ? -1 : from) & joined; exits !== 0; exits &= exits - 1) {
      const side = lowestBit(exits)
      const next = cardBeyond(board, card, side)
      if ((WAYS_IN[board.pose[next]] & (1 << opposite(side))) === 0) continue
      const on = next * WAYS_TO_COME + opposite(side)
      if (next < PALLETS) reached |= 1 << next
      else if (seen[on] === 0) {
        seen[on] = 1
        ways[count++] = on
      }
    }
  }
  return reached
}
