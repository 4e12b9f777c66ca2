import { FINE, WHY, type Why } from '../../../../src-shared/games/transport/reasons.ts'
import { BELT_SIDES, FLOOR, poseOf, ROTATIONS, SHAPES } from '../../../../src-shared/games/transport/shapes.ts'
import { SIDES } from '../../../../src-shared/geometry/hexagons.ts'
import { AROUND_BITS, beltAround, floorAround } from './around.ts'

/** Which shapes lie between which neighbours (003:55), and so that it is looked up, not reckoned. */

/** Why a shape in a rotation does not lie between such neighbours. */
export function whyNotFit(shape: number, rotation: number, around: number): Why {
  if (rotation >= ROTATIONS[shape]) return WHY.noSuchRotation
  const belt = beltAround(around)
  const floor = floorAround(around)
  if (shape === FLOOR) {
    if (belt !== 0) return WHY.wouldCutBelt
    return floor === 0 ? WHY.noFloorSide : FINE
  }
  if (belt === 0) return WHY.noOpenEnd
  const sides = BELT_SIDES[poseOf(shape, rotation)]
  return (sides & floor) !== 0 || (belt & ~sides) !== 0 ? WHY.doesNotFit : FINE
}

/** The rotations that fit, as bits, by shape and what is around: `whyNotFit` reckoned out. */
const FITTING = new Uint8Array(SHAPES.length << AROUND_BITS)
for (let i = 0; i < FITTING.length; i++) {
  const around = i & ((1 << AROUND_BITS) - 1)
  for (let rotation = 0; rotation < SIDES; rotation++) {
    if (whyNotFit(i >> AROUND_BITS, rotation, around) === FINE) FITTING[i] |= 1 << rotation
  }
}

/** The rotations, as bits, in which a shape lies between such neighbours. */
export const rotationsThatFit = (shape: number, around: number): number => FITTING[(shape << AROUND_BITS) | around]

/** By what is around: the shapes, as bits, that lie there in some rotation. */
const SHAPES_FITTING = Uint16Array.from({ length: 1 << AROUND_BITS }, (_, around) =>
  SHAPES.reduce((bits, _name, shape) => (rotationsThatFit(shape, around) === 0 ? bits : bits | (1 << shape)), 0),
)

/** The shapes, as bits, that lie between such neighbours. */
export const shapesThatFit = (around: number): number => SHAPES_FITTING[around]
