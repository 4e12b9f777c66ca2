import { BOARD_CITIES, CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { backOut, easeBoth, easeIn, easeOut, linear, type Ease } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { PLACES, conductorAt, placeInLane, platformAt, type LaneLayout } from '../board-layout.ts'
import { names, type Look, type Piece } from '../looks.ts'
import { roofOf } from '../poses/coaches.ts'
import { isBrought } from './brought.ts'
import { burst } from './burst.ts'
import { feels } from './feels.ts'
import { firstOfValue, isFirst } from './first-of-value.ts'
import { GREAT, greet, highCity, JOY, rings, trainsJoy } from './joy.ts'
import { laneOf } from './lane-of.ts'
import { isOfCities } from './overlap.ts'
import { opensAt } from './opens-at.ts'
import { pullThrough, whistle } from './pull.ts'
import { RISEN, rise, STANDS } from './rise.ts'
import { onPlate } from './spots.ts'
import { wheelsTurn } from './wheels.ts'
import type { Of, Script } from '../kinds.ts'

const ROLL = 620
const NUDGE = 40
/** In milliseconds, and how far a wagon gives way to the one that is coupled to it. */
const JOLT = { gives: 70, back: 150, by: 6 } as const

/** How many places before its own it appears, and how fast: nothing see-through rolls over what lies behind. */
const FAR = 3
const APPEARS = 80
/** In milliseconds: a card opens as its wagon, and that rolls up to the train. */
const OPENED = { turns: 170, rolls: 460 } as const

/** Rolls in from the right along the rail. */
function rollIn(script: Script, seat: number, train: number, place: number): void {
  const { to } = script.telling
  const name = names.coach(seat, train, place)
  const lane = laneOf(script, seat, train)
  const end = to[name]
  if (!end || !lane) return
  const isCarried = isBrought(script)
  const begins = isCarried ? OPENED.turns : APPEARS
  const rolls = isCarried ? OPENED.rolls : ROLL - APPEARS
  const starts = { ...end, x: end.x + (isCarried ? opensAt(lane, place) : farthest(lane, place, end.x)) }
  // A card turns into its wagon where it lands, a little before its place; what else is laid comes along the rail.
  if (isCarried) script.fly(name, 0, begins, turning(starts, 0, 0), starts, { ease: easeOut })
  else script.fly(name, 0, begins, { ...starts, alpha: 0 }, starts)
  script.fly(name, begins, rolls, starts, end, { ease: rolling })
  wheelsTurn(script, starts, end, begins, rolls, rolling)
  joined(script, seat, train, place, begins + rolls)
}

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

const farthest = (lane: LaneLayout, place: number, x: number): number =>
  Math.max(0, Math.min(placeInLane(lane, place + FAR), lane.x + lane.width - 60) - x)

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
  const { to, from } = script.telling
  const conductor = names.conductor(seat, train)
  for (let before = place - 1; before >= -1; before--) {
    const other = before < 0 ? names.engine(seat, train) : names.coach(seat, train, before)
    const rest = from[other] && to[other]
    if (!rest) continue
    const at = arrives + (place - 1 - before) * NUDGE
    // Each gives way a little less than the one before it.
    const by = Math.max(2, JOLT.by - (place - 1 - before))
    const stands = from[conductor] && to[conductor]
    for (const [name, one] of [[other, rest], ...(stands && isOver(stands, rest) ? [[conductor, stands]] : [])] as [
      string,
      Piece,
    ][]) {
      const pushed = { ...one, x: one.x - by }
      script.fly(name, at, JOLT.gives, one, pushed, { ease: easeOut })
      script.fly(name, at + JOLT.gives, JOLT.back, pushed, one, { ease: easeBoth })
    }
  }
  // A long train does not have what comes next wait for its steam.
  whistle(script, seat, train, arrives + Math.min(place * NUDGE, ANSWERS), 1)
  // What counts it does so then.
  script.restAt = arrives
  script.restLasts = 140
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
  if (!start || !end || !laneOf(script, seat, train)) return rollIn(script, seat, train, MAIL.place)
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

/**
 * A wagon gives way on its springs, turns over in the air, and comes down on the rails as the better one. In
 * milliseconds, and in the table's units.
 */
const TURNED = { gives: 110, turns: 130, falls: 95, low: 3, high: 13 } as const
const LANDS = TURNED.gives + 2 * TURNED.turns + TURNED.falls

/** So wide and so high at a moment of its turn, about its own middle. */
const turning = (one: Piece, squash: number, up: number, middle = 64): Piece => ({
  ...one,
  squash,
  x: one.x + middle * one.scale * (1 - squash),
  y: one.y - up,
})

/** `middle`: how far right of its piece's place the middle of its picture is. */
function turnOver(script: Script, name: string, old: Piece, now: Piece, middle: number): void {
  const { gives, turns, falls, low, high } = TURNED
  const [down, edge] = [turning(old, 1, -low, middle), turning(old, 0, high, middle)]
  script.fly(name, 0, gives, old, down, { ease: easeOut })
  script.fly(name, gives, turns, down, edge, { ease: easeIn })
  const open = turning(now, 1, high, middle)
  script.fly(name, gives + turns, turns, turning(now, 0, high, middle), open, { ease: easeOut })
  script.fly(name, gives + 2 * turns, falls, open, now, { ease: easeIn })
}

/** Who stands on its roof leaps, and comes down on the new one with it. */
function leaps(script: Of<'upgraded'>, name: string, old: Piece): void {
  const { from, to } = script.telling
  const [here, there] = [from[name], to[name]]
  if (!here || !there || Math.abs(here.x - there.x) > 1 || !isOver(here, old)) return
  const low = { ...here, y: here.y + TURNED.low }
  script.fly(name, 0, TURNED.gives, here, low, { ease: easeOut })
  script.fly(name, TURNED.gives, LANDS - TURNED.gives, low, there, { arc: LEAP, ease: linear })
}
const LEAP = 30

const isOver = ({ x }: Piece, wagon: Piece): boolean => x >= wagon.x && x <= wagon.x + 128 * wagon.scale

/** A wagon turns over and comes down as the better one; its plate turns with it, and the others feel it. */
export function upgraded(script: Of<'upgraded'>): void {
  const { event, from, to } = script.telling
  const name = names.coach(event.seat, event.train, event.place)
  const [old, now] = [from[name], to[name]]
  if (!old || !now) return
  turnOver(script, name, old, now, 64)
  leaps(script, names.conductor(event.seat, event.train), old)
  turnsAlong(script, old)
  script.sound(LANDS - 20, 'coupler', name)
  const plate = names.number(event.seat, event.train, event.place)
  const [was, will] = [from[plate], to[plate]]
  if (was && will) {
    const over = { ...will, scale: will.scale * STAMPED.by, z: 60 }
    const stamps = LANDS + STAMPED.turns / 2
    script.fly(plate, stamps - STAMPED.turns, STAMPED.turns, was, over, { turnTo: will.look })
    script.fly(plate, stamps, STAMPED.falls, over, will, { ease: easeIn })
    burst(script, will, stamps + STAMPED.falls)
    lightAt(script, will, stamps + STAMPED.falls)
  }
  sumSprings(script, event.seat, event.train, LANDS)
  shaken(script)
  dust(script, now)
  script.restAt = LANDS
  const lane = laneOf(script, event.seat, event.train)
  if (lane && isFirst(event, script.telling.before)) firstOfValue(script, lane, now, LANDS)
}
/** The new value comes up as its wagon touches the rails, and is stamped then, in milliseconds. */
const STAMPED = { turns: 220, falls: 120, by: 1.6 } as const

/** A plate springs as its conductor comes down beside it. */
const POPS = 170

/** Whoever looks out of the window turns with it; who waits on the platform stays there. */
function turnsAlong(script: Of<'upgraded'>, wagon: Piece): void {
  const { event, from, to, after } = script.telling
  const { rider } = after.seats[event.seat].trains[event.train].coaches[event.place]
  const name = names.rider(rider)
  const [here, there] = [from[name], to[name]]
  if (rider < 0 || !here || !there || here.y > wagon.y + 88 * wagon.scale) return
  turnOver(script, name, here, there, 0)
}

/** The whole train gives way a little as it comes down, from coupling to coupling, less with each wagon. */
function shaken(script: Of<'upgraded'>): void {
  const { event, from, to } = script.telling
  for (const side of [-1, 1])
    for (let off = 1; off < PLACES; off++) {
      const other = names.coach(event.seat, event.train, event.place + side * off)
      const rest = from[other] && to[other]
      if (!rest) break
      const at = LANDS + (off - 1) * NUDGE
      const pushed = { ...rest, x: rest.x + side * Math.max(SHAKES.least, SHAKES.by - off) }
      script.fly(other, at, JOLT.gives, rest, pushed, { ease: easeOut })
      script.fly(other, at + JOLT.gives, JOLT.back, pushed, rest, { ease: easeBoth })
    }
}
/** By how much the next one gives way, and one unit more; and the last one. */
const SHAKES = { by: 5, least: 1 } as const

/** Dust rises at both ends of the wagon that came down. */
function dust(script: Script, wagon: Piece): void {
  for (const [end, away] of [
    [14, -9],
    [114, 9],
  ]) {
    const cloud: Piece = piece({ kind: 'steam' }, 'board', wagon.x + end * wagon.scale, wagon.y + 84 * wagon.scale, {
      z: 7,
    })
    const drifts = { x: cloud.x + away, y: cloud.y - 5 }
    script.glow(LANDS - 10, 300, { ...cloud, scale: 0.25 }, { ...cloud, ...drifts, scale: 0.6, alpha: 0 })
  }
}

/**
 * In milliseconds: a step is a hop and a moment's rest. A long walk is over after `most`, with shorter steps, as long
 * as they are seen as such.
 */
const WALK = { step: 330, most: 900, least: 120, hops: 0.82 } as const
const stepOf = (steps: number): number => Math.max(WALK.least, Math.min(WALK.step, WALK.most / Math.max(1, steps)))

/** One hop a wagon, with a moment's rest; plates fill as he lands. */
export function walked(script: Of<'walked'>): void {
  const { event, from, to, after } = script.telling
  const name = names.conductor(event.seat, event.train)
  const lane = laneOf(script, event.seat, event.train)
  const start = from[name]
  if (!start || !to[name] || !lane) return
  const { coaches } = after.seats[event.seat].trains[event.train]
  const stand = (come: number): Piece => ({ ...to[name], ...conductorAt(lane, come, roofOf(coaches[come - 1])) })
  const step = stepOf(event.to - event.from)
  const hops = step * WALK.hops
  for (let come = event.from; come < event.to; come++) {
    const at = (come - event.from) * step
    script.fly(name, at, hops, come === event.from ? start : stand(come), stand(come + 1), { arc: 15, ease: easeBoth })
    script.sound(at + hops, 'punch', name)
    steppedOn(script, names.coach(event.seat, event.train, come), at + hops)
    const plate = names.number(event.seat, event.train, come)
    const [was, will] = [from[plate], to[plate]]
    if (!was || !will) continue
    script.put(plate, at, was)
    script.fly(plate, at + hops, POPS, { ...will, scale: will.scale * 1.35 }, will, { ease: easeOut })
    lightAt(script, will, at + hops)
  }
  const stands = (event.to - event.from - 1) * step + hops
  sumSprings(script, event.seat, event.train, stands)
  script.put(name, stands, to[name])
  script.restAt = stands
}

/** A ring of light opens where something begins to count. */
function lightAt(script: Script, { x, y, scale }: Piece, at: number): void {
  const ring = piece({ kind: 'flash' } as const, 'board', x, y, { z: 7 })
  script.glow(at, 380, { ...ring, scale: 0.5 * scale }, { ...ring, scale: 1.5 * scale, alpha: 0 })
}

/** What the train would score next, at its engine, jumps under a light where it has changed. */
function sumSprings(script: Script, seat: number, train: number, at: number): void {
  const { from, to } = script.telling
  const name = names.laneWords(seat, train)
  const [was, will] = [from[name], to[name]]
  if (was?.look.kind !== 'laneWords' || will?.look.kind !== 'laneWords') return
  if (was.look.points === will.look.points) return
  const up = { ...will, y: will.y - SUM.by }
  script.put(name, 0, was)
  script.fly(name, at, SUM.rises, up, up)
  script.fly(name, at + SUM.rises, SUM.falls, up, will, { ease: easeIn })
  lightAt(script, { ...will, x: will.x + SUM.right * will.scale }, at)
}
/** In milliseconds and the table's units; and how far right of its words' beginning the sum stands. */
const SUM = { rises: 70, falls: 150, by: 5, right: 60 } as const

/** A wagon gives way on its springs under whoever lands on its roof. */
function steppedOn(script: Script, name: string, at: number): void {
  const { from, to } = script.telling
  const rest = from[name] && to[name]
  if (!rest) return
  const low = { ...rest, y: rest.y + 2.5 }
  script.fly(name, at, 50, rest, low, { ease: easeOut })
  script.fly(name, at + 50, 120, low, rest, { ease: easeBoth })
}

/** From city to city, and how long it stands at each that it passes, in milliseconds. */
const CITY = { drives: 360, stands: 150 } as const

/** Along the route, city by city: each springs up as it comes there; what it pays flies to the plate, which counts. */
export function drove(script: Of<'drove'>): void {
  const { event, from, to } = script.telling
  const name = names.token(event.seat)
  const [start, end] = [from[name], to[name]]
  if (!start || !end) return
  const paying: Paid[] = []
  let here = start
  let at = 0
  for (let city = event.from; city < event.to; city++) {
    const isLast = city === event.to - 1
    const next = isLast ? end : standsAt(script, city, here, end)
    // A hand has carried it past this city: it goes on from where that let it go, and not back.
    const isPassed = !isLast && next.x <= here.x
    if (isPassed) {
      reached(script, names.city(event.seat, city), at, false)
      paying.push(...paid(script, city, at))
      continue
    }
    script.fly(name, at, CITY.drives, here, next, { ease: easeBoth })
    const comes = at + CITY.drives - 60
    script.sound(comes, 'joint', name)
    reached(script, names.city(event.seat, city), comes, isLast)
    puff(script, to[names.city(event.seat, city)], comes, isLast)
    paying.push(...paid(script, city, comes))
    here = next
    at += CITY.drives + CITY.stands
  }
  const lasts = at - CITY.stands
  const isGreat = paying.some(({ points }) => points >= GREAT)
  trainsAnswer(script, lasts, isGreat)
  countAlong(script, paying, lasts)
  script.restAt = lasts - 100
}

/**
 * The trains below are those that drive: they take up their slack as it sets out, and let off steam as it stands, more
 * of it where that was worth the way.
 */
function trainsAnswer(script: Of<'drove'>, stands: number, isGreat: boolean): void {
  const { seat } = script.telling.event
  for (const train of [0, 1]) {
    if (!laneOf(script, seat, train)) continue
    pullThrough(script, seat, train, train * TRAINS.apart)
    whistle(script, seat, train, stands + train * TRAINS.apart, isGreat ? 3 : 1)
  }
}
/** In milliseconds: the lower train follows the upper one. */
const TRAINS = { apart: 70 } as const

/** Over a city that it passes; where that is not to be seen, on the straight way. */
function standsAt(script: Of<'drove'>, index: number, start: Piece, end: Piece): Piece {
  const { event, to } = script.telling
  const city = to[names.city(event.seat, index)]
  const last = to[names.city(event.seat, event.to - 1)]
  if (city && last) return { ...end, x: end.x + city.x - last.x }
  const part = 1 / Math.max(1, event.to - index)
  return { ...end, x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }
}

/** Points that are on their way to a plate, and when they come there. */
interface Paid {
  readonly points: number
  readonly lands: number
}

/** The plate counts what each city pays as that comes to it; which points those are is told with the drive. */
function countAlong(script: Of<'drove'>, paying: readonly Paid[], stands: number): void {
  const { event, together, to } = script.telling
  const name = names.plate(event.seat)
  const plate = to[name]
  if (plate?.look.kind !== 'plate' || !together.some(isOfCities)) return
  const { look } = plate
  const after = (points: number): Piece => ({ ...plate, look: { ...look, points: look.points + points } })
  script.put(name, Math.min(stands, ...paying.map(({ lands }) => lands - 1)), plate)
  let sum = 0
  for (const { points, lands } of paying) {
    sum += points
    const [there, up] = [after(sum), { ...after(sum), y: plate.y - COUNTS.by }]
    script.put(name, lands, there)
    script.fly(name, lands, COUNTS.rises, up, up)
    script.fly(name, lands + COUNTS.rises, COUNTS.falls, up, there, { ease: easeIn })
  }
}
/** A plate jumps as it counts, in milliseconds and the table's units. */
const COUNTS = { rises: 60, falls: 130, by: 4 } as const

/** Steam rises from its chimney as it comes to a city, more of it where it stands still. */
function puff(script: Script, city: Piece | undefined, at: number, stands: boolean): void {
  if (!city) return
  const { x, y } = { x: city.x + CHIMNEY.right, y: city.y - CHIMNEY.high }
  const clouds = stands ? 3 : 1
  for (let i = 0; i < clouds; i++) {
    const cloud: Piece = piece({ kind: 'steam' }, 'board', x, y, { z: 7 })
    const drifts = { x: x - 10 - 7 * i, y: y - 16 - 5 * i }
    const [small, large] = stands ? [0.45, 1.25] : [0.35, 0.9]
    script.flash(
      at + i * 110,
      520,
      { ...cloud, scale: small, alpha: 0.95 },
      { ...cloud, ...drifts, scale: large, alpha: 0 },
    )
  }
}
/** Where the steam comes out, from the middle of the city at which the engine stands. */
const CHIMNEY = { right: 8, high: 32 } as const

/** A city that pays at once does so where it stands, as the engine comes to it. */
function paid(script: Of<'drove'>, index: number, at: number): readonly Paid[] {
  const { event, from, to, after } = script.telling
  const { route } = after.seats[event.seat]
  const city = [BOARD_CITIES, ...route.map(({ card }) => CARDS[card].cities ?? [])].flat()[index]
  if (!city || !('points' in city)) return []
  const medal = names.city(event.seat, index)
  const { x, y, scale } = to[medal] ?? from[medal] ?? to[names.token(event.seat)]
  rise(script, { x: x - PAYS.left * scale, y: y - PAYS.up * scale }, city.points, at, event.seat)
  if (city.points >= GREAT) {
    highCity(script, medal, at + STANDS)
    feels(script, event.seat, 'glad', at + RISEN)
  }
  return [{ points: city.points, lands: at + RISEN }]
}

/**
 * So far off its city stands what that pays, in units of its own: behind the engine, which is seen to come and to drive
 * on, and over the city that it has come from.
 */
const PAYS = { left: 43, up: 16 } as const

/** A city springs up under a ring of light, the one where the engine stands highest. */
function reached(script: Of<'drove'>, name: string, at: number, stands: boolean): void {
  const { from, to } = script.telling
  const rest = to[name]
  if (!rest) return
  const flash = piece({ kind: 'flash' } as const, 'board', rest.x, rest.y)
  const [most, wide] = stands ? [1.16, 2.2] : [1.08, 1.5]
  script.glow(at, stands ? 420 : 260, { ...flash, scale: 0.7 }, { ...flash, scale: wide * rest.scale, alpha: 0 })
  if (!from[name]) return
  const up = { ...rest, scale: rest.scale * most }
  script.fly(name, at, 90, rest, up, { ease: easeOut })
  script.fly(name, at + 90, 170, up, rest, { ease: easeBoth })
}

/** Right of the middle of a picture, and below it, in parts of its half. */
const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
] as const

/** How long the poster of an arrival comes, stands and goes, and how large it is then. */
const ARRIVAL = { comes: 380, stands: 1300, goes: 420, scale: 1.7 } as const

/** The first on an engine tile: his lantern flashes, the city opens over his train, and its points go to the plate. */
export function constantinople(script: Of<'constantinople'>): void {
  const { event, to, layout } = script.telling
  const who = to[names.conductor(event.seat, event.train)]
  if (!who) return
  const flash = piece({ kind: 'flash' } as const, 'board', who.x, who.y - 20)
  script.sound(60, 'deliver')
  feels(script, event.seat, 'glad', 60)
  script.flash(0, 600, { ...flash, scale: 0.5 }, { ...flash, scale: 3, alpha: 0 })
  // Both trains are of the house that has come there.
  for (const train of [0, 1]) {
    pullThrough(script, event.seat, train, train * TRAINS.apart)
    whistle(script, event.seat, train, 120 + train * TRAINS.apart, 4)
  }
  const lane = laneOf(script, event.seat, event.train)
  if (!lane) return
  const look = { kind: 'arrival', seat: event.seat, points: event.points } as const
  const shown = piece(look, 'board', lane.x + lane.width / 2, lane.y + lane.height / 2, {
    scale: ARRIVAL.scale * (layout.both ? 1.29 : 1),
    z: 80,
  })
  const poster = script.extra()
  script.fly(poster, 120, ARRIVAL.comes, { ...shown, x: who.x, y: who.y - 20, scale: 0.2 }, shown, { ease: backOut })
  rings(script, shown, 120 + ARRIVAL.comes - 60, JOY.rings)
  // The poster would hide those of its middle.
  for (const [right, below] of CORNERS)
    burst(
      script,
      { x: shown.x + right * 130 * shown.scale, y: shown.y + below * 80 * shown.scale, scale: 2.4 },
      120 + ARRIVAL.comes - 60,
      9,
    )
  script.sound(120, 'whistle', names.engine(event.seat, event.train))
  const leaves = 120 + ARRIVAL.comes + ARRIVAL.stands
  script.sound(120 + ARRIVAL.comes, 'deliver')
  script.fly(
    poster,
    leaves,
    ARRIVAL.goes,
    shown,
    { ...shown, ...onPlate(script, event.seat), scale: 0.2 },
    { ease: easeIn },
  )
  script.remove(poster, leaves + ARRIVAL.goes)
  for (const at of [0, 1, 2]) greet(script, names.conductor(event.seat, event.train), 200 + at * 300)
  script.restAt = leaves
}

/**
 * A guest comes down in the wagon, under a ring of light, and it gives way. Who waited beside it is lifted from there;
 * anybody else comes open, off a card that was carried there.
 */
export function seated(script: Of<'celebrityBoarded'> | Of<'riderSeated'> | Of<'boarded'>): void {
  const { event, from, to } = script.telling
  const name = names.rider(event.card)
  const coach = names.coach(event.seat, event.train, event.place)
  const [end, wagon] = [to[name], from[coach] && to[coach]]
  if (!end) return
  const high = { ...end, y: end.y - SEATED.high, scale: end.scale * SEATED.larger }
  const comes = isBrought(script) ? { ...high, squash: 0 } : { ...high, y: high.y - SEATED.by, alpha: 0 }
  script.fly(name, 0, SEATED.comes, from[name] ?? comes, high, { ease: easeOut })
  script.fly(name, SEATED.comes, SEATED.lands - SEATED.comes, high, end, { ease: easeIn })
  script.sound(SEATED.lands - 10, 'choose', name)
  const ring = piece({ kind: 'flash' } as const, 'board', end.x, end.y, { z: 7 })
  script.glow(SEATED.lands, SEATED.opens, { ...ring, scale: SEATED.clear }, { ...ring, scale: 1.9, alpha: 0 })
  // Who waits on the platform stands beside it.
  if (wagon && end.y < wagon.y + 88 * wagon.scale)
    for (const [other, rest] of [
      [name, end],
      [coach, wagon],
    ] as [string, Piece][]) {
      const low = { ...rest, y: rest.y + SEATED.by }
      script.fly(other, SEATED.lands, SEATED.gives, rest, low, { ease: easeOut })
      script.fly(other, SEATED.lands + SEATED.gives, SEATED.back, low, rest, { ease: easeBoth })
    }
  // What they do for their wagon is told as they are in it.
  script.restAt = SEATED.lands
}
/**
 * In milliseconds: until somebody is up and has come down, the wagon gives way and comes back, the ring opens; from how
 * high, how large, how far it gives, and how large a ring is that leaves a face free.
 */
const SEATED = {
  comes: 110,
  lands: 280,
  gives: 45,
  back: 95,
  opens: 260,
  high: 46,
  larger: 1.3,
  by: 4,
  clear: 0.9,
} as const
