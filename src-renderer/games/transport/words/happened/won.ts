import type { GameEvent } from '../../../../../src-shared/core.ts'
import type { TransportEvent } from '../../../../../src-shared/games/transport/events.ts'
import type { Won } from '../../../../words/speech.ts'

/** See Speech.won: a parcel scores for whose pallet it lies on, whoever moved it. */
export function won(event: GameEvent): Won | null {
  const told = event as TransportEvent
  return told.kind === 'scored' ? { seat: told.tile, points: told.value } : null
}
