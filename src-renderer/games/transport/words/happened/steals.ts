import type { Phrase, Seat } from '../../../../../src-shared/core.ts'
import { PARCELS_TO_END } from '../../../../../src-shared/games/transport/cards.ts'
import type { TransportEvent } from '../../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../../src-shared/games/transport/view.ts'
import type { SeatInfo } from '../../../../../src-shared/table.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import { toPallet } from '../pallets.ts'

/** Who brought in each parcel, as far as that is known. */
export type Brought = Readonly<Record<number, Seat>>

type Scored = Extract<TransportEvent, { kind: 'scored' }>

/** For a parcel of less nobody has grudged. */
const GRUDGED = 2

export const broughtAfter = (known: Brought | null, event: TransportEvent): Brought | null =>
  event.kind === 'parcelPlaced' ? { ...known, [event.parcel]: event.seat } : known

/** What is known of it from these events too. */
export const broughtIn = (known: Brought | null, events: readonly TransportEvent[]): Brought | null =>
  events.reduce(broughtAfter, known)

/** Whose parcel somebody scored for themselves or their team: that of the seat of others who had brought it in. */
export function robbedBy({ seat, tile, parcel, value }: Scored, brought: Brought | null, view: TransportView) {
  const bringer = brought?.[parcel]
  if (bringer === undefined || value < GRUDGED) return null
  const { team } = view.seats[seat]
  return team.includes(bringer) || !team.includes(tile) ? null : bringer
}

/** A parcel that others had brought in, scored on the own pallet or on the partner's. */
export function stolen({ value: n, seat, tile, pallet }: Scored, seats: readonly SeatInfo[], bringer: Seat): Phrase {
  const [who, name] = [nameOf(seats, seat), nameOf(seats, bringer)]
  return tile === seat
    ? phrase('transport.moment.stolen', { who, n, name })
    : phrase('transport.moment.stolen.partner', { who, n, name, pallet: toPallet(pallet, { seats }) })
}

/** The seats of others among those whose pallets these are. */
export const othersOf = (seat: Seat, pallets: readonly number[], { seats }: TransportView): Seat[] =>
  pallets.filter((pallet) => !seats[seat].team.includes(pallet))

/** The pallets that an event carries away, or to which nothing comes any more. */
export function struckBy(event: TransportEvent): readonly number[] {
  switch (event.kind) {
    case 'forkliftMoved':
    case 'palletCutOff':
      return [event.pallet]
    case 'palletsExchanged':
      return event.pallets
    default:
      return []
  }
}

/** Whether somebody loses by it, or the race is decided. */
export function isStrike(event: TransportEvent, brought: Brought | null, view: TransportView): boolean {
  if (event.kind === 'scored') return event.nth === PARCELS_TO_END || robbedBy(event, brought, view) !== null
  return othersOf(event.seat, struckBy(event), view).length > 0
}
