import type { Viewer } from '../../../src-shared/core.ts'
import { doerOf, type FreightEvent, type Move } from '../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import { standing } from './track/track.ts'
import { lineAlong, type Stand } from './track/travel.ts'

type EventOf<K extends FreightEvent['kind']> = Extract<FreightEvent, { kind: K }>

/** Something that somebody did on the table, and how it stays to be seen. */
export type Deed =
  | {
      readonly kind: 'drive'
      readonly seat: number
      /** Whose locomotive it was, where another had abducted it. */
      readonly of?: number
      readonly card: number
      readonly sleeper: number
      /** All that it passed, from its start. */ readonly stands: readonly Stand[]
      readonly line: readonly { readonly x: number; readonly y: number }[]
    }
  /** Over empty cells, from one place to another. */
  | {
      readonly kind: 'flight'
      readonly seat: number
      readonly sleeper: number
      readonly line: readonly { readonly x: number; readonly y: number }[]
    }
  | { readonly kind: 'lay'; readonly seat: number; readonly cell: number; readonly card: number }
  | { readonly kind: 'delivered'; readonly seat: number; readonly cell: number }
  /** A card became a wagon in the station on this cell. */
  | { readonly kind: 'couple'; readonly seat: number; readonly cell: number; readonly card: number }
  /** A card was discarded to refill. */
  | { readonly kind: 'refill'; readonly seat: number; readonly card: number }
  /** A card was flipped on a crossing: how many wagons it allowed, and how many were too many. */
  | {
      readonly kind: 'flip'
      readonly seat: number
      readonly cell: number
      readonly allowed: number
      readonly lost: number
    }

/** The deed that was done last, before it all others that stay marked, the oldest first, and who looked on. */
export type LastMove = Deed & { readonly earlier?: readonly Deed[]; readonly viewer?: Viewer | undefined }

/** All that is marked, the oldest first. */
export function deedsOf(last: LastMove | null): readonly Deed[] {
  if (!last) return []
  const { earlier = [], viewer: _, ...deed } = last
  return [...earlier, deed]
}

/** So many deeds of a turn stay drawn: all of a long one would hide the table. */
export const FEW = 4

/** What is still drawn of it: the last deeds of the latest turn, and of those before, which keep in the background. */
export function turnsSeen(last: LastMove | null): readonly { readonly deed: Deed; readonly latest: boolean }[] {
  const deeds = deedsOf(last)
  const after = (deed: Deed, at: number) =>
    deeds.slice(at + 1).filter((one) => isNumbered(one) && one.seat === deed.seat)
  // A flip stands before the drive that it halted, and goes with it.
  return deeds
    .filter((deed, at) => after(deed, at).length < FEW + (isNumbered(deed) ? 0 : 1))
    .map((deed) => ({ deed, latest: deed.seat === last?.seat }))
}

/** What was flipped belongs to the drive that it halted. */
const isNumbered = ({ kind }: Deed): boolean => kind !== 'flip'

/**
 * Whether who looks did it: they know what they have done, in their turn and when it is over. Shown plainly between its
 * end and the next one's first deed it would flash up.
 */
export const isOwn = ({ seat, viewer }: LastMove): boolean => seat === viewer

/** So much is seen of what was done, where it keeps in the background. */
export const EARLIER = 0.35

/** The deeds of the latest turn in their order, where it is over and there are several: each has a number then. */
export function ordered(last: LastMove | null, active: number): readonly Deed[] {
  const deeds = deedsOf(last).filter((deed) => deed.seat === last?.seat && isNumbered(deed))
  return !last || last.seat === active || isOwn(last) || deeds.length < 2 ? [] : deeds
}

const upTo = (deeds: readonly Deed[]): LastMove | null =>
  deeds.length === 0 ? null : { ...deeds[deeds.length - 1], earlier: deeds.slice(0, -1) }

/**
 * What stays marked beside a new deed of a seat: its own turn so far, and what the others have done since whoever
 * looks did something themselves.
 */
export const besides = (last: LastMove | null, seat: number, viewer: Viewer | undefined): readonly Deed[] =>
  deedsOf(last).filter(
    (deed) => deed.seat === seat || (typeof viewer === 'number' && viewer !== seat && viewer !== deed.seat),
  )

/** Some of it is no longer so. */
function without(last: LastMove | null, isGone: (deed: Deed) => boolean): LastMove | null {
  const deeds = deedsOf(last)
  const left = deeds.filter((deed) => !isGone(deed))
  return left.length === deeds.length ? last : upTo(left)
}

/** What is marked after an event, for who looks. `before` is the position it began in. */
export function remember(
  last: LastMove | null,
  event: FreightEvent,
  before: FreightView,
  _after?: FreightView,
  viewer?: Viewer,
): LastMove | null {
  const marked = markedAfter(last, event, before, viewer)
  return marked === null || marked === last || viewer === undefined ? marked : { ...marked, viewer }
}

function markedAfter(
  last: LastMove | null,
  event: FreightEvent,
  before: FreightView,
  viewer: Viewer | undefined,
): LastMove | null {
  const add = (deed: Deed) => upTo([...besides(last, deed.seat, viewer).filter((one) => !isSameCell(one, deed)), deed])
  switch (event.kind) {
    case 'drove':
      return drive(last, event, before, viewer)
    case 'laid':
    case 'covered':
    case 'relaid':
    case 'stationClosed':
      return add({ kind: 'lay', seat: event.seat, cell: event.cell, card: event.card })
    case 'flew':
      return add({
        kind: 'flight',
        seat: event.seat,
        sleeper: event.to.sleeper,
        line: [event.from, event.to].map((move) => standing(before, move.seat, move.sleeper, move.facing)),
      })
    case 'flipped':
      return flip(besides(last, doerOf(event), viewer), event)
    case 'uncoupled':
      return add({ kind: 'delivered', seat: event.seat, cell: cellOfStation(before, event.station) })
    case 'lineSettled':
      return null
    // What is looked at after the end is the line that was built.
    case 'ended':
      return null
    // Whose turn comes again may do nothing on the table: their moves of the last turn are not taken for this one's.
    case 'turnBegan':
      return without(last, ({ seat }) => seat === event.seat)
    // One's own shows on the plate alone, but whoever looks has gone on.
    case 'coupled':
      return event.seat === viewer ? without(last, ({ seat }) => seat !== viewer) : add(coupling(event, before))
    case 'discarded':
      return isOthersRefill(event, viewer) ? add({ kind: 'refill', seat: event.seat, card: event.card }) : last
    case 'lifted':
    case 'stationReopened':
      return without(last, (deed) => deed.kind === 'lay' && deed.cell === event.cell)
    case 'derailed':
    case 'gaveUpTrain':
      return without(last, (deed) => (deed.kind === 'drive' || deed.kind === 'flight') && trainOf(deed) === event.seat)
    default:
      return last
  }
}

const coupling = ({ seat, card, station }: EventOf<'coupled'>, view: FreightView): Deed => ({
  kind: 'couple',
  seat,
  cell: cellOfStation(view, station),
  card,
})

const cellOfStation = ({ cells }: FreightView, station: number): number =>
  cells.findIndex((cell) => cell.station === station)

/** It ends the turn: of one's own nothing is left to be told. */
const isOthersRefill = ({ purpose, seat }: EventOf<'discarded'>, viewer: Viewer | undefined): boolean =>
  purpose === 'refill' && seat !== viewer

const isSameCell = (a: Deed, b: Deed): boolean =>
  (a.kind === 'lay' || a.kind === 'delivered' || a.kind === 'flip') && a.kind === b.kind && a.cell === b.cell

/** It stands before the drive that it has halted: that goes on, and is still what was done last. */
function flip(beside: readonly Deed[], event: EventOf<'flipped'>): LastMove | null {
  const { cell, allowed, surplus } = event
  const seat = doerOf(event)
  const flipped: Deed = { kind: 'flip', seat, cell, allowed, lost: surplus }
  const others = beside.filter((one) => !isSameCell(one, flipped))
  const halted = others.at(-1)
  return halted?.kind === 'drive' && halted.seat === seat
    ? upTo([...others.slice(0, -1), flipped, halted])
    : upTo([...others, flipped])
}

/**
 * The stretches of one drive, with the questions between them, are one line. It is drawn anew as a whole: on a sleeper
 * that rails share only what comes after a question tells which of them was taken.
 */
function drive(
  last: LastMove | null,
  event: EventOf<'drove'>,
  before: FreightView,
  viewer: Viewer | undefined,
): LastMove | null {
  const own = (move: Move) => move.seat === event.seat
  const start = event.from.find(own)
  const steps = event.steps.flatMap((moves) => moves.filter(own))
  if (!start || steps.length === 0) return last
  const begun = drivenOn(last, event)
  const stands = [...(begun ? begun.stands : [start]), ...steps]
  const beside = besides(last, doerOf(event), viewer)
  const driven: Deed = {
    kind: 'drive',
    ...driversOf(event),
    card: event.because.id,
    sleeper: stands[stands.length - 1].sleeper,
    stands,
    line: lineAlong(before, stands),
  }
  return upTo([...(begun ? beside.slice(0, -1) : beside), driven])
}

/** Who drove, and whose locomotive, where that is another's. */
export const driversOf = (event: EventOf<'drove'>): { readonly seat: number; readonly of?: number } => {
  const seat = doerOf(event)
  return seat === event.seat ? { seat } : { seat, of: event.seat }
}

/** Whose locomotive went a way. */
export const trainOf = (deed: Deed): number => (deed.kind === 'drive' ? deed.of : undefined) ?? deed.seat

/** The deed that a stretch of a drive goes on with, driven with the same card; null where it begins one. */
export function drivenOn(last: LastMove | null, event: EventOf<'drove'>): Extract<Deed, { kind: 'drive' }> | null {
  const start = event.from.find(({ seat }) => seat === event.seat)
  const goesOn =
    last?.kind === 'drive' &&
    last.seat === doerOf(event) &&
    trainOf(last) === event.seat &&
    last.card === event.because.id &&
    last.sleeper === start?.sleeper
  return goesOn ? last : null
}

/** Whether a position shown afresh is still the one that a move led to. */
export function stillThere(last: LastMove, view: FreightView): boolean {
  switch (last.kind) {
    case 'lay':
      return view.cells[last.cell]?.card === last.card
    case 'delivered':
      return (view.seats[last.seat]?.delivered ?? 0) > 0
    case 'couple':
      return view.seats[last.seat]?.coupled.includes(last.card) ?? false
    // A refill lies on no cell, and its card may be shuffled into the stock: what was done before it tells.
    case 'refill': {
      const before = last.earlier?.findLast(({ kind }) => kind !== 'refill')
      return before ? stillThere(before, view) : view.discardTop === last.card
    }
    case 'flip':
      return (view.cells[last.cell]?.card ?? -1) >= 0
    default:
      return view.seats[trainOf(last)]?.locomotive.sleeper === last.sleeper
  }
}
