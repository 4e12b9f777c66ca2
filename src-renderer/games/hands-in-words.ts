import { UNKNOWN } from '../../src-shared/core.ts'
import type { TableState } from '../../src-shared/table.ts'
import { t } from '../i18n/words.svelte.ts'

/** A hand whose cards are known to whoever looks. */
export interface HandInWords {
  readonly title: string
  readonly cards: readonly string[]
}

/**
 * The name of the seat whose hand lies before whoever looks, where it is not their own: where all is open that of the
 * seat to move, and where a bot's move is looked back at as its seat saw the table, the bot's. null: it is one's own.
 */
export function handOfAnother({
  viewer,
  seats,
  status,
}: Pick<TableState, 'viewer' | 'seats' | 'status'>): string | null {
  if (viewer === 'open') return seats[status.active].name
  return typeof viewer === 'number' && isLookedInto(seats, viewer) ? seats[viewer].name : null
}

/** A bot looks at no window: what is seen with its eyes is looked back at. */
const isLookedInto = (seats: TableState['seats'], seat: number): boolean =>
  (seats[seat]?.player ?? 'person') !== 'person'

/**
 * The hands that may be seen, as they lie in the view: one's own by that name, those of others, shown or looked back at
 * openly, by theirs.
 */
export const handsInWords = (
  { viewer, seats }: Pick<TableState, 'viewer' | 'seats'>,
  hands: readonly (readonly number[])[],
  own: string,
  words: (card: number) => string,
): readonly HandInWords[] => {
  const isOwn = (seat: number) => seat === viewer && !isLookedInto(seats, seat)
  return hands.flatMap((hand, seat) => {
    const cards = hand.filter((card) => card !== UNKNOWN)
    return cards.length === 0
      ? []
      : [{ title: isOwn(seat) ? own : t('table.handOf', { name: seats[seat].name }), cards: cards.map(words) }]
  })
}
