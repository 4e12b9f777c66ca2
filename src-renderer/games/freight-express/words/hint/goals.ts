import { UNKNOWN } from '../../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'

/** A station that wagons of a seat are bound for. */
export interface Goal {
  readonly seat: number
  readonly cell: number
  /** What those wagons add up to. */
  readonly worth: number
  /** How many they are. */
  readonly wagons: number
  /** Which of the seats that have a flag there, from 0. */
  readonly nth: number
  /** Of another than whoever looks: smaller. */
  readonly isRival: boolean
}

/**
 * Where all wagons go: a train lies open with its tags, so what a rival is about to score is no secret. Whose hands lie
 * open to whoever looks, one's own or at an open table all, have theirs first and larger.
 */
export function goalsOf({ seats, cells }: Pick<FreightView, 'seats' | 'cells'>): Goal[] {
  const goals: Goal[] = []
  const open = seats.map(({ hand }) => !hand.includes(UNKNOWN))
  // An empty hand tells of nobody whose it is, unless there is no other.
  const isSure = seats.some(({ hand }, seat) => open[seat] && hand.length > 0)
  const isOwn = seats.map(({ hand }, seat) => open[seat] && !(isSure && hand.length === 0))
  const inOrder = seats.map((_, seat) => seat).sort((a, b) => Number(isOwn[b]) - Number(isOwn[a]))
  for (const seat of inOrder) {
    for (const [letter, { worth, wagons }] of boundFor(seats[seat].coupled)) {
      const cell = cells.findIndex(({ station, card }) => station === letter && card < 0)
      const nth = goals.filter((goal) => goal.cell === cell).length
      if (cell >= 0) goals.push({ seat, cell, worth, wagons, nth, isRival: !isOwn[seat] })
    }
  }
  return goals
}

/** What the wagons of a train bring to each station, and how many they are. */
function boundFor(coupled: readonly number[]): ReadonlyMap<number, Pick<Goal, 'worth' | 'wagons'>> {
  const bound = new Map<number, Pick<Goal, 'worth' | 'wagons'>>()
  for (const card of coupled) {
    if (card < 0) continue
    const { uncouple, wagon } = TRACK_CARDS[card]
    const { worth, wagons } = bound.get(uncouple) ?? { worth: 0, wagons: 0 }
    bound.set(uncouple, { worth: worth + wagon, wagons: wagons + 1 })
  }
  return bound
}
