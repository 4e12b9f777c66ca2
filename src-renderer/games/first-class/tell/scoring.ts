import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { backOut, easeBoth, easeIn, easeOut, linear } from '../../../stage/motion/motion.ts'
import { piece } from '../../../stage/pieces.ts'
import { PLACES, placeInLane, wagonTop, type LaneLayout } from '../layout/board-layout.ts'
import { names, type Look, type Piece } from '../looks.ts'
import type { Of } from '../kinds.ts'
import { boardsLand } from './boards.ts'
import { isBrought } from './brought.ts'
import { burst } from './burst.ts'
import { FLAPS, flapsOf, turnAllUp, turnUp } from './flaps.ts'
import { hop } from './hop.ts'
import { GREAT, greatGain } from './joy.ts'
import { pullThrough, SLACK, whistle } from './pull.ts'
import { isOfAnother, onPoints } from './spots.ts'
import { laneOf } from './lane-of.ts'
import { pastNames } from './ways.ts'

/** What the departure board is made of. */
const OF_BOARD: ReadonlySet<string> = new Set(['departures', 'departing', 'flap'])
/**
 * In milliseconds: it comes down, then its rows turn up, one after another. The trains whistle meanwhile: what is
 * counted next does not wait for their steam.
 */
const COMES = { lasts: 400, apart: 110, whistles: 180 } as const

/** A cell of the departure board that waits for what it is to say. */
export const waitingCell = (points: boolean): Look => ({ kind: 'flap', text: '', lit: false, points, word: '' })

/** As it comes down it is not written on yet: words lie over all, and would be read over the plates. */
function unwritten(look: Look): Look {
  if (look.kind === 'departures') return { ...look, title: '', columns: '' }
  if (look.kind === 'departing') return { ...look, name: '' }
  return look.kind === 'flap' ? waitingCell(look.points) : look
}

/** What lies below the board as that comes down; words and what else lies there are above it. */
const BELOW_BOARD: ReadonlySet<string> = new Set(['gap', 'halt', 'gauge', 'start', 'stack'])

/** The departure board comes down from above the table, under the plates; no word is read through it. */
function boardComes(script: Of<'scoringBegan'>, board: Piece): void {
  const { from, to } = script.telling
  if (board.look.kind !== 'departures') return
  const [left, top] = [board.x, board.y]
  const [width, high] = [board.look.width * board.scale, board.look.height * board.scale]
  for (const [name, one] of Object.entries(from)) {
    const { look, x, y } = one
    if (to[name] || x < left - 1 || x > left + width || y < top - 1 || y > top + high) continue
    // As the foot of the board comes to it.
    const covered = COMES.lasts * whenAt(y / (top + high))
    const isBelow = BELOW_BOARD.has(look.kind)
    if (isBelow && 'word' in look) script.put(name, covered, { ...one, look: { ...look, word: '' } })
    script.remove(name, isBelow ? COMES.lasts : covered)
  }
  for (const [name, one] of Object.entries(to)) {
    if (!OF_BOARD.has(one.look.kind) || from[name]) continue
    const look = unwritten(one.look)
    // What a cell is to say turns up in its row.
    const hangs = one.look.kind === 'flap' ? { ...one, look } : one
    script.fly(name, 0, COMES.lasts, { ...one, look, y: one.y - top - high }, hangs, { ease: easeBoth })
  }
  script.sound(COMES.lasts - 40, 'lay', 'departures')
}

/** The part of its time in which something that sets out and comes to rest has gone so far. */
function whenAt(gone: number): number {
  const steps = Array.from({ length: 41 }, (_, i) => i / 40)
  return steps.find((part) => easeBoth(part) >= gone) ?? 1
}

/**
 * Where it does not hang yet the departure board comes down. Its rows turn up under the lights, and the engines of the
 * trains in sight whistle that they have come in.
 */
export function scoringBegan(script: Of<'scoringBegan'>): void {
  const { event, began, from, to, after, layout } = script.telling
  if (to.departures && !from.departures) boardComes(script, to.departures)
  // Nobody's train stirs before the board has come that rolls in meanwhile.
  const lands = from.departures && !began[names.board(event.seat)] ? boardsLand(layout) : 0
  after.seats.forEach((_, i) => {
    const seat = (after.starter + i) % after.seats.length
    const at = COMES.lasts + i * COMES.apart
    for (let column = 0; to[names.flap(seat, column)]; column++) {
      const name = names.flap(seat, column)
      const [was, cell] = [from[name], to[name]]
      if (cell.look.kind !== 'flap' || cell.look.text === '') continue
      // Where its row moves it goes along with the cells that say nothing yet.
      if (was) script.fly(name, script.restAt, script.restLasts, was, { ...cell, look: was.look }, { ease: easeOut })
      turnUp(script, name, at, cell)
      script.sound(at, 'joint', name)
    }
    for (const train of [0, 1]) {
      if (!to[names.engine(seat, train)]) continue
      pullThrough(script, seat, train, Math.max(COMES.lasts, lands) + train * SLACK.apart)
      whistle(script, seat, train, Math.max(COMES.whistles, lands) + train * 140, 1)
    }
  })
}

/** The departure board takes the room of what could be bought, which would be read through it as it fades. */
export function draftsShown(script: Of<'draftsShown'>): void {
  const { from, to, layout } = script.telling
  for (const [name, { look, x, y }] of Object.entries(from))
    if (!to[name] && x >= layout.offers.x && y < layout.own.y && look.kind !== 'plate') script.remove(name, 0)
}

/** In milliseconds: from wagon to wagon, how long they join their sum, how long that is read, and how long it flies. */
const OWN = { step: 140, joins: 280, read: 340, flies: 360 } as const
/** Those of others are counted as fast as they can be followed, and no faster. */
const OTHERS = { step: 100, joins: 220, read: 240, flies: 290 } as const
/** Of a full turn, clockwise from the right: over the left to the right. */
const UPWARD: [number, number] = [0.5, 0.5]
/** A sum springs up. */
const SPRINGS = 200
/** In milliseconds: what all wagons give is read, and goes into the sum, one after another. */
const PILLS = { stand: 160, apart: 30 } as const
/** A wagon hops under what it throws up, in milliseconds; the more it gives the higher, in the table's units. */
const HOPS = { rises: 70, falls: 90 } as const
const HIGH = { least: 3, each: 0.75, most: 10 } as const
const hopFor = (points: number) => ({ ...HOPS, by: Math.min(HIGH.most, HIGH.least + points * HIGH.each) })
/** From so many points on a wagon strikes sparks, so many and so large, clear of the figure as it springs up. */
const WORTHY = { from: 4, sparks: 9, scale: 1.6, clear: 12, after: 60 } as const

/** How high what a wagon gives stands over it. */
const overWagon = (lane: LaneLayout): number => Math.max(lane.y + 16, wagonTop(lane) - 8)

/** Where what a train gives is added up: over its engine, where no wagon stands. */
const sumOf = (lane: LaneLayout) => ({ x: lane.x + 50, y: lane.y + lane.scene / 2 })

export const summed = (seat: number, points: number): Look => ({ kind: 'sum', seat, text: `+${points}` })

/** A sum that is still being added up is a little smaller. */
const sumAt = ({ x, y }: { x: number; y: number }, look: Look, whole: boolean): Piece =>
  piece(look, 'board', x, y, { scale: whole ? 1.7 : 1.3, z: 60 })

/** A train that brings something whistles as its sum stands; one that brings much, or is whole, sets out for it. */
function cheered(script: Of<'trainScored'>, sum: { x: number; y: number }, isGreat: boolean, at: number): void {
  const { seat, train } = script.telling.event
  script.sound(at, 'deliver', names.engine(seat, train))
  if (isGreat) return greatGain(script, seat, train, sum, at)
  pullThrough(script, seat, train, at)
  whistle(script, seat, train, at, 2)
}

/** So long what the seat counted last came to stands before the table is another, in milliseconds. */
const LAST_STANDS = 1400

/** The last train of all seats is counted, and nobody goes on from there: the next cards or the end follow at once. */
function isLastOfAll({ telling: { event, after, frame } }: Of<'trainScored'>): boolean {
  const { seats, starter, round, rounds } = after
  const isRead = typeof frame?.viewer === 'number' && round < rounds
  return !isRead && event.train === 1 && event.seat === (starter + seats.length - 1) % seats.length
}

/** A train is counted; what the last of all came to stands for a while. */
export function trainScored(script: Of<'trainScored'>): void {
  const ends = countTrain(script)
  if (isLastOfAll(script)) script.steady(ends, LAST_STANDS)
}

/**
 * A lamp sweeps the lane, wagon by wagon; each wagon hops and throws up what it gives, which stays over it; then all of
 * them fly into their sum, at which the train whistles, and that to the plate. Returns when all of it stands.
 */
function countTrain(script: Of<'trainScored'>): number {
  const { event, from } = script.telling
  const lane = laneOf(script, event.seat, event.train)
  const reached = script.telling.before.seats[event.seat].trains[event.train].conductor
  if (!lane || reached === 0) return 0
  const { step, joins, read, flies } = isOfAnother(script) ? OTHERS : OWN
  const middle = (place: number) => placeInLane(lane, place) + lane.pitch / 2 - 1
  const lamp = (place: number): Piece =>
    piece({ kind: 'lamp', reach: lane.scene - 6, width: lane.pitch }, 'board', middle(place), lane.y + 4)
  const over = reached * step
  const spot = sumOf(lane)
  let thrown = 0
  const light = script.extra()
  script.put(light, 0, lamp(0))
  for (let place = 0; place < reached; place++) {
    const at = place * step
    if (place > 0) script.fly(light, at - 60, 60, lamp(place - 1), lamp(place), { ease: linear })
    const plate = names.number(event.seat, event.train, place)
    const rest = from[plate]
    if (rest) {
      script.fly(plate, at, 70, rest, { ...rest, y: rest.y - 3 }, { ease: easeOut })
      script.fly(plate, at + 70, 70, { ...rest, y: rest.y - 3 }, rest, { ease: easeIn })
    }
    const points = event.places[place] ?? 0
    if (points > 0) {
      gives(place, points, at)
      pill(place, points, at)
    }
    if (points > 0 && isDoubled(place)) twice(place, at + 60)
  }
  script.remove(light, over + 60)
  const given = event.places.filter((points, place) => place < reached && points > 0)
  const joined = over + PILLS.stand + joins
  const stands = joined + Math.max(0, given.length - 1) * PILLS.apart
  const lands = stands + read + flies
  const counted = countUp(script, step, event.points > 0 ? lands : over)
  if (event.points > 0) {
    const extra = script.extra()
    let so = 0
    given.forEach((points, i) => {
      so += points
      const isLast = i === given.length - 1
      const sum = sumAt(spot, summed(event.seat, isLast ? event.points : Math.min(so, event.points)), isLast)
      const small = { ...sum, scale: sum.scale * (i === 0 ? 0.4 : 0.86) }
      script.fly(extra, joined + i * PILLS.apart, isLast ? SPRINGS : PILLS.apart, small, sum, { ease: backOut })
    })
    const sum = sumAt(spot, summed(event.seat, event.points), true)
    if (given.length === 0) script.fly(extra, stands, SPRINGS, { ...sum, scale: 0.5, alpha: 0 }, sum, { ease: backOut })
    cheered(script, sum, isWhole() || event.points >= GREAT, stands)
    const ring = piece({ kind: 'flash' } as const, 'board', sum.x, sum.y, { z: 55 })
    script.flash(stands, 420, { ...ring, scale: 0.7 }, { ...ring, scale: 2.2, alpha: 0 })
    const goal = { ...sum, ...onPoints(script, event.seat), scale: 0.8 }
    const way = pastNames(script, sum, goal)
    if (way) script.drive(extra, stands + read, flies, way)
    else script.fly(extra, stands + read, flies, sum, goal, { ease: easeBoth, arc: 30 })
    script.remove(extra, lands)
    script.sound(lands - 60, 'coin', names.plate(event.seat))
  }
  const ends = Math.max(counted, event.points > 0 ? lands : over)
  script.steady(0, ends)
  // Nothing counts the sum before it has come.
  script.restAt = event.points > 0 ? lands - 40 : over + 300
  return ends

  /** Counted like the rail's joints, wagon by wagon: what is worth much leaps and strikes sparks. */
  function gives(place: number, points: number, at: number): void {
    if (!lane) return
    const coach = names.coach(event.seat, event.train, place)
    hop(script, coach, at, hopFor(points))
    script.sound(at, 'joint', coach)
    const { scale, clear } = WORTHY
    const spot = { x: middle(place), y: overWagon(lane), scale, clear }
    if (points >= WORTHY.from) burst(script, spot, at + WORTHY.after, WORTHY.sparks, UPWARD)
  }

  /** A celebrity rides there: what the wagon gives is struck twice. */
  function isDoubled(place: number): boolean {
    const rider = script.telling.before.seats[event.seat].trains[event.train].coaches[place]?.rider ?? -1
    return rider >= 0 && CARDS[rider].kind === 'celebrity'
  }

  function twice(place: number, at: number): void {
    if (!lane) return
    const end: Piece = piece(
      { kind: 'rise', text: '×2', strong: true },
      'board',
      middle(place) + 16,
      lane.y + lane.scene + 8,
      { z: 45 },
    )
    const extra = script.extra()
    script.fly(extra, at, 140, { ...end, scale: 2, alpha: 0 }, end, { ease: easeIn })
    script.fly(extra, over + PILLS.stand, 160, end, { ...end, alpha: 0 })
    script.remove(extra, over + PILLS.stand + 160)
  }

  /** All of its wagons have been reached, the last one too. */
  function isWhole(): boolean {
    const { coaches } = script.telling.before.seats[event.seat].trains[event.train]
    return coaches.length === PLACES && reached === PLACES
  }

  /** Stays over its wagon until the whole train is counted, then goes into the sum. */
  function pill(place: number, points: number, at: number): void {
    if (!lane) return
    const end: Piece = piece(
      { kind: 'rise', text: `+${points}`, strong: false },
      'board',
      middle(place),
      overWagon(lane),
      { z: 40 },
    )
    const extra = script.extra()
    script.fly(extra, at, 150, { ...end, y: end.y + 26, scale: 0.5, alpha: 0 }, end, { ease: backOut })
    const leaves = over + PILLS.stand + thrown++ * PILLS.apart
    script.fly(extra, leaves, joins, end, { ...end, ...spot, scale: 0.7 }, { ease: easeIn, arc: 14 })
    script.remove(extra, leaves + joins)
  }
}

/**
 * The train's cell on the departure board counts along, wagon by wagon; the sums turn up as what it brings lands.
 * Returns when all of them stand; 0 = none changes.
 */
function countUp(script: Of<'trainScored'>, step: number, lands: number): number {
  const { event } = script.telling
  const [cell, ...sums] = flapsOf(script, event.seat)
  if (!cell) return 0
  const { look } = cell.will
  if (look.kind !== 'flap') return 0
  script.put(cell.name, 0, cell.was)
  let [sum, last] = [0, 0]
  event.places.forEach((points, place) => {
    if (points <= 0) return
    sum += points
    last = place * step
    const text = String(Math.min(sum, event.points))
    turnUp(script, cell.name, last, { ...cell.will, look: { ...look, text, lit: true } })
  })
  turnUp(script, cell.name, Math.max(last + step, Math.min(lands, last + RESTS)), cell.will)
  sums.forEach(({ name, was, will }, i) => {
    script.put(name, 0, was)
    turnUp(script, name, lands + i * FLAPS.apart, will)
  })
  return lands + Math.max(0, sums.length - 1) * FLAPS.apart + FLAPS.springs
}
/** So long the sum of a train is lit before the cell is like the others, in milliseconds. */
const RESTS = 400

/** A bonus city gives: its ring lights up, once for each time. */
export function cityCollected(script: Of<'cityCollected'>): void {
  const { event, to } = script.telling
  const at = to[names.city(event.seat, event.index)]
  if (!at) return
  const flash = piece({ kind: 'flash' } as const, 'board', at.x, at.y)
  for (let n = 0; n < event.times; n++)
    script.glow(n * 180, 300, { ...flash, scale: 0.7 }, { ...flash, scale: 1.7, alpha: 0 })
}

/** In milliseconds, and in the table's units: beside its card springs up what an arrow pays, is read and goes. */
const PAYS = { springs: 110, stands: 300, goes: 180, right: 16, in: 0.28, up: 6 } as const

/** An arrow of a switch pays: beside that, and clear of the values of the wagons. */
export function switchScored(script: Of<'switchScored'>): void {
  const { event, to } = script.telling
  const at = to[names.between(event.seat, event.place)]
  if (!at || at.look.kind !== 'betweenCard') return
  const pill = piece(
    { kind: 'rise', text: `+${event.points}`, strong: true } as const,
    'board',
    at.x + at.look.width + PAYS.right,
    at.y + at.look.height * (event.train === 0 ? PAYS.in : 1 - PAYS.in),
    { z: 60 },
  )
  const name = script.extra()
  const goes = PAYS.springs + PAYS.stands
  script.fly(name, 0, PAYS.springs, { ...pill, scale: 0.6, alpha: 0 }, pill, { ease: backOut })
  script.fly(name, goes, PAYS.goes, pill, { ...pill, y: pill.y - PAYS.up, alpha: 0 }, { ease: easeIn })
  script.remove(name, goes + PAYS.goes)
  turnAllUp(script, event.seat, 240)
}

/** In milliseconds: a card between the trains is turned open, and comes down. */
const BETWEEN = { turns: 160, falls: 90 } as const

/** A card is laid between the trains, over what lies there. */
export function betweenLaid(script: Of<'betweenLaid'>): void {
  const { event, to } = script.telling
  const name = names.between(event.seat, event.place)
  const end = to[name]
  if (!end) return
  script.sound(240, 'lay')
  if (isBrought(script)) {
    // The card that was carried there has been turned over: this is its other side, which comes down.
    const over = { ...end, y: end.y - 8, z: 60 }
    script.fly(name, 0, BETWEEN.turns, { ...over, squash: 0 }, over, { ease: easeOut })
    script.fly(name, BETWEEN.turns, BETWEEN.falls, over, end, { ease: easeIn })
  } else script.fly(name, 0, 300, { ...end, y: end.y - 50, scale: end.scale * 0.3 }, end, { ease: easeOut })
}

/** The next factory lights up. */
export function factoryWorks(script: Of<'factoryWorks'>): void {
  const { event, to } = script.telling
  const at = to[names.between(event.seat, event.place)]
  if (!at || at.look.kind !== 'betweenCard') return
  const flash = piece({ kind: 'flash' } as const, 'board', at.x + 36, at.y + at.look.height / 2)
  script.glow(0, 320, { ...flash, scale: 0.6 }, { ...flash, scale: 1.8, alpha: 0 })
}
