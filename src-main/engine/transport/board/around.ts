import { BELT_SIDES } from '../../../../src-shared/games/transport/shapes.ts'
import { ALL_SIDES, opposite, SIDES } from '../../../../src-shared/geometry/hexagons.ts'

/**
 * What the six neighbours of a cell show it, in one number: a bit for each side at which there is floor, and above them
 * one for each side at which there is belt. A side without a neighbour has neither.
 */
const BELT = SIDES
/** So many different ones there are, as bits: tables by shape and what is around have the shape above. */
export const AROUND_BITS = 2 * SIDES

/** The sides, as bits, at which a neighbour shows belt. */
export const beltAround = (around: number): number => around >> BELT
/** The sides, as bits, at which a neighbour shows floor. */
export const floorAround = (around: number): number => around & ALL_SIDES
/** The sides, as bits, at which there is a neighbour. */
export const cardsAround = (around: number): number => (around | (around >> BELT)) & ALL_SIDES
/** Are there neighbours on all six sides? */
export const isSurrounded = (around: number): boolean => cardsAround(around) === ALL_SIDES

/** By pose * 6 + side: what a card shows the neighbour on that side. */
export const SHOWN_TO = Uint16Array.from({ length: BELT_SIDES.length * SIDES }, (_, i) => {
  const side = i % SIDES
  const isBelt = (BELT_SIDES[Math.floor(i / SIDES)] & (1 << side)) !== 0
  return 1 << (opposite(side) + (isBelt ? BELT : 0))
})

/** By side: what the neighbour there keeps around it when a card is taken away. */
export const HIDDEN_FROM = Uint16Array.from({ length: SIDES }, (_, side) => {
  const shown = 1 << opposite(side)
  return ~(shown | (shown << BELT))
})
