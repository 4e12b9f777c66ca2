import { BOARD_CITIES, CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { easeBoth, easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { names, type Piece } from '../looks.ts'
import { feels } from './feels.ts'
import { GREAT, highCity } from './joy.ts'
import { laneOf } from './lane-of.ts'
import { isOfCities } from './overlap.ts'
import { TRAINS, pullThrough, whistle } from './pull.ts'
import { RISEN, rise, STANDS } from './rise.ts'
import type { Of, Script } from '../kinds.ts'

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
