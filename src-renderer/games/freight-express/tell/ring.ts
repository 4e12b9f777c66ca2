import { easeIn, easeOut } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Script } from '../kinds.ts'
import { middle } from '../poses.ts'

/** The sign of a station swells once: it is entered, or a wagon is delivered there. */
export function ring(script: Script, station: number, at: number): void {
  const { before } = script.telling
  const cell = before.cells.findIndex((one) => one.station === station)
  if (cell < 0) return
  const { x, y } = middle(before, cell)
  const sign = piece(
    { kind: 'stationSign', station, ...(before.options.advanced && { special: before.specials[station] }) } as const,
    'board',
    x,
    y,
  )
  const name = script.extra()
  script.fly(name, at, 90, sign, { ...sign, scale: 1.08 }, { ease: easeOut })
  script.fly(name, at + 90, 90, { ...sign, scale: 1.08 }, sign, { ease: easeIn })
  script.remove(name, at + 180)
}
