import { cellOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import { easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Script } from '../kinds.ts'
import { middle } from '../poses.ts'
import { FIRST, PITCH } from '../layout/sizes.ts'
import { isStationAt } from '../track/track.ts'
import { STEP, startOf, type Drove } from './course.ts'
import type { Halting } from './halting.ts'
import type { Leg } from './run.ts'

/** The hall comes over a train, and goes, in so long; from one sleeper to the next, in u. */
const [SHOWS, SLEEPER] = [60, 19.6]

/**
 * A train that comes out of its siding, or goes into it, passes below the hall of the station with its sign: its tracks
 * meet there, and it would lie over the letter.
 */
export function passUnderHalls(script: Script<Drove>, seat: number, legs: readonly Leg[], time: Halting): void {
  const { event, before, after } = script.telling
  const [first, last] = [legs[0], legs[legs.length - 1]]
  const ends = last.at + last.lasts
  const from = cellOfSleeper(startOf(event, seat).sleeper)
  if (isStationAt(before, from)) {
    const train = FIRST + PITCH * after.seats[seat].coupled.length
    const out = first.at + first.lasts + Math.ceil(train / SLEEPER) * STEP
    cover(script, from, time.ends(first.at), time.ends(Math.min(ends, out)))
  }
  if (!last.into) return
  cover(script, cellOfSleeper(last.move.sleeper), time.ends(last.at), time.ends(ends))
}

function cover(script: Script<Drove>, cell: number, since: number, until: number): void {
  const { before } = script.telling
  const { station } = before.cells[cell]
  const { x, y } = middle(before, cell)
  const hall = piece(
    { kind: 'hall', station, ...(before.options.advanced && { special: before.specials[station] }) } as const,
    'board',
    x,
    y,
  )
  const name = script.extra()
  script.fly(name, since, SHOWS, { ...hall, alpha: 0 }, hall, { ease: easeOut })
  script.fly(name, Math.max(since + SHOWS, until - SHOWS), SHOWS, hall, { ...hall, alpha: 0 }, { ease: easeIn })
  script.remove(name, Math.max(since + 2 * SHOWS, until))
}
