import type { Ref } from '../../../../src-shared/core.ts'
import { CENTRE, cellOfSleeper, sleeperAt } from '../../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import type { Lit } from '../../../stage/over/marks.ts'
import { isLegal } from '../../../stage/over/marks.ts'
import { middle } from '../poses.ts'
import { middleOfSleeper, type Ground } from '../track/track.ts'
import { lineAlong } from '../track/travel.ts'
import { wayTo, type Start } from '../track/way-to.ts'

/** Where a wagon goes that is pointed at, on a train or on a hand card. */
export interface Plan {
  readonly seat: number
  /** The station it goes to. */
  readonly goal: number
  /** The station where it waits; null = it is on its way. */
  readonly waits: number | null
  /** Along the rails; where none lead there yet the two ends of an arc over the land. */
  readonly line: readonly Point[]
  /** No rails lead there yet. */
  readonly apart?: true
}

/**
 * The plans of what is pointed at, or has the keyboard's focus: of a wagon, of each in a train, of that on a hand card.
 * None while something else is told of it: how it drives, or what it would do where it was picked.
 */
export function plansOf(view: FreightView, lit: readonly Lit[]): Plan[] {
  if (lit.some(({ states }) => states.has('selected') || states.has('put'))) return []
  const ref = meant(lit, 'hovered') ?? meant(lit, 'focus')
  if (!ref) return []
  const { kind, id } = ref
  if (kind === 'card') return isToBeAWagon(view, lit) ? inHand(view, id) : []
  return onTheWay(view, kind === 'wagon' ? [id] : (view.seats[id]?.coupled ?? []))
}

/**
 * The ways of the wagons that a hint is about, drawn beside what it would do: from where each is coupled to where it
 * goes, and there from its train; of one on a train, from there. `ground`: the rails that lie then.
 */
export function plansHinted(view: FreightView, lit: readonly Lit[], ground: Ground = view): Plan[] {
  return lit.flatMap(({ ref: { id }, states }) => {
    if (!states.has('planned')) return []
    const plans = inHand(view, id, ground)
    if (plans.length === 0) return onTheWay(view, [id], ground)
    const [{ seat, waits }] = plans
    const start = view.seats[seat].locomotive
    const isThere = waits === null || start.sleeper < 0 || cellOfSleeper(start.sleeper) === waits
    return isThere ? plans : [...plans, ...planned(ground, { seat, start, waits: null, goal: waits })]
  })
}

/** With a thing others are lit that belong to it, a wagon with its train: the most particular is meant. */
function meant(lit: readonly Lit[], state: 'hovered' | 'focus'): Ref | undefined {
  const refs = lit.filter(({ states }) => states.has(state)).map(({ ref }) => ref)
  return CARRIERS.map((kind) => refs.find((ref) => ref.kind === kind)).find((ref) => ref !== undefined)
}
const CARRIERS = ['wagon', 'card', 'train', 'locomotive'] as const

/** Where cards are asked for to drive or to be laid, their wagons are beside the point. */
function isToBeAWagon({ seats, active, cells }: FreightView, lit: readonly Lit[]): boolean {
  const legal = lit.filter(({ states }) => isLegal(states))
  if (lit.some(({ states }) => states.has('listed'))) return false
  if (legal.some(({ ref }) => ref.kind !== 'card')) return true
  const here = cells[cellOfSleeper(seats[active]?.locomotive.sleeper ?? -1)]?.station
  return legal.every(({ ref }) => TRACK_CARDS[ref.id]?.couple === here)
}

function onTheWay(view: FreightView, cards: readonly number[], ground: Ground = view): Plan[] {
  const byGoal = new Map(cards.filter((card) => card >= 0).map((card) => [TRACK_CARDS[card].uncouple, card]))
  return [...byGoal].flatMap(([station, card]) => {
    const seat = view.seats.findIndex(({ coupled }) => coupled.includes(card))
    const start = view.seats[seat]?.locomotive
    return !start || start.sleeper < 0 ? [] : planned(ground, { seat, start, waits: null, goal: cellOf(view, station) })
  })
}

function inHand(view: FreightView, card: number, ground: Ground = view): Plan[] {
  const seat = card < 0 ? -1 : view.seats.findIndex(({ hand }) => hand.includes(card))
  if (seat < 0) return []
  const { couple, uncouple } = TRACK_CARDS[card]
  const waits = cellOf(view, couple)
  return waits < 0
    ? []
    : planned(ground, { seat, start: { sleeper: sleeperAt(waits, CENTRE) }, waits, goal: cellOf(view, uncouple) })
}

function planned(
  ground: Ground,
  { seat, start, waits, goal }: Omit<Plan, 'line' | 'apart'> & { readonly start: Start },
): Plan[] {
  if (goal < 0) return []
  const way = wayTo(ground, start, goal)
  if (way === null) return [{ seat, goal, waits, line: overLand(ground, start.sleeper, goal), apart: true }]
  return [{ seat, goal, waits, line: way.length > 1 ? lineAlong(ground, way) : [] }]
}

const cellOf = ({ cells }: FreightView, station: number): number =>
  cells.findIndex((cell) => cell.station === station && cell.card < 0)

/** The middles of all stations. */
export const stationsIn = (view: FreightView): Point[] =>
  view.cells.flatMap(({ station, card }, cell) => (station >= 0 && card < 0 ? [middle(view, cell)] : []))

/** Clear of the signs at both ends, in u. */
const CLEAR = 30

function overLand(ground: Ground, start: number, goal: number): Point[] {
  const [from, to] = [middleOfSleeper(ground, start), middle(ground, goal)]
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  if (far <= 2 * CLEAR) return []
  const at = (by: number) => ({ x: from.x + ((to.x - from.x) * by) / far, y: from.y + ((to.y - from.y) * by) / far })
  return [at(CLEAR), at(far - CLEAR)]
}

/** So high an arc may rise, of how far it leads, the first best; below 0 it sinks. Into so many pieces it is cut. */
const [HEIGHTS, PIECES] = [[0.42, -0.42, 0.28, -0.28, 0.56, -0.56], 24]

/** So far from the middle of a station it does not touch its sign, in u. */
const BESIDE = 48

/**
 * From one place to another high over the land, upwards, or to the right where one lies below the other: a straight row
 * of dots would be read as a way for trains, and so would one that comes by stations. Where it would it goes lower, or
 * round the other side. @param stations the middles of all of them; it begins and ends beside one
 */
export function arcOver(ends: readonly Point[], stations: readonly Point[] = []): Point[] {
  const arcs = HEIGHTS.map((height) => arcOf(ends, height))
  const others = stations.filter((one) => !ends.some((end) => isBeside(end, one)))
  const met = arcs.map((arc) => others.filter((one) => arc.some((at) => isBeside(at, one))).length)
  return arcs[met.indexOf(Math.min(...met))]
}

const isBeside = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < BESIDE

function arcOf([from, to]: readonly Point[], rise: number): Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const up = dx === 0 ? -Math.sign(dy) : -Math.sign(dx)
  return Array.from({ length: PIECES + 1 }, (_, i) => {
    const part = i / PIECES
    const height = 4 * rise * part * (1 - part) * up
    return { x: from.x + dx * part - dy * height, y: from.y + dy * part + dx * height }
  })
}
