import type { Point } from '../../../stage/camera.ts'
import type { Ease } from '../../../stage/motion.ts'
import { besides, drivenOn } from '../memory.ts'
import { middle } from '../poses.ts'
import type { Script } from '../kinds.ts'
import { CELL, isStationAt } from '../track.ts'
import type { Way } from '../travel.ts'
import { PLATFORM } from '../travel.ts'
import type { Drove } from './drive.ts'

/** One step of the driver. */
interface Leg {
  readonly at: number
  readonly lasts: number
  readonly way: Way
  readonly ease: Ease
}

const SAMPLES = 8

/** The line of this drive grows behind the locomotive; what it drove before a question belongs to it. */
export function leaveTrail(script: Script<Drove>, legs: readonly Leg[]): void {
  const { event, before, frame, last, mark } = script.telling
  const begun = drivenOn(last, event)?.line ?? []
  const beside = besides(last, event.seat, frame?.viewer)
  const others = begun.length > 0 ? beside.slice(0, -1) : beside
  const trail = (line: readonly Point[]) =>
    mark({ kind: 'drive', seat: event.seat, card: event.because.id, sleeper: -1, stands: [], line, earlier: others })
  const platforms = before.cells.flatMap((_, cell) => (isStationAt(before, cell) ? [middle(before, cell)] : []))
  const stationOf = ({ x, y }: Point) =>
    platforms.find((at) => Math.abs(at.x - x) < CELL / 2 && Math.abs(at.y - y) < CELL / 2)
  /** The line runs straight to the rim of a station, as it lies at rest: its letter and bays stay clear. */
  const toRim = (point: Point, open: Point): Point => {
    const at = stationOf(point)
    if (!at) return point
    const [dx, dy] = [open.x - at.x, open.y - at.y]
    const sideways = Math.abs(dx) > Math.abs(dy)
    const [ux, uy] = sideways ? [Math.sign(dx), 0] : [0, Math.sign(dy)]
    const far = Math.max(PLATFORM, (point.x - at.x) * ux + (point.y - at.y) * uy)
    return { x: at.x + ux * far, y: at.y + uy * far }
  }
  const drawn: Point[] = [...begun]
  legs.forEach(({ at, lasts, way, ease }) => {
    const passed = Array.from({ length: SAMPLES + 1 }, (_, n) => way(n / SAMPLES))
    const open = [passed[0], passed[SAMPLES]].find((point) => !stationOf(point)) ?? passed[0]
    const points = passed.map((point) => toRim(point, open))
    const before = drawn.length
    const upTo = (part: number) => [...points.filter((_, n) => n <= part * SAMPLES), toRim(way(part), open)]
    drawn.push(...points)
    const done = drawn.slice(0, before)
    script.acts.push({ at, lasts, ease, draw: (part) => trail([...done, ...upTo(part)]) })
  })
}
