import { CARD_COUNT, PALLETS, SHAPE_OF } from '../../../src-shared/games/transport/cards.ts'
import {
  cellOfCode,
  insertCode,
  isInsert,
  itemOfCode,
  placeCode,
  rotationOfCode,
} from '../../../src-shared/games/transport/actions.ts'
import { FINE, WHY, type Why } from '../../../src-shared/games/transport/reasons.ts'
import {
  BELT_SIDES,
  floorSides,
  FLOOR,
  poseOf,
  PALLET,
  ROTATIONS,
  SHAPES,
} from '../../../src-shared/games/transport/shapes.ts'
import { ALL_SIDES, CELLS, opposite, SIDES, STEP } from '../../../src-shared/geometry/hexagons.ts'
import { belt, beltSides, cardAt, floor, lies, lift, poseOn, put, RIM, turned } from './board.ts'

/**
 * Where a card may be connected (003:55), on the board as it is spread out. The card itself must not lie
 * there: whoever asks about one that does, lifts it first.
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
const fitting = (shape: number, cell: number): number => FITTING[(shape << 12) | (belt[cell] << 6) | floor[cell]]

/** Why a card cannot lie on this cell in this rotation. */
export function whyNotAt(card: number, cell: number, rotation: number): Why {
  if (cardAt[cell] === RIM) return WHY.rim
  if (cardAt[cell] !== 0) return WHY.occupied
  return whyNotFit(SHAPE_OF[card], rotation, belt[cell], floor[cell])
}

/** Why no card can be inserted before this pallet: it must lie joined to a belt (003:55). */
export function whyNotBefore(card: number, pallet: number): Why {
  if (SHAPE_OF[card] === FLOOR) return WHY.floorNotInserted
  if (lies[pallet] === 0) return WHY.boxed
  return cardAt[lies[pallet] + STEP[turned[pallet]]] > 0 ? FINE : WHY.palletCutOff
}

/** Why the pallet of a card inserted on `cell` could not go on over `side` of it. The pallet is lifted. */
export function whyNotOnto(cell: number, side: number, sides: number): Why {
  const to = cell + STEP[side]
  const open = (sides & (1 << side)) !== 0 && cardAt[to] === 0
  return open && belt[to] === 0 ? FINE : WHY.noRoomForPallet
}

/** Why a card cannot be inserted so. */
export function whyNotInsert(card: number, cell: number, rotation: number, side: number): Why {
  const pallet = cardAt[cell] - 1
  if (pallet < 0 || pallet >= PALLETS) return WHY.noPalletThere
  const before = whyNotBefore(card, pallet)
  if (before !== FINE) return before
  const facing = turned[pallet]
  lift(pallet)
  const fit = whyNotFit(SHAPE_OF[card], rotation, belt[cell], floor[cell])
  const why = fit !== FINE ? fit : whyNotOnto(cell, side, BELT_SIDES[poseOf(SHAPE_OF[card], rotation)])
  put(pallet, cell, facing)
  return why
}

/** Which cells a list has looked at already: stamped with the number of the list. */
const seen = new Int32Array(CELLS)
let listing = 0

/**
 * Writes the codes of all places of a card into `out` from `n` on, all but `cell` in `rotation` (where a
 * lifted card lay), and stops after `limit` of them. Returns the new `n`. The order follows the cards on
 * the table by id, then their sides, then rotations; insertions come last.
 */
export function listPlaces(
  card: number,
  cell: number,
  rotation: number,
  out: Int32Array,
  n: number,
  limit = out.length,
): number {
  const end = Math.min(out.length, n + limit)
  const shape = SHAPE_OF[card]
  listing++
  for (let other = 0; other < CARD_COUNT && n < end; other++) {
    if (lies[other] === 0) continue
    const sides = shape === FLOOR ? floorSides(poseOn(other)) : beltSides(other)
    for (let side = 0; side < SIDES && n < end; side++) {
      const at = lies[other] + STEP[side]
      if ((sides & (1 << side)) === 0 || cardAt[at] !== 0 || seen[at] === listing) continue
      seen[at] = listing
      const fits = fitting(shape, at)
      for (let turn = 0; fits >> turn !== 0 && n < end; turn++) {
        if (fits & (1 << turn) && !(at === cell && turn === rotation)) out[n++] = placeCode(at, turn)
      }
    }
  }
  return shape === PALLET || shape === FLOOR ? n : listInsertions(card, out, n, end)
}

function listInsertions(card: number, out: Int32Array, n: number, end: number): number {
  const shape = SHAPE_OF[card]
  for (let pallet = 0; pallet < PALLETS && n < end; pallet++) {
    if (whyNotBefore(card, pallet) !== FINE) continue
    const at = lies[pallet]
    const facing = turned[pallet]
    lift(pallet)
    const fits = fitting(shape, at)
    for (let turn = 0; fits >> turn !== 0; turn++) {
      if ((fits & (1 << turn)) === 0) continue
      const sides = BELT_SIDES[poseOf(shape, turn)]
      for (let side = 0; side < SIDES && n < end; side++) {
        if (whyNotOnto(at, side, sides) === FINE) out[n++] = insertCode(at, turn, side)
      }
    }
    put(pallet, at, facing)
  }
  return n
}

/** Lays a card on the board as a code from `listPlaces` says. */
export function tryOn(card: number, code: number): void {
  const cell = cellOfCode(code)
  if (isInsert(code)) {
    const pallet = cardAt[cell] - 1
    const side = itemOfCode(code)
    lift(pallet)
    put(pallet, cell + STEP[side], opposite(side))
  }
  put(card, cell, rotationOfCode(code))
}

/** Takes back `tryOn`. `facing` is how the pallet of an insertion lay: `facingBefore` the trial. */
export function takeOff(card: number, code: number, facing: number): void {
  lift(card)
  if (!isInsert(code)) return
  const cell = cellOfCode(code)
  const pallet = cardAt[cell + STEP[itemOfCode(code)]] - 1
  lift(pallet)
  put(pallet, cell, facing)
}

/** How the pallet lies that a code would push out; 0 when it pushes none. */
export const facingBefore = (code: number): number => (isInsert(code) ? turned[cardAt[cellOfCode(code)] - 1] : 0)
