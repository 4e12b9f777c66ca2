import { PALLETS, SHAPE_OF } from '../../../../src-shared/games/transport/cards.ts'
import { FINE, WHY, type Why } from '../../../../src-shared/games/transport/reasons.ts'
import { BELT_SIDES, FLOOR, PALLET, poseOf } from '../../../../src-shared/games/transport/shapes.ts'
import { opposite, SIDES, STEP } from '../../../../src-shared/geometry/hexagons.ts'
import {
  cellOfCode,
  insertCode,
  isInsert,
  itemOfCode,
  placeCode,
  rotationOfCode,
} from '../../../../src-shared/games/transport/actions.ts'
import { beltAround } from './around.ts'
import { RIM, type Board } from './board.ts'
import { rotationsThatFit, whyNotFit } from './fitting.ts'
import { listOpenEnds, openEndsOf, OpenEnds, someEndsOf } from './open-ends.ts'
import { lowestBit } from './bits.ts'

/**
 * Where a card may be connected (003:55). The card itself must not lie on the board: whoever asks about one that does,
 * lifts it first.
 */

/** Why a card cannot lie on this cell in this rotation. */
export function whyNotAt(board: Board, card: number, cell: number, rotation: number): Why {
  const there = board.cardAt(cell)
  if (there === RIM) return WHY.rim
  if (there !== 0) return WHY.occupied
  return whyNotFit(SHAPE_OF[card], rotation, board.around[cell - board.base] ?? 0)
}

/** Why no card can be inserted before this pallet: it must lie joined to a belt (003:55). */
export function whyNotBefore(board: Board, card: number, pallet: number): Why {
  if (SHAPE_OF[card] === FLOOR) return WHY.floorNotInserted
  if (board.lies[pallet] === 0) return WHY.boxed
  return board.cards[board.slot[pallet] + STEP[board.turned[pallet]]] > 0 ? FINE : WHY.palletCutOff
}

/**
 * The sides, as bits, over which the pallet of a card inserted at a slot could go on, if the card has belt there: no
 * card lies there, and no belt leads there. Whether the pallet still lies before the card makes no difference: it shows
 * belt only to the card it is joined to.
 */
function sidesToGoOn({ cards, around }: Board, at: number): number {
  let sides = 0
  for (let side = 0; side < SIDES; side++) {
    const to = at + STEP[side]
    if (cards[to] === 0 && beltAround(around[to]) === 0) sides |= 1 << side
  }
  return sides
}

/** Why a card cannot be inserted so. */
export function whyNotInsert(board: Board, card: number, cell: number, rotation: number, side: number): Why {
  const pallet = board.cardAt(cell) - 1
  if (pallet < 0 || pallet >= PALLETS) return WHY.noPalletThere
  const before = whyNotBefore(board, card, pallet)
  if (before !== FINE) return before
  const at = cell - board.base
  const fit = whyNotFit(SHAPE_OF[card], rotation, board.around[at])
  if (fit !== FINE) return fit
  const sides = BELT_SIDES[poseOf(SHAPE_OF[card], rotation)] & sidesToGoOn(board, at)
  return side < SIDES && (sides & (1 << side)) !== 0 ? FINE : WHY.noRoomForPallet
}

/** For a table from which a card has been lifted. */
const passing = new OpenEnds()

/** A list of places where a card may lie: open ends and floor sides, or before pallets. */
export type Places = typeof listOpenPlaces

/**
 * Writes the codes of all open ends and floor sides that take a card into `out` from `n` on, up to `end`. Returns the
 * new `n`. `cell` and `rotation` are where the card lay that has been lifted, which is left out; `cell` is 0 for a card
 * that was not on the table. The order follows the cards on the table by id, then their sides, then rotations.
 */
export function listOpenPlaces(
  board: Board,
  card: number,
  cell: number,
  rotation: number,
  out: Int32Array,
  n: number,
  end: number,
): number {
  const { around, base } = board
  const shape = SHAPE_OF[card]
  // Of a table from which a card has been lifted nothing is known beforehand.
  const ends = cell === 0 ? openEndsOf(board, shape === FLOOR) : listOpenEnds(board, shape === FLOOR, passing)
  const { slots, count, shapes, first } = ends
  if ((shapes & (1 << shape)) === 0) return n
  for (let i = first[shape]; i < count && n < end; i++) {
    const at = slots[i]
    for (let left = rotationsThatFit(shape, around[at]); left !== 0 && n < end; left &= left - 1) {
      const turn = lowestBit(left)
      if (at + base !== cell || turn !== rotation) out[n++] = placeCode(at + base, turn)
    }
  }
  return n
}

/** Does a card that is not on the table fit on any open end or floor side? */
export const hasOpenPlace = (board: Board, card: number): boolean => anyEnds(board, card, takesShape)

const takesShape = (_: Board, card: number, { shapes }: OpenEnds): boolean => (shapes & (1 << SHAPE_OF[card])) !== 0

/** Does a card on the table fit on an open end that it is not beside? That end stays what it is when it is lifted. */
export const hasPlaceApart = (board: Board, card: number): boolean => anyEnds(board, card, someApart)

function someApart(board: Board, card: number, { slots, count, shapes, first }: OpenEnds): boolean {
  const { around } = board
  const shape = SHAPE_OF[card]
  if ((shapes & (1 << shape)) === 0) return false
  for (let i = first[shape]; i < count; i++) {
    const at = slots[i]
    if (!isBeside(at, board.slot[card]) && rotationsThatFit(shape, around[at]) !== 0) return true
  }
  return false
}

/** Do the open ends for a card have what `tell` looks for? Mostly the first ones say so. */
export function anyEnds(
  board: Board,
  card: number,
  tell: (board: Board, card: number, ends: OpenEnds) => boolean,
): boolean {
  const floor = SHAPE_OF[card] === FLOOR
  const some = someEndsOf(board, floor)
  return tell(board, card, some) || (!some.whole && tell(board, card, openEndsOf(board, floor)))
}

/** Are two cells, or their slots, neighbours? */
export function isBeside(a: number, b: number): boolean {
  const apart = Math.abs(a - b)
  return apart === STEP[0] || apart === STEP[5] || apart === STEP[4]
}

/** The same for places before pallets: by pallet, then rotations, then the sides over which the pallet goes on. */
export function listInsertions(
  board: Board,
  card: number,
  _cell: number,
  _rotation: number,
  out: Int32Array,
  n: number,
  end: number,
): number {
  const shape = SHAPE_OF[card]
  if (shape === PALLET || shape === FLOOR) return n
  for (let pallet = 0; pallet < PALLETS && n < end; pallet++) {
    if (whyNotBefore(board, card, pallet) !== FINE) continue
    const at = board.slot[pallet]
    const fits = rotationsThatFit(shape, board.around[at])
    const onto = fits === 0 ? 0 : sidesToGoOn(board, at)
    for (let turn = 0; fits >> turn !== 0; turn++) {
      if ((fits & (1 << turn)) === 0) continue
      const sides = BELT_SIDES[poseOf(shape, turn)] & onto
      for (let side = 0; side < SIDES && n < end; side++) {
        if (sides & (1 << side)) out[n++] = insertCode(board.lies[pallet], turn, side)
      }
    }
  }
  return n
}

/** Lays a card on the board as a code from these lists says. */
export function tryOn(board: Board, card: number, code: number): void {
  const cell = cellOfCode(code)
  if (isInsert(code)) {
    const pallet = board.cardAt(cell) - 1
    const side = itemOfCode(code)
    board.lift(pallet)
    board.put(pallet, cell + STEP[side], opposite(side))
  }
  board.put(card, cell, rotationOfCode(code))
}

/** Takes back `tryOn`. `facing` is how the pallet of an insertion lay: `facingBefore` the trial. */
export function takeOff(board: Board, card: number, code: number, facing: number): void {
  board.lift(card)
  if (!isInsert(code)) return
  const cell = cellOfCode(code)
  const pallet = board.cardAt(cell + STEP[itemOfCode(code)]) - 1
  board.lift(pallet)
  board.put(pallet, cell, facing)
}

/** How the pallet lies that a code would push out; 0 when it pushes none. */
export const facingBefore = (board: Board, code: number): number =>
  isInsert(code) ? board.turned[board.cardAt(cellOfCode(code)) - 1] : 0
