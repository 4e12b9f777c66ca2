import type { Phrase } from '../../../../../src-shared/core.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { listOf } from '../../../../words/names.ts'
import { letter } from '../cards.ts'
import { lineFrom, stationOf } from '../places.ts'

/**
 * What becomes of the stations that the only card of a place joins when it is lifted; null = it joins fewer than two.
 */
export function whatIsCut(view: FreightView, cell: number): Phrase | null {
  const joined = stationsIn(view, lineFrom(view, cell))
  if (joined.length < 2) return null
  const bare = { ...view, cells: view.cells.map((at, i) => (i === cell ? { ...at, card: -1, height: 0 } : at)) }
  const here = joined.filter((station) => stationsIn(bare, lineFrom(bare, cellOf(view, joined[0]))).includes(station))
  const rest = joined.filter((station) => !here.includes(station))
  if (rest.length === 0) return phrase('freight.choice.staysJoined', { list: letters(joined) })
  const [a, b] = here.length <= rest.length ? [here, rest] : [rest, here]
  return phrase('freight.choice.cuts', { a: letters(a), b: letters(b) })
}

const letters = (stations: readonly number[]): Phrase => listOf(stations.map(letter))

const cellOf = (view: FreightView, station: number): number => view.cells.findIndex((at) => at.station === station)

const stationsIn = (view: FreightView, line: ReadonlySet<number>): number[] =>
  [...line]
    .map((cell) => stationOf(view, cell))
    .filter((station) => station >= 0)
    .sort((a, b) => a - b)
