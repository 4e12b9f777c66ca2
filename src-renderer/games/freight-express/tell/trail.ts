import { between } from '../../../stage/motion/turning.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import type { Ease } from '../../../stage/motion/motion.ts'
import { besides, driversOf, drivenOn } from '../memory.ts'
import type { Script } from '../kinds.ts'
import { linesAlong, type Stand } from '../track/travel.ts'
import type { Drove } from './course.ts'
import { standsAhead } from './stretches.ts'

/** One step of the driver. */
interface Leg {
  readonly at: number
  readonly lasts: number
  readonly ease: Ease
}

/**
 * The line of this drive grows behind the locomotive, along the rails, as it will lie at rest; what it drove before a
 * question belongs to it.
 */
export function leaveTrail(script: Script<Drove>, legs: readonly Leg[], stands: readonly Stand[]): void {
  const { event, before, frame, last, mark, together } = script.telling
  const begun = drivenOn(last, event)?.stands ?? []
  const drivers = driversOf(event)
  const beside = besides(last, drivers.seat, frame?.viewer)
  const others = begun.length > 0 ? beside.slice(0, -1) : beside
  const ahead = standsAhead(event, together, event.seat)
  const lines = linesAlong(before, [...begun.slice(0, -1), ...stands, ...ahead])
  const first = Math.max(0, begun.length - 1)
  const trail = (line: readonly Point[]) =>
    mark({
      kind: 'drive',
      ...drivers,
      card: event.because.id,
      sleeper: -1,
      stands: [],
      line,
      earlier: others,
      viewer: frame?.viewer,
    })
  legs.forEach(({ at, lasts, ease }, i) => {
    const done = lines.slice(0, first + i).flat()
    const step = [...done.slice(-1), ...lines[first + i]]
    const draw = (part: number) => trail([...done.slice(0, -1), ...upTo(step, part)])
    script.acts.push({ at, lasts, ease, draw })
  })
}

/** So much of a line whose points lie about as far from each other. */
function upTo(line: readonly Point[], part: number): Point[] {
  const far = part * (line.length - 1)
  const whole = Math.floor(far)
  const [a, b] = [line[whole], line[Math.min(whole + 1, line.length - 1)]]
  return [...line.slice(0, whole + 1), { x: between(a.x, b.x, far - whole), y: between(a.y, b.y, far - whole) }]
}
