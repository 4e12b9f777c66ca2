import { CARD_COUNT, PALLETS, SHAPE_OF } from '../../../../src-shared/games/transport/cards.ts'
import { FINE, WHY, type Why } from '../../../../src-shared/games/transport/reasons.ts'
import { BELT_SIDES, FLOOR, poseOf, PALLET, ROTATIONS, SHAPES } from '../../../../src-shared/games/transport/shapes.ts'
import { ALL_SIDES, opposite, SIDES, STEP } from '../../../../src-shared/geometry/hexagons.ts'
import {
  cellOfCode,
  insertCode,
  isInsert,
  itemOfCode,
  placeCode,
  rotationOfCode,
} from '../../../../src-shared/games/transport/actions.ts'
import { RIM, type Board } from './board.ts'

/**
 * Where a card may be connected (003:55). The card itself must not lie on the board: whoever asks about one that does,
 * lifts it first.
 */

/** Why a shape in a rotation does not lie between neighbours that show belt and floor at these sides. */
export function whyNotFit(shape: number, rotation: number, beltAround: number, floorAround: number): Why {
  if (rotation >= ROTATIONS[shape]) return WHY.noSuchRotation
  if (shape === FLOOR) {
    if (beltAround !== 0) return WHY.wouldCutBelt
    return floorAround === 0 ? WHY.noFloorSide : FINE
  }
  if (beltAround === 0) return WHY.noOpenEnd
  const sides = BELT_SIDES[poseOf(shape, rotation)]
  return (sides & floorAround) !== 0 || (beltAround & ~sides) !== 0 ? WHY.doesNotFit : FINE
}

/** The rotations that fit, as bits, by shape, belt sides and floor sides around: `whyNotFit` reckoned out. */
const FITTING = new Uint8Array(SHAPES.length << 12)
for (let i = 0; i < FITTING.length; i++) {
  for (let rotation = 0; rotation < SIDES; rotation++) {
    if (whyNotFit(i >> 12, rotation, (i >> 6) & ALL_SIDES, i & ALL_SIDES) === FINE) FITTING[i] |= 1 << rotation
  }
}

/** Why a card cannot lie on this cell in this rotation. */
export function whyNotAt(board: Board, card: number, cell: number, rotation: number): Why {
  const there = board.cardAt(cell)
  if (there === RIM) return WHY.rim
  if (there !== 0) return WHY.occupied
  const at = cell - board.base
  return whyNotFit(SHAPE_OF[card], rotation, board.belt[at] ?? 0, board.floor[at] ?? 0)
}

/** Why no card can be inserted before this pallet: it must lie joined to a belt (003:55). */
export function whyNotBefore(board: Board, card: number, pallet: number): Why {
  if (SHAPE_OF[card] === FLOOR) return WHY.floorNotInserted
  if (board.lies[pallet] === 0) return WHY.boxed
  return board.cards[board.slot[pallet] + STEP[board.turned[pallet]]] > 0 ? FINE : WHY.palletCutOff
}

/** Why the pallet of a card inserted at a slot could not go on over `side` of it. The pallet is lifted. */
function whyNotOnto({ cards, belt }: Board, at: number, side: number, sides: number): Why {
  const to = at + STEP[side]
  const open = (sides & (1 << side)) !== 0 && cards[to] === 0
  return open && belt[to] === 0 ? FINE : WHY.noRoomForPallet
}

/** Why a card cannot be inserted so. */
export function whyNotInsert(board: Board, card: number, cell: number, rotation: number, side: number): Why {
  const pallet = board.cardAt(cell) - 1
  if (pallet < 0 || pallet >= PALLETS) return WHY.noPalletThere
  const before = whyNotBefore(board, card, pallet)
  if (before !== FINE) return before
  const facing = board.turned[pallet]
  board.lift(pallet)
  const at = cell - board.base
  const fit = whyNotFit(SHAPE_OF[card], rotation, board.belt[at], board.floor[at])
  const why = fit !== FINE ? fit : whyNotOnto(board, at, side, BELT_SIDES[poseOf(SHAPE_OF[card], rotation)])
  board.put(pallet, cell, facing)
  return why
}

/** A list of places where a card may lie: open ends and floor sides, or before pallets. */
export type Places = typeof listOpenPlaces

/**
 * Writes the codes of all open ends and floor sides that take a card into `out` from `n` on, all but `cell` in
 * `rotation` (where a lifted card lay), up to `end`. Returns the new `n`. The order follows the cards on the table by
 * id, then their sides, then rotations.
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
  const { slot, lies, pose, cards, belt, floor, base } = board
  const shape = SHAPE_OF[card]
  const fits = shape << 12
  const others = shape === FLOOR ? ALL_SIDES : 0
  const seen = board.anew()
  const stamp = board.stamp
  for (let other = 0; other < CARD_COUNT && n < end; other++) {
    if (lies[other] === 0) continue
    const from = slot[other]
    // Belt sides, or floor sides for a floor card, without a neighbour; the lowest first.
    let sides = (BELT_SIDES[pose[other]] ^ others) & ~(belt[from] | floor[from])
    for (; sides !== 0 && n < end; sides &= sides - 1) {
      const at = from + STEP[31 - Math.clz32(sides & -sides)]
      if (cards[at] !== 0 || seen[at] === stamp) continue
      seen[at] = stamp
      const turns = FITTING[fits | (belt[at] << 6) | floor[at]]
      for (let turn = 0; turns >> turn !== 0 && n < end; turn++) {
        if (turns & (1 << turn) && !(at + base === cell && turn === rotation)) out[n++] = placeCode(at + base, turn)
      }
    }
  }
  return n
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
    const cell = board.lies[pallet]
    const at = board.slot[pallet]
    const facing = board.turned[pallet]
    board.lift(pallet)
    const fits = FITTING[(shape << 12) | (board.belt[at] << 6) | board.floor[at]]
    for (let turn = 0; fits >> turn !== 0; turn++) {
      if ((fits & (1 << turn)) === 0) continue
      const sides = BELT_SIDES[poseOf(shape, turn)]
      for (let side = 0; side < SIDES && n < end; side++) {
        if (whyNotOnto(board, at, side, sides) === FINE) out[n++] = insertCode(cell, turn, side)
      }
    }
    board.put(pallet, cell, facing)
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
