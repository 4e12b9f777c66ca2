import { easeIn, easeOut } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { names, type Look, type Piece } from '../looks.ts'
import type { Of } from '../kinds.ts'
import { goalOf, isBrought } from './brought.ts'
import { burst } from './burst.ts'
import { turnAllUp } from './flaps.ts'
import { hop } from './hop.ts'
import { laneOf } from './lane-of.ts'
import { isOfCities } from './overlap.ts'
import { filled } from '../whose.ts'
import { rise } from './rise.ts'
import { feels } from './feels.ts'
import { GREAT } from './joy.ts'
import { aboveBoard, giverOf, isOfAnother, onPlate, onPoints, POINTS_REACH } from './spots.ts'

const FLIGHT = 420
const APART = 120
/** A coin lies small: it flies so much larger, and shrinks into its field. */
const LARGE = 2.2
const DROP = 44

/** One after the other into their fields; each is counted as it lands. */
export function coinsLaid(script: Of<'coinsLaid'>): void {
  const giver = isBrought(script) ? goalOf(script.telling) : giverOf(script)
  const landings = comingCoins(script).map(({ name, end, column }, n) => {
    // From where they come of, else down into their fields.
    const start = giver ?? { x: end.x, y: end.y - DROP }
    const [at, lands] = [n * APART, n * APART + FLIGHT]
    script.sound(lands - 60, 'coin', name)
    // Its own layer lies under the cards: on its way it would be hidden by them.
    const above: Look = { kind: 'ghostCoin' }
    const flies = { ...end, look: above, x: start.x, y: start.y, scale: end.scale * LARGE, z: 20 }
    script.fly(name, at, FLIGHT, flies, end, { arc: 40 })
    const flash = piece({ kind: 'flash' } as const, 'board', end.x, end.y)
    script.glow(lands - 40, 320, { ...flash, scale: 0.3 }, { ...flash, scale: 1.2, alpha: 0 })
    if (!script.telling.to[name]) script.remove(name, lands)
    return { lands, column }
  })
  script.restAt = 120
  if (landings.length > 0) countCoins(script, landings)
}

/** A coin on its way: where it comes to lie, or to what only counts it. */
interface Coming {
  readonly name: string
  readonly end: Piece
  readonly column: number
}

function comingCoins(script: Of<'coinsLaid'>): readonly Coming[] {
  const { event, from, to, before, after } = script.telling
  const { seat } = event
  return after.seats[seat].coins.flatMap((has, column) => {
    const had = before.seats[seat].coins[column]
    return Array.from({ length: Math.max(0, has - had) }, (_, i): Coming[] => {
      const name = names.coin(seat, column, had + i)
      if (to[name]) return from[name] ? [] : [{ name, end: to[name], column }]
      const field = to[names.column(seat, column)]
      if (field?.look.kind !== 'column' || field.look.count === '') return []
      const { width, height } = field.look
      const end: Piece = piece({ kind: 'ghostCoin' }, 'board', field.x + width / 2, field.y + height / 2)
      return [{ name: script.extra(), end: { ...end, z: 20 }, column }]
    }).flat()
  })
}

/** In milliseconds and the table's units: what counts coins springs as one comes to it, the plate jumps a little. */
const COIN = { springs: 180, by: 1.22, jumps: 2, rises: 50, falls: 110 } as const

/** What counts them says one more as each lands, never before: their heading, their column, the plate. */
function countCoins(script: Of<'coinsLaid'>, landings: readonly { lands: number; column: number }[]): void {
  const { event, from, to, before, after } = script.telling
  const { seat } = event
  const had = before.seats[seat].coins
  // What lands unseen is not counted here: all that do add up to what there is at last.
  const unseen = sumOf(after.seats[seat].coins) - sumOf(had) - landings.length
  const last = landings.length - 1
  saidAnew(
    script,
    sumOf(had),
    landings.map(({ lands }, i) => ({ lands, n: sumOf(had) + i + 1 + (i === last ? unseen : 0) })),
  )
  landings.forEach(({ lands, column }, i) => {
    const field = to[names.column(seat, column)]
    if (field?.look.kind !== 'column' || field.look.count === '') return
    const inIt = had[column] + landings.slice(0, i + 1).filter((one) => one.column === column).length
    const count = field.look.count.replace(/^\d+/, String(inIt))
    if (!landings.slice(0, i).some((one) => one.column === column))
      script.put(names.column(seat, column), 0, from[names.column(seat, column)] ?? field)
    script.put(names.column(seat, column), lands, { ...field, look: { ...field.look, count } })
  })
}

const sumOf = (coins: readonly number[]): number => coins.reduce((all, n) => all + n, 0)

/** The heading over the coins and the plate say how many there were, and spring as they say how many there are. */
function saidAnew(
  script: Of<'coinsLaid'> | Of<'coinSpent'>,
  had: number,
  counts: readonly { lands: number; n: number }[],
): void {
  const { event, from, to, frame } = script.telling
  const [over, name] = [names.coinsHead(event.seat), names.plate(event.seat)]
  const [head, plate] = [to[over], to[name]]
  const plateWith = (n: number): Piece | null =>
    plate?.look.kind === 'plate'
      ? { ...plate, look: { ...plate.look, stats: plate.look.stats.replace(/coin:\d+/, `coin:${n}`) } }
      : null
  if (head && from[over]) script.put(over, 0, from[over])
  const still = plateWith(had)
  if (still) script.put(name, script.restAt, still)
  for (const { lands, n } of counts) {
    if (head?.look.kind === 'heading') {
      const said: Piece = { ...head, look: { ...head.look, text: filled(frame, 'coins', { n }) } }
      script.fly(over, lands, COIN.springs, { ...said, scale: said.scale * COIN.by }, said)
    }
    const now = plateWith(n)
    if (!now) continue
    const up = { ...now, y: now.y - COIN.jumps }
    script.fly(name, lands, COIN.rises, now, up, { ease: easeOut })
    script.fly(name, lands + COIN.rises, COIN.falls, up, now, { ease: easeIn })
  }
}

/** In milliseconds and the table's units: a coin that is spent is taken up, and falls into the sign. */
const SPENT = { lifts: 160, by: 16, large: 1.7, falls: 190 } as const

/** To the sign below its column, which is what it pays for; what counts coins says one less as it comes there. */
export function coinSpent(script: Of<'coinSpent'>): void {
  const { event, from, to, before, after } = script.telling
  const gone = Object.keys(from)
    .filter((name) => name.startsWith(`coin ${event.seat} ${event.column} `) && !to[name])
    .at(-1)
  const column = to[names.column(event.seat, event.column)]
  if (!gone || !column || column.look.kind !== 'column') return
  const start = from[gone]
  const goal = {
    x: column.x + column.look.width * (column.look.lying ? 0.85 : 0.5),
    y: column.y + column.look.height * (column.look.lying ? 0.5 : 0.92),
  }
  // Its own layer lies under the cards.
  const above: Piece = { ...start, look: { kind: 'ghostCoin' }, z: 20 }
  const up = { ...above, y: above.y - SPENT.by, scale: above.scale * SPENT.large }
  const lands = SPENT.lifts + SPENT.falls
  script.fly(gone, 0, SPENT.lifts, above, up, { ease: easeOut })
  script.fly(gone, SPENT.lifts, SPENT.falls, up, { ...up, ...goal, scale: start.scale * 0.6 }, { ease: easeIn })
  script.sound(lands - 30, 'coin', gone)
  script.remove(gone, lands)
  const flash = piece({ kind: 'flash' } as const, 'board', goal.x, goal.y)
  script.glow(lands - 20, 320, { ...flash, scale: 0.5 }, { ...flash, scale: 1.5, alpha: 0 })
  burst(script, { ...goal, scale: start.scale }, lands - 20, 6)
  const [had, has] = [before, after].map(({ seats }) => sumOf(seats[event.seat].coins))
  saidAnew(script, had, [{ lands, n: has }])
  script.restAt = lands - 80
}

const FALL = 360

/** Coins for which there was no field drop off the board's edge. */
export function coinsLost(script: Of<'coinsLost'>): void {
  const { event, to } = script.telling
  feels(script, event.seat, 'upset', 0)
  const column = to[names.column(event.seat, 2)]
  if (!column || column.look.kind !== 'column') return
  const [left, top] = [column.x + 14, column.y + 20]
  for (let i = 0; i < event.n; i++) {
    const coin: Piece = piece({ kind: 'coin' }, 'board', left + (i % 3) * 12, top, { z: 60 })
    script.flash(i * APART, FALL, coin, { ...coin, y: top + column.look.height + 40, alpha: 0 }, easeIn)
  }
}

/** The plate counts points when they have come to it, after so many milliseconds. */
const COUNTED = 760
/** In milliseconds and the table's units: a plate jumps as it counts what its trains bring. */
const JUMPS = { rises: 90, falls: 150, by: 4 } as const

export function scored(script: Of<'scored'>): void {
  const { event, to, from, together } = script.telling
  // Told with the drive, which has the plate count them.
  if (isOfCities(event) && together.some(({ kind }) => kind === 'drove'))
    return Object.keys({ ...from, ...to }).forEach((name) => script.speakFor(name))
  // End cards have shown theirs, each by itself; cities, as the engine came to them.
  if (event.source === 'endCards' || (event.source === 'cities' && to[names.token(event.seat)])) return
  if (event.source.startsWith('trains')) return booked(script)
  // The poster has brought them, where the train that came there is seen.
  if (event.source === 'constantinople' && laneOf(script, event.seat, 0)) return booked(script)
  const spot = giverOf(script) ?? aboveBoard(script, event.seat) ?? onPlate(script, event.seat)
  rise(script, spot, event.points, 0, event.seat)
  turnAllUp(script, event.seat, COUNTED)
  script.restAt = COUNTED
}

/** What a train brings was shown wagon by wagon, and its sum has just come to the plate, which counts it. */
function booked(script: Of<'scored'>): void {
  const { seat } = script.telling.event
  const plate = names.plate(seat)
  if (!script.telling.to[plate]) return
  hop(script, plate, 0, JUMPS)
  const flash = piece({ kind: 'flash' } as const, 'board', 0, 0, onPoints(script, seat))
  script.glow(0, 320, { ...flash, scale: 0.6 }, { ...flash, scale: 1.7, alpha: 0 })
  if (script.telling.event.points >= GREAT)
    burst(script, { ...onPoints(script, seat), scale: 1.2, clear: POINTS_REACH }, 0, 12)
  if (isOfAnother(script)) script.steady(0, JUMPS.rises + JUMPS.falls)
}
