import { BOARD_CITIES, CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { easeBoth, easeIn, easeOut } from '../../../stage/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { PLACES, conductorAt, placeInLane, platformAt, type LaneLayout } from '../board-layout.ts'
import { names, type Piece } from '../looks.ts'
import { roofOf } from '../poses/coaches.ts'
import { isBrought } from './brought.ts'
import { firstOfValue, isFirst } from './first-of-value.ts'
import { rise } from './rise.ts'
import { onPlate } from './spots.ts'
import { ownSeat, otherSeat } from '../whose.ts'
import type { Of, Script } from '../kinds.ts'

/** The lane of a seat's train where its board lies in sight. */
export function laneOf({ telling: { after, frame, layout } }: Script, seat: number, train: number): LaneLayout | null {
  if (ownSeat(after, frame, layout.both) === seat) return layout.own.lanes[train]
  return otherSeat(after, frame, layout.both) === seat ? layout.other.lanes[train] : null
}

const ROLL = 520
const TURNS = 200
const NUDGE = 40
/** In milliseconds, and how far a wagon gives way to the one that is coupled to it. */
const JOLT = { gives: 70, back: 150, by: 6 } as const

/** How many places before its own it appears, and how fast: nothing see-through rolls over what lies behind. */
const FAR = 3
const APPEARS = 80

/** Rolls in from the right along the rail. */
function rollIn(script: Script, seat: number, train: number, place: number): void {
  const { to } = script.telling
  const name = names.coach(seat, train, place)
  const lane = laneOf(script, seat, train)
  const end = to[name]
  if (!end || !lane) return
  // A card turns into its wagon where it lands; what else is laid rolls in.
  const arrives = isBrought(script) ? TURNS : ROLL
  script.sound(arrives - 100, 'coupler', name)
  written(script, seat, train, place, arrives)
  if (isBrought(script)) {
    script.fly(name, 0, TURNS, { ...end, squash: 0, x: end.x + 64 * end.scale }, end, { ease: easeOut })
    return nudged(script, seat, train, place, arrives)
  }
  const starts = { ...end, x: Math.min(placeInLane(lane, place + FAR), lane.x + lane.width - 60) }
  script.fly(name, 0, APPEARS, { ...starts, alpha: 0 }, starts)
  script.fly(name, APPEARS, ROLL - APPEARS, starts, end, { ease: easeOut })
  nudged(script, seat, train, place, arrives)
}

/** Its value is written below it as it comes to stand. */
function written(script: Script, seat: number, train: number, place: number, arrives: number): void {
  const plate = names.number(seat, train, place)
  const value = script.telling.to[plate]
  if (!value || script.telling.from[plate]) return
  script.fly(plate, arrives - WRITES, WRITES, { ...value, y: value.y + 4, alpha: 0 }, value, { ease: easeOut })
}
const WRITES = 120

/** A nudge runs back along the train from what has been coupled to it. */
function nudged(script: Script, seat: number, train: number, place: number, arrives: number): void {
  const { to, from } = script.telling
  for (let before = place - 1; before >= 0; before--) {
    const other = names.coach(seat, train, before)
    const rest = from[other] && to[other]
    if (!rest) continue
    const at = arrives + (place - 1 - before) * NUDGE
    // Each gives way a little less than the one before it.
    const pushed = { ...rest, x: rest.x - Math.max(2, JOLT.by - (place - 1 - before)) }
    script.fly(other, at, JOLT.gives, rest, pushed, { ease: easeOut })
    script.fly(other, at + JOLT.gives, JOLT.back, pushed, rest, { ease: easeBoth })
  }
  script.restAt = arrives - 80
  script.restLasts = 140
}

export const wagonLaid = (script: Of<'wagonLaid'>): void =>
  rollIn(script, script.telling.event.seat, script.telling.event.train, script.telling.event.place)
export const mailLaid = (script: Of<'mailLaid'>): void =>
  rollIn(script, script.telling.event.seat, script.telling.event.train, 5)
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
}
/** After the gold locomotive has come to its train. */
const GROWS = 300

/** Who stands on the roof goes down with the old wagon and comes up with the new one. */
function rideOn(script: Of<'upgraded'>, name: string, old: Piece, now: Piece): void {
  const { from, to } = script.telling
  const [here, there] = [from[name], to[name]]
  if (!here || !there || Math.abs(here.x - there.x) > 1 || here.x < old.x || here.x > old.x + 128 * old.scale) return
  const low = { ...here, y: here.y + 44 * now.scale }
  script.fly(name, 0, 140, here, low, { ease: easeIn })
  script.fly(name, 140, 260, low, there, { ease: easeOut })
}

/** The old wagon sinks, the new one rises in its place; its plate turns over. */
export function upgraded(script: Of<'upgraded'>): void {
  const { event, from, to } = script.telling
  const name = names.coach(event.seat, event.train, event.place)
  const [old, now] = [from[name], to[name]]
  if (!old || !now) return
  script.fly(name, 0, 140, old, { ...old, y: old.y + 8, alpha: 0.15 }, { ease: easeIn })
  script.fly(name, 140, 260, { ...now, y: now.y - 9, squash: 0.2, x: now.x + 50 * now.scale }, now, { ease: easeOut })
  rideOn(script, names.conductor(event.seat, event.train), old, now)
  const { rider } = script.telling.after.seats[event.seat].trains[event.train].coaches[event.place]
  if (rider >= 0) rideOn(script, names.rider(rider), old, now)
  script.sound(280, 'coupler', name)
  const plate = names.number(event.seat, event.train, event.place)
  const [was, will] = [from[plate], to[plate]]
  if (was && will) script.fly(plate, 160, 200, was, will, { turnTo: will.look })
  script.restAt = 220
  const lane = laneOf(script, event.seat, event.train)
  if (lane && isFirst(event, script.telling.before)) firstOfValue(script, lane, now, 400)
}

const HOP = 270
const REST = 60

/** One hop a wagon, with a moment's rest; plates fill as he lands. */
export function walked(script: Of<'walked'>): void {
  const { event, from, to, after } = script.telling
  const name = names.conductor(event.seat, event.train)
  const lane = laneOf(script, event.seat, event.train)
  const start = from[name]
  if (!start || !to[name] || !lane) return
  const { coaches } = after.seats[event.seat].trains[event.train]
  const stand = (come: number): Piece => ({ ...to[name], ...conductorAt(lane, come, roofOf(coaches[come - 1])) })
  for (let come = event.from; come < event.to; come++) {
    const at = (come - event.from) * (HOP + REST)
    script.fly(name, at, HOP, come === event.from ? start : stand(come), stand(come + 1), { arc: 15, ease: easeBoth })
    script.sound(at + HOP, 'punch', name)
    const plate = names.number(event.seat, event.train, come)
    const [was, will] = [from[plate], to[plate]]
    if (!was || !will) continue
    script.put(plate, at, was)
    script.fly(plate, at + HOP, 90, { ...will, y: will.y - 3 }, will, { ease: easeOut })
  }
  const over = (event.to - event.from) * (HOP + REST)
  script.put(name, over, to[name])
  script.restAt = over
}

const CITY = 400

/** Along the route, city by city: it gathers way, each city it comes to springs up, and it comes to a stand. */
export function drove(script: Of<'drove'>): void {
  const { event, from, to } = script.telling
  const name = names.token(event.seat)
  const [start, end] = [from[name], to[name]]
  if (!start || !end) return
  const lasts = CITY * Math.max(1, event.to - event.from)
  script.fly(name, 0, lasts, start, end, { ease: easeBoth })
  for (let city = event.from; city < event.to; city++) {
    const at = CITY * (city - event.from + 1) - 60
    script.sound(at, 'joint', name)
    reached(script, names.city(event.seat, city), at, city === event.to - 1)
    puff(script, to[names.city(event.seat, city)], at, city === event.to - 1)
    paid(script, city, at)
  }
  script.restAt = lasts - 100
}

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
function paid(script: Of<'drove'>, index: number, at: number): void {
  const { event, from, to, after } = script.telling
  const { route } = after.seats[event.seat]
  const city = [BOARD_CITIES, ...route.map(({ card }) => CARDS[card].cities ?? [])].flat()[index]
  if (!city || !('points' in city)) return
  const medal = names.city(event.seat, index)
  rise(script, to[medal] ?? from[medal] ?? to[names.token(event.seat)], city.points, at, event.seat)
}

/** A city springs up under a ring of light, the one where the engine stands highest. */
function reached(script: Of<'drove'>, name: string, at: number, stands: boolean): void {
  const { from, to } = script.telling
  const rest = to[name]
  if (!rest) return
  const flash = piece({ kind: 'flash' } as const, 'board', rest.x, rest.y)
  const [most, wide] = stands ? [1.16, 2.2] : [1.08, 1.5]
  script.flash(at, stands ? 420 : 260, { ...flash, scale: 0.7 }, { ...flash, scale: wide * rest.scale, alpha: 0 })
  if (!from[name]) return
  const up = { ...rest, scale: rest.scale * most }
  script.fly(name, at, 90, rest, up, { ease: easeOut })
  script.fly(name, at + 90, 170, up, rest, { ease: easeBoth })
}

/** How long the poster of an arrival comes, stands and goes, and how large it is then. */
const ARRIVAL = { comes: 320, stands: 1100, goes: 380, scale: 1.5 } as const

/** The first on an engine tile: his lantern flashes, the city opens over his train, and its points go to the plate. */
export function constantinople(script: Of<'constantinople'>): void {
  const { event, to, layout } = script.telling
  const who = to[names.conductor(event.seat, event.train)]
  if (!who) return
  const flash = piece({ kind: 'flash' } as const, 'board', who.x, who.y - 20)
  script.sound(60, 'deliver')
  script.flash(0, 600, { ...flash, scale: 0.5 }, { ...flash, scale: 3, alpha: 0 })
  const lane = laneOf(script, event.seat, event.train)
  if (!lane) return
  const look = { kind: 'arrival', seat: event.seat, points: event.points } as const
  const shown = piece(look, 'board', lane.x + lane.width / 2, lane.y + lane.height / 2, {
    scale: ARRIVAL.scale * (layout.both ? 1.29 : 1),
    z: 80,
  })
  const poster = script.extra()
  script.fly(poster, 120, ARRIVAL.comes, { ...shown, x: who.x, y: who.y - 20, scale: 0.2 }, shown, { ease: easeOut })
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

/** A hop for joy. */
function greet(script: Of<'constantinople'>, name: string, at: number): void {
  const rest = script.telling.to[name]
  if (!rest) return
  const up = { ...rest, y: rest.y - 9 }
  script.fly(name, at, 150, rest, up, { ease: easeOut })
  script.fly(name, at + 150, 150, up, rest, { ease: easeIn })
}

/** A guest hops into his wagon; what waited comes aboard. */
export function seated(script: Of<'celebrityBoarded'> | Of<'riderSeated'> | Of<'boarded'>): void {
  const { event, to } = script.telling
  const name = names.rider(event.card)
  const end = to[name]
  if (!end) return
  script.fly(name, 0, 260, { ...end, y: end.y - 34, alpha: 0.3, scale: end.scale * 1.4 }, end, { arc: 10 })
  script.sound(240, 'choose')
  script.restAt = 160
}
