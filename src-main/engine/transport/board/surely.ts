import { cellOfCode, isInsert, itemOfCode } from '../../../../src-shared/games/transport/actions.ts'
import { FORKLIFT_ICON, ICON_OF, KEY_ICON, PALLETS, SHAPE_OF } from '../../../../src-shared/games/transport/cards.ts'
import { FLOOR } from '../../../../src-shared/games/transport/shapes.ts'
import { ALL_SIDES, STEP } from '../../../../src-shared/geometry/hexagons.ts'
import { cardsAround, isSurrounded } from './around.ts'
import type { Board } from './board.ts'
import { openEndsOf, type OpenEnds } from './open-ends.ts'
import { rotationsThatFit } from './fitting.ts'
import { anyEnds, isBeside } from './places.ts'

/** In place of the side over which a pallet goes on. */
const NOT_PUSHED = -1

/**
 * Whether the icon of a hand card could act, told by looking at the board alone: mostly it can, and to lay the card on
 * trial takes far longer. Where this does not say so, it is tried (`actsAt`).
 */
export function surelyActs(board: Board, card: number, code: number): boolean {
  const at = cellOfCode(code) - board.base
  const side = isInsert(code) ? itemOfCode(code) : NOT_PUSHED
  if (ICON_OF[card] === FORKLIFT_ICON) return twoPalletsStayFree(board, at, side)
  return ICON_OF[card] === KEY_ICON && side !== NOT_PUSHED && keyCanGoOn(board, card, at, side)
}

/** Whether there is an open end that a hand card fits where its icon, a key or a forklift, could act; told likewise. */
export const surelyLies = (board: Board, card: number): boolean => anyEnds(board, card, actsAmong)

function actsAmong(board: Board, card: number, { slots, count, shapes, first }: OpenEnds): boolean {
  const { around } = board
  const shape = SHAPE_OF[card]
  if ((shapes & (1 << shape)) === 0) return false
  let places = 0
  let free = false
  for (let i = first[shape]; i < count; i++) {
    const turns = rotationsThatFit(shape, around[slots[i]])
    if (turns === 0) continue
    if (ICON_OF[card] === FORKLIFT_ICON) {
      if (twoPalletsStayFree(board, slots[i], NOT_PUSHED)) return true
      continue
    }
    // A key that can be taken again can go wherever else it could have been laid.
    free ||= !isSurrounded(around[slots[i]])
    places += (turns & (turns - 1)) === 0 ? 1 : 2
    if (free && places > 1) return true
  }
  return false
}

/** A forklift needs one pallet that it can take, and another to change places with: are two far from what changes? */
function twoPalletsStayFree(board: Board, at: number, side: number): boolean {
  const changed = side === NOT_PUSHED ? at : at + STEP[side]
  const pushed = side === NOT_PUSHED ? -1 : at
  let free = 0
  for (let pallet = 0; pallet < PALLETS; pallet++) {
    const slot = board.slot[pallet]
    const stays = board.lies[pallet] !== 0 && slot !== pushed && !isBeside(slot, changed)
    if (stays && !board.isEnclosed(pallet)) free++
  }
  return free > 1
}

/** A key inserted before a pallet can take itself, if an end is open to it that neither it nor the pallet is beside. */
function keyCanGoOn(board: Board, card: number, at: number, side: number): boolean {
  const { around } = board
  if ((cardsAround(around[at]) | (1 << side)) === ALL_SIDES) return false
  const shape = SHAPE_OF[card]
  const { slots, count } = openEndsOf(board, shape === FLOOR)
  const to = at + STEP[side]
  for (let i = 0; i < count; i++) {
    const end = slots[i]
    const apart = end !== to && !isBeside(end, to) && !isBeside(end, at)
    if (apart && rotationsThatFit(shape, around[end]) !== 0) return true
  }
  return false
}
