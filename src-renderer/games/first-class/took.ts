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
  /** What it left of its row and is to go out of the game, when the card has done what it does; null = nothing. */
  readonly leaves: Leaves | null
  /** What the next scoring gave by each train before it was taken; null = it is not known. */
  readonly worth: readonly number[] | null
}

/** The cards of a row by columns; -1 = none lies there. */
export interface Leaves {
  readonly row: number
  readonly cards: readonly number[]
}

/** By seats; null = it plays just now, or took none. */
export type Taken = readonly (Took | null)[]

export function takenAfter(taken: Taken | null, event: FirstClassEvent, before?: FirstClassView): Taken | null {
  if (event.kind === 'turnBegan') return put(taken ?? [], event.seat, null)
  if (event.kind === 'dealt') return taken?.map((took) => (took ? { ...took, leaves: null } : null)) ?? null
  if (event.kind === 'rowCleared') return leaving(taken, event, before)
  if (event.kind !== 'taken') return laidDown(taken, event)
  const { turn, card, row, column, refused } = event
  return put(taken ?? [], event.seat, {
    turn,
    card,
    row,
    column,
    refused,
    lies: true,
    leaves: null,
    worth: before ? before.seats[event.seat].trains.map(({ points }) => points) : null,
  })
}

/** What is left of a row lies there until the card that cleared it has worked. */
function leaving(
  taken: Taken | null,
  { seat, row, turn }: Extract<FirstClassEvent, { kind: 'rowCleared' }>,
  before?: FirstClassView,
): Taken | null {
  const took = taken?.[seat]
  if (!taken || !took?.lies || took.row !== row || took.turn !== turn || !before) return taken
  return put(taken, seat, { ...took, leaves: { row, cards: before.rows[row] } })
}

/** What is told while a card still lies over its place: that it is taken, and who is suspected for it. */
const MEANWHILE: ReadonlySet<FirstClassEventKind> = new Set([
  'rowCleared',
  'filed',
  'frameBegan',
  'dummyTook',
  'evidenceDrawn',
  'coinsWait',
])

/** A taken card goes to where it works as soon as it does anything. */
export const laysDown = ({ kind }: FirstClassEvent): boolean => !MEANWHILE.has(kind)

function laidDown(taken: Taken | null, event: FirstClassEvent): Taken | null {
  const took = taken?.[event.seat]
  if (!taken || !took) return taken
  const lies = took.lies && !laysDown(event)
  const leaves = event.kind === 'turnEnded' ? null : took.leaves
  return lies === took.lies && leaves === took.leaves ? taken : put(taken, event.seat, { ...took, lies, leaves })
}

/** The rows as they lie on the table: what is to leave has not left yet. */
export const rowsOf = ({ rows }: FirstClassView, taken: Taken | null): FirstClassView['rows'] =>
  rows.map((row, r) => taken?.find((took) => took?.leaves?.row === r)?.leaves?.cards ?? row)

/** A card is counted by end cards when it has left its place, not while it lies over it. */
export function uncounted(view: FirstClassView, taken: Taken | null): FirstClassView {
  const lies = (seat: number, card: number) => taken?.[seat]?.lies === true && taken[seat].card === card
  if (!view.seats.some(({ filed }, seat) => filed.some((card) => lies(seat, card)))) return view
  const seats = view.seats.map((own, seat) => ({ ...own, filed: own.filed.filter((card) => !lies(seat, card)) }))
  return { ...view, seats }
}

function put(taken: Taken, seat: number, took: Took | null): Taken {
  const seats = Math.max(taken.length, seat + 1)
  return Array.from({ length: seats }, (_, i) => (i === seat ? took : (taken[i] ?? null)))
}

/**
 * Of what is known and what is told the latest that holds: without what was taken back, or is yet to come. How a card
 * lies is as it is told; what is known besides, as what it was worth, nobody tells again.
 */
export function takenIn(taken: Taken | null, view: FirstClassView, events: readonly FirstClassEvent[]): Taken {
  const told = events.reduce<Taken | null>((taken, event) => takenAfter(taken, event), null) ?? []
  const known = taken ?? []
  const holds = (took: Took | null | undefined, seat: number): took is Took =>
    !!took && (took.turn < view.turn || (took.turn === view.turn && view.takers[took.row][took.column] === seat))
  /** Seats that play just now, or did after all that is told of them. */
  const begun = begunIn(events)
  return Array.from({ length: Math.max(known.length, told.length) }, (_, seat) => {
    const said = holds(told[seat], seat) ? told[seat] : null
    const now = holds(known[seat], seat) && known[seat].turn >= (begun.get(seat) ?? -1) ? known[seat] : null
    const took = now && now.turn === said?.turn ? lyingAs(now, said, events) : latest(now, said)
    return took ? stillLying(took, view) : null
  })
}

/** What it left of its row is not told without the position before, but that it is gone. */
const lyingAs = (now: Took, { lies, turn }: Took, events: readonly FirstClassEvent[]): Took => ({
  ...now,
  lies,
  leaves: events.some((event) => event.kind === 'turnEnded' && event.turn === turn) ? null : now.leaves,
})

const latest = (a: Took | null, b: Took | null): Took | null => (a && a.turn >= (b?.turn ?? -1) ? a : b)

/** In which turn each seat last began to play, as far as it is told. */
const begunIn = (events: readonly FirstClassEvent[]): ReadonlyMap<number, number> =>
  new Map(events.flatMap(({ kind, seat, turn }) => (kind === 'turnBegan' ? [[seat, turn] as const] : [])))

/** After something was taken back a card may be shown as it was, or lie no longer where its turn is over. */
const stillLying = (took: Took, view: FirstClassView): Took =>
  (took.lies || took.leaves) && took.turn < view.turn ? { ...took, lies: false, leaves: null } : took
