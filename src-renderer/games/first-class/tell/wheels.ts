import type { Ease } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { WHEELS } from '../art/wagons.ts'
import type { Script } from '../kinds.ts'
import type { Look, Piece } from '../looks.ts'

/** What turns under a wagon that rolls. */
export const wheelsOf = (look: Look): readonly Look[] =>
  look.kind === 'wagon' ? [{ kind: 'wheel', radius: WHEELS[look.value].radius }] : []

/** The wheels of a wagon turn as far as it rolls, and stand as they are drawn on it when it does. */
export function wheelsTurn(script: Script, from: Piece, end: Piece, at: number, lasts: number, ease: Ease): void {
  if (from.look.kind !== 'wagon') return
  const { radius, places } = WHEELS[from.look.value]
  const rolled = (from.x - end.x) / (radius * end.scale)
  for (const place of places) {
    const look: Look = { kind: 'wheel', radius }
    const [x, y] = [place * end.scale, (84 - radius) * end.scale]
    const name = script.extra()
    script.put(name, at, piece(look, 'board', from.x + x, from.y + y, { scale: end.scale, z: end.z + 1 }))
    script.drive(
      name,
      at,
      lasts,
      (part) => ({
        x: from.x + (end.x - from.x) * part + x,
        y: end.y + y,
        angle: ((rolled * (1 - part) * 180) / Math.PI) % 360,
      }),
      ease,
    )
    script.remove(name, at + lasts)
  }
}
