import { UNKNOWN } from '../../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { goalsOf } from './goals.ts'

/** A station where wagons of one's hand cards may be coupled. */
export interface Waiting {
  readonly seat: number
  readonly station: number
  readonly cell: number
  /** Their values, the highest first. */
  readonly values: readonly number[]
  /** How many flags and wagons of this table stand there before them. */
  readonly nth: number
}

/**
 * Where the wagons of a hand wait. Of several hands that lie open that of the seat to act: those of all would cover the
 * table.
 */
export function waitingOf({ seats, cells, active }: Pick<FreightView, 'seats' | 'cells' | 'active'>): Waiting[] {
  const open = seats.flatMap(({ hand }, seat) => (hand.length > 0 && !hand.includes(UNKNOWN) ? [seat] : []))
  const seat = open.includes(active) ? active : open[0]
  if (seat === undefined || (open.length > 1 && seat !== active)) return []
  const values = new Map<number, number[]>()
  for (const card of seats[seat].hand) {
    const { couple, wagon } = TRACK_CARDS[card]
    values.set(couple, [...(values.get(couple) ?? []), wagon])
  }
  const goals = goalsOf({ seats, cells })
  return [...values].flatMap(([station, all]) => {
    const cell = cells.findIndex((at) => at.station === station && at.card < 0)
    const nth = goals.filter((goal) => goal.cell === cell).length
    return cell < 0 ? [] : [{ seat, station, cell, values: all.sort((a, b) => b - a), nth }]
  })
}
