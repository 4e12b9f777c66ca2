import { cellOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import type { Move } from '../../../../src-shared/games/freight-express/events.ts'
import type { Ease } from '../../../stage/motion.ts'
import { backOut, easeIn, easeOut, linear } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { names } from '../looks.ts'
import type { Script } from '../kinds.ts'
import { radians, type Spot } from '../../../stage/turning.ts'
import { isStationAt, middleOfSleeper } from '../track.ts'
import type { Rests, Stand, Way } from '../travel.ts'
import { standIn, standingAfter, waysOf } from '../travel.ts'
import { lastStretch, waysAfter } from '../ways.ts'
import { CONTACT, INTO_SIDING, ROLL_OUT, STEP, movesOf, startOf, stepsOf, timeOf, type Drove } from './course.ts'
import type { Halting } from './halting.ts'
import { MakingRoom } from './making-room.ts'
import { isHalted } from './overlap.ts'
import { throwDust } from './dust.ts'
import { numberSteps } from './milestones.ts'
import { ring } from './ring.ts'
import { cameOver, goesOn, standsAhead } from './stretches.ts'
import { leaveTrail } from './trail.ts'
import { pullWagons } from './wagons-behind.ts'

/**
 * So far the rammed one gives, as a part of a step, and so many degrees it sways on its wheels; and so much shorter
 * both are while their buffers are pressed.
 */
const GIVES = 0.3
const SWAYS = 7
const PRESSED = 0.16
/** A locomotive that has come into its siding settles there: for so long, and so far at first, in u. */
const SETTLES = 180
const ON_TO_BUFFERS = 6

/** All that moves slides along its rails, step by step and together; what is pushed keeps its distance. */
export function drove(script: Script<Drove>): void {
  const { event, before, together } = script.telling
  const room = new MakingRoom(script)
  const steps = stepsOf(event, before)
  const time = timeOf(event, before, isHalted(event, together))
  const effects: (() => void)[] = []
  let stand = 0
  for (const { seat } of event.from) {
    const name = names.locomotive(seat)
    script.speakFor(name)
    const legs = legsOf(script, seat, steps)
    legs.forEach(({ at, lasts, way, ease }) => room.drive(name, at, lasts, way, ease))
    if (seat === event.seat) {
      effects.push(() => legs.forEach((leg, i) => pass(script, time, leg, i)))
      leaveTrail(script, legs, standsOf(script, seat))
    } else {
      recoil(room, name, legs[0])
      bump(room, script, legs[0].at, steps)
      effects.push(() => touch(script, time.ends(legs[0].at), legs[0].way, seat))
    }
    pullWagons(script, seat, legs)
    const last = legs[legs.length - 1]
    const ends = last.at + last.lasts
    const arrives = seat === event.seat && last.lasts === INTO_SIDING
    if (arrives) settle(room, name, ends, last.way(1))
    stand = Math.max(stand, arrives ? ends + SETTLES : ends)
  }
  room.until(stand)
  script.acts.push(...time.acts(script.acts.splice(0)))
  for (const show of effects) show()
  numberSteps(
    script,
    steps.map(({ at }) => time.ends(at + STEP / 2)),
  )
  if (event.enters >= 0) ring(script, event.enters, time.ends(steps[steps.length - 1].at) + INTO_SIDING)
}

/** One step of a locomotive: when, how far, and to which sleeper. */
interface Leg {
  readonly at: number
  readonly lasts: number
  readonly way: Way
  readonly ease: Ease
  readonly move: Move
}

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
      lasts: into ? INTO_SIDING : left ? ROLL_OUT : steps[step].lasts,
      way: ways[i],
      ease: easeOf(script, seat, i, moves.length),
      move,
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
    ...(!cameOver(event, together, seat) && { start: bare(start) }),
    ...(!goesOn(event, together, seat) && { end: bare(end) }),
  }
}

const bare = ({ x, y, angle }: Spot): Spot => ({ x, y, angle })

/** All stands of a seat in this drive. */
const standsOf = ({ telling: { event } }: Script<Drove>, seat: number): Stand[] => [
  startOf(event, seat),
  ...movesOf(event, seat).map(({ move }) => move),
]

/** It sets out and comes to rest gently; not where it only goes on, though two events tell of that. */
function easeOf({ telling: { event, together } }: Script<Drove>, seat: number, i: number, count: number): Ease {
  const comes = cameOver(event, together, seat)
  if (i === 0 && count > 1) return comes ? linear : easeIn
  if (i < count - 1) return linear
  return goesOn(event, together, seat) || (i === 0 && comes) ? linear : easeOut
}

const PUFFS = 3
/** Then every second step one that is so much less. */
const EVERY = 2
const LESS = 0.62

/**
 * The plank that is reached lights up for a moment with a clack of the joint; a siding of a station has none. Setting
 * out costs three puffs of steam, and lighter ones follow as long as it rolls.
 */
function pass(script: Script<Drove>, time: Halting, { at: begins, way, lasts, move }: Leg, i: number): void {
  const { event, before } = script.telling
  const [at, passes] = [time.ends(begins), time.ends(begins + STEP / 2)]
  const spot = way(1)
  if (lasts !== INTO_SIDING) {
    const sleeper = middleOfSleeper(before, move.sleeper)
    const plank = piece({ kind: 'flash' } as const, 'board', sleeper.x, sleeper.y, { angle: sleeper.angle })
    script.flash(passes, 120, plank, { ...plank, alpha: 0 }, easeIn)
  }
  script.sound(passes, 'joint', names.locomotive(event.seat))
  if (i >= PUFFS && i % EVERY > 0) return
  const large = i < PUFFS ? 1 : LESS
  const ahead = radians(spot.angle)
  const steam = piece(
    { kind: 'puff' } as const,
    'board',
    spot.x + Math.cos(ahead) * 17,
    spot.y + Math.sin(ahead) * 17,
    { scale: 0.3 * large, alpha: 0.85 * large },
  )
  script.flash(at, 300, steam, {
    ...steam,
    x: steam.x - Math.cos(ahead) * 14,
    y: steam.y - Math.sin(ahead) * 14 - 12,
    scale: 1.1 * large,
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

/** The rammed one gives and sways before it is pushed on. */
function recoil(room: MakingRoom, name: string, { at, way }: Leg): void {
  const [here, there] = [way(0), way(GIVES)]
  room.drive(name, at - CONTACT, CONTACT, (part) => {
    const give = Math.sin(part * Math.PI)
    return {
      x: here.x + (there.x - here.x) * give,
      y: here.y + (there.y - here.y) * give,
      angle: here.angle + SWAYS * Math.sin(2 * part * Math.PI),
      squash: 1 - PRESSED * give,
    }
  })
}

/** Whoever rams it is stopped for that moment, and pressed as well. */
function bump(room: MakingRoom, script: Script<Drove>, at: number, steps: readonly { at: number; lasts: number }[]) {
  const { seat } = script.telling.event
  const next = legsOf(script, seat, steps).find((leg) => leg.at === at)
  if (!next) return
  const stands = next.way(0)
  room.drive(names.locomotive(seat), at - CONTACT, CONTACT, (part) => ({
    ...stands,
    squash: 1 - PRESSED * Math.sin(part * Math.PI),
  }))
}

/** On its plate the train that is rammed gets a jolt too, in px. */
const JOLT = 5
function jolt(script: Script<Drove>, seat: number, at: number): void {
  const { to, after } = script.telling
  for (const name of [names.engine(seat), ...after.seats[seat].coupled.map(names.wagon)]) {
    const rest = to[name]
    if (!rest) continue
    const jolted = { ...rest, x: rest.x - JOLT }
    script.fly(name, at, 60, rest, jolted, { ease: easeOut })
    script.fly(name, at + 60, 200, jolted, rest, { ease: backOut })
  }
}

/** Ticks of ink over the buffers that touch, dust from under the wheels. `at`: when whoever is rammed sets out. */
function touch(script: Script<Drove>, at: number, way: Way, seat: number): void {
  jolt(script, seat, at - CONTACT)
  const [here, there] = [way(0), way(GIVES)]
  const heading = Math.atan2(there.y - here.y, there.x - here.x)
  const buffers = { x: here.x - Math.cos(heading) * 12, y: here.y - Math.sin(heading) * 12 }
  const ink = piece({ kind: 'ticks' } as const, 'board', buffers.x, buffers.y, { scale: 0.9 })
  script.flash(at - CONTACT, 320, ink, { ...ink, scale: 1.4, alpha: 0 }, easeIn)
  throwDust(script, buffers, heading, at - CONTACT)
  throwDust(script, way(1), heading, at + STEP)
  script.sound(at - CONTACT, 'ram')
}
