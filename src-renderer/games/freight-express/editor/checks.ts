import {
  areNeighbours,
  cardsBetween,
  hopsFrom,
  type StationLayout,
} from '../../../../src-shared/games/freight-express/layouts.ts'
import { DEFAULT_SPECIALS, LETTERS, type Special } from '../../../../src-shared/games/freight-express/specials.ts'
import type { OwnLine } from '../../../../src-shared/lines.ts'
import { columnOf, isPlaced, isRing, rowOf } from './model.ts'

/**
 * What is wrong with a layout, in words for a person. What is to mend is exactly what `lineFaults` refuses, so
 * a line without it can be played; what is to think about is allowed.
 *
 * A station starves when no other lies within one card of it. Lines with wider gaps were tried: what is built there
 * is long, and nobody drives or delivers enough (docs/rulings/freight-express.md, grid). Each named layout passes.
 */
export type CheckKind = 'missing' | 'sideBySide' | 'unreachable' | 'starved' | 'edge' | 'unused'

export interface Check {
  readonly kind: CheckKind
  readonly weight: 'mend' | 'think'
  /** Counts from 1; the same number stands on the fault. */
  readonly n: number
  readonly stations: readonly number[]
  readonly specials: readonly Special[]
}

/** At most so many cards lie between a station that does not starve and its nearest. */
const NEAR = 1

type Found = Omit<Check, 'n'>
const found = (
  kind: CheckKind,
  weight: Check['weight'],
  stations: readonly number[],
  specials: readonly Special[] = [],
): Found[] => (stations.length + specials.length === 0 ? [] : [{ kind, weight, stations, specials }])

/** All checks that fail, what is to mend first. */
export function checksOf(line: OwnLine): Check[] {
  const all = LETTERS.map((_, station) => station)
  const placed = all.filter((station) => isPlaced(line, station))
  const beside = groups(placed, (a, b) => cardsBetween(line, a, b) === 0).filter((group) => group.length > 1)
  const lost = lostStations(line, placed)
  const starved = placed.filter(
    (station) =>
      !lost.includes(station) &&
      placed.length > 1 &&
      !placed.some((other) => other !== station && cardsBetween(line, station, other) <= NEAR),
  )
  const used = Object.values(line.specials)
  const unused = Object.values(DEFAULT_SPECIALS).filter((special) => special !== 'none' && !used.includes(special))
  return [
    ...found(
      'missing',
      'mend',
      all.filter((station) => !placed.includes(station)),
    ),
    ...beside.flatMap((group) => found('sideBySide', 'mend', group)),
    ...found('unreachable', 'mend', lost),
    ...found('starved', 'think', starved),
    ...found(
      'edge',
      'think',
      placed.filter((station) => isRing(line, line.stations[station])),
    ),
    ...found('unused', 'think', [], unused),
  ].map((check, i) => ({ ...check, n: i + 1 }))
}

export const toMend = (checks: readonly Check[]): number => checks.filter(({ weight }) => weight === 'mend').length

/** The first of the checks that names this station off the grid, this special, or nothing. */
export const checkOfSpecial = (checks: readonly Check[], special: Special): Check | undefined =>
  checks.find((check) => check.specials.includes(special))
export const checkOfMissing = (checks: readonly Check[], station: number): Check | undefined =>
  checks.find((check) => check.kind === 'missing' && check.stations.includes(station))

/** All stations that the largest part of the line cannot reach. */
function lostStations(line: OwnLine, placed: readonly number[]): number[] {
  const parts = groups(placed, (a, b) => areNeighbours(line, a, b))
  const largest = parts.reduce<readonly number[]>((best, part) => (part.length > best.length ? part : best), [])
  return placed.filter((station) => !largest.includes(station))
}

/** Stations that hang together, directly or by others. */
function groups(stations: readonly number[], joined: (a: number, b: number) => boolean): number[][] {
  const left = new Set(stations)
  return stations.flatMap((station) => {
    if (!left.delete(station)) return []
    const group = [station]
    for (const here of group) for (const there of left) if (joined(here, there) && left.delete(there)) group.push(there)
    return [group.sort((a, b) => a - b)]
  })
}

export interface Figures {
  /** Pairs in one row or column with one card between. */
  readonly straight: number
  /** Pairs that touch at a corner: one card between as well, in two ways. */
  readonly corner: number
  /** Pairs that two cards join. */
  readonly two: number
  /** The two stations that are most hops apart; null while not all can be joined. */
  readonly farthest: { readonly a: number; readonly b: number; readonly hops: number } | null
}

export function figuresOf(line: OwnLine): Figures {
  const placed = LETTERS.flatMap((_, station) => (isPlaced(line, station) ? [station] : []))
  const pairs = placed.flatMap((a, i) => placed.slice(i + 1).map((b) => ({ a, b, cards: cardsBetween(line, a, b) })))
  const inLine = ({ a, b }: { a: number; b: number }) =>
    columnOf(line, line.stations[a]) === columnOf(line, line.stations[b]) ||
    rowOf(line, line.stations[a]) === rowOf(line, line.stations[b])
  const near = pairs.filter(({ cards }) => cards === 1)
  const straight = near.filter(inLine).length
  return {
    straight,
    corner: near.length - straight,
    two: pairs.filter(({ cards }) => cards === 2).length,
    farthest: farthestOf(line, placed),
  }
}

function farthestOf(line: OwnLine, placed: readonly number[]): Figures['farthest'] {
  if (placed.length < LETTERS.length) return null
  const layout: StationLayout = line
  const trips = placed.flatMap((a) => hopsFrom(layout, a).map((hops, b) => ({ a, b, hops })))
  const farthest = trips.reduce((best, trip) => (trip.hops > best.hops ? trip : best))
  return farthest.hops === Infinity ? null : farthest
}
