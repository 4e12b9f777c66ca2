import type { Reason, Ref } from '../../core.ts'
import { MOST_CELLS, hopsFrom, type StationLayout } from './layouts.ts'
import { reasonKey, type FreightReason } from './reasons.ts'
import { stationRef } from './refs.ts'
import { LETTERS } from './specials.ts'

/** Checks a layout of one's own, for the options, the editor and files alike. */

const fault = (name: FreightReason, refs: readonly Ref[], n?: number): Reason =>
  n === undefined ? { key: reasonKey(name), refs } : { key: reasonKey(name), refs, n }

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0

/** Has it the shape of a layout at all? Says nothing about whether it can be played. */
export function isLineShape(json: unknown): json is StationLayout {
  if (typeof json !== 'object' || json === null) return false
  const { columns, rows, stations, ...rest } = json as Record<string, unknown>
  return (
    isCount(columns) &&
    isCount(rows) &&
    Array.isArray(stations) &&
    stations.every(Number.isInteger) &&
    Object.keys(rest).length === 0
  )
}

/** Everything that is wrong with a layout; empty = it can be played. */
export function lineFaults(line: StationLayout): Reason[] {
  const { columns, rows, stations } = line
  const faults: Reason[] = []
  if (columns * rows > MOST_CELLS) faults.push(fault('lineTooLarge', [], MOST_CELLS))
  if (stations.length !== LETTERS.length) return [...faults, fault('lineNotTenStations', [], stations.length)]
  const outside = stations.flatMap((cell, station) => (cell < 0 || cell >= columns * rows ? [stationRef(station)] : []))
  if (outside.length > 0) return [...faults, fault('lineOffTable', outside)]
  for (const [name, apart] of [
    ['lineTooClose', 0],
    ['lineSideBySide', 1],
  ] as const) {
    const pairs = pairsApart(line, apart)
    if (pairs.length > 0) faults.push(fault(name, pairs))
  }
  const lost = hopsFrom(line, 0).flatMap((hops, station) => (hops === Infinity ? [stationRef(station)] : []))
  if (lost.length > 0) faults.push(fault('lineUnreachable', lost))
  return faults
}

/** Stations that lie so many steps, along rows and columns, from another. */
function pairsApart({ columns, stations }: StationLayout, apart: number): Ref[] {
  const steps = (a: number, b: number): number =>
    Math.abs((a % columns) - (b % columns)) + Math.abs(Math.floor(a / columns) - Math.floor(b / columns))
  return stations.flatMap((cell, station) =>
    stations.some((other, i) => i !== station && steps(cell, other) === apart) ? [stationRef(station)] : [],
  )
}
