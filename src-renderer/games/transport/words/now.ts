import type { GameEvent, Phrase } from '../../../../src-shared/core.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import { phrase } from '../../../messages/index.ts'
import { nameOf } from '../../../words/names.ts'
import { nowOf, type Nows } from '../../../words/now.ts'

const nows = (seats: readonly SeatInfo[]): Nows<TransportEvent> => ({
  drew: (_, who) => phrase('transport.now.draws', { who }),
  picked: (_, who) => phrase('transport.now.picks', { who }),
  connected: (_, who) => phrase('transport.now.connects', { who }),
  palletPushed: (_, who) => phrase('transport.now.connects', { who }),
  parcelPlaced: () => phrase('transport.now.comesIn'),
  keyMoved: (_, who) => phrase('transport.now.key', { who }),
  forkliftMoved: () => phrase('transport.now.forklift'),
  palletsExchanged: () => phrase('transport.now.exchanges'),
  palletCutOff: ({ pallet }) => phrase('transport.now.cutOff', { name: nameOf(seats, pallet) }),
  parcelMoved: ({ number }) => phrase('transport.now.parcel', { n: number }),
  nothingMoves: () => phrase('transport.now.stuck'),
  // It has travelled, and shows another number than it set out with.
  scored: ({ value, tile }) => phrase('transport.now.scores', { n: value, who: nameOf(seats, tile) }),
  swapped: (_, who) => phrase('transport.now.swaps', { who }),
  ended: () => phrase('transport.now.ended'),
})

export const now = (events: readonly GameEvent[], seats: readonly SeatInfo[]): Phrase | null =>
  nowOf(nows(seats), events, seats)
