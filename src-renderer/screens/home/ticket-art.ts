import type { GameId } from '../../../src-shared/core.ts'
import type { Settings } from '../../../src-shared/table.ts'
import { ticketOf } from '../../games/tickets.ts'
import { themeOf } from '../../state/theme.svelte.ts'

/** The address of a game's drawing on its ticket, which has its colours of the night where that part of it is named. */
export function ticketArt(game: GameId, settings: Settings): string {
  const { art } = ticketOf(game).ticket
  return themeOf(settings) === 'night' ? `${art}#night` : art
}
