import { names, type Poses } from './looks.ts'

/** It lies where its ghost lay. */
const NEAR = 12

/** Cards, pallets and parcels that were previewed, as long as the real one does not lie there as they did. */
export function awaited(ghosts: Poses, live: Poses): Poses {
  return Object.fromEntries(
    Object.entries(ghosts).filter(([, { look, x, y }]) => {
      const real = 'card' in look ? live[names.card(look.card)] : undefined
      // Seen to be pushed it needs no ghost where it goes: that it is pushed would not be seen.
      if (look.kind === 'ghostCard') return real?.look.kind !== 'pushedCard' && !isAt(real, x, y)
      if (look.kind !== 'ghostParcel') return false
      const shows = ({ look: one }: Poses[string]) =>
        (one.kind === 'parcel' || one.kind === 'flyingParcel') && one.up === look.up && one.high === look.high
      return !Object.values(live).some((one) => isAt(one, x, y) && shows(one))
    }),
  )
}

const isAt = (piece: Poses[string] | undefined, x: number, y: number): boolean =>
  piece?.space === 'board' && Math.hypot(piece.x - x, piece.y - y) < NEAR
