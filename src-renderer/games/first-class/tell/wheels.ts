import type { Ease } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { between } from '../../../stage/motion/turning.ts'
import type { Script } from '../kinds.ts'
import type { Look, Piece } from '../looks.ts'

/** Of the wagon that is laid, as it is drawn: how large its wheels are, and where their middles. */
const AXLES = { radius: 9, places: [30, 98] } as const
/** What turns under it. */
export const WHEEL: Look = { kind: 'wheel', radius: AXLES.radius }

/**
 * The wheels of a wagon turn as far as it rolls, and stand as they are drawn on it when it does.
 * @param alphaAt how much of the wagon is seen, by where it is
 */
export function wheelsTurn(
  script: Script,
  from: Piece,
  end: Piece,
  at: number,
  lasts: number,
  ease: Ease,
  alphaAt: (x: number) => number = () => 1,
): void {
  // Whatever else comes along the rail, the mail wagon and the tile, keeps its own wheels.
  if (from.look.kind !== 'wagon' || from.look.value > 0) return
  const { radius, places } = AXLES
  const rolled = (from.x - end.x) / (radius * end.scale)
  for (const place of places) {
    const [x, y] = [place * end.scale, (84 - radius) * end.scale]
    const name = script.extra()
    script.put(
      name,
      at,
      piece(WHEEL, 'board', from.x + x, from.y + y, { scale: end.scale, alpha: alphaAt(from.x), z: end.z + 1 }),
    )
    script.drive(
      name,
      at,
      lasts,
      (part) => {
        const here = between(from.x, end.x, part)
        const angle = ((rolled * (1 - part) * 180) / Math.PI) % 360
        return { x: here + x, y: end.y + y, angle, alpha: alphaAt(here) }
      },
      ease,
    )
    script.remove(name, at + lasts)
  }
}
