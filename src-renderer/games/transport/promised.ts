import { names, type Poses } from './looks.ts'

/** It lies where its ghost lay. */
const NEAR = 12

/**
 * Cards and pallets that were previewed, as long as the real one does not lie there as it did. What a parcel would show
 * at its end goes once it is decided: it rides there itself, and two numbers would stand in front of each other.
 */
export function awaited(ghosts: Poses, live: Poses): Poses {
  return Object.fromEntries(
    Object.entries(ghosts).filter(([, { look, x, y }]) => {
      const real = 'card' in look ? live[names.card(look.card)] : undefined
      // Seen to be pushed it needs no ghost where it goes: that it is pushed would not be seen.
      return look.kind === 'ghostCard' && real?.look.kind !== 'pushedCard' && !isAt(real, x, y)
    }),
  )
}

const isAt = (piece: Poses[string] | undefined, x: number, y: number): boolean =>
  piece?.space === 'board' && Math.hypot(piece.x - x, piece.y - y) < NEAR
