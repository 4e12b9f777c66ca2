import {
  CENTRE,
  FACING_IN,
  NO_FACING,
  cellOfSleeper,
  outerPoint,
  pointOfSleeper,
  railBetween,
  sideOfPoint,
} from '../../../../src-shared/geometry/rails.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { isOpen } from './following.ts'
import { isStationAt, plankAt, railsAt, type Ground } from './track.ts'
import { sideTowards, type Stand } from './travel.ts'

/** How the locomotive of each seat came to where it stands: the last sleepers it passed, the oldest first. */
export type Ways = readonly (readonly Stand[])[]

/** More sleepers than the longest train covers. */
const LONGEST = 30

/** The ways after an event: whoever drove has come further, whoever was pushed too, or part of the way back. */
export function waysAfter(ways: Ways | null, event: FreightEvent): Ways | null {
  const next = Array.from(ways ?? [])
  if (event.kind === 'flew') next[event.seat] = [event.to]
  if (event.kind === 'drove')
    for (const { seat } of event.from)
      next[seat] = waysDriven(next[seat] ?? [], event, seat)
        .at(-1)!
        .slice(-LONGEST)
  return event.kind === 'flew' || event.kind === 'drove' ? Array.from(next, (way) => way ?? []) : ways
}

type Drove = Extract<FreightEvent, { kind: 'drove' }>

/** The way of a seat when an event begins, and after each step that it makes in it. */
export function waysDriven(known: readonly Stand[], event: Drove, seat: Seat): (readonly Stand[])[] {
  const start = event.from.find((move) => move.seat === seat)
  if (!start) return [known]
  const goesOn = known.at(-1)?.sleeper === start.sleeper
  const ways: (readonly Stand[])[] = [[...(goesOn ? known.slice(0, -1) : []), start]]
  for (const move of event.steps.flatMap((moves) => moves.filter((one) => one.seat === seat))) {
    const way = ways[ways.length - 1]
    const isBack = seat !== event.seat && isBackwards(way[way.length - 1], move)
    ways.push(isBack ? pushedBack(way, move) : [...way, move])
  }
  return ways
}

/** Its wagons are pushed on behind it: the way gets shorter, and where none is left the facing tells. */
function pushedBack(way: readonly Stand[], stand: Stand): readonly Stand[] {
  const before = way[way.length - 2]
  return before?.sleeper === stand.sleeper ? [...way.slice(0, -2), stand] : [stand]
}

/** Whether who goes from one stand to the next looks back to the first. */
function isBackwards(from: Stand, to: Stand): boolean {
  const [cell, point] = [cellOfSleeper(to.sleeper), pointOfSleeper(to.sleeper)]
  if (to.facing === NO_FACING) return false
  const [other, start] = [cellOfSleeper(from.sleeper), pointOfSleeper(from.sleeper)]
  if (point === CENTRE) return other === cell && start !== CENTRE && sideOfPoint(start) === to.facing
  const side = sideOfPoint(point)
  const isOutside = other !== cell || start === outerPoint(side)
  return to.facing === FACING_IN ? !isOutside : isOutside
}

/** What holds of the ways in a position shown afresh; what is not known of a seat is looked for among these events. */
export function waysIn(ways: Ways | null, view: FreightView, events: readonly FreightEvent[]): Ways {
  const told = events.reduce<Ways | null>(waysAfter, null)
  return view.seats.map(({ locomotive }, seat) => {
    const { sleeper } = locomotive
    const known = upTo(ways?.[seat], sleeper)
    if (known.length > 1) return known
    const found = upTo(told?.[seat], sleeper)
    if (found.length > 1) return found
    // The one that is known stays the same, so that what was worked out of it is known again.
    return [known, found].find((way) => way.length > 0) ?? NONE
  })
}

/** Always the same, so that what was worked out of it is known again. */
const NONE: readonly Stand[] = []

/** A way as far as a sleeper on it: what came after has been taken back. */
function upTo(way: readonly Stand[] | undefined, sleeper: number): readonly Stand[] {
  const at = way?.findLastIndex((stand) => stand.sleeper === sleeper) ?? -1
  return way && at >= 0 ? (at === way.length - 1 ? way : way.slice(0, at + 1)) : NONE
}

/** The last stretch of a way that still lies on the table and does not come back on itself. */
export function lastStretch(ground: Ground, way: readonly Stand[]): readonly Stand[] {
  const seen = new Set<number>()
  let first = way.length
  while (first > 0) {
    const stand = way[first - 1]
    if (seen.has(stand.sleeper) || !isThere(ground, stand)) break
    if (first < way.length && !isJoined(ground, stand, way[first])) break
    seen.add(stand.sleeper)
    first--
  }
  return way.slice(first)
}

function isThere(ground: Ground, { sleeper }: Stand): boolean {
  const cell = cellOfSleeper(sleeper)
  return isStationAt(ground, cell) || plankAt(railsAt(ground, cell), pointOfSleeper(sleeper)) !== null
}

/** Whether rail leads from one to the next. */
function isJoined(ground: Ground, a: Stand, b: Stand): boolean {
  const [from, to] = [cellOfSleeper(a.sleeper), cellOfSleeper(b.sleeper)]
  if (from !== to)
    return isOpen(ground, from, sideTowards(ground, from, to)) && isOpen(ground, to, sideTowards(ground, to, from))
  const [p, q] = [pointOfSleeper(a.sleeper), pointOfSleeper(b.sleeper)]
  if (p === CENTRE || q === CENTRE || sideOfPoint(p) === sideOfPoint(q)) return true
  return (railsAt(ground, from) & railBetween(sideOfPoint(p), sideOfPoint(q))) !== 0
}
