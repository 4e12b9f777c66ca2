import type { Phrase } from '../../../../../src-shared/core.ts'
import type { TransportEvent, WayStep } from '../../../../../src-shared/games/transport/events.ts'
import { isIntake, isPallet } from '../../../../../src-shared/games/transport/cards.ts'
import type { LaidView, TransportView } from '../../../../../src-shared/games/transport/view.ts'
import { opposite, neighbour } from '../../../../../src-shared/geometry/hexagons.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { Candidate } from '../../../../words/speech.ts'
import type { Preview } from '../../../../../src-shared/table.ts'
import type { At } from '../answers/answer.ts'
import { downOf, intakePhrase, upOf } from '../cards.ts'
import { toWhom } from './next-move.ts'
import { rejoins } from '../asked/rejoin.ts'
import { numbersToCome, waysFrom } from './roads.ts'

/** What a card opens by how it lies, and what it cuts off: only what the belts themselves say, whatever comes after. */

/** A pallet that a parcel comes to with its next move, or one that comes in. */
export interface Way {
  /** -1: none lies there yet. */
  readonly parcel: number
  /** The card that it sets out from. */
  readonly from: number
  readonly pallet: number
  /** With which number: of an intake the lowest of those that may come in. */
  readonly n: number
  /** What it counts there; 0: none lies there yet. */
  readonly points: number
  readonly steps: readonly WayStep[]
}

export interface Change {
  readonly opened: readonly Way[]
  readonly closed: readonly Way[]
  /** All that there are after it. */
  readonly after: readonly Way[]
}

/** The ways of all parcels on the belts, and of those that may come in: of each the first to every pallet. */
export function waysIn(view: TransportView): readonly Way[] {
  const coming = numbersToCome(view)
  return view.laid.flatMap((laid): Way[] => {
    const { parcel, card: from } = laid
    const numbers = parcel >= 0 ? [upOf(view, parcel)] : isIntake(from) ? coming : []
    const points = parcel >= 0 ? downOf(view, parcel) : 0
    const found = new Map<number, Way>()
    for (const n of numbers)
      for (const [pallet, steps] of waysFrom(view, laid, n))
        if (!found.has(pallet)) found.set(pallet, { parcel, from, pallet, n, points, steps })
    return [...found.values()]
  })
}

/** Those that are there in one position and not in another; with which number an intake leads there is the same. */
export function changeOf(before: readonly Way[], after: readonly Way[]): Change {
  const [had, has] = [before, after].map((ways) => new Set(ways.map(keyOf)))
  return {
    opened: after.filter((way) => !had.has(keyOf(way))),
    closed: before.filter((way) => !has.has(keyOf(way))),
    after,
  }
}
const keyOf = ({ parcel, from, pallet }: Way): string => `${parcel < 0 ? `in ${from}` : parcel} to ${pallet}`

/** The position once all cards and pallets of a preview lie, before anything goes on its way; null: it lays none. */
export function laidView({ beats }: Preview): TransportView | null {
  const laid = beats.findLast(({ event }) => LAYING.has((event as TransportEvent).kind))
  return (laid?.view as TransportView | undefined) ?? null
}

/** What an answer is told and drawn on: what is laid before it in the same answer lies there by then. */
export const laidBefore = (view: TransportView, preview: Preview): TransportView => laidView(preview) ?? view

/** What a preview opens and cuts off by them. */
export function changeIn(view: TransportView, preview: Preview): Change {
  const after = laidView(preview)
  return after ? changeOf(waysNow(view), waysIn(after)) : NOTHING
}
const NOTHING: Change = { opened: [], closed: [], after: [] }
const LAYING: ReadonlySet<TransportEvent['kind']> = new Set([
  'palletPushed',
  'connected',
  'keyMoved',
  'forkliftMoved',
  'palletsExchanged',
])

/** The position in which a card lies so; `side`: over which side of it the pallet that lay there has moved on. */
export function laidIn(view: TransportView, lies: Omit<LaidView, 'parcel'>, side = -1): TransportView {
  const { card, cell, rotation } = lies
  const parcel = view.laid.find((one) => one.card === card)?.parcel ?? -1
  const others = view.laid
    .filter((one) => one.card !== card)
    .map((one) =>
      side >= 0 && one.cell === cell && isPallet(one.card)
        ? { ...one, cell: neighbour(cell, side), rotation: opposite(side) }
        : one,
    )
  return { ...view, laid: [...others, { card, cell, rotation, parcel }] }
}

const isOwn = ({ view }: Pick<At, 'view'>, { pallet }: Way): boolean => view.seats[view.active].team.includes(pallet)

/** A way that is opened or cut off, as far as that is worth a word. */
export interface Told extends Way {
  readonly opens: boolean
  /** What another of its number counts there that is cut off as this one gains its way. */
  readonly lost?: number
}

/**
 * What of it is said, drawn and lit: first what concerns one's own side. Of what may come in only that, and only where
 * nothing that lies there gains a way. Where one gains a way and another of its number loses the same, that is said
 * together: apart it would read as one parcel that does both.
 */
export function toldOf(change: Change, at: Pick<At, 'view'>): readonly Told[] {
  // Of several with one number, said once, what counts most.
  const lying = lyingIn(change).toSorted((a, b) => b.points - a.points)
  const own = lying.filter((one) => isOwn(at, one))
  const coming = bothOf(change).filter((one) => one.parcel < 0 && one.opens && isOwn(at, one))
  return [
    ...own.filter(({ opens }) => opens),
    ...(own.some(({ opens }) => opens) ? [] : coming.slice(0, 1)),
    ...own.filter(({ opens }) => !opens),
    ...lying.filter((one) => !isOwn(at, one)),
  ]
    .filter((one, i, all) => all.findIndex((other) => alike(one, other) && one.opens === other.opens) === i)
    .flatMap((one, _, all) => {
      const other = all.find((it) => it.parcel >= 0 && one.parcel >= 0 && alike(one, it) && one.opens !== it.opens)
      if (!other) return [one]
      return one.opens ? [{ ...one, lost: other.points }] : []
    })
    .slice(0, SAID)
}

const bothOf = ({ opened, closed }: Change): readonly Told[] => [
  ...opened.map((way) => ({ ...way, opens: true })),
  ...closed.map((way) => ({ ...way, opens: false })),
]

/**
 * Those of parcels that lie there, less those of one number that count as much, one for one: there nothing is won or
 * lost.
 */
function lyingIn(change: Change): readonly Told[] {
  const left: Told[] = []
  for (const one of bothOf(change)) {
    if (one.parcel < 0) continue
    const even = left.findIndex((it) => alike(one, it) && one.points === it.points && one.opens !== it.opens)
    if (even < 0) left.push(one)
    else left.splice(even, 1)
  }
  return left
}
const alike = (one: Way, other: Way): boolean => one.n === other.n && one.pallet === other.pallet
/** More sentences than this are not read beside a table. */
const SAID = 2

/** The ways that are opened for the side of whoever moves, to pallets that lose none which counts more. */
function gainsOf(change: Change, at: Pick<At, 'view'>): readonly Told[] {
  const lost = lyingIn(change).filter(({ opens }) => !opens)
  const losesMore = (one: Told) => lost.some(({ pallet, points }) => pallet === one.pallet && points > one.points)
  return toldOf(change, at).filter((one) => one.opens && isOwn(at, one) && !losesMore(one))
}

/** Whether any is. */
export const opensOwn = (change: Change, at: Pick<At, 'view'>): boolean => gainsOf(change, at).length > 0

/** What a row says of it, where a parcel that lies there gains a way; null: nothing more than that one is opened. */
export function opensNote(change: Change, at: At): Phrase | null {
  const way = gainsOf(change, at).find(({ parcel }) => parcel >= 0)
  return way ? phrase('transport.choice.opens', { n: way.n, points: way.points, name: toWhom(way.pallet, at) }) : null
}

/** Both of a position that would come, when it is asked for: one looks at few of all the ways to lay a card. */
export function opening(at: At, after: () => TransportView): Pick<Candidate, 'opensWay' | 'opensTold' | 'rejoins'> {
  const then = once(after)
  const change = once(() => changeOf(waysNow(at.view), waysIn(then())))
  const isBack = once(() => rejoins(at.view, then))
  return {
    rejoins: isBack,
    // Who is cut off is shown where the way back is, whatever else opens a way for a partner.
    opensWay: () => isBack() || opensOwn(change(), at),
    opensTold: () => opensNote(change(), at),
  }
}

/** Found out when it is first asked for. */
function once<T>(find: () => T): () => T {
  let found: { readonly it: T } | undefined
  return () => (found ??= { it: find() }).it
}

/** Those of a position that stands. */
function waysNow(view: TransportView): readonly Way[] {
  const ways = WAYS.get(view) ?? waysIn(view)
  WAYS.set(view, ways)
  return ways
}
const WAYS = new WeakMap<TransportView, readonly Way[]>()

/**
 * What is worth saying of it; and whether it harms one's own side: a parcel loses its last way there, and none gains
 * one.
 */
export function changeTold(change: Change, at: At): { readonly text: readonly Phrase[]; readonly warning: boolean } {
  const own = (ways: readonly Way[]) => ways.filter((way) => way.parcel >= 0 && isOwn(at, way))
  const isLost = ({ parcel }: Way) => !own(change.after).some((way) => way.parcel === parcel)
  return {
    text: toldOf(change, at).map((one) => told(one, at)),
    warning: own(change.closed).some(isLost) && own(change.opened).length === 0,
  }
}

function told({ parcel, from, n, points, pallet, opens, lost }: Told, { view, seats }: At): Phrase {
  const yours = pallet === view.active
  const name = nameOf(seats, pallet)
  if (parcel < 0) {
    const card = intakePhrase(from)
    return yours
      ? phrase('transport.preview.opens.intake', { n, card })
      : phrase('transport.preview.opens.intake.theirs', { n, card, name })
  }
  if (lost !== undefined)
    return yours
      ? phrase('transport.preview.trades.yours', { n, points, lost })
      : phrase('transport.preview.trades', { n, points, lost, name })
  if (opens)
    return yours
      ? phrase('transport.preview.opens.yours', { n, points })
      : phrase('transport.preview.opens', { n, points, name })
  return yours ? phrase('transport.preview.closes.yours', { n }) : phrase('transport.preview.closes', { n, name })
}
