import type { Seat } from '../../../../src-shared/core.ts'
import type { FreightEvent, Move } from '../../../../src-shared/games/freight-express/events.ts'
import { between } from '../../../stage/motion/turning.ts'
import { easeBoth } from '../../../stage/motion/motion.ts'
import { reach } from '../layout/crowding.ts'
import { CONTACT, type Drove } from './course.ts'
import type { Place, Run } from './run.ts'
import { nextOf, previousOf } from './stretches.ts'

/** One locomotive is pushed on by another, buffers to buffers and both in full, and then both are parked. */
export interface Shove {
  readonly front: Seat
  readonly back: Seat
  /**
   * When their buffers meet, when the front one begins to move, and when both have stopped. -1: they touched already;
   * Infinity: they go on at once.
   */
  readonly touches: number
  /** They stand near each other already, and smaller for it. */
  readonly grows: boolean
  readonly sets: number
  readonly ends: number
}

/** Both are parked in so long: on neighbouring sleepers they stand smaller. */
export const PARKS = 260
/** Who stands there as small already grows to their full size in so long. */
const GROWS = 120
/** The time is looked for in steps of so much. */
const TICK = 4
/** Nobody runs up for longer. */
const RUN_UP = 700

/** So far apart two of these sizes stand, buffers to buffers. */
export const apart = (front: Place, back: Place): number =>
  reach(front, back) * (front.scale ?? 1) + reach(back, front) * (back.scale ?? 1)

/** Who pushes whom in a drive, the foremost first. `steps`: when each of its steps begins and how long it lasts. */
export function shovesOf(
  event: Drove,
  steps: readonly { readonly at: number; readonly lasts: number }[],
  runs: ReadonlyMap<Seat, Run>,
  together: readonly FreightEvent[],
): readonly Shove[] {
  const shoves: Shove[] = []
  // Who stands in a row is met one after the other, from behind.
  for (const { front, back, first, last } of pairsOf(event)) {
    const behind = shoves.find((shove) => shove.front === back)
    const sets = steps[first].at
    const [pushed, pushes] = [runs.get(front)!, runs.get(back)!]
    const came = first === 0 && isPair(previousOf(event, together)?.steps.at(-1), front, back)
    const goes = last === event.steps.length - 1 && isPair(nextOf(event, together)?.steps[0], front, back)
    const touch = came ? { touches: -1, grows: false } : touchOf(pushed, pushes, sets, behind?.touches ?? 0)
    shoves.unshift({ front, back, ...touch, sets, ends: goes ? Infinity : steps[last].at + steps[last].lasts })
  }
  return shoves
}

interface Pair {
  readonly front: Seat
  readonly back: Seat
  /** Of the drive's steps the first and the last one in which both move. */
  readonly first: number
  readonly last: number
}

/** Who pushes whom, the driver first. */
function pairsOf({ seat, steps }: Drove): readonly Pair[] {
  const found = new Map<string, Pair>()
  steps.forEach((moves, step) =>
    moves.slice(1).forEach(({ seat: back }, i) => {
      const { seat: front } = moves[i]
      const key = `${front} ${back}`
      found.set(key, { front, back, first: found.get(key)?.first ?? step, last: step })
    }),
  )
  const pairs = [...found.values()]
  const row = new Set([seat])
  for (const back of row) for (const pair of pairs) if (pair.back === back) row.add(pair.front)
  return [...row].flatMap((back) => pairs.filter((pair) => pair.back === back))
}

const isPair = (moves: readonly Move[] | undefined, front: Seat, back: Seat): boolean =>
  moves?.some(({ seat }, i) => seat === front && moves[i + 1]?.seat === back) === true

/**
 * When the buffers of who comes touch those of who is to be pushed from a time on; and whether they stood nearer than
 * that already.
 */
function touchOf(front: Run, back: Run, sets: number, since: number): Pick<Shove, 'touches' | 'grows'> {
  const first = Math.max(since, sets - RUN_UP, 0)
  for (let at = first; at < sets - CONTACT; at += TICK) {
    const [there, here] = [front.at(at).place, back.at(at).place]
    const room = Math.hypot(there.x - here.x, there.y - here.y) - apart(there, here)
    if (room <= 0) return { touches: at, grows: at === first && room < -1 }
  }
  return { touches: Math.max(since, sets - CONTACT, 0), grows: true }
}

/** How much both are in full at a time: 0 before they touch and once they are parked, 1 in between. */
export function fullness({ touches, grows, ends }: Shove, time: number): number {
  if (time < touches || time >= ends + PARKS) return 0
  const grown = grows ? Math.min(1, (time - touches) / GROWS) : 1
  return time <= ends ? grown : 1 - easeBoth((time - ends) / PARKS)
}

/** So much shorter both are while their buffers are pressed, for so long, and so many degrees the pushed one sways. */
const [PRESSED, PRESSES, SWAYS] = [0.26, 150, 7]
/** The blow carries both so far along the line, in u, and their buffers throw them back; all in so many ms. */
const [THROWN, SWINGS] = [8.5, 190]

/** How the buffers of both are pressed at a time, and how far on the blow has thrown them. */
export function pressed({ touches }: Shove, time: number) {
  const since = time - touches
  const [part, swing] = [since / PRESSES, since / SWINGS]
  const isPressed = touches >= 0 && part >= 0 && part <= 1
  const swings = touches >= 0 && swing >= 0 && swing <= 1
  return {
    squash: isPressed ? 1 - PRESSED * Math.sin(part * Math.PI) : 1,
    sway: isPressed ? SWAYS * Math.sin(2 * part * Math.PI) : 0,
    thrown: swings ? THROWN * Math.sin(1.5 * swing * Math.PI) * (1 - swing ** 2) : 0,
  }
}

/** At the start of its run nobody is held back by more than this. */
const NO_RUN_UP = 20

/**
 * Where who pushes stands, so that its buffers touch those of the front one, and how far back that is: as far as there
 * is room for it.
 */
export function heldBack(run: Run, time: number, front: Place, back: Place) {
  const { far } = run.at(time)
  const most = far + NO_RUN_UP
  let held = 0
  for (let round = 0; round < 4; round++) {
    const at = run.along(far - held)
    const missing = apart(front, { ...at, scale: back.scale ?? 1 }) - Math.hypot(front.x - at.x, front.y - at.y)
    held = Math.min(most, Math.max(0, held + missing))
  }
  return { at: run.along(far - held), held }
}

/** So much smaller both must be where there is no room for them in full. */
export const smaller = (front: Place, back: Place): number =>
  Math.min(1, Math.hypot(front.x - back.x, front.y - back.y) / apart(front, back))

/** Between where one stands as all make room for each other, and where it is in full. */
export const mixed = (small: Place, full: Place, part: number): Required<Place> => ({
  x: between(small.x, full.x, part),
  y: between(small.y, full.y, part),
  angle: full.angle,
  scale: between(small.scale ?? 1, full.scale ?? 1, part),
})
