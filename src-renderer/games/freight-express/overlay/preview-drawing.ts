import type { Seat } from '../../../../src-shared/core.ts'
import { cellOfSleeper, STEP_X, STEP_Y } from '../../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Preview } from '../../../../src-shared/table.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import type { Size } from '../../../stage/craft.ts'
import type { PreviewDrawing as AnyPreviewDrawing } from '../../../stage/over/preview-drawing.ts'
import { piece } from '../../../stage/pieces.ts'
import type { SceneFrame } from '../../../stage/scene.ts'
import type { Look, Piece, Poses } from '../looks.ts'
import { names } from '../looks.ts'
import { isPastCrossing, standsBeyond } from '../track/beyond-crossing.ts'
import { middle, poses } from '../poses.ts'
import { SIGN } from '../layout/sizes.ts'
import { normal } from '../../../stage/motion/turning.ts'
import { CELL, isStationAt, standing, type Ground } from '../track/track.ts'
import { numbersOf } from '../layout/step-numbers.ts'
import { thereAndBack } from '../track/there-and-back.ts'
import type { Stand } from '../track/travel.ts'
import { branchesAhead, lineAlong } from '../track/travel.ts'
import { waysAfter, type Ways } from '../track/ways.ts'
import { gridSign, joinedCells, lineOf } from '../words/places.ts'

type Points = readonly Point[]

/** What a preview draws over the table: things that would be there, the way that would be driven. */
export interface PreviewDrawing extends AnyPreviewDrawing<Look> {
  /** The number of each step. */
  readonly steps: Poses
  readonly line: Points
  /** So many of its points lead to where a card is flipped; how the drive fares beyond is not known yet. */
  readonly sure: number
  /** The ways that lead on from its end, where it ends before points: none where `onward` takes one of them. */
  readonly branches: readonly Points[]
  /** Whose colour the line has. */
  readonly seat: number
  /** Along which rails each locomotive is pushed, from where it stands to where it ends. */
  readonly pushes: readonly Pushed[]
  /** Ways of locomotives thrown off the rails. */
  readonly falls: readonly Points[]
  /** From where to where is flown; empty where nobody flies. */
  readonly flight: Points
  /** From a number that was moved aside to the sleeper it counts. */
  readonly leaders: readonly Points[]
  /** Where a hint means to drive after that in this turn, and whose colour that has: never an abducted train's. */
  readonly onward: Points
  readonly onwardSeat: number
  /** Ends of parts of both that are gone over there and back: each has the head of an arrow. */
  readonly heads: readonly Points[]
  /** The table with all that is laid by then: the rails along which a wagon may go later. */
  readonly ground?: Ground
  /** Several ways to one place, where it is not known yet which is meant. */
  readonly ways: readonly WayDrawn[]
}

/** The way of whoever is pushed. */
interface Pushed {
  readonly line: Points
  readonly seat: number
}

/** One of several ways: of the driver, or of somebody who is pushed on it. */
export interface WayDrawn {
  readonly line: Points
  readonly seat: number
  /** Which of the ways it is, from 0. */
  readonly nth: number
  readonly isPushed: boolean
}

/** What would only be coupled or drawn shows nothing on the board. */
export const isOnBoard = ({ line, flight, ghosts, ways, onward }: PreviewDrawing): boolean =>
  line.length > 1 ||
  onward.length > 1 ||
  ways.length > 0 ||
  flight.length > 1 ||
  Object.values(ghosts).some(({ space }) => space === 'board')

export const NOTHING_DRAWN: PreviewDrawing = {
  ghosts: {},
  steps: {},
  line: [],
  sure: 0,
  branches: [],
  seat: 0,
  pushes: [],
  falls: [],
  flight: [],
  leaders: [],
  onward: [],
  onwardSeat: 0,
  heads: [],
  ways: [],
}

/** Whose locomotive drives or flies, which may have been abducted; undefined = none does. */
export const driverIn = (events: readonly FreightEvent[]): Seat | undefined =>
  events.find(({ kind }) => kind === 'drove' || kind === 'flew')?.seat

/** Reads a preview's beats: plain data, no canvas. `view` is the position that stands. */
export function drawPreview(
  view: FreightView,
  preview: Preview,
  frame: SceneFrame | undefined,
  size: Size,
  past: Ways | null = null,
): PreviewDrawing {
  const last = preview.beats.at(-1)?.view as FreightView | undefined
  if (!last) return NOTHING_DRAWN
  const events = preview.beats.map((beat) => beat.event as FreightEvent)
  const now = poses(view, frame, size, past)
  const ways = events.reduce<Ways | null>(waysAfter, past)
  const then = poses(last, frame, size, ways)
  const ghosts: Record<string, Piece> = {}
  for (const event of events) ghostOfDeed(ghosts, view, now, then, event)
  const stands = standsOf(events)
  const beyond = preview.stops === 'learnt' ? goingOn(last, stands) : []
  const falls = fallsOf(view, events, ghosts, now)
  ghostsOfLocomotives(ghosts, view, now, then, events)
  const flight = events.flatMap((event) => (event.kind === 'flew' ? flightOf(now, then, event.seat) : []))
  goOnBeyond(ghosts, last, beyond)
  const { steps, leaders } = numbersOf(view, [...stands, ...beyond], now, ghosts)
  const onward = goOnAfter(ghosts, view, preview, (later) => poses(later, frame, size, ways))
  const sure = stands.length > 1 ? lineAlong(view, stands).length : 0
  const line = sure > 0 ? lineAlong(view, [...stands, ...beyond]) : []
  const seat = driverIn(events) ?? view.active
  // The ways of two trains are none there and back, but each may be.
  const whole = thereAndBack(seat === view.active ? [...line, ...onward] : line)
  const later = seat === view.active ? { way: whole.way.slice(line.length), heads: [] } : thereAndBack(onward)
  const drivers = events.flatMap((event) => (event.kind === 'drove' || event.kind === 'flew' ? [event.seat] : []))
  return {
    ghosts,
    ...(sure > 0 && { hidesPast: true }),
    // An arrow goes to where a drive ends: a frame round each that stands askew there would fit none of them.
    ringed: Object.keys(ghosts).filter((name) => !isOfPlate(ghosts[name]) && !(sure > 0 && isTrain(ghosts[name]))),
    laid: Object.keys(ghosts).filter((name) => ghosts[name].look.kind === 'ghostTile'),
    about: distinct(drivers).map((seat) => `ghost ${names.locomotive(seat)}`),
    steps: { ...steps, ...flipsOn(view, stands, beyond), ...namesOn(view, events) },
    line: whole.way.slice(0, line.length),
    sure,
    branches: onward.length > 0 ? [] : openBranches(last, [...stands, ...beyond]),
    seat,
    pushes: pushesOf(view, events),
    falls,
    flight,
    leaders,
    onward: later.way,
    onwardSeat: view.active,
    heads: [...whole.heads, ...later.heads],
    ground: (preview.then?.at(-1)?.view as FreightView | undefined) ?? last,
    ways: [],
  }
}

/** What comes to lie on the table by an event, or leaves it. */
function ghostOfDeed(
  ghosts: Record<string, Piece>,
  view: FreightView,
  now: Poses,
  then: Poses,
  event: FreightEvent,
): void {
  switch (event.kind) {
    case 'laid':
    case 'covered':
    case 'relaid':
    case 'stationClosed':
      return ghostOfTile(ghosts, view, then, event)
    case 'lifted':
      return ghostOfLifted(ghosts, now, then, view, event.cell)
    case 'stationPlaced':
      return ghostOfStation(ghosts, then, event.station)
    case 'coupled':
      return ghostOfWagon(ghosts, view, now, then, event)
    case 'discarded':
      return event.purpose === 'refill' ? ghostOfRefill(ghosts, now, event.card) : undefined
    default:
      return
  }
}

const isTrain = ({ look }: Piece): boolean => look.kind === 'ghostLocomotive' || look.kind === 'locomotive'

/** What merely makes room on a plate has not come by the move. */
const isOfPlate = ({ look }: Piece): boolean => look.kind === 'engine' || look.kind === 'wagon'

const distinct = (seats: readonly number[]): number[] => [...new Set(seats)]

/** A card that is laid after the deed that the words name: smaller and paler, so that it is not taken for that. */
const LATER = { alpha: 0.6, scale: 0.66 }

/**
 * What a hint means to do after its first deed: the cards it lays, the way it drives, and where it comes to. Where it
 * lays a card first, a drive that goes over none that are laid is not what that is for: it would lead the eye off it.
 */
function goOnAfter(
  ghosts: Record<string, Piece>,
  view: FreightView,
  { beats: first, then: beats = [] }: Preview,
  posesOf: (later: FreightView) => Poses,
): Points {
  const last = beats.at(-1)?.view as FreightView | undefined
  if (!last) return []
  const events = beats.map((beat) => beat.event as FreightEvent)
  const then = posesOf(last)
  const laid: Record<string, Piece> = {}
  for (const event of events)
    if (event.kind === 'laid' || event.kind === 'covered') ghostOfTile(laid, view, then, event)
  for (const [name, ghost] of Object.entries(laid))
    ghosts[name] = { ...ghost, alpha: ghost.alpha * LATER.alpha, scale: ghost.scale * LATER.scale }
  const stands = standsOf(events, view.active)
  const end = then[names.locomotive(view.active)]
  if (stands.length < 2 || !end) return []
  const named = cellsLaid(first.map((beat) => beat.event as FreightEvent))
  const cells = [...named, ...cellsLaid(events)]
  if (named.length > 0 && !stands.some(({ sleeper }) => cells.includes(cellOfSleeper(sleeper)))) return []
  const look = { kind: 'ghostLocomotive', seat: view.active } as const
  const beyond = goingOn(last, stands)
  const ghost: Piece = { ...end, ...standsAt(last, view.active, beyond), look, z: 0, alpha: end.alpha * UNSURE }
  ghosts[`onward ${names.locomotive(view.active)}`] = ghost
  return lineAlong(last, [...stands, ...beyond])
}

const cellsLaid = (events: readonly FreightEvent[]): readonly number[] =>
  events.flatMap((event) => (event.kind === 'laid' || event.kind === 'covered' ? [event.cell] : []))

/** Of the dashes of a way those that lie on no station's sign: it is to be read through no line. */
export function offSigns(view: FreightView, parts: readonly Points[]): readonly Points[] {
  const signs = view.cells.flatMap(({ station, card }, cell) => (station >= 0 && card < 0 ? [middle(view, cell)] : []))
  const isOn = ({ x, y }: Point) => signs.some((sign) => Math.hypot(sign.x - x, sign.y - y) < SIGN + 5)
  return parts.filter((part) => !part.some(isOn))
}

function ghostOfStation(ghosts: Record<string, Piece>, then: Poses, station: number): void {
  const placed = then[names.station(station)]
  if (placed?.look.kind !== 'station') return
  const { halved } = placed.look
  const look = { kind: 'ghostStation', station, ...(halved && { halved }) } as const
  ghosts[`ghost ${names.station(station)}`] = { ...placed, look }
}

function ghostOfTile(
  ghosts: Record<string, Piece>,
  view: FreightView,
  then: Poses,
  event: Extract<FreightEvent, { kind: 'laid' | 'covered' | 'relaid' | 'stationClosed' }>,
): void {
  const { cell, card, rotation, seat } = event
  const tile = then[names.tile(cell)]
  if (tile?.look.kind !== 'tile') return
  const { rails, seed, river } = tile.look
  const line = lineOf(view, seat)
  const joins = event.kind === 'stationClosed' || joinedCells(view, cell, rails).some((other) => line.has(other))
  ghosts[`ghost ${cell}`] = {
    ...tile,
    look: { kind: 'ghostTile', rails, seed, card, rotation, ...(river && { river }), ...(!joins && { apart: true }) },
  }
}

/** A card hangs over its place; beneath it lies what it uncovers, in a dashed frame. */
function ghostOfLifted(ghosts: Record<string, Piece>, now: Poses, then: Poses, view: FreightView, cell: number): void {
  const up = then[names.lifted]
  if (!up) return
  ghosts[names.lifted] = up
  const { x, y } = middle(view, cell)
  ghosts[`uncovered ${cell}`] = piece({ kind: 'uncovered' }, 'board', x, y)
  const here = [
    names.tile(cell),
    names.die(cell),
    names.closed,
    ...(view.cells[cell].station < 0 ? [] : [names.station(view.cells[cell].station)]),
  ]
  for (const name of here) {
    const [old, next] = [now[name], then[name]]
    if (next) ghosts[name] = next
    else if (old) ghosts[name] = { ...old, alpha: 0 }
  }
}

/** What is coupled stands behind the train as it will be then: what has left it by then makes room on the plate. */
function ghostOfWagon(
  ghosts: Record<string, Piece>,
  view: FreightView,
  now: Poses,
  then: Poses,
  { card, seat }: Extract<FreightEvent, { kind: 'coupled' }>,
): void {
  const wagon = then[names.wagon(card)]
  if (!wagon) return
  ghosts[`ghost ${names.wagon(card)}`] = { ...wagon, look: { kind: 'ghostWagon', card }, alpha: 0.6 }
  for (const name of [names.engine(seat), ...view.seats[seat].coupled.map(names.wagon)])
    ghosts[name] = then[name] ?? { ...now[name], alpha: 0 }
}

/** A little askew on what lies there. */
const ON_PILE = { z: 2000, angle: 4 }

/**
 * The card that pays for a refill lies on the discard, and is counted there and in the line over the piles; what it
 * draws is told where it is drawn from.
 */
function ghostOfRefill(ghosts: Record<string, Piece>, now: Poses, card: number): void {
  const { [names.discard]: discard, [names.stock]: stock, [names.toEnd]: line } = now
  if (discard) ghosts[`ghost ${names.card(card)}`] = { ...discard, look: { kind: 'face', card }, ...ON_PILE }
  if (discard?.look.kind === 'pile') ghosts[names.discard] = { ...discard, look: { ...discard.look, comes: 1 } }
  if (line?.look.kind === 'toEnd')
    ghosts[names.toEnd] = { ...line, look: { ...line.look, discard: line.look.discard + 1 } }
  if (stock?.look.kind !== 'pile') return
  // The discard, with the card that pays, is shuffled and drawn from as well: more there are not.
  const left = stock.look.count + (discard?.look.kind === 'pile' ? discard.look.count : 0) + 1
  const drawn = Math.min(TRACK_CARDS[card].action, left)
  const count = drawn > stock.look.count ? left : stock.look.count
  ghosts[names.stock] = { ...stock, look: { ...stock.look, count, drawn } }
}

/** Where a seat, the driver if none is named, stands at the start and after each step of all stretches. */
export function standsOf(events: readonly FreightEvent[], of?: number): Stand[] {
  const drives = events.filter((event) => event.kind === 'drove')
  const seat = of ?? drives[0]?.seat
  const start = drives.flatMap(({ from }) => from).find((move) => move.seat === seat)
  return start
    ? [start, ...drives.flatMap((drive) => drive.steps.flatMap((moves) => moves.filter((move) => move.seat === seat)))]
    : []
}

/** Whoever is pushed goes along these rails: of several that are pushed it is seen which ends where. */
function pushesOf(view: FreightView, events: readonly FreightEvent[]): Pushed[] {
  const drives = events.filter((event) => event.kind === 'drove')
  const moved = distinct(drives.flatMap(({ from }) => from.map(({ seat }) => seat)))
  const drivers = drives.map(({ seat }) => seat)
  return moved
    .filter((seat) => !drivers.includes(seat))
    .map((seat) => ({ seat, line: lineAlong(view, standsOf(events, seat)) }))
    .filter(({ line }) => line.length > 1)
}

/** The driver and whoever was pushed, where the drive would leave them. */
function ghostsOfLocomotives(
  ghosts: Record<string, Piece>,
  view: FreightView,
  now: Poses,
  then: Poses,
  events: readonly FreightEvent[],
): void {
  const moved = new Set(
    events.flatMap((event) =>
      event.kind === 'drove' ? event.from.map((move) => move.seat) : event.kind === 'flew' ? [event.seat] : [],
    ),
  )
  const fallen = new Set(events.flatMap((event) => (event.kind === 'derailed' ? [event.seat] : [])))
  for (const seat of moved) {
    const end = then[names.locomotive(seat)]
    if (fallen.has(seat) || !end || !now[names.locomotive(seat)]) continue
    ghosts[`ghost ${names.locomotive(seat)}`] = { ...end, look: { kind: 'ghostLocomotive', seat }, z: 0 }
  }
  const drivers = new Set(events.flatMap((event) => (event.kind === 'drove' ? [event.seat] : [])))
  for (const seat of [...moved, ...fallen]) {
    const here = now[names.locomotive(seat)]
    // The way goes right over who is pushed: they are half gone from there already.
    if (!here || drivers.has(seat) || drivers.size === 0) continue
    ghosts[names.locomotive(seat)] = { ...here, alpha: GOING }
    for (const card of view.seats[seat].coupled) {
      const wagon = now[names.behind(card)]
      if (wagon) ghosts[names.behind(card)] = { ...wagon, alpha: GOING }
    }
  }
}
const GOING = 0.4

/**
 * The stands of a drive that is promised beyond the card to be flipped; where someone stands in the way, up to before
 * them.
 */
function goingOn(last: FreightView, stands: readonly Stand[]): Stand[] {
  const left = last.drive?.left ?? 0
  if (left === 0 || !isPastCrossing(last, stands)) return []
  const beyond = standsBeyond(last, stands[stands.length - 1].sleeper, left)
  const seat = last.drive?.seat ?? last.active
  const met = beyond.findIndex(
    ({ sleeper }) =>
      !isStationAt(last, cellOfSleeper(sleeper)) &&
      last.seats.some(({ locomotive }, other) => other !== seat && locomotive.sleeper === sleeper),
  )
  return met < 0 ? beyond : beyond.slice(0, met)
}

/** The driver's ghost at the end of the promised way, paler. */
function goOnBeyond(ghosts: Record<string, Piece>, last: FreightView, beyond: readonly Stand[]): void {
  const seat = last.drive?.seat ?? last.active
  const ghost = ghosts[`ghost ${names.locomotive(seat)}`]
  if (beyond.length === 0 || !ghost) return
  const alpha = ghost.alpha * UNSURE
  ghosts[`ghost ${names.locomotive(seat)}`] = { ...ghost, ...standsAt(last, seat, beyond), alpha }
}

function standsAt(last: FreightView, seat: number, beyond: readonly Stand[]): Partial<Piece> {
  const end = beyond.at(-1)
  return end ? standing(last, seat, end.sleeper, end.facing) : {}
}
/** So much is seen of what a flipped card may still change. */
const UNSURE = 0.75

/** A card with its back up on each crossing at which one would be flipped. */
function flipsOn(view: FreightView, stands: readonly Stand[], beyond: readonly Stand[]): Poses {
  const way = [...stands.slice(-2), ...beyond]
  const cells = way.flatMap(({ sleeper }, i) =>
    isPastCrossing(view, way.slice(0, i + 1)) ? [cellOfSleeper(sleeper)] : [],
  )
  return Object.fromEntries(
    cells.map((cell) => {
      const { x, y } = middle(view, cell)
      return [`flip ${cell}`, piece({ kind: 'flipMark' } as const, 'board', x, y, { z: 99 })]
    }),
  )
}

/** Row and column on a card that would be laid where no station lies near: words name its place by them. */
function namesOn(view: FreightView, events: readonly FreightEvent[]): Poses {
  const laid = events.flatMap((event) => (event.kind === 'laid' ? [event.cell] : []))
  return Object.fromEntries(
    laid.flatMap((cell) => {
      const name = gridSign(view, cell)
      const { x, y } = middle(view, cell)
      return name === null ? [] : [[`name ${cell}`, piece({ kind: 'placeName', name } as const, 'board', x, y)]]
    }),
  )
}

/** The branches ahead of the end of a drive, where it is open which of them is taken. */
function openBranches(last: FreightView, stands: readonly Stand[]): Points[] {
  const end = stands.at(-1)
  return end && stands.length > 1 && !isStationAt(last, cellOfSleeper(end.sleeper)) ? branchesAhead(last, end) : []
}

function flightOf(now: Poses, then: Poses, seat: number): Points {
  const [from, to] = [now[names.locomotive(seat)], then[names.locomotive(seat)]]
  return from && to ? [from, to].map(({ x, y }) => ({ x, y })) : []
}

/** From the middle of a cell to where a derailed locomotive lies past one side of it, in u. */
const FALLEN = 89
/**
 * So far beyond the edge of the board it may lie: at the sides, where a small window ends, and above and below, where
 * plates and cards begin already before it.
 */
const [BESIDE_BOARD, ABOVE_BOARD] = [8, -15]
/** From the middle of a cell to where the line to it begins; from its own middle to where that ends. */
const [FALL_BEGINS, FALL_ENDS] = [53, 16]

/** A derailed locomotive lies past the side it left, turned; a dotted line leads there, except at the board's edge. */
function fallsOf(
  view: FreightView,
  events: readonly FreightEvent[],
  ghosts: Record<string, Piece>,
  now: Poses,
): Points[] {
  return events.flatMap((event) => {
    if (event.kind !== 'derailed' || !now[names.locomotive(event.seat)]) return []
    const cell = middle(view, cellOfSleeper(event.sleeper))
    const [dx, dy] = [STEP_X[event.side], STEP_Y[event.side]]
    const heading = (Math.atan2(dy, dx) * 180) / Math.PI
    const x = within(cell.x + dx * FALLEN + dy * 6, view.columns, BESIDE_BOARD)
    const y = within(cell.y + dy * FALLEN - Math.abs(dx) * 6, view.rows, ABOVE_BOARD)
    const [from, to] = [
      { x: cell.x + dx * FALL_BEGINS, y: cell.y + dy * FALL_BEGINS },
      { x: x - dx * FALL_ENDS, y: y - dy * FALL_ENDS },
    ]
    ghosts[`ghost ${names.locomotive(event.seat)}`] = piece(
      { kind: 'ghostLocomotive', seat: event.seat, falls: true },
      'board',
      x,
      y,
      { angle: normal(heading + 35) },
    )
    return (to.x - from.x) * dx + (to.y - from.y) * dy > 0 ? [[from, to]] : []
  })
}

/** Moved as little as it must to lie at most so far, in u, beyond a board of so many cells. */
const within = (at: number, cells: number, beyond: number): number =>
  Math.max(-beyond, Math.min(at, cells * CELL + beyond))
