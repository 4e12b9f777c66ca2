import { easeOut } from '../../../stage/motion.ts'
import type { Script } from '../kinds.ts'
import { names, type Piece } from '../looks.ts'

/** A cell of the departure board that an event changes. */
interface Changed {
  readonly name: string
  readonly was: Piece
  readonly will: Piece
}

/** The cells of a seat's row that say something else after the event, from left to right. */
export function flapsOf({ telling: { from, to } }: Script, seat: number): readonly Changed[] {
  const changed: Changed[] = []
  for (let column = 0; ; column++) {
    const name = names.flap(seat, column)
    const [was, will] = [from[name], to[name]]
    if (!was || !will) return changed
    if (textOf(was) !== textOf(will)) changed.push({ name, was, will })
  }
}

const textOf = ({ look }: Piece): string => (look.kind === 'flap' ? look.text : '')

/** In milliseconds: a cell springs as its figure turns up, each a little after the one at its left. */
export const FLAPS = { springs: 210, apart: 90 } as const

/** A cell turns to what it is to say, and springs. */
export function turnUp(script: Script, name: string, at: number, will: Piece): void {
  script.fly(name, at, FLAPS.springs, { ...will, scale: will.scale * 1.28, z: will.z + 1 }, will, { ease: easeOut })
}

/** All cells of a seat that change do so from that moment on. */
export function turnAllUp(script: Script, seat: number, at: number): void {
  flapsOf(script, seat).forEach(({ name, was, will }, i) => {
    script.put(name, 0, was)
    turnUp(script, name, at + i * FLAPS.apart, will)
  })
}
