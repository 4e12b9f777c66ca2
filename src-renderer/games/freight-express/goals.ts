import { UNKNOWN } from '../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'

/** A station that wagons of a seat are bound for. */
interface Goal {
  readonly seat: number
  readonly cell: number
  /** Which of the seats that have a flag there, from 0. */
  readonly nth: number
}

/** Where the wagons of those seats go whose hands lie open to whoever looks: one's own, and at an open table all. */
export function goalsOf({ seats, cells }: Pick<FreightView, 'seats' | 'cells'>): Goal[] {
  const goals: Goal[] = []
  const open = seats.map(({ hand }) => !hand.includes(UNKNOWN))
  // An empty hand tells of nobody whose it is, unless there is no other.
  const isSure = seats.some(({ hand }, seat) => open[seat] && hand.length > 0)
  seats.forEach(({ hand, coupled }, seat) => {
    if (!open[seat] || (isSure && hand.length === 0)) return
    const letters = new Set(coupled.filter((card) => card >= 0).map((card) => TRACK_CARDS[card].uncouple))
    for (const letter of letters) {
      const cell = cells.findIndex(({ station, card }) => station === letter && card < 0)
      if (cell >= 0) goals.push({ seat, cell, nth: goals.filter((goal) => goal.cell === cell).length })
    }
  })
  return goals
}
