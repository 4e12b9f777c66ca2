import { rimOf } from '../pieces/cards.ts'
import { PARCELS_TO_END, isIntake, isPallet } from '../../../../src-shared/games/transport/cards.ts'
import { backOut, easeBoth, easeIn, easeOut, linear } from '../../../stage/motion/motion.ts'
import { meet } from '../../../stage/box.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Box } from '../../../stage/scene.ts'
import { normal } from '../../../stage/motion/turning.ts'
import { centreOf, degreesOf } from '../belts/belt.ts'
import { PHASES, PITCH } from '../art/moving.ts'
import type { Look, Piece } from '../looks.ts'
import { names } from '../looks.ts'
import type { Of, Script } from '../kinds.ts'
import { namePlateBoxes } from '../layout/name-plates.ts'
import { PLACED, pointsOn } from '../layout/plates.ts'
import { remember, turnedOver } from '../memory.ts'
import { robbedBy } from '../words/happened/steals.ts'
import type { Stretch } from '../belts/travel.ts'
import { comesKnown } from './coming.ts'
import { feels } from './feels.ts'
import { aloft, dim, flinch, inSky, prize, raidedBy } from './stealing.ts'
import { jolt, spring } from './landing.ts'
import { bedOf, durationOf, farAt, isHub, placeAt, runsBetween, stretchesOf } from '../belts/travel.ts'

const BELT_FIRST = 80
/** On its way a parcel is so much larger, from so long after it set out until so long before it stops. */
const RIDES = { larger: 0.16, swells: 140 } as const
const COAST = 160
const OPEN = 140
/** A parcel out of the bag: when it is over its place, how long it hangs, how long it sinks, and the pause after. */
const RISEN = 620
const HANGS = 150
const SINKS_IN = 200
const LANDED = RISEN + HANGS + SINKS_IN
const PAUSE = 300
/** So much larger it hangs there, so far above its place; its shadow lies so far off and is so much wider. */
const OVER = { larger: 1.3, high: 34, aside: 22, wide: 1.5, faint: 0.35 } as const
/** When it comes up over the edge of the bag, for how long, and how far. */
const LEAVES = 120
const OUT_OF_IT = 160
const OUT = 44
/** So long the way is seen of a parcel that drives off because there was no other answer; at first it is read why. */
const FORESEEN = 1250
const READ = 3200
/** Of one other no ride, and no turning over of what has arrived, goes faster than so: it is to be followed. */
const FASTEST_RIDE = 1.25
/** Where several play one after another their turns have less time. */
const ridesAtMost = ({ telling: { before } }: Script) => (before.seats.length === 2 ? { fastest: FASTEST_RIDE } : {})
/** Rings go out from it meanwhile, one after the other, from one that stays round it. */
const LIT_MS = 400
const RINGED = 0.95

/** As it is pulled away it leans back, as it brakes forward: so many degrees, and each time for so long. */
const LEANS = { far: 8, sets: 240, brakes: 200 } as const

/** Out of the bag: it shakes, the parcel flies to its place, where the hatch opens, and lands in it. */
export function parcelPlaced(script: Of<'parcelPlaced'>): void {
  const { event, from, to } = script.telling
  const bag = from[names.bag]
  script.speakFor(names.bag)
  script.acts.push({
    at: 0,
    lasts: 160,
    ease: linear,
    draw: (part) =>
      script.telling.pieces.put(
        names.bag,
        part === 1 ? to[names.bag] : { ...bag, angle: Math.sin(part * Math.PI * 4) * 8 },
      ),
  })
  const name = names.parcel(event.parcel)
  const end = to[name]
  const hatch: Piece = piece({ kind: 'hatch' }, 'board', end.x, end.y)
  const leaves = script.extra()
  script.sound(100, 'parcel', name)
  script.fly(leaves, 100, OPEN, { ...hatch, scale: 0.2 }, hatch)
  comesKnown(script, rise(script, name, end))
  script.fly(leaves, LANDED, 120, hatch, { ...hatch, scale: 0.2 })
  script.remove(leaves, LANDED + 120)
}

/**
 * What came out is the one moment of luck: it flies out of the bag, hangs over where it comes in, so that its number is
 * seen, and sinks onto its shadow. Returns when it lies still.
 */
function rise(script: Of<'parcelPlaced'>, name: string, end: Piece): number {
  if (end.look.kind !== 'parcel') return 0
  const { from, camera } = script.telling
  const bag = from[names.bag]
  const air = { ...end, look: { ...end.look, kind: 'flyingParcel' } as const, z: 80 }
  const seen = { ...air, y: air.y - OVER.high, scale: end.scale * OVER.larger }
  // It is of the sky, which is above the tray.
  const out = { ...air, ...script.under({ x: bag.x, y: bag.y - OUT }) }
  const inside = { ...out, ...script.under(bag), scale: 0.3 * end.scale, alpha: 0.4 }
  script.fly(name, LEAVES, OUT_OF_IT, inside, out, { ease: easeOut })
  script.fly(name, LEAVES + OUT_OF_IT, RISEN - LEAVES - OUT_OF_IT, out, seen, { arc: 60 / camera.scale })
  script.fly(name, RISEN, HANGS, seen, seen)
  script.fly(name, RISEN + HANGS, SINKS_IN, seen, air, { ease: easeIn })
  shade(script, end)
  script.sound(LANDED - 20, 'card', name)
  script.acts.push({ at: LANDED, lasts: PAUSE, draw: () => undefined })
  return spring(script, name, LANDED, end)
}

/** The shadow of what hangs over a place closes under it as it sinks, and is its own when it lies. */
function shade(script: Of<'parcelPlaced'>, { x, y, scale }: Piece): void {
  const closed = piece({ kind: 'shade' } as const, 'board', x, y, { scale })
  const wide = { ...closed, x: x + OVER.aside, y: y + OVER.aside, scale: scale * OVER.wide, alpha: OVER.faint }
  const name = script.extra()
  script.fly(name, RISEN - OVER_IT, OVER_IT, { ...wide, alpha: 0 }, wide)
  script.fly(name, RISEN, HANGS, wide, wide)
  script.fly(name, RISEN + HANGS, SINKS_IN, wide, closed, { ease: easeIn })
  script.remove(name, LANDED)
}
/** So long before it has come there it throws its shadow. */
const OVER_IT = 140

/** Whoever looks has carried it to its place by hand. */
const isPut = ({ telling: { frame } }: Script, parcel: number): boolean =>
  frame?.put?.kind === 'parcel' && frame.put.id === parcel

/** Along the belts, which run under it; turn plates turn to its exit, lips of intakes brighten. */
export function parcelMoved(script: Of<'parcelMoved'>): void {
  const { event, before, from, to, pieces } = script.telling
  if (isPut(script, event.parcel)) return script.put(names.parcel(event.parcel), 0, to[names.parcel(event.parcel)])
  const stretches = foreseen(script, stretchesOf(before, event.way))
  const lasts = durationOf(stretches)
  const first = stretches[0].begins
  const name = names.parcel(event.parcel)
  const start = from[name]
  script.speakFor(name)
  for (const [i, stretch] of stretches.entries()) {
    runBelt(script, stretch, stretches)
    script.sound(BELT_FIRST + stretch.begins, 'belt', name)
    if (i > 0 && i < stretches.length - 1) pass(script, stretch)
  }
  script.acts.push({
    at: BELT_FIRST + first,
    lasts,
    ease: linear,
    ...ridesAtMost(script),
    draw: (part) =>
      pieces.put(
        name,
        part === 1
          ? to[name]
          : {
              ...start,
              ...placeAt(stretches, first + part * lasts),
              angle: start.angle + leanAt(stretches, first, part * lasts, lasts),
              scale: start.scale * (1 + RIDES.larger * aboard(part * lasts, lasts)),
              z: 5,
            },
      ),
  })
  script.restAt = BELT_FIRST + first
}

/** How much of a ride a parcel is in at a moment of it: it grows as it sets out, and is as it was when it stops. */
const aboard = (now: number, lasts: number): number =>
  easeBoth(Math.min(1, now / RIDES.swells, (lasts - now) / RIDES.swells))

/** How far it leans at a moment of its ride: not at all where it goes straight up or down the table. */
function leanAt(stretches: readonly Stretch[], first: number, now: number, lasts: number): number {
  const [sets, brakes] = [now / LEANS.sets, (lasts - now) / LEANS.brakes]
  if (sets >= 1 && brakes >= 1) return 0
  const [was, next] = [-STEP, STEP].map((by) => placeAt(stretches, first + Math.max(0, Math.min(lasts, now + by))))
  const across = (next.x - was.x) / (Math.hypot(next.x - was.x, next.y - was.y) || 1)
  const much = (part: number) => (part < 1 ? Math.sin(Math.PI * part) : 0)
  return across * LEANS.far * (much(brakes) - much(sets))
}
/** From so long before until so long after it is seen which way it goes. */
const STEP = 12

/** Nobody has chosen what goes by itself: it is singled out, and its way is shown, for a while before it is gone. */
function foreseen(script: Of<'parcelMoved'>, stretches: Stretch[]): Stretch[] {
  const { event, before, after, frame, last, mark } = script.telling
  if (!frame?.alone) return stretches
  const lasts = frame.isNew ? READ : FORESEEN
  script.acts.push({
    at: 0,
    lasts: 0,
    draw: () => mark(turnedOver(remember(last, event, before, after) ?? [], event.parcel)),
  })
  const { x, y } = script.telling.from[names.parcel(event.parcel)]
  const ring = piece({ kind: 'pulse' } as const, 'board', x, y, { z: 6, scale: RINGED })
  const stays = script.extra()
  script.put(stays, 0, ring)
  script.remove(stays, lasts)
  for (let at = 0; at + LIT_MS <= lasts; at += LIT_MS) script.flash(at, LIT_MS, ring, { ...ring, scale: 1.7, alpha: 0 })
  return stretches.map((stretch) => ({ ...stretch, begins: stretch.begins + lasts }))
}

/**
 * A card's belt starts a little before the parcel comes and stops a little after it has left, or with it: all that run
 * go as far as it goes, so that it rides on them.
 */
function runBelt(script: Script, { step, begins, lasts }: Stretch, ride: readonly Stretch[]): void {
  const { pieces, before } = script.telling
  const extra = script.extra()
  const { x, y } = centreOf(step.cell)
  const sides = runsBetween(before, step)
  const bed = bedOf(step)
  const runs = lasts + BELT_FIRST + COAST
  let shown = -1
  script.acts.push({
    at: begins,
    lasts: runs,
    draw(part) {
      const far = farAt(ride, begins + part * runs - BELT_FIRST) / PITCH[bed]
      const phase = part === 1 ? -1 : Math.floor(far * PHASES) % PHASES
      if (phase === shown) return
      shown = phase
      if (phase < 0) pieces.remove(extra)
      else pieces.put(extra, piece({ kind: 'run', ...sides, bed, phase }, 'board', x, y))
    },
  })
}

/** Over a junction the plate turns to the exit; over an intake the lip shines, the hatch stays shut. */
function pass(script: Script, { step, begins, lasts }: Stretch): void {
  if (!isHub(step.card)) return
  const { x, y } = centreOf(step.cell)
  if (isIntake(step.card)) {
    const lip = piece({ kind: 'lip' } as const, 'board', x, y)
    return script.flash(begins + BELT_FIRST, Math.max(120, lasts), lip, { ...lip, alpha: 0 })
  }
  const [came, goes] = [degreesOf(step.from) + 180, degreesOf(step.to)]
  const plate = piece({ kind: 'pointing' } as const, 'board', x, y)
  const extra = script.extra()
  script.fly(extra, begins, 140, { ...plate, angle: came }, { ...plate, angle: came + normal(goes - came) })
  script.remove(extra, begins + BELT_FIRST + lasts + 60)
}

/** A way that was shown before it was gone does not vanish while the parcel is turned over. */
function markAgain({ acts, telling: { frame, last, mark, event } }: Of<'flipped'>): void {
  if (frame?.alone && last) acts.push({ at: 0, lasts: 0, draw: () => mark(turnedOver(last, event.parcel)) })
}

/** Lifted, turned over, set down. */
export function flipped(script: Of<'flipped'>): void {
  const { event, before, from, to } = script.telling
  const name = names.parcel(event.parcel)
  const [start, end] = [from[name], to[name]]
  if (!start || !end) return
  markAgain(script)
  const arrived = before.laid.find(({ parcel, card }) => parcel === event.parcel && isPallet(card))
  const { high, larger } = arrived ? DROPS : TURNS
  const raised = (one: Piece): Piece => ({ ...one, y: one.y - high, scale: larger * one.scale, z: 5 })
  const { lifts, turns, drops } = isPut(script, event.parcel) ? SHORTLY : TURNED
  const [turned, lies] = [lifts + turns, lifts + turns + drops]
  script.fly(name, 0, lifts, start, raised(start), { ease: easeOut })
  script.fly(name, lifts, turns, raised(start), raised(end), { turnTo: end.look })
  script.fly(name, turned, drops, raised(end), end, { ease: easeIn })
  script.acts.push({ at: 0, lasts: lies, draw: () => undefined, ...ridesAtMost(script) })
  comesKnown(script, lies)
  if (arrived) strikes(script, arrived, lies)
  spring(script, name, lies, end, arrived ? 'card' : 'parcel')
  script.sound(lifts, 'card', name)
}
/** In milliseconds; shortly where a hand has brought it there, which has seen what it shows then. */
const TURNED = { lifts: 80, turns: 240, drops: 70 } as const
const SHORTLY = { lifts: 50, turns: 160, drops: 50 } as const
/** How high a parcel is lifted as it is turned over, and how large it is then: onto a pallet it drops. */
const TURNS = { high: 15, larger: 1 } as const
const DROPS = { high: 46, larger: 1.24 } as const

/** Under a parcel that drops on it a pallet is pressed down, and the cards beside it are knocked aside. */
function strikes(script: Of<'flipped'>, { card, cell }: { card: number; cell: number }, at: number): void {
  const name = names.card(card)
  const rest = script.telling.to[name]
  if (rest?.look.kind !== 'card') return
  const pressed = { ...rest, scale: rest.scale * STRUCK_FLAT }
  script.fly(name, at, 60, rest, pressed, { ease: easeOut })
  script.fly(name, at + 60, 180, pressed, rest, { ease: backOut })
  const ring = piece({ kind: 'landed', seat: card } as const, 'board', rest.x, rest.y)
  script.flash(at, WAVE.lasts, ring, { ...ring, scale: WAVE.far, alpha: 0 })
  jolt(script, at, cell)
  plateAnswers(script, card, at)
  script.sound(at - 20, 'lay', name)
}
const STRUCK_FLAT = 0.88
/** A ring in the colour of its owner goes out from the pallet, so far, in so long. */
const WAVE = { far: 1.75, lasts: 460 } as const

/** The number on its name plate gives a start as the parcel lands: it is what this counts for. */
function plateAnswers(script: Of<'flipped'>, seat: number, at: number): void {
  const name = names.namePlate(seat)
  const [was, rest] = [script.telling.from[name], script.telling.to[name]]
  if (rest?.look.kind !== 'namePlate' || !was || was.x !== rest.x || was.y !== rest.y) return
  const low = { ...rest, y: rest.y + ANSWERS.far }
  script.fly(name, at, ANSWERS.down, rest, low, { ease: easeOut })
  script.fly(name, at + ANSWERS.down, ANSWERS.back, low, rest, { ease: backOut })
}
const ANSWERS = { far: 9, down: 60, back: 220 } as const

/** How long the parcel waits for its points to be seen, and how long it flies to its tile. */
const SHOWN = 260
const FLIES = 480
/** That of the fourth parcel, which all look at. */
const LAST_FLIES = 900
/** What is taken from another, decides the race, or is the most one parcel brings is seen for longer, and so large. */
const STRUCK = 700
const MOST = 4
const LARGE = 2.1
const LARGEST = 2.8
/** When whoever lost them flinches; and how far below its edge a plate has its points. */
const ROBBED = 140
const PLATE_DEEP = 22
/** From point to point, as the plate counts them. */
const COUNT = 90

/** Its points burst out on the pallet; it flies to the tile of that colour, whose plate counts up. */
export function scored(script: Of<'scored'>): void {
  const { event, from, to, camera } = script.telling
  const name = names.parcel(event.parcel)
  const [start, end] = [from[name], to[name]]
  if (!start || !end || start.look.kind !== 'parcel') return
  const look = { ...start.look, kind: 'flyingParcel' } as const
  const air = { ...start, look, z: 80 }
  const { shown, lies } = struck(script, start)
  if (event.nth < PARCELS_TO_END) gives(script)
  feels(script, event.tile, 'glad', 0)
  script.fly(name, 0, 120, air, { ...air, scale: air.scale * 1.25 }, { ease: backOut })
  const landing = { ...air, ...script.under(end), scale: end.scale / camera.scale }
  script.fly(name, shown, lies - shown, { ...air, scale: air.scale * 1.25 }, landing, { arc: 80 })
  script.put(name, lies, end)
  const scale = end.scale / PLACED
  const taken = piece({ kind: 'wouldScore', n: event.value } as const, 'screen', end.x, end.y, { z: 20, scale })
  script.flash(lies, 320, taken, { ...taken, scale: 1.7 * scale, alpha: 0 })
  script.sound(lies - 10, 'score', name)
  countUp(script, lies)
  takes(script, lies)
  script.restAt = lies
  script.restLasts = 240
  if (event.nth === PARCELS_TO_END) raiseFlag(script, end, lies)
}

/**
 * Points burst out on the pallet. Those that were taken from another, that decide the race, or that are the most one
 * parcel brings stand there large before they fly. Returns when the parcel sets out, and when it lies.
 */
function struck(script: Of<'scored'>, spot: Piece): { shown: number; lies: number } {
  const { event, before, past, last, layout } = script.telling
  const robbed = robbedBy(event, past, before) ?? raidedBy(event.seat, last ?? [], before)
  const decides = event.nth === PARCELS_TO_END
  sparks(script, spot)
  rings(script, spot)
  if (robbed === null && !decides && event.value < MOST) {
    rises(script, spot, SHOWN + FLIES)
    script.atLeastHalf(0, SHOWN + FLIES)
    return { shown: SHOWN, lies: SHOWN + FLIES }
  }
  const [shown, lies] = [STRUCK, STRUCK + (decides ? LAST_FLIES : FLIES)]
  // Who waits for a bot waits for a loss to be seen, not for its riches.
  if (robbed !== null || decides) script.steady(0, lies)
  else script.atLeastHalf(0, lies)
  const { x, y } = pointsOn(layout, event.tile)
  const plate = piece({ kind: 'gain', n: event.value } as const, 'screen', x, y + PLATE_DEEP)
  prize(script, spot, plate, {
    n: event.value,
    seat: event.seat,
    scale: decides ? LARGEST : LARGE,
    stands: shown,
    lies,
  })
  // Whoever gets the points all the same has lost nothing.
  if (robbed !== null && robbed !== event.tile) flinch(script, robbed, event.seat, ROBBED)
  if (decides) dim(script, palletOf(script), lies + FLIES)
  return { shown, lies }
}

/** The pallet is pressed down by what it is worth, leaps and lies; the parcel leaves from its leap. */
function gives(script: Of<'scored'>): void {
  const name = names.card(script.telling.event.tile)
  const rest = script.telling.to[name]
  if (rest?.look.kind !== 'card') return
  const [pressed, high] = [GIVES.pressed, GIVES.high].map((scale) => ({ ...rest, scale: rest.scale * scale }))
  script.fly(name, 0, GIVES.down, rest, pressed, { ease: easeOut })
  script.fly(name, GIVES.down, GIVES.up, pressed, high, { ease: easeOut })
  script.fly(name, GIVES.down + GIVES.up, GIVES.back, high, rest, { ease: easeBoth })
}
const GIVES = { pressed: 0.86, high: 1.1, down: 70, up: 90, back: 120 } as const

/** The plate sinks under the parcel that lands on it, and comes up again with all that lies there. */
function takes(script: Of<'scored'>, at: number): void {
  const { event, after, to, pieces } = script.telling
  const sinking = [names.plate(event.tile), ...after.seats[event.tile].tile.map(names.parcel)]
  script.acts.push({
    at,
    lasts: SINKS.lasts,
    ease: linear,
    draw(part) {
      const down = part === 1 ? 0 : SINKS.far * Math.sin(Math.PI * Math.min(1, part * 2)) - SINKS.up * bump(part)
      for (const name of sinking) if (to[name]) pieces.alter(name, { y: to[name].y + down })
    },
  })
}
const SINKS = { far: 6, up: 3, lasts: 260 } as const
/** In the second half it comes up a little too far. */
const bump = (part: number): number => (part < 0.5 ? 0 : Math.sin(Math.PI * (2 * part - 1)))

/** The pallet of that colour, above everything else that lies on the table. */
function palletOf({ telling: { event, before, from } }: Of<'scored'>): Piece {
  const { rotation, cell } = before.laid.find(({ card }) => card === event.tile)!
  const { x, y } = centreOf(cell)
  const look = { kind: 'flyingCard', card: event.tile, rotation, ...rimOf(from[names.card(event.tile)]?.look) } as const
  return piece(look, 'board', x, y)
}

/** Sparks fly off the pallet: the more it scores and the nearer its fourth is, the more, and the further. */
function sparks(script: Of<'scored'>, { x, y }: Piece): void {
  const { value, nth } = script.telling.event
  const sparks = 6 + 2 * value + 4 * (nth - 1)
  for (let i = 0; i < sparks; i++) {
    const way = (2 * Math.PI * i) / sparks
    const at = (far: number) => ({ x: x + Math.cos(way) * far, y: y + Math.sin(way) * far })
    const spark = piece({ kind: 'spark' } as const, 'board', x, y, { angle: (180 * way) / Math.PI, scale: 1.3, z: 70 })
    script.flash(40, 420, { ...spark, ...at(60) }, { ...spark, ...at(150 + 25 * value), scale: 0.7, alpha: 0 })
  }
}

/** Rings go out from the pallet, one for each point: what it is worth is seen before it is read. */
function rings(script: Of<'scored'>, { x, y }: Piece): void {
  const { value } = script.telling.event
  for (let i = 0; i < value; i++) {
    const ring = piece({ kind: 'pulse' } as const, 'board', x, y, { scale: 0.8, z: 4 })
    script.flash(40 + i * 110, 420, ring, { ...ring, scale: 2.4 + 0.35 * i, alpha: 0 })
  }
}

/** How far that reaches from its middle, in pixels. */
const RISE_REACH = 32
/** Half of it as it is drawn. */
const RISE_HALF = { wide: 19, high: 14 } as const
/** Where it may stand from the middle of its pallet, in the board's units: the first that covers no name plate. */
const RISE_SPOTS = [
  { x: 0, y: -100 },
  { x: 0, y: 100 },
  { x: -130, y: 0 },
  { x: 130, y: 0 },
] as const

/** Where points of that size stand at a pallet, so that no total is hidden by what is added to it. */
function freeAloft(script: Of<'scored'>, { x, y }: Piece, size: number): { x: number; y: number } {
  const scale = size / script.telling.camera.scale
  const [wide, high] = [RISE_HALF.wide * scale, RISE_HALF.high * scale]
  const plates = namePlateBoxes(script.telling.from)
  const spots = RISE_SPOTS.map((spot) => aloft(script, { x: x + spot.x, y: y + spot.y }, RISE_REACH))
  const isFree = (spot: { x: number; y: number }) =>
    !plates.some((plate) => meet(plate, { x: spot.x - wide, y: spot.y - high, width: 2 * wide, height: 2 * high }))
  return spots.find(isFree) ?? spots[0]
}

/** '+3' rises beside the pallet, the larger the more it is, and flies to the plate behind its parcel. */
function rises(script: Of<'scored'>, spot: Piece, lies: number): void {
  const { event, layout } = script.telling
  const size = 1.5 + 0.25 * event.value
  const above = freeAloft(script, spot, size)
  const look = { kind: 'rise', n: event.value } as const
  const large = (scale: number) => piece(look, 'board', above.x, above.y, { z: 120, scale: inSky(script, scale) })
  const shown = large(size)
  const points = pointsOn(layout, event.tile)
  // By the total, which is read as it was and as it grows.
  const there = { ...large(0.8), ...script.under(points) }
  const name = script.extra()
  script.fly(name, 0, 200, large(0.4), shown, { ease: backOut })
  script.fly(name, 200, RISES, shown, shown)
  script.fly(name, 200 + RISES, lies - 200 - RISES + BEHIND, shown, there, { arc: 40 / script.telling.camera.scale })
  script.fly(name, lies + BEHIND, 120, there, { ...there, alpha: 0 })
  script.remove(name, lies + BEHIND + 120)
}
/** So long it stands over the pallet; and so far it comes behind the parcel. */
const RISES = 200
const BEHIND = 60

/** The plate counts point by point to what it has now, and with it what partners have together, and the name plate. */
function countUp(script: Of<'scored'>, at: number): void {
  const { event, from, to, layout } = script.telling
  const team = layout.teams.find(({ seats }) => seats.includes(event.tile))
  const all = [names.plate(event.tile), names.namePlate(event.tile), ...(team ? [names.team(team.seats[0])] : [])]
  for (const name of all) {
    const [old, now] = [from[name], to[name]]
    if (!old || !now) continue
    for (let n = 1; n < event.value; n++) {
      const look = withMore(old.look, n)
      if (look) script.put(name, at + (n - 1) * COUNT, { ...old, look })
    }
    script.put(name, at + (event.value - 1) * COUNT, now)
  }
  if (team) teamGains(script, team.box, at)
}

/** What partners have together grows by as much, and that is what counts: '+3' stands below their common total, too. */
function teamGains(script: Of<'scored'>, { x, y, width, height }: Box, at: number): void {
  const gain = { kind: 'gain', n: script.telling.event.value } as const
  const stands = piece(gain, 'screen', x + width / 2, y + height + 4, { z: 40, scale: 1.5 })
  const name = script.extra()
  script.fly(name, at, TEAM_GAINS.comes, { ...stands, y: y + height / 2, scale: 0.6 }, stands, { ease: backOut })
  script.fly(name, at + TEAM_GAINS.stands, TEAM_GAINS.goes, stands, { ...stands, alpha: 0 })
  script.remove(name, at + TEAM_GAINS.stands + TEAM_GAINS.goes)
}
const TEAM_GAINS = { comes: 160, stands: 320, goes: 140 } as const

/** With so many points more than it shows; null: it shows none. */
function withMore(look: Look, points: number): Look | null {
  if (look.kind === 'plate' || look.kind === 'team') return { ...look, total: look.total + points }
  return look.kind === 'namePlate' ? { ...look, points: look.points + points } : null
}

/** The fourth: the flag that marked its place goes up over the plate. */
function raiseFlag(script: Of<'scored'>, { x, y }: Piece, lies: number): void {
  const flag: Piece = piece({ kind: 'flag' }, 'screen', x, y, { z: 30, scale: 0.6 })
  const up = { ...flag, y: y - 40, scale: 1 }
  const name = script.extra()
  script.fly(name, lies, 360, flag, up, { ease: easeOut })
  script.fly(name, lies + 360, 420, up, up)
  script.remove(name, lies + 780)
}
