import { LEAST_R } from './home.ts'
import { R } from '../belts/belt.ts'

/** Larger than so the signs of a card would lie over its belt. */
const MOST = 1.4

/**
 * How much larger numbers and icons are drawn than the cards they lie on, where home shows a unit in so many pixels: on
 * smaller cards they are read as on cards of the least size.
 */
export const swellAt = (scale: number): number => Math.min(MOST, Math.max(1, LEAST_R / R / scale))
