import type { Phrase } from '../../../../src-shared/core.ts'
import type { TransportEvent, WayStep } from '../../../../src-shared/games/transport/events.ts'
import { isIntake, isPallet } from '../../../../src-shared/games/transport/cards.ts'
import type { LaidView, TransportView } from '../../../../src-shared/games/transport/view.ts'
import { opposite, neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../words/names.ts'
import type { Preview } from '../../../../src-shared/table.ts'
import type { At } from './answers/answer.ts'
import { intakePhrase, upOf } from './cards.ts'
import { MOST, waysFrom } from './roads.ts'

/** What a card opens by how it lies, and what it cuts off: only what the belts themselves say, whatever comes after. */

/** A pallet that a parcel comes to with its next move. */
export interface Way {
  /** -1: none yet, but one of this number that comes in there. */
  readonly parcel: number
  readonly n: number
  /** The card that it sets out from. */
  readonly from: number
  readonly pallet: number
  readonly steps: readonly WayStep[]
}

export interface Change {
  readonly opened: readonly Way[]
  readonly closed: readonly Way[]
}

/** The ways of all parcels on the belts, and of those of each number that would come in. */
export function waysIn(view: TransportView): readonly Way[] {
  return view.laid.flatMap((laid): Way[] => {
    const { parcel, card: from } = laid
    const numbers = parcel >= 0 ? [upOf(view, parcel)] : isIntake(from) ? ALL : []
    return numbers.flatMap((n) =>
      [...waysFrom(view, laid, n)].map(([pallet, steps]) => ({ parcel, n, from, pallet, steps })),
    )
  })
}
const ALL = Array.from({ length: MOST }, (_, i) => i + 1)

/** Which of them are there in one position and not in another. */
export function changeOf(before: readonly Way[], after: readonly Way[]): Change {
  const [had, has] = [before, after].map((ways) => new Set(ways.map(keyOf)))
  return {
    opened: after.filter((way) => !had.has(keyOf(way))),
    // Who has gone on to a tile is cut off from nothing.
    closed: before.filter((way) => !has.has(keyOf(way))),
  }
}
const keyOf = ({ parcel, n, from, pallet }: Way): string => `${parcel < 0 ? `in ${from}` : parcel} ${n} ${pallet}`

/** The position once all cards and pallets of a preview lie, before anything goes on its way; null: it lays none. */
export function laidView({ beats }: Preview): TransportView | null {
  const laid = beats.findLast(({ event }) => LAYING.has((event as TransportEvent).kind))
  return (laid?.view as TransportView | undefined) ?? null
}

/** What a preview opens and cuts off by them. */
export function changeIn(view: TransportView, preview: Preview): Change {
  const after = laidView(preview)
  return after ? changeOf(waysNow(view), waysIn(after)) : NOTHING
}
const NOTHING: Change = { opened: [], closed: [] }
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

/** Whether a way that was opened is for the side of whoever moves. */
export const opensOwn = (change: Change, at: Pick<At, 'view'>): boolean => change.opened.some((way) => isOwn(at, way))

/** The same of a position that would come, when it is asked for: one looks at few of all the ways to lay a card. */
export function opening(at: Pick<At, 'view'>, after: () => TransportView): () => boolean {
  let known: boolean | null = null
  return () => (known ??= opensOwn(changeOf(waysNow(at.view), waysIn(after())), at))
}

/** Those of a position that stands. */
function waysNow(view: TransportView): readonly Way[] {
  const ways = WAYS.get(view) ?? waysIn(view)
  WAYS.set(view, ways)
  return ways
}
const WAYS = new WeakMap<TransportView, readonly Way[]>()

/** Those of parcels that lie there; where there are none, the first for one to come that leads to one's own pallet. */
export function shownOf(ways: readonly Way[], at: Pick<At, 'view'>): readonly Way[] {
  const lying = ways.filter(({ parcel }) => parcel >= 0)
  return lying.length > 0 ? lying : ways.filter((way) => isOwn(at, way)).slice(0, 1)
}

/** What is worth saying of it, first what concerns one's own side; and whether it harms that. */
export function changeTold(change: Change, at: At): { readonly text: readonly Phrase[]; readonly warning: boolean } {
  const own = (ways: readonly Way[]) => ways.filter((way) => isOwn(at, way))
  const others = (ways: readonly Way[]) => ways.filter((way) => !isOwn(at, way))
  const closed = change.closed.filter(({ parcel }) => parcel >= 0)
  const said = [
    ...own(shownOf(change.opened, at)).map((way) =>
      way.parcel < 0
        ? phrase('transport.preview.opens.intake', { n: way.n, card: intakePhrase(way.from) })
        : phrase('transport.preview.opens.yours', { n: way.n }),
    ),
    ...own(closed).map(({ n }) => phrase('transport.preview.closes.yours', { n })),
    ...others(shownOf(change.opened, at)).map((way) => phrase('transport.preview.opens', theirs(way, at))),
    ...others(closed).map((way) => phrase('transport.preview.closes', theirs(way, at))),
  ]
  return { text: said.slice(0, SAID), warning: own(closed).length > own(shownOf(change.opened, at)).length }
}
const theirs = ({ n, pallet }: Way, { seats }: At) => ({ n, name: nameOf(seats, pallet) })
/** More sentences than this are not read beside a table. */
const SAID = 2
