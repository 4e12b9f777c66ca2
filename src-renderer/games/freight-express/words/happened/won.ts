import type { GameEvent } from '../../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import type { FreightEvent } from '../../../../../src-shared/games/freight-express/events.ts'
import type { Won } from '../../../../words/speech.ts'
import { isKnown } from '../cards.ts'

/** See Speech.won: a wagon that is delivered. */
export function won(event: GameEvent): Won | null {
  const told = event as FreightEvent
  if (told.kind !== 'uncoupled' || !isKnown(told.card)) return null
  return { seats: [told.seat], points: TRACK_CARDS[told.card].wagon }
}
