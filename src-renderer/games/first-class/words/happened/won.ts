import type { GameEvent } from '../../../../../src-shared/core.ts'
import type { FirstClassEvent } from '../../../../../src-shared/games/first-class/events.ts'
import type { Won } from '../../../../words/speech.ts'

/** See Speech.won: what is scored within a turn. */
export function won(event: GameEvent): Won | null {
  const told = event as FirstClassEvent
  return told.kind === 'scored' ? { seats: [told.seat], points: told.points } : null
}
