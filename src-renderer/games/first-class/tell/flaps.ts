import { easeOut } from '../../../stage/motion/motion.ts'
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

/** So much higher a cell is as it springs. It is no wider: those beside it spring too. */
const SPRINGS = 1.28

/** A cell turns to what it is to say, and springs. */
export function turnUp(script: Script, name: string, at: number, will: Piece): void {
  const high = { ...will, scale: will.scale * SPRINGS, squash: will.squash / SPRINGS, z: will.z + 1 }
  script.fly(name, at, FLAPS.springs, high, will, { ease: easeOut })
}

/** Figures turn over so often before the last, each standing so long, in milliseconds. */
const ROLLS = { times: 4, each: 40 } as const
/** So long figures turn over. */
export const ROLLING = ROLLS.times * ROLLS.each

/** A number comes up as on a station's board: its figures turn over one by one, and stop at `at`. */
export function rollUp(script: Script, name: string, at: number, will: Piece): void {
  const { look } = will
  if (look.kind === 'flap')
    for (let left = ROLLS.times; left > 0; left--) {
      const text = look.text.replace(/\d/g, (figure) => String((Number(figure) + 10 - left) % 10))
      script.put(name, at - left * ROLLS.each, { ...will, look: { ...look, text, lit: false } })
    }
  turnUp(script, name, at, will)
}

/** All cells of a seat that change do so from that moment on. */
export function turnAllUp(script: Script, seat: number, at: number): void {
  flapsOf(script, seat).forEach(({ name, was, will }, i) => {
    script.put(name, 0, was)
    turnUp(script, name, at + i * FLAPS.apart, will)
  })
}
