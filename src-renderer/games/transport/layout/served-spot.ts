import { cratesWide, CRATES_HIGH } from '../art/furniture.ts'
import { edgeOf, type Point } from '../belts/belt.ts'

/**
 * Where on a pallet the numbers stand that can come to it, from its middle: off its belt and off its sign, which lies
 * across from that, in the upper one of the two corners left. So many numbers lie further out the wider they are.
 * @param shared a partner's sign stands in the upper corner: they have the lower one
 */
export function servedOn(rotation: number, count: number, shared = false): Point {
  const upper = beside(rotation)
  const out = shared ? { x: -upper.x, y: -upper.y } : upper
  const clear = out.x === 0 ? CLEAR.above : CLEAR.beside
  const far = clear + (Math.abs(out.x) * cratesWide(count) + Math.abs(out.y) * CRATES_HIGH) / 2
  return { x: out.x * far, y: out.y * far }
}
/** Off the line through belt and sign: signs stand upright, and some end in a tip above. */
const CLEAR = { beside: 46, above: 48 } as const

function beside(rotation: number): Point {
  const { x, y } = edgeOf(rotation, 1)
  if (Math.abs(y) < 0.01) return { x: 0, y: -1 }
  return x > 0 ? { x: y, y: -x } : { x: -y, y: x }
}
