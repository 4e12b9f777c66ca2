import { FIRST_DECK_CARD, HIGH, PARCEL_COUNT } from '../../../../src-shared/games/transport/cards.ts'
import { cellOfStart, startLayout } from '../../../../src-shared/games/transport/layouts.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'

/** Each start as a position without hands or parcels, for a small picture. */
const viewOf = (seats: number): TransportView => ({
  game: 'transport',
  options: transportOptions.default,
  laid: startLayout(seats)
    .map((start) => ({ card: start.card, cell: cellOfStart(start), rotation: start.rotation, parcel: -1 }))
    .filter(({ card }) => card < FIRST_DECK_CARD),
  parcels: Array.from({ length: PARCEL_COUNT }, () => ({ place: 'bag', on: -1, face: HIGH })),
  seats: [],
  stock: 0,
  bag: PARCEL_COUNT,
  turn: 0,
  active: 0,
  step: { name: 'act', card: -1, parcel: -1, icon: -1 },
  connected: false,
  idleTurns: 0,
  idleLimit: 0,
  ended: false,
})

export const START_LAYOUTS = [2, 3, 4].map((seats) => ({ seats, view: viewOf(seats) }))
