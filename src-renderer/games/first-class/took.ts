import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'

/** The card that a seat took last, and from where; it is told until that seat plays again. */
export interface Took {
  readonly turn: number
  readonly card: number
  readonly row: number
  readonly column: number
  readonly refused: boolean
}

/** By seats; null = it plays just now, or took none. */
export type Taken = readonly (Took | null)[]

export function takenAfter(taken: Taken | null, event: FirstClassEvent): Taken | null {
  if (event.kind === 'turnBegan') return put(taken ?? [], event.seat, null)
  if (event.kind !== 'taken') return taken
  const { turn, card, row, column, refused } = event
  return put(taken ?? [], event.seat, { turn, card, row, column, refused })
}

function put(taken: Taken, seat: number, took: Took | null): Taken {
  const seats = Math.max(taken.length, seat + 1)
  return Array.from({ length: seats }, (_, i) => (i === seat ? took : (taken[i] ?? null)))
}

/** Without what was taken back; where nothing is known yet, what is told of it. */
export function takenIn(taken: Taken | null, view: FirstClassView, events: readonly FirstClassEvent[]): Taken {
  const known = taken?.some((took) => took !== null) ? taken : (events.reduce<Taken | null>(takenAfter, null) ?? [])
  const holds = (took: Took, seat: number) =>
    took.turn < view.turn || (took.turn === view.turn && view.takers[took.row][took.column] === seat)
  return known.map((took, seat) => (took && holds(took, seat) ? took : null))
}
