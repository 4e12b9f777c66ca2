import type { Lie } from '../../../../src-shared/games/transport/events.ts'
import { SIDES, neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import { backOut, easeBoth, easeIn, easeOut, linear, type Ease } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { normal } from '../../../stage/motion/turning.ts'
import { centreOf, degreesOf, edgeOf, sum, type Point } from '../belts/belt.ts'
import type { Piece } from '../looks.ts'
import { LIFTED, RISE } from '../overlay/lifted.ts'
import type { DeedOf } from '../memory.ts'
import { names } from '../looks.ts'
import type { Of, Script } from '../kinds.ts'
import { rimOf } from '../pieces/cards.ts'
import { LEFT_SEEN } from '../overlay/preview-drawing.ts'
import { trayOwner } from '../tray-owner.ts'
import { othersOf } from '../words/happened/steals.ts'
import { beltsOf } from '../words/turned.ts'
import { atPlate } from './hand.ts'
import { dustAt, falls, jolt } from './landing.ts'
import { flinch } from './stealing.ts'

/** Above everything else in the air. */
const HIGH = 60

export const inAir = (card: number, lie: Lie, angle = 0, scale = 1): Piece =>
  piece({ kind: 'flyingCard', card, rotation: lie.rotation }, 'board', centreOf(lie.cell).x, centreOf(lie.cell).y, {
    angle,
    scale,
    z: HIGH,
  })

/** The same of a card that lies on the table: a pallet keeps the rim that it has there. */
const inFlight = ({ telling: { from } }: Script, card: number, lie: Lie): Piece => {
  const one = inAir(card, lie)
  const look = from[names.card(card)]?.look
  return one.look.kind === 'flyingCard' ? { ...one, look: { ...one.look, ...rimOf(look) } } : one
}

/** How far the picture of a card as it will lie must be turned back to look as it lay. */
const turnedBack = (from: Lie, to: Lie): number => normal(degreesOf(from.rotation) - degreesOf(to.rotation))

const pushed = (one: Piece): Piece =>
  one.look.kind === 'flyingCard' ? { ...one, look: { ...one.look, kind: 'pushedCard' } } : one

interface Carriage {
  readonly at: number
  readonly lasts: number
  readonly arc: number
  /** The parcel on it, which stays upright. */
  readonly parcel?: number
  /** By what comes in its place. */
  readonly isPushed?: boolean
  /** So far above its place it hangs on its way, in the board's units. */
  readonly raised?: number
  /** So much of it is seen where it lay: it comes to be seen whole on its way. */
  readonly seen?: number
}

/** What is marked, without what marks these cards where they lay. */
const marksBut = ({ telling: { last } }: Script, cards: readonly number[]): readonly DeedOf[] =>
  last?.filter((deed) => deed.kind !== 'card' || !cards.includes(deed.card)) ?? []

/** What marked a card where it lay does not stay on the empty floor while it is on its way. */
function unmark(script: Script, cards: readonly number[]): void {
  const { last } = script.telling
  const left = marksBut(script, cards)
  if (last && left.length < last.length)
    script.acts.push({ at: 0, lasts: 0, draw: () => script.telling.mark(left.length > 0 ? left : null) })
}

/** Whoever looks has carried this card or pallet to its place by hand: it is there already. */
const isPut = ({ telling: { frame } }: Script, card: number): boolean =>
  (frame?.put?.kind === 'card' || frame?.put?.kind === 'pallet') && frame.put.id === card

/** Puts down what was let go where it is to lie, and with it the parcel that is on it. */
function setDown(script: Script, card: number, from: Lie, to: Lie, parcel = -1): void {
  const [name, end] = [names.card(card), inFlight(script, card, to)]
  script.fly(name, 0, 90, { ...end, scale: LIFTED }, end)
  script.sound(70, 'lay', name)
  const { to: rest } = script.telling
  if (rest[name]) script.put(name, 90, rest[name])
  takeRollers(script, from.cell, to.cell, 0, 90)
  const carried = names.parcel(parcel)
  if (parcel >= 0 && rest[carried]) script.put(carried, 0, rest[carried])
}

/** Lifts a card of the table, carries it on an arc, turning, and sets it down. Returns when it lies. */
function carry(script: Script, card: number, from: Lie, to: Lie, carriage: Carriage): number {
  const { at, lasts, arc, parcel = -1, isPushed = false, raised = 0, seen: alpha = 1 } = carriage
  const [start, end] = [from, to].map((lie) => {
    const flies = inFlight(script, card, lie)
    return isPushed ? pushed(flies) : flies
  })
  const turned = { ...start, look: end.look, angle: turnedBack(from, to) }
  const name = names.card(card)
  const held = script.telling.from[name]
  // Whoever was asked for its place has seen it lifted.
  const seen = held?.look.kind === 'liftedCard' ? { ...turned, y: held.y, scale: LIFTED } : turned
  const [lifted, hangs] = [turned, end].map((one) => ({ ...one, y: one.y - raised, scale: LIFTED }))
  const leaves = { ...lifted, alpha }
  script.fly(name, at, 120, { ...seen, alpha }, leaves, { ease: easeOut })
  script.fly(name, at + 120, lasts, leaves, hangs, { arc })
  const { met, lies } = falls(script, name, at + 120 + lasts, hangs, end)
  jolt(script, met, to.cell)
  script.sound(met - 20, 'lay', name)
  const rest = script.telling.to[name]
  if (rest) script.put(name, lies, rest)
  takeRollers(script, from.cell, to.cell, at + 120, lies)
  carryNamePlate(script, card, { at: at + 120, lasts, lies, alpha, raised })
  if (parcel >= 0) carryParcel(script, parcel, at, lasts, arc, lies)
  return lies
}

/** Its ends are none while it is in the air: the rollers across them go when it is lifted and come where it lies. */
function takeRollers(script: Script, gone: number, come: number, lifted: number, lies: number): void {
  const { from, to } = script.telling
  for (let side = 0; side < SIDES; side++) {
    const [old, next] = [names.roller(gone, side), names.roller(come, side)]
    if (from[old]) script.remove(old, lifted)
    if (to[next]) script.put(next, lies, to[next])
  }
}

/** A plate goes out and comes again in so many milliseconds. */
const FADES = 120

interface Ride {
  readonly at: number
  readonly lasts: number
  /** When its pallet lies. */
  readonly lies: number
  readonly ease?: Ease
  readonly alpha?: number
  /** So far its pallet hangs above the floor meanwhile. */
  readonly raised?: number
}

/**
 * The plate beside a pallet goes with it; where it has no room it does not stay behind, nor does it come ahead. One
 * that will lie on another side rides on its own, goes out meanwhile and comes there: on its way it would pass under.
 */
function carryNamePlate(script: Script, pallet: number, { at, lasts, lies, ease, alpha = 1, raised = 0 }: Ride): void {
  wearTag(script, pallet, at, lies)
  const [name, card] = [names.namePlate(pallet), names.card(pallet)]
  const { from: before, to: after } = script.telling
  const [from, to] = [before[name], after[name]]
  if (!from) return to && script.put(name, lies, to)
  if (alpha < 1) script.put(name, 0, { ...from, alpha })
  if (to) {
    const far = offset(baseOf(before[card]), baseOf(after[card]))
    const ridden = { ...from, x: from.x + far.x, y: from.y + far.y, alpha: 0 }
    if (Math.hypot(ridden.x - to.x, ridden.y - to.y) < 1) {
      // Off the floor with its pallet: else that would hang over it.
      const [leaves, hangs] = [{ ...from, alpha }, to].map((one) => ({ ...one, y: one.y - raised }))
      if (raised > 0) script.fly(name, at - LIFTS, LIFTS, { ...from, alpha }, leaves, { ease: easeOut })
      script.fly(name, at, lasts, leaves, hangs, { ease })
      if (raised > 0) script.fly(name, at + lasts, FADES, hangs, to, { ease: easeIn })
      return
    }
    script.fly(name, at, lasts, { ...from, alpha }, ridden, { ease })
    return script.fly(name, lies, FADES, { ...to, alpha: 0 }, to)
  }
  script.fly(name, at, FADES, from, { ...from, alpha: 0 })
  script.remove(name, at + FADES)
}

const offset = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y })

/** The middle of the place over which a card lies, or is lifted. */
const baseOf = ({ x, y, look }: Piece): Point => ({ x, y: y + (look.kind === 'liftedCard' ? RISE : 0) })

/** A tag on a pallet is off it while it is in the air. */
function wearTag(script: Script, pallet: number, at: number, lies: number): void {
  const name = names.nameTag(pallet)
  const { from, to } = script.telling
  if (from[name]) script.remove(name, at)
  if (to[name]) script.put(name, lies, to[name])
}

function carryParcel(script: Script, parcel: number, at: number, lasts: number, arc: number, lies: number): void {
  const name = names.parcel(parcel)
  const [from, to] = [script.telling.from[name], script.telling.to[name]]
  if (!from || !to || to.look.kind !== 'parcel') return
  const look = { ...to.look, kind: 'flyingParcel' } as const
  const [start, end] = [from, to].map((lies) => ({ ...lies, look, z: HIGH + 1 }))
  // On top of its card from the moment that this is lifted: else it would be under it until both go.
  script.put(name, at, start)
  script.fly(name, at + 120, lasts, start, end, { arc })
  script.put(name, lies, to)
}

/** From where it was held, turning, onto its place; then its icon is seen to act. */
export function connected(script: Of<'connected'>): void {
  const { event, from, to } = script.telling
  const name = names.card(event.card)
  const held = from[name] ?? atPlate(script, event.seat, { kind: 'face', card: event.card })
  const end = inAir(event.card, event.at)
  const hangs = { ...end, scale: held.space === 'board' ? LIFTED : HELD_HIGH }
  const over = held.space === 'board' ? 0 : flyOver(script, held, hangs)
  const { met, lies } = falls(script, name, over, hangs, end)
  script.put(name, lies, to[name])
  const { x, y } = centreOf(event.at.cell)
  const ring = piece({ kind: 'pulse' } as const, 'board', x, y)
  script.flash(met, 220, { ...ring, scale: 0.6 }, { ...ring, scale: 2.4, alpha: 0 })
  jolt(script, met, event.at.cell)
  joins(script, event.card, event.at, met)
  script.sound(met - 10, 'lay', name)
  script.restAt = over + 10
}

/** In milliseconds: a pallet has nearly gone from its place so long after it set out. */
const MAKES_ROOM = 400
/** The card of another is on its way for so long. */
const OTHERS_FLY = 360

/** Whether the hand of whoever lays it lies in the tray: they know what comes. */
const isInTray = ({ telling: { event, before, frame } }: Of<'connected'>): boolean =>
  trayOwner(before, frame) === event.seat

/** So large is a card that comes to its place through the air. */
const HELD_HIGH = 1.14

/** Where its belts meet those that lie there already it sparks as it comes down: they are joined. */
function joins(script: Of<'connected'>, card: number, lie: Lie, at: number): void {
  const taken = new Set(script.telling.after.laid.map(({ cell }) => cell))
  for (const side of beltsOf({ card, ...lie })) {
    if (!taken.has(neighbour(lie.cell, side))) continue
    const { x, y } = sum(centreOf(lie.cell), edgeOf(side))
    const spark = piece({ kind: 'pulse' } as const, 'board', x, y, { scale: 0.35 })
    script.flash(at, 300, spark, { ...spark, scale: 1.15, alpha: 0 })
  }
}

/** Returns when it is over its place. A card that was let go there is so already. */
function flyOver(script: Of<'connected'>, held: Piece, end: Piece): number {
  const { event, camera } = script.telling
  const start = {
    ...end,
    ...script.under(held),
    scale: held.scale / camera.scale,
    angle: turnedBack({ ...event.at, rotation: 0 }, event.at),
  }
  // The pallet before which it is put has nearly gone when it comes.
  const own = isInTray(script)
  const lasts = event.inserted ? MAKES_ROOM : own ? 320 : OTHERS_FLY
  // What another lays is read on its way.
  if (!own) script.seenFor(0, lasts, OTHERS_FLY / 3)
  // Over what lies between, not straight across it.
  script.fly(names.card(event.card), 0, lasts, start, end, { arc: 26 / camera.scale })
  return lasts
}

/**
 * The pallet is lifted and swings on along the belt to come. Whoever was shown it there sees its ghost become solid: it
 * does not go back only to come once more. It makes room before a card that a key moves comes down.
 */
export function palletPushed(script: Of<'palletPushed'>): void {
  const { event, before } = script.telling
  const { pallet, from, at } = event
  unmark(script, [pallet])
  const pusher = script.telling.together.find(({ kind }) => kind === 'keyMoved')
  if (!pusher && isShown(script, pallet, at)) return stand(script, pallet, from, at)
  const begins = pusher?.kind === 'keyMoved' && !isPut(script, pusher.card) ? PUSHED_AT : 0
  // What else changes with it, its gap among others, does so when it goes.
  script.restAt = begins
  if (othersOf(event.seat, [pallet], before).length > 0) return shove(script, pallet, from, at, begins)
  carry(script, pallet, from, at, { at: begins, lasts: 360, arc: 30, isPushed: true })
}

/** Whoever looks was shown it there. */
function isShown({ telling: { promised } }: Script, card: number, at: Lie): boolean {
  const ghost = promised?.[`ghost ${card}`]
  const { x, y } = centreOf(at.cell)
  return ghost?.look.kind === 'ghostCard' && ghost.look.rotation === at.rotation && ghost.x === x && ghost.y === y
}

/** A pallet lies at once where it was shown, its plate beside it; whose it is feels that all the same. */
function stand(script: Of<'palletPushed'>, pallet: number, from: Lie, at: Lie): void {
  const { to, event, before } = script.telling
  for (const name of [names.card, names.namePlate, names.nameTag].map((of) => of(pallet)))
    if (to[name]) script.put(name, 0, to[name])
  takeRollers(script, from.cell, at.cell, 0, 0)
  for (const seat of othersOf(event.seat, [pallet], before)) flinch(script, seat, event.seat, 0)
}

/** In milliseconds: it gives way to the blow, slides too far, and settles. In the board's units: how far it does so. */
const SHOVE = { braces: 80, slides: 230, settles: 140, back: 7, past: 16 } as const

/** The pallet of another is not carried to where it must go: it is knocked there, and who has it feels that. */
function shove(script: Of<'palletPushed'>, pallet: number, from: Lie, to: Lie, begins: number): void {
  const [start, end] = [from, to].map((lie) => pushed(inFlight(script, pallet, lie)))
  const name = names.card(pallet)
  const held = script.telling.from[name]
  const seen = held?.look.kind === 'liftedCard' ? { ...start, y: held.y } : start
  const turned = { ...seen, look: end.look, angle: turnedBack(from, to) }
  const far = Math.max(1, Math.hypot(end.x - start.x, end.y - start.y))
  const [dx, dy] = [(end.x - start.x) / far, (end.y - start.y) / far]
  const braced = { ...turned, x: turned.x - SHOVE.back * dx, y: turned.y - SHOVE.back * dy }
  const past = { ...end, x: end.x + SHOVE.past * dx, y: end.y + SHOVE.past * dy, angle: 5 }
  const goes = begins + SHOVE.braces
  const stops = goes + SHOVE.slides
  const lies = stops + SHOVE.settles
  if (begins > 0) script.put(name, 0, seen)
  script.fly(name, begins, SHOVE.braces, turned, braced, { ease: easeOut })
  script.fly(name, goes, SHOVE.slides, braced, past, { ease: easeOut })
  script.fly(name, stops, SHOVE.settles, past, end, { ease: easeBoth })
  dustAt(script, goes, start, 'card')
  dustAt(script, stops - 40, end, 'card')
  script.sound(goes, 'lay', name)
  const rest = script.telling.to[name]
  if (rest) script.put(name, lies, rest)
  takeRollers(script, from.cell, to.cell, goes, lies)
  carryNamePlate(script, pallet, { at: goes, lasts: SHOVE.slides, lies, ease: easeOut })
  for (const seat of othersOf(script.telling.event.seat, [pallet], script.telling.before))
    flinch(script, seat, script.telling.event.seat, goes)
}

/**
 * In milliseconds: how long a key is turned and its arrow grows before its card is lifted, and how long this flies.
 * Others are seen to do it for so long at least, however long whoever looks has waited for them.
 */
const KEY = { points: 340, flies: 440, seen: 280 } as const
/** It takes so long to be lifted; a pallet where it goes has nearly gone when it comes. */
const LIFTS = 120
const PUSHED_AT = KEY.points + LIFTS + KEY.flies - MAKES_ROOM

/**
 * An arrow says what is coming, then the card goes through the air with its parcel; a pallet that makes room
 * has nearly gone as it comes. Whoever was shown its new place has seen the arrow.
 */
export function keyMoved(script: Of<'keyMoved'>): void {
  const { card, from, at, parcel } = script.telling.event
  if (isPut(script, card)) {
    unmark(script, [card])
    return setDown(script, card, from, at, parcel)
  }
  if (from.cell === at.cell) unmark(script, [card])
  else pointTo(script, card, from, at, isShown(script, card, at) ? 0 : KEY.points)
  unlock(script, card, from)
  const lies = carry(script, card, from, at, { at: KEY.points, lasts: KEY.flies, arc: 60, parcel })
  script.seenFor(0, lies, KEY.seen)
  script.restAt = lies - 180
}

/** When the key stands in its lock, and by when it has been turned. */
const TURN = { stands: 130, turned: 270 } as const

/** A key comes down on the card and is turned in it: the white border opens, and the card is free. */
function unlock(script: Of<'keyMoved'>, card: number, { cell }: Lie): void {
  const { x, y } = centreOf(cell)
  const lifted = script.telling.from[names.card(card)]?.look.kind === 'liftedCard'
  const key: Piece = piece({ kind: 'turningKey' }, 'board', x, lifted ? y - RISE : y, { z: HIGH + 3, scale: 1.5 })
  const name = script.extra()
  script.fly(
    name,
    0,
    TURN.stands,
    { ...key, scale: 2.6, alpha: 0, angle: -40 },
    { ...key, angle: -40 },
    { ease: easeOut },
  )
  script.fly(
    name,
    TURN.stands,
    TURN.turned - TURN.stands,
    { ...key, angle: -40 },
    { ...key, angle: 50 },
    { ease: backOut },
  )
  script.fly(name, TURN.turned, 170, { ...key, angle: 50 }, { ...key, angle: 50, scale: 1.9, alpha: 0 })
  script.remove(name, TURN.turned + 170)
  script.sound(TURN.stands - 60, 'key', names.card(card))
  const border: Piece = piece({ kind: 'unlocked' }, 'board', x, key.y, { z: HIGH + 2 })
  script.flash(TURN.turned - 40, 320, border, { ...border, scale: 1.28, alpha: 0 })
}

/** The arrow that stays when the card lies grows before it goes, from where it lies to where it will. */
function pointTo(script: Of<'keyMoved'>, card: number, from: Lie, at: Lie, lasts: number): void {
  const { event, mark } = script.telling
  const left = marksBut(script, [card])
  const deed = { kind: 'carried', card, from: centreOf(from.cell), to: centreOf(at.cell), seat: event.seat } as const
  script.acts.push({ at: 0, lasts, draw: (part) => mark([...left, { ...deed, part }]) })
}

/** In milliseconds: the truck comes, lifts, drives for so long as the way is, sets down, and is gone. */
const TRUCK = { comes: 240, lifts: 120, sets: 90, goes: 160 } as const
/** Its way of so many of the board's units takes a millisecond, beside what every way takes. */
const DRIVES = { least: 330, perMs: 6, most: 620 } as const
/** From the middle of the pallet to that of the truck, how high it lifts, and how far it leans, in degrees. */
const FORK = { aside: 92, below: 30, lifts: 24, leans: 5 } as const

/** A truck drives up, lifts the pallet, takes it straight to its place and sets it down. */
export function forkliftMoved(script: Of<'forkliftMoved'>): void {
  const { pallet, from, at } = script.telling.event
  unmark(script, [pallet])
  if (isPut(script, pallet)) {
    raid(script, [pallet], 0)
    return setDown(script, pallet, from, at)
  }
  const [a, b] = [centreOf(from.cell), centreOf(at.cell)]
  const drives = Math.min(DRIVES.most, DRIVES.least + Math.hypot(b.x - a.x, b.y - a.y) / DRIVES.perMs)
  driveTruck(script, a, b, drives)
  const lies = carry(script, pallet, from, at, { at: TRUCK.comes, lasts: drives, arc: 0, raised: FORK.lifts })
  script.restAt = lies - 280
  raid(script, [pallet], TRUCK.comes)
}

/** It leans back as it pulls away with its load, and forward as it brakes; empty it backs off. */
function driveTruck(script: Script, a: Point, b: Point, drives: number): void {
  // It drives ahead of its wheels: the fork is towards where it goes.
  const way = b.x < a.x ? -1 : 1
  const truck = (x: number, y: number, aside: number, angle = 0) =>
    piece({ kind: 'truck' } as const, 'board', x - way * aside, y + FORK.below, { angle, z: HIGH + 2, squash: way })
  const extra = script.extra()
  const { pieces } = script.telling
  const leaves = TRUCK.comes + TRUCK.lifts
  const stops = leaves + drives
  script.sound(40, 'forklift', extra)
  const stands = truck(a.x, a.y, FORK.aside)
  script.fly(extra, 0, TRUCK.comes, { ...truck(a.x, a.y, 330), alpha: 0 }, stands, { ease: easeOut })
  // What it lifts weighs it down ahead.
  const weighed = truck(a.x, a.y, FORK.aside, way * FORK.leans)
  script.fly(extra, TRUCK.comes, TRUCK.lifts, stands, weighed, { ease: backOut })
  dustAt(script, leaves, { x: a.x - way * (FORK.aside + 70), y: a.y + 60 }, 'parcel')
  script.acts.push({
    at: leaves,
    lasts: drives,
    ease: linear,
    draw(part) {
      const far = easeBoth(part)
      const leans = way * FORK.leans * ((1 - part) ** 4 - Math.sin(2 * Math.PI * part))
      pieces.put(extra, truck(a.x + (b.x - a.x) * far, a.y + (b.y - a.y) * far, FORK.aside, leans))
    },
  })
  const there = truck(b.x, b.y, FORK.aside)
  script.fly(extra, stops, TRUCK.sets, there, there)
  const gone = { ...truck(b.x, b.y, 260), alpha: 0 }
  script.fly(extra, stops + TRUCK.sets, TRUCK.goes, there, gone, { ease: easeIn })
  script.remove(extra, stops + TRUCK.sets + TRUCK.goes)
}

/** So long a raid takes its time. */
const RAID = 800

/** Whose pallets of others were lifted flinch. */
function raid(script: Script, pallets: readonly number[], at: number): void {
  const { event, before } = script.telling
  const robbed = othersOf(event.seat, pallets, before)
  for (const seat of robbed) flinch(script, seat, event.seat, at)
  if (robbed.length > 0) script.steady(0, RAID)
}

/**
 * Both at once, on arcs to either side. Whoever was shown where they will lie sees their ghosts there all along: each
 * sets out as faintly as it was seen then, and does not jump back over the ghost of the other.
 */
export function palletsExchanged(script: Of<'palletsExchanged'>): void {
  const { event, before, promised = {} } = script.telling
  const seen = event.pallets.every((pallet) => `ghost ${pallet}` in promised) ? LEFT_SEEN : 1
  unmark(script, event.pallets)
  event.pallets.forEach((pallet, i) => {
    const was = before.laid.find(({ card }) => card === pallet)
    if (was) carry(script, pallet, was, event.at[i], { at: 0, lasts: 480, arc: i === 0 ? 70 : -70, seen })
  })
  raid(script, event.pallets, 60)
}
