import { FACING_IN, cellOfSleeper, isOuter, pointOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import type { FreightEvent, Move } from '../../../../src-shared/games/freight-express/events.ts'
import { isStationAt, type Ground } from '../track/track.ts'
import { FLIP } from './flip.ts'
import { Halting } from './halting.ts'

/** When what happens in a drive, in milliseconds. */

export type Drove = Extract<FreightEvent, { kind: 'drove' }>

/**
 * Milliseconds a sleeper, for the last step into a station's siding, and for the first out of one: there a train turns
 * round within its cell, and on the line it is not to be much slower than that.
 */
export const STEP = 110
export const INTO_SIDING = 380
/** Who is pushed into one is what a drive is about: it goes at no greater speed than whoever pushes it. */
export const PUSHED_IN = 560
const OUT_OF_SIDING = 400
/** Who is pushed no further, because the driver goes another way, rolls out for this long. */
export const ROLL_OUT = 120
/** Milliseconds that the driving locomotive rests behind another before that moves; longer where it has no run-up. */
export const CONTACT = 200
const AT_ONCE = 300
/**
 * Milliseconds a sleeper while another is pushed on: the first one is the heaviest, on the last one it rolls out, and
 * whoever follows another into a station is not to run into it there.
 */
const [SHOVES_OFF, SHOVE, ROLLS_OUT, SHOVES_IN] = [300, 180, 260, 300]

interface Step {
  readonly step: number
  readonly move: Move
}
export const movesOf = (event: Drove, seat: number): Step[] =>
  event.steps.flatMap((moves, step) => moves.filter((move) => move.seat === seat).map((move) => ({ step, move })))

/** Where a seat stands as the drive begins. */
export const startOf = (event: Drove, seat: number): Move =>
  event.from.find((move) => move.seat === seat) ?? event.from[0]

interface Timed {
  readonly at: number
  readonly lasts: number
}

/**
 * When each step begins and how long it lasts: one after the other, a moment later whenever another locomotive is met,
 * and longer where one comes out of its siding.
 */
export function stepsOf(event: Drove, ground: Ground): Timed[] {
  const met = new Set<number>([event.seat])
  const stands = new Map(event.from.map(({ seat, sleeper }) => [seat, sleeper]))
  let at = 0
  return event.steps.map((moves, nth) => {
    const meets = moves.some(({ seat }) => !met.has(seat))
    const leaves = moves.some(({ seat }) => isStationAt(ground, cellOfSleeper(stands.get(seat) ?? -1)))
    for (const { seat, sleeper } of moves) {
      met.add(seat)
      stands.set(seat, sleeper)
    }
    if (meets) at += at === 0 ? AT_ONCE : CONTACT
    const isLast = nth === event.steps.length - 1
    const isIn = moves.slice(0, -1).some(({ sleeper }) => isStationAt(ground, cellOfSleeper(sleeper)))
    const shoves = isIn ? SHOVES_IN : isLast ? ROLLS_OUT : SHOVE
    const pushing = meets ? SHOVES_OFF : moves.length > 1 ? shoves : STEP
    const step = { at, lasts: leaves ? OUT_OF_SIDING : pushing }
    at += step.lasts
    return step
  })
}

/** So much of the step on to a crossing's cell is driven, from the line and from a station, before it halts there. */
const [FROM_LINE, FROM_STATION] = [0.4, 0.92]

/**
 * When a drive over a crossing halts before it, with its buffers where the lines meet: on its first step into the
 * crossing's cell, or at once where it begins there.
 */
function haltOf(event: Drove, ground: Ground): number {
  const own = movesOf(event, event.seat)
  const cell = cellOfSleeper(own[own.length - 1].move.sleeper)
  const first = own.findLastIndex(({ move }) => cellOfSleeper(move.sleeper) !== cell) + 1
  const { move, step } = own[first]
  const start = first === 0 ? event.from.find(({ seat }) => seat === event.seat) : own[first - 1].move
  const enters = isOuter(pointOfSleeper(move.sleeper)) && move.facing === FACING_IN
  if (!start || !enters) return 0
  const { at, lasts } = stepsOf(event, ground)[step]
  return at + lasts * (isStationAt(ground, cellOfSleeper(start.sleeper)) ? FROM_STATION : FROM_LINE)
}

/** The time of a drive; `halted`: by a card that is flipped. */
export const timeOf = (event: Drove, ground: Ground, halted: boolean): Halting =>
  new Halting(halted ? haltOf(event, ground) : null, FLIP.decides)

/** When a drive stands before a crossing. */
export const driveStops = (event: Drove, ground: Ground): number => timeOf(event, ground, true).stops

/** When a drive that nothing halts has been driven. */
export function driveEnds(event: Drove, ground: Ground): number {
  const { at, lasts } = stepsOf(event, ground)[event.steps.length - 1]
  return at + lasts
}

/** When a drive over a crossing has been driven as far as behind it. */
export function driveOver(event: Drove, ground: Ground): number {
  return timeOf(event, ground, true).ends(driveEnds(event, ground))
}
