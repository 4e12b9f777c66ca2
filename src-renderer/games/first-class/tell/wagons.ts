import { easeBoth, easeIn, easeOut, type Ease } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { between } from '../../../stage/motion/turning.ts'
import { PLACES, platformAt, type LaneLayout } from '../layout/board-layout.ts'
import { names, type Look, type Piece } from '../looks.ts'
import { isBrought } from './brought.ts'
import { burst } from './burst.ts'
import { EDGE } from './departs.ts'
import { feels } from './feels.ts'
import { trainsJoy } from './joy.ts'
import { laneOf } from './lane-of.ts'
import { opensAt } from './opens-at.ts'
import { wagonShown } from './shown.ts'
import { whistle } from './pull.ts'
import { JOLT, NUDGE, isOver, turning } from './wagon-motion.ts'
import { wheelsTurn } from './wheels.ts'
import type { Of, Script } from '../kinds.ts'

const ROLL = 620
/** In milliseconds: a card opens as its wagon, and that rolls up to the train. */
const OPENED = { turns: 170, rolls: 460 } as const

/** Rolls in from the right along the rail. */
function rollIn(script: Script, seat: number, train: number, place: number): void {
  const { to } = script.telling
  const name = names.coach(seat, train, place)
  const lane = laneOf(script, seat, train)
  const end = to[name]
  if (!end || !lane) return
  const shown = wagonShown(script.telling, seat, train, place)
  // It was shown as what it is raised to: that comes down there (`upgrade.ts`).
  if (shown?.look.kind === 'ghostWagon' && end.look.kind === 'wagon' && shown.look.value !== end.look.value)
    return script.put(name, 0, end)
  if (shown) return rollOn(script, seat, train, place, shown)
  const isCarried = isBrought(script)
  // A card turns into its wagon where it lands, a little before its place; what else is laid comes along the rail.
  const [begins, rolls] = isCarried ? [OPENED.turns, OPENED.rolls] : [0, ROLL]
  const starts = { ...end, x: isCarried ? end.x + opensAt(lane, place) : beyond(lane) }
  if (isCarried) script.fly(name, 0, begins, turning(starts, 0, 0), starts, { ease: easeOut })
  else script.put(name, 0, { ...starts, alpha: 0 })
  const alphaAt = (x: number) => Math.min(1, (beyond(lane) - x) / (EDGE * lane.pitch))
  const way = (part: number) => {
    const x = between(starts.x, end.x, part)
    return { x, y: end.y, angle: end.angle, alpha: alphaAt(x) }
  }
  script.drive(name, begins, rolls, way, rolling)
  wheelsTurn(script, starts, end, begins, rolls, rolling, alphaAt)
  joined(script, seat, train, place, begins + rolls)
}

/** Where a wagon is that is about to come in at its lane's end: nothing of it is seen yet. */
const beyond = ({ x, width, pitch }: LaneLayout): number => x + width + (EDGE - 1) * pitch

/**
 * It stood there in the preview of whoever looks: from there it goes the last bit, and nudges the one before it. The
 * look it had stays until then, and its value with it.
 */
function rollOn(script: Script, seat: number, train: number, place: number, { x, y, scale }: Piece): void {
  const name = names.coach(seat, train, place)
  const plate = names.number(seat, train, place)
  const end = script.telling.to[name]
  const back = { ...end, x: end.x + SHOWN.by }
  const arrives = SHOWN.back + SHOWN.rolls
  script.fly(name, 0, SHOWN.back, { ...end, x, y, scale }, back, { ease: easeOut })
  script.fly(name, SHOWN.back, SHOWN.rolls, back, end, { ease: rolling })
  wheelsTurn(script, back, end, SHOWN.back, SHOWN.rolls, rolling)
  if (script.telling.to[plate]) script.put(plate, 0, script.telling.to[plate])
  script.sound(arrives - 40, 'coupler', name)
  givesWay(script, seat, train, place - 1, arrives, JOLT.by / 2, SHOWN.gives)
  script.restAt = arrives
  script.restLasts = SHOWN.gives.gives + SHOWN.gives.back
}
/** In milliseconds, and in the table's units: how far it draws back. */
const SHOWN = { back: 60, rolls: 90, by: 7, gives: { gives: 35, back: 65 } } as const

/** It meets the train, which feels it, and is counted. */
function joined(script: Script, seat: number, train: number, place: number, arrives: number): void {
  const name = names.coach(seat, train, place)
  script.sound(arrives - 40, 'coupler', name)
  coupled(script, name, script.telling.to[name], arrives)
  written(script, seat, train, place, arrives)
  nudged(script, seat, train, place, arrives)
}

/** It still rolls as it meets the train. */
const rolling: Ease = (part) => 1 - (1 - part) ** 1.5

/** Buffer on buffer: it bounds back a little and is drawn up, and sparks fly where they have met. */
function coupled(script: Script, name: string, end: Piece, arrives: number): void {
  const back = { ...end, x: end.x + JOLT.by / 2 }
  script.fly(name, arrives, JOLT.gives, end, back, { ease: easeOut })
  script.fly(name, arrives + JOLT.gives, JOLT.back, back, end, { ease: easeBoth })
  const joint = { x: end.x, y: end.y + 76 * end.scale, scale: end.scale }
  burst(script, joint, arrives, 5, UPWARDS)
  for (const away of [-12, 12]) {
    const cloud: Piece = piece({ kind: 'steam' }, 'board', joint.x, joint.y + 6 * end.scale, { z: 7 })
    const drifts = { x: joint.x + away, y: joint.y - 4 }
    script.glow(arrives, 340, { ...cloud, scale: 0.25 }, { ...cloud, ...drifts, scale: 0.7, alpha: 0 })
  }
}
/** Off the rail, to both sides. */
const UPWARDS: [number, number] = [0.54, 0.42]

/** Its value is written below it as it is coupled, not before. */
function written(script: Script, seat: number, train: number, place: number, arrives: number): void {
  const plate = names.number(seat, train, place)
  const value = script.telling.to[plate]
  if (!value || script.telling.from[plate]) return
  script.fly(plate, arrives, WRITES, { ...value, y: value.y + 4, alpha: 0 }, value, { ease: easeOut })
}
const WRITES = 120

/** A nudge runs back from what has been coupled, to the engine; who stands on a wagon goes along with it. */
function nudged(script: Script, seat: number, train: number, place: number, arrives: number): void {
  for (let before = place - 1; before >= -1; before--) {
    const off = place - 1 - before
    // Each gives way a little less than the one before it.
    givesWay(script, seat, train, before, arrives + off * NUDGE, Math.max(2, JOLT.by - off), JOLT)
  }
  // A long train does not have what comes next wait for its steam.
  whistle(script, seat, train, arrives + Math.min(place * NUDGE, ANSWERS), 1)
  // What counts it does so then.
  script.restAt = arrives
  script.restLasts = 140
}

/** The wagon at a place, or the engine before all, is pushed and rolls back; who stands on it goes along. */
function givesWay(
  script: Script,
  seat: number,
  train: number,
  place: number,
  at: number,
  by: number,
  { gives, back }: { readonly gives: number; readonly back: number },
): void {
  const { to, from } = script.telling
  const conductor = names.conductor(seat, train)
  const other = place < 0 ? names.engine(seat, train) : names.coach(seat, train, place)
  const rest = from[other] && to[other]
  if (!rest) return
  const stands = from[conductor] && to[conductor]
  for (const name of stands && isOver(stands, rest) ? [other, conductor] : [other]) {
    const pushed = { ...to[name], x: to[name].x - by }
    script.fly(name, at, gives, to[name], pushed, { ease: easeOut })
    script.fly(name, at + gives, back, pushed, to[name], { ease: easeBoth })
  }
}

/** The engine answers no later than this, in milliseconds. */
const ANSWERS = 80

export const wagonLaid = (script: Of<'wagonLaid'>): void =>
  rollIn(script, script.telling.event.seat, script.telling.event.train, script.telling.event.place)

/** In milliseconds, and in the table's units: a mail wagon is lifted, carried over its place and put on the rail. */
const MAIL = { place: 5, lifts: 110, flies: 390, falls: 90, up: 7, grows: 1.12, arc: 18, over: 12 } as const

/** The mail wagon as it is carried, over all that lies on its way. */
export const carriedMail = (seat: number, mail: number): Look => ({ kind: 'mailWagon', seat, mail, aloft: true })

/** It is lifted out of those that are left, and put at its train; where they are not to be seen it comes by rail. */
export function mailLaid(script: Of<'mailLaid'>): void {
  const { event, from, to } = script.telling
  const { seat, train, mail } = event
  const [stood, name] = [names.mail(seat, mail), names.coach(seat, train, MAIL.place)]
  const [start, end] = [from[stood], to[name]]
  const isShown = wagonShown(script.telling, seat, train, MAIL.place) !== null
  if (isShown) script.remove(stood, 0)
  if (isShown || !start || !end || !laneOf(script, seat, train)) return rollIn(script, seat, train, MAIL.place)
  const look = carriedMail(seat, mail)
  const lies: Piece = { ...start, look, z: 60 }
  const up = { ...lies, y: lies.y - MAIL.up, scale: lies.scale * MAIL.grows }
  const over: Piece = { ...end, look, y: end.y - MAIL.over, z: 60 }
  const lands = MAIL.lifts + MAIL.flies + MAIL.falls
  script.remove(stood, 0)
  script.sound(0, 'choose', name)
  script.fly(name, 0, MAIL.lifts, lies, up, { ease: easeOut })
  script.fly(name, MAIL.lifts, MAIL.flies, up, over, { ease: easeBoth, arc: MAIL.arc })
  script.fly(name, MAIL.lifts + MAIL.flies, MAIL.falls, over, { ...end, look }, { ease: easeIn })
  script.put(name, lands, end)
  joined(script, seat, train, MAIL.place, lands)
}

/** The next one is worth more: at each train in sight that waits for it. */
export function tileLaid(script: Of<'tileLaid'>): void {
  const { event, from, to, layout } = script.telling
  rollIn(script, event.seat, event.train, 9)
  for (const [name, { look, x }] of Object.entries(to)) {
    const was = from[name]?.look
    if (look.kind !== 'slots' || was?.kind !== 'slots' || was.tile === look.tile || look.tile === '') continue
    const [, seat, train] = name.split(' ').map(Number)
    const lane = laneOf(script, seat, train) ?? layout.own.lanes[train]
    const spot = { x: x + (PLACES - 0.5) * look.pitch, y: platformAt(lane) }
    const pill: Piece = piece({ kind: 'rise', text: look.tile, strong: true }, 'board', spot.x, spot.y, { z: 60 })
    const flash = piece({ kind: 'flash' } as const, 'board', spot.x, spot.y)
    script.flash(GROWS, 420, { ...flash, scale: 0.6 }, { ...flash, scale: 1.8, alpha: 0 })
    script.flash(GROWS, 1100, { ...pill, y: spot.y - 8 }, { ...pill, y: spot.y - 30, alpha: 0.2 }, easeIn)
  }
  trainsJoy(script, event.seat, event.train, ROLL)
  feels(script, event.seat, 'glad', ROLL)
}

/** After the gold locomotive has come to its train. */
const GROWS = 300
