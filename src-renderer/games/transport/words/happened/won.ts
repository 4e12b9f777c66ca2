import type { GameEvent } from '../../../../../src-shared/core.ts'
import type { TransportEvent } from '../../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../../src-shared/games/transport/view.ts'
import type { Won } from '../../../../words/speech.ts'

/** See Speech.won: a parcel scores for whose pallet it lies on, whoever moved it, and for their partner. */
export function won(event: GameEvent, { seats }: TransportView): Won | null {
  const told = event as TransportEvent
  return told.kind === 'scored' ? { seats: seats[told.tile].team, points: told.value } : null
}
