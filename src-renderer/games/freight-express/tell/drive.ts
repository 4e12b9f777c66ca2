import { cellOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { Ease } from '../../../stage/motion/motion.ts'
import { easeBoth, easeIn, easeOut, linear } from '../../../stage/motion/motion.ts'
import { piece, samePiece } from '../../../stage/pieces.ts'
import { names } from '../looks.ts'
import type { Script } from '../kinds.ts'
import { radians, type Spot } from '../../../stage/motion/turning.ts'
import { isStationAt, middleOfSleeper } from '../track/track.ts'
import type { Rests, Stand, Way } from '../track/travel.ts'
import { standIn, standingAfter, waysOf } from '../track/travel.ts'
import { lastStretch, waysAfter } from '../track/ways.ts'
import { LONG, reach } from '../layout/crowding.ts'
import { PITCH } from '../layout/sizes.ts'
import { CLEAR } from '../track/tails.ts'
import { INTO_SIDING, PUSHED_IN, ROLL_OUT, STEP, movesOf, startOf, stepsOf, timeOf, type Drove } from './course.ts'
import type { Halting } from './halting.ts'
import { MakingRoom } from './making-room.ts'
import { isHalted } from './overlap.ts'
import { throwDust } from './dust.ts'
import { feels } from './feels.ts'
import { countPushed, grind, jolt, strain, strike } from './blow.ts'
import { middle } from '../poses.ts'
import { numberSteps } from './milestones.ts'
import { ring } from './ring.ts'
import { Run, type Leg } from './run.ts'
import { PARKS, shovesOf, type Shove } from './shove.ts'
import { cameOver, goesOn, isFirstOf, nextOf, previousOf, standsAhead } from './stretches.ts'
import { leaveTrail } from './trail.ts'
import { passUnderHalls } from './under-hall.ts'
import { GIVES_WAY, pullWagons } from './wagons-behind.ts'
import { pushWagons } from './wagons-pushed.ts'

/** A locomotive that has come into its siding settles there: for so long, and so far at first, in u. */
const SETTLES = 180
const ON_TO_BUFFERS = 6

/** All that moves slides along its rails, step by step and together; who pushes does so buffers to buffers. */
export function drove(script: Script<Drove>): void {
  const { event, before, together } = script.telling
  const steps = stepsOf(event, before)
  const time = timeOf(event, before, isHalted(event, together))
  const driven = event.from.map(({ seat }) => ({ seat, legs: legsOf(script, seat, steps) }))
  const runs = new Map(driven.map(({ seat, legs }) => [seat, new Run(legs)]))
  const shoves = shovesOf(event, steps, runs, together)
  const room = new MakingRoom(script, runs, shoves)
  const effects: (() => void)[] = []
  let stand = 0
  for (const { seat, legs } of driven) {
    const name = names.locomotive(seat)
    script.speakFor(name)
    legs.forEach(({ at, lasts, way, ease }) => room.drive(name, at, lasts, way, ease))
    if (seat === event.seat) {
      effects.push(() => legs.forEach((leg, i) => pass(script, time, leg, i)))
      leaveTrail(script, legs, standsOf(script, seat))
    }
    effects.push(() => passUnderHalls(script, seat, legs, time))
    const last = legs[legs.length - 1]
    const ends = last.at + last.lasts
    const arrives = seat === event.seat && last.into
    if (arrives) settle(room, name, ends, last.way(1))
    // Whoever is pushed into a station makes it ring as well: that is as far as it can be pushed.
    if (last.into) {
      const cell = cellOfSleeper(last.move.sleeper)
      effects.push(() => arrive(script, seat, cell, last.way(1), time.ends(ends)))
      const { station } = before.cells[cell]
      if (station !== event.enters) effects.push(() => ring(script, station, time.ends(ends)))
    }
    const rests = Math.max(arrives ? ends + SETTLES : ends, ...shoves.filter(isIn(seat)).map(parked))
    const shove = shoves.find(({ front }) => front === seat)
    const pusher = shove && runs.get(shove.back)
    const pushers = pushersLength(script, shoves, seat)
    if (!pusher || !pushWagons(script, { seat, legs, room, rests, shove, pusher, pushers }))
      pullWagons(script, seat, legs, room, rests)
    stand = Math.max(stand, rests)
  }
  leaveStanding(script)
  room.until(stand)
  script.acts.push(...time.acts(script.acts.splice(0)))
  for (const show of effects) show()
  for (const shove of shoves) touch(script, shove, { runs, time, steps })
  numberSteps(
    script,
    steps.map(({ at }) => time.ends(at + STEP / 2)),
  )
  if (event.enters >= 0) ring(script, event.enters, time.ends(steps[steps.length - 1].at) + INTO_SIDING)
}

/**
 * Wagons of those who stand while a drive goes on in another stretch stay as they are, however near the driver has
 * come: whoever is pushed later takes them along then, and the others make room for it in the end.
 */
function leaveStanding(script: Script<Drove>): void {
  const { event, before, together, began, to } = script.telling
  const [previous, next] = [previousOf(event, together), nextOf(event, together)]
  if (!previous && !next) return
  before.seats.forEach(({ coupled }, seat) => {
    if (event.from.some((move) => move.seat === seat)) return
    const settles = !next && isFirstOf(event, together, seat)
    for (const name of coupled.map(names.behind)) {
      const [stood, rest] = [began[name], to[name]]
      script.speakFor(name)
      if (!settles) continue
      if (!rest) script.remove(name, 0)
      else if (!stood) script.put(name, 0, rest)
      else if (!samePiece(stood, rest)) script.fly(name, 0, GIVES_WAY, stood, rest, { ease: easeBoth })
    }
  })
}

/** How long all of those are that push a seat, with their wagons, and clear of those of the next. */
function pushersLength(script: Script<Drove>, shoves: readonly Shove[], seat: number): number {
  const back = shoves.find(({ front }) => front === seat)?.back
  if (back === undefined) return 0
  const { length } = script.telling.after.seats[back].coupled
  return LONG + (length > 0 ? length * PITCH + CLEAR : 0) + pushersLength(script, shoves, back)
}

const isIn =
  (seat: number) =>
  ({ front, back }: Shove): boolean =>
    seat === front || seat === back
/** When both are parked; those that go on at once in another stretch are not. */
const parked = ({ ends }: Shove): number => (ends === Infinity ? 0 : ends + PARKS)

function legsOf(script: Script<Drove>, seat: number, steps: readonly { at: number; lasts: number }[]): Leg[] {
  const { event, before, past, together } = script.telling
  const moves = movesOf(event, seat)
  const came = lastStretch(before, past?.[seat] ?? [])
  const stands = [...standsOf(script, seat), ...standsAhead(event, together, seat)]
  const ways = waysOf(before, seat, stands, restsOf(script, seat, came), came)
  return moves.map(({ step, move }, i) => {
    const left = i === moves.length - 1 && step < event.steps.length - 1
    const into = isStationAt(before, cellOfSleeper(move.sleeper))
    return {
      at: steps[step].at,
      lasts: into ? (seat === event.seat ? INTO_SIDING : PUSHED_IN) : left ? ROLL_OUT : steps[step].lasts,
      way: ways[i],
      ease: into && i > 0 && seat !== event.seat ? rollsIn : easeOf(script, seat, i, moves.length),
      move,
      into,
    }
  })
}

/**
 * Where a locomotive stands before and after, on its rails: who is near is no matter here. Where it does not come to
 * rest, because the drive goes on, its rails alone tell.
 */
function restsOf(script: Script<Drove>, seat: number, came: readonly Stand[]): Rests {
  const { event, before, after, past, together } = script.telling
  const way = lastStretch(before, waysAfter(past, event)?.[seat] ?? [])
  const [start, end] = [
    standingAfter(before, seat, standIn(before, seat), came),
    standingAfter(before, seat, standIn(after, seat), way),
  ]
  return {
    ...(!cameOver(event, together, seat) && { start }),
    ...(!goesOn(event, together, seat) && { end }),
  }
}

/** All stands of a seat in this drive. */
const standsOf = ({ telling: { event } }: Script<Drove>, seat: number): Stand[] => [
  startOf(event, seat),
  ...movesOf(event, seat).map(({ move }) => move),
]

/** It goes on from the line at the speed of that, as slow as a push is, and comes to rest. */
const rollsIn: Ease = (part) => ROLLING * part * (1 - part) ** 2 + part ** 2 * (3 - 2 * part)
const ROLLING = 0.7

/** It sets out and comes to rest gently; not where it only goes on, though two events tell of that. */
function easeOf({ telling: { event, together } }: Script<Drove>, seat: number, i: number, count: number): Ease {
  const setsOut = i === 0 && !cameOver(event, together, seat)
  const rests = i === count - 1 && !goesOn(event, together, seat)
  if (setsOut) return rests ? easeBoth : easeIn
  return rests && i > 0 ? easeOut : linear
}

/** Setting out costs so many large puffs; then one follows at each sleeper that is so much less. */
const PUFFS = 3
const LESS = 0.72
/** How long a puff hangs over the line, in milliseconds: whatever comes next goes on below it. */
const HANGS = 640
/** How far it is left behind and how far it rises until it is gone, in u. */
const [DRIFTS, RISES] = [20, 20]

/**
 * The plank that is reached lights up for a moment with a clack of the joint; a siding of a station has none. Setting
 * out costs three puffs of steam, and a plume of lighter ones stays behind as long as it rolls.
 */
function pass(script: Script<Drove>, time: Halting, { at: begins, way, into, move }: Leg, i: number) {
  const { event, before } = script.telling
  const [at, passes] = [time.ends(begins), time.ends(begins + STEP / 2)]
  const spot = way(1)
  if (!into) {
    const sleeper = middleOfSleeper(before, move.sleeper)
    const plank = piece({ kind: 'flash' } as const, 'board', sleeper.x, sleeper.y, { angle: sleeper.angle })
    script.glow(passes, 120, plank, { ...plank, alpha: 0 }, easeIn)
  }
  script.sound(passes, 'joint', names.locomotive(event.seat))
  const large = i < PUFFS ? 1 : LESS
  const ahead = radians(spot.angle)
  const steam = piece(
    { kind: 'puff' } as const,
    'board',
    spot.x + Math.cos(ahead) * 17,
    spot.y + Math.sin(ahead) * 17,
    { scale: 0.6 * large, alpha: 0.9 },
  )
  const aside = i % 2 ? 6 : -6
  script.glow(at, HANGS, steam, {
    ...steam,
    x: steam.x - Math.cos(ahead) * DRIFTS - Math.sin(ahead) * aside,
    y: steam.y - Math.sin(ahead) * DRIFTS + Math.cos(ahead) * aside - RISES,
    scale: 2.3 * large,
    alpha: 0,
  })
}

/** The buffers in a siding give a little: whoever comes in runs on to them and back, while the sign rings. */
function settle(room: MakingRoom, name: string, at: number, rest: ReturnType<Way>): void {
  const ahead = radians(rest.angle)
  room.drive(name, at, SETTLES, (part) => {
    const on = ON_TO_BUFFERS * Math.sin(2 * Math.PI * part) * (1 - part)
    return { ...rest, x: rest.x + Math.cos(ahead) * on, y: rest.y + Math.sin(ahead) * on }
  })
}

const LETS_OFF = 4
/** How long its station is lit, in milliseconds: no longer than its sign rings; how large, 1 = as by a delivery. */
const [LIT, LIGHT] = [300, 0.5]

/** Whoever has arrived lets off steam, and the sign of the station lights up behind it. */
function arrive(script: Script<Drove>, seat: number, cell: number, { x, y, angle }: Spot, at: number): void {
  const sign = middle(script.telling.before, cell)
  const light = piece({ kind: 'shine', seat } as const, 'board', sign.x, sign.y)
  script.glow(at, LIT, { ...light, scale: 0.6 * LIGHT }, { ...light, scale: LIGHT, angle: 14, alpha: 0 }, easeIn)
  const ahead = radians(angle)
  for (let i = 0; i < LETS_OFF; i++) {
    const from = { x: x + Math.cos(ahead) * 15, y: y + Math.sin(ahead) * 15 }
    const drifts = (i % 2 ? 1 : -1) * (i < 2 ? 20 : 8)
    const steam = piece({ kind: 'puff' } as const, 'board', from.x, from.y, { scale: 0.6, alpha: 0.9 })
    const gone = { ...steam, x: steam.x + drifts, y: steam.y - (i < 2 ? 14 : 30), scale: 1.9, alpha: 0 }
    script.glow(at, LIT, steam, gone)
  }
}

/** Whoever was pushed has so long to see it before anything else is done, in milliseconds. */
const BREATH = 250

/**
 * Buffers that touch strike with light and sparks; who pushes strains, and under the wheels of the pushed one sparks
 * and dust fly at each sleeper until it is braked. On its plate its train is jolted, and the sleepers are counted.
 */
function touch(script: Script<Drove>, shove: Shove, { runs, time, steps }: Course): void {
  const { event, together, frame } = script.telling
  const run = runs.get(shove.front)!
  const heading = radians(run.heading)
  const moves = movesOf(event, shove.front)
  const ends = moves.map(({ step }) => steps[step].at + steps[step].lasts)
  countPushed(script, shove.front, event.seat, {
    since: pushedBefore(event, together, shove.front),
    at: ends.map((at) => time.ends(at)),
  })
  ends
    .slice(0, -1)
    .forEach((at, i) => grind(script, run.at(at).place, headingFrom(run, ends[i + 1], at), time.ends(at)))
  if (shove.touches < 0) return
  const { place } = run.at(shove.touches)
  const striking = runs.get(shove.back)!.at(shove.touches).place
  const far = reach(place, striking)
  const towards = Math.atan2(striking.y - place.y, striking.x - place.x)
  const buffers = { x: place.x + Math.cos(towards) * far, y: place.y + Math.sin(towards) * far }
  const [meets, sets] = [time.ends(shove.touches), time.ends(shove.sets)]
  strike(script, buffers, heading, meets)
  strain(script, runs.get(shove.back)!.at(shove.sets).place, heading, sets)
  throwDust(script, place, heading, sets)
  script.sound(meets, 'ram')
  jolt(script, shove.front, meets)
  feels(script, shove.front, 'startled', meets)
  if (shove.ends === Infinity) return
  throwDust(script, run.at(shove.ends).place, heading, time.ends(shove.ends))
  // However many others are waited for, this much of what somebody does to another is seen.
  const rests = shove.front === frame?.viewer && shove.front !== event.seat ? BREATH : 0
  script.neverMissed(meets, time.ends(shove.ends) + rests - meets)
}

/** All that moves in a drive, and when. */
interface Course {
  readonly runs: ReadonlyMap<number, Run>
  readonly time: Halting
  readonly steps: readonly { readonly at: number; readonly lasts: number }[]
}

/** Which way it rolls between two times. */
function headingFrom(run: Run, later: number, at: number): number {
  const [here, there] = [run.at(at).place, run.at(later).place]
  return Math.atan2(there.y - here.y, there.x - here.x)
}

/** By how many sleepers a seat was pushed in the stretches of the same drive before this one. */
function pushedBefore(event: Drove, together: readonly FreightEvent[], seat: number): number {
  const before = previousOf(event, together)
  return before ? movesOf(before, seat).length + pushedBefore(before, together, seat) : 0
}
