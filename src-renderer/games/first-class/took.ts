import type { FirstClassEvent, FirstClassEventKind } from '../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'

/** The card that a seat took last, and from where; it is told until that seat plays again. */
export interface Took {
  readonly turn: number
  readonly card: number
  readonly row: number
  readonly column: number
  readonly refused: boolean
  /** It lies over its place still, lifted: what it does is yet to be seen. */
  readonly lies: boolean
}

/** By seats; null = it plays just now, or took none. */
export type Taken = readonly (Took | null)[]

export function takenAfter(taken: Taken | null, event: FirstClassEvent): Taken | null {
  if (event.kind === 'turnBegan') return put(taken ?? [], event.seat, null)
  if (event.kind !== 'taken') return laidDown(taken, event)
  const { turn, card, row, column, refused } = event
  return put(taken ?? [], event.seat, { turn, card, row, column, refused, lies: true })
}

/** What is told while a card still lies over its place: that it is taken, and what comes of that for others. */
const MEANWHILE: ReadonlySet<FirstClassEventKind> = new Set([
  'rowCleared',
  'filed',
  'frameBegan',
  'dummyTook',
  'coinsWait',
])

/** A taken card goes to where it works as soon as it does anything. */
export const laysDown = ({ kind }: FirstClassEvent): boolean => !MEANWHILE.has(kind)

function laidDown(taken: Taken | null, event: FirstClassEvent): Taken | null {
  const took = taken?.[event.seat]
  return taken && took?.lies && laysDown(event) ? put(taken, event.seat, { ...took, lies: false }) : taken
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
  return known.map((took, seat) => (took && holds(took, seat) ? stillLying(took, view) : null))
}

/** After something was taken back a card may be shown as it was, or lie no longer where its turn is over. */
const stillLying = (took: Took, view: FirstClassView): Took =>
  took.lies && took.turn < view.turn ? { ...took, lies: false } : took
