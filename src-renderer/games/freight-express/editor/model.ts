import {
  DEFAULT_SPECIALS,
  LETTERS,
  type Letter,
  type Special,
  type StationSpecials,
} from '../../../../src-shared/games/freight-express/specials.ts'
import { MOST_CELLS } from '../../../../src-shared/games/freight-express/layouts.ts'
import { phrase } from '../../../messages/index.ts'
import type { Phrase } from '../../../../src-shared/core.ts'
import { MOST_SIDE, LEAST_SIDE, NOWHERE, type OwnLine } from '../../../../src-shared/lines.ts'

/** What can be done to a layout in the editor. Every function gives a new line and leaves the old one. */

export const emptyLine = (name: string): OwnLine => ({
  name,
  columns: 9,
  rows: 5,
  stations: LETTERS.map(() => NOWHERE),
  specials: DEFAULT_SPECIALS,
})

export const columnOf = (line: OwnLine, cell: number): number => cell % line.columns
export const rowOf = (line: OwnLine, cell: number): number => Math.floor(cell / line.columns)
/** 'row 2, column 7', as they stand at the grid: a letter means a station. */
export const nameOfPlace = (line: OwnLine, cell: number): Phrase =>
  phrase('freight.place.grid', { row: rowOf(line, cell) + 1, column: columnOf(line, cell) + 1 })

/** The station on a place, or -1. */
export const stationAt = (line: OwnLine, cell: number): number => line.stations.indexOf(cell)
export const isPlaced = (line: OwnLine, station: number): boolean => line.stations[station] !== NOWHERE

/** Steps along rows and columns between two places. */
export const stepsBetween = (line: OwnLine, a: number, b: number): number =>
  Math.abs(columnOf(line, a) - columnOf(line, b)) + Math.abs(rowOf(line, a) - rowOf(line, b))

/** Does the place belong to the outer ring, which stays free for track? */
export function isRing(line: OwnLine, cell: number): boolean {
  const [x, y] = [columnOf(line, cell), rowOf(line, cell)]
  return x === 0 || y === 0 || x === line.columns - 1 || y === line.rows - 1
}

/** May this station lie there so that nothing is wrong with it: free, off the ring, beside no other station? */
export const isGood = (line: OwnLine, station: number, cell: number): boolean =>
  !isRing(line, cell) &&
  line.stations.every((other, i) => i === station || other === NOWHERE || stepsBetween(line, other, cell) > 1)

/** All good places for a station; for any other that is still to come when `station` is -1. */
export const goodCells = (line: OwnLine, station: number): number[] =>
  Array.from({ length: line.columns * line.rows }, (_, cell) => cell).filter(
    (cell) => isGood(line, station, cell) && line.stations[station] !== cell,
  )

/** Puts a station on a place. One that lay there takes the place that became free, or goes off the grid. */
export const place = (line: OwnLine, station: number, cell: number): OwnLine => ({
  ...line,
  stations: line.stations.map((at, i) => (i === station ? cell : at === cell ? line.stations[station] : at)),
})

export const takeAway = (line: OwnLine, station: number): OwnLine => ({
  ...line,
  stations: line.stations.map((at, i) => (i === station ? NOWHERE : at)),
})

export const clear = (line: OwnLine): OwnLine => ({ ...line, stations: line.stations.map(() => NOWHERE) })

export const fits = (columns: number, rows: number): boolean =>
  Math.min(columns, rows) >= LEAST_SIDE && Math.max(columns, rows) <= MOST_SIDE && columns * rows <= MOST_CELLS

/** Another size; columns come and go at the right, rows below. Stations that lay there go off the grid. */
export function resize(line: OwnLine, columns: number, rows: number): OwnLine {
  if (!fits(columns, rows)) return line
  const moved = (cell: number): number => {
    const [x, y] = [columnOf(line, cell), rowOf(line, cell)]
    return cell === NOWHERE || x >= columns || y >= rows ? NOWHERE : y * columns + x
  }
  return { ...line, columns, rows, stations: line.stations.map(moved) }
}

export const assign = (line: OwnLine, station: number, special: Special): OwnLine => ({
  ...line,
  specials: { ...line.specials, [LETTERS[station]]: special },
})

export const specialOf = (line: OwnLine, station: number): Special => line.specials[LETTERS[station]]

/** The stations that have a special. */
export const stationsWith = (line: OwnLine, special: Special): number[] =>
  LETTERS.flatMap((letter, station) => (line.specials[letter] === special ? [station] : []))

export const asInRules = (line: OwnLine): OwnLine => ({ ...line, specials: DEFAULT_SPECIALS })

/**
 * The specials of B to J change places by lot; A, where everyone starts, keeps its own. `lot` gives a number from 0 to
 * below `n`.
 */
export function shuffle(line: OwnLine, lot: (n: number) => number): OwnLine {
  const letters: Letter[] = LETTERS.slice(1)
  const dealt = letters.map((letter) => line.specials[letter])
  for (let i = dealt.length - 1; i > 0; i--) {
    const j = lot(i + 1)
    ;[dealt[i], dealt[j]] = [dealt[j], dealt[i]]
  }
  const specials = Object.fromEntries(letters.map((letter, i) => [letter, dealt[i]])) as Partial<StationSpecials>
  return { ...line, specials: { ...line.specials, ...specials } }
}

export const sameLine = (a: OwnLine, b: OwnLine): boolean =>
  a.name === b.name &&
  a.columns === b.columns &&
  a.rows === b.rows &&
  a.stations.every((cell, i) => cell === b.stations[i]) &&
  LETTERS.every((letter) => a.specials[letter] === b.specials[letter])
