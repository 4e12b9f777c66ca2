import type { Telling } from '../../../stage/motion/script.ts'
import { names, type Piece } from '../looks.ts'
import type { FirstClassKinds } from '../kinds.ts'

type Told = Pick<Telling<FirstClassKinds>, 'from' | 'to' | 'promised'>

/** In one's own preview a wagon, or whoever walks, stood where they are to stand now. */
const isAt = (one: Piece | undefined, spot: Piece | undefined): boolean =>
  one !== undefined && spot !== undefined && Math.hypot(one.x - spot.x, one.y - spot.y) < 8

/**
 * The ghost of a wagon that whoever looks was shown at its place: it is not taken away only to come once more, but goes
 * on from there. null = nobody was shown it.
 */
export function wagonShown({ to, promised }: Told, seat: number, train: number, place: number): Piece | null {
  const ghost = promised?.[`ghost ${train} ${place}`]
  const isShown = ghost?.look.kind === 'ghostWagon' && ghost.look.seat === seat
  return isShown && isAt(to[names.coach(seat, train, place)], ghost) ? ghost : null
}

/** The same of a conductor who goes all of the way that was shown. */
export function conductorShown({ from, to, promised = {} }: Told, seat: number, train: number): Piece | null {
  const name = names.conductor(seat, train)
  const ghost = promised[`ghost ${name}`]
  return isAt(promised[name], from[name]) && isAt(to[name], ghost) ? ghost : null
}
