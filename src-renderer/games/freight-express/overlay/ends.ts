import { CENTRE, cellOfSleeper, sleeperAt } from '../../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import type { Lit } from '../../../stage/over/marks.ts'
import { isLegal } from '../../../stage/over/marks.ts'
import { middle } from '../poses.ts'
import { isStationAt, middleOfSleeper, standing } from '../track/track.ts'
import type { Stand } from '../track/travel.ts'
import { waysTo } from '../track/ways-ahead.ts'

/** Where the card that is picked may drive to; where the locomotive itself is picked, where any card drives it. */
export interface Ends {
  /** The ends that are not pointed at, for a ghost stands on the others. */
  readonly numbered: readonly NumberedEnd[]
  /** All of them: where a disc has been it is meant as long as the pointer stays there. */
  readonly all: readonly NumberedEnd[]
  /** The ways there. */
  readonly ways: readonly (readonly Stand[])[]
}

export interface NumberedEnd extends Point {
  readonly sleeper: number
  /** Of the cards that lead there. */
  readonly steps: readonly number[]
}

/** How wide a disc is; and how small it may become so that it does not lie on the next one. */
export const DISC = 30
const SMALLEST = 0.7

/** How large the disc of an end is drawn: smaller where the next end is nearer than it is wide. */
export function discScale(end: NumberedEnd, all: readonly NumberedEnd[]): number {
  const near = Math.min(...all.filter((one) => one !== end).map(({ x, y }) => Math.hypot(x - end.x, y - end.y)))
  return Math.max(SMALLEST, Math.min(1, near / DISC))
}

/** So far from the middle of a station, towards where it is entered, the numbers stand: clear of its letter. */
const BEFORE_STATION = 36

/** The pointer asks at every move; what is lit is another list as soon as it is another. */
const known = new WeakMap<FreightView, WeakMap<readonly Lit[], Ends | null>>()

/** The ends of a drive with what is picked, as they are lit; null = nothing is, or it drives nowhere. */
export function endsOf(view: FreightView, lit: readonly Lit[]): Ends | null {
  const ofView = known.get(view) ?? new WeakMap<readonly Lit[], Ends | null>()
  known.set(view, ofView)
  const found = ofView.get(lit)
  if (found !== undefined) return found
  const ends = findEnds(view, lit)
  ofView.set(lit, ends)
  return ends
}

function findEnds(view: FreightView, lit: readonly Lit[]): Ends | null {
  const start = view.seats[view.active]?.locomotive
  const values = valuesPicked(view, lit)
  if (values.length === 0 || !start || start.sleeper < 0) return null
  const picked = endsIn(view, lit, ({ states }) => states.has('selected'))
  // It is known where to, and with which card: only the way is still open.
  if (picked.size > 0 && values.length === 1) return null
  const ends = picked.size > 0 ? picked : endsIn(view, lit, ({ states }) => isLegal(states))
  const ways = ends.size === 0 ? [] : waysTo(view, start, ends, Math.max(...values))
  if (ways.length === 0) return null
  const pointedAt = new Set(lit.filter(({ states }) => states.has('hovered')).map(({ ref }) => ref.id))
  const all = ways.flatMap((way) => numberedEnd(view, way, values))
  return { numbered: all.filter(({ sleeper }) => !pointedAt.has(sleeper)), all, ways }
}

/** The steps of the card that is picked, or of those that drive the locomotive that is. */
function valuesPicked(view: FreightView, lit: readonly Lit[]): readonly number[] {
  const isPicked = ({ states }: Lit) => states.has('selected') || states.has('put')
  const isOwn = ({ ref }: Lit) => ref.kind === 'locomotive' && ref.id === view.active
  const cards = lit.filter(({ ref }) => ref.kind === 'card')
  const picked = cards.find(isPicked)
  const drives = picked
    ? [picked]
    : lit.some((one) => isOwn(one) && isPicked(one))
      ? cards.filter(({ states }) => isLegal(states))
      : []
  const values = drives.flatMap(({ ref }) => TRACK_CARDS[ref.id]?.wagon ?? [])
  return [...new Set(values)].sort((a, b) => a - b)
}

function endsIn(view: FreightView, lit: readonly Lit[], isMeant: (one: Lit) => boolean): ReadonlySet<number> {
  const sleepers = lit.filter(isMeant).flatMap(({ ref }) => {
    if (ref.kind === 'sleeper') return [ref.id]
    const cell = ref.kind === 'station' ? view.cells.findIndex(({ station }) => station === ref.id) : -1
    return cell >= 0 ? [sleeperAt(cell, CENTRE)] : []
  })
  return new Set(sleepers)
}

/**
 * What stands at an end. A sleeper is reached by the card of just so many steps, round a loop by one of more; a station
 * by each that has enough, which is told only where there are several cards to choose from.
 */
function numberedEnd(view: FreightView, way: readonly Stand[], values: readonly number[]): NumberedEnd[] {
  const { sleeper } = way[way.length - 1]
  const enough = values.filter((value) => value >= way.length - 1)
  if (enough.length === 0) return []
  const cell = cellOfSleeper(sleeper)
  if (!isStationAt(view, cell)) {
    const { x, y } = middleOfSleeper(view, sleeper)
    return [{ sleeper, steps: enough.slice(0, 1), x, y }]
  }
  if (values.length === 1) return []
  return [{ sleeper, steps: enough, ...before(view, cell, way[way.length - 2]) }]
}

/** Beside a station's letter, on the side where it is entered. */
function before(view: FreightView, cell: number, last: Stand): Point {
  const { x, y } = middle(view, cell)
  const from = isStationAt(view, cellOfSleeper(last.sleeper))
    ? middle(view, cellOfSleeper(last.sleeper))
    : standing(view, view.active, last.sleeper, last.facing)
  const away = Math.hypot(from.x - x, from.y - y)
  return { x: x + ((from.x - x) / away) * BEFORE_STATION, y: y + ((from.y - y) / away) * BEFORE_STATION }
}
