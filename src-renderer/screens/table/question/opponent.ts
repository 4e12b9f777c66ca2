import type { Phrase, Seat } from '../../../../src-shared/core.ts'
import { isLevel, type BotLevel, type SeatInfo } from '../../../../src-shared/table.ts'

/** What is shown, as far as it tells who plays. */
interface Shown {
  readonly moving: boolean
  readonly commentary: { readonly whose: { readonly seat: Seat } | null; readonly episode: Phrase | null }
}

interface Asked {
  readonly seats: readonly SeatInfo[]
  readonly status: { readonly decision: { readonly by: Seat } | null }
}

/** The bot whose turn is shown, or that is to play; null for a person, and while more than a turn goes on. */
export function opponentOf(
  { moving, commentary: { whose, episode } }: Shown,
  { seats, status }: Asked,
): { readonly seat: Seat; readonly level: BotLevel; readonly name: string } | null {
  const seat = (moving && whose ? whose.seat : status.decision?.by) ?? -1
  const { player, name } = seats[seat] ?? { player: 'person', name: '' }
  return episode !== null || player === 'person' || !isLevel(player) ? null : { seat, level: player, name }
}
