import { easeBoth, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Piece } from '../looks.ts'
import type { Script } from '../kinds.ts'
import { middle } from '../poses.ts'

/** How a sign swings as it rings: so large, turned so far, and how long it takes to get there, in milliseconds. */
const SWINGS = [
  { grown: 1, turned: 9, lasts: 80 },
  { grown: 0.6, turned: -7, lasts: 80 },
  { grown: 0.3, turned: 4, lasts: 70 },
  { grown: 0, turned: 0, lasts: 70 },
] as const
/** By so much it grows. */
const GROWS = 0.14

/**
 * The sign of a station rings like a bell: it is entered, or a wagon is delivered there. One with a plate below only
 * swells, for the plate hangs still.
 */
export function ring(script: Script, station: number, at: number, grows = GROWS): void {
  const { before } = script.telling
  const cell = before.cells.findIndex((one) => one.station === station)
  if (cell < 0) return
  const { x, y } = middle(before, cell)
  const { advanced } = before.options
  const sign = piece(
    { kind: 'stationSign', station, ...(advanced && { special: before.specials[station] }) } as const,
    'board',
    x,
    y,
  )
  const name = script.extra()
  let [hangs, since]: [Piece, number] = [sign, at]
  for (const { grown, turned, lasts } of SWINGS) {
    const swung = { ...sign, scale: 1 + grows * grown, angle: advanced ? 0 : turned }
    script.fly(name, since, lasts, hangs, swung, { ease: since === at ? easeOut : easeBoth })
    ;[hangs, since] = [swung, since + lasts]
  }
  script.remove(name, since)
}
