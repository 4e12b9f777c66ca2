import { UNKNOWN } from '../../src-shared/core.ts'
import type { TableState } from '../../src-shared/table.ts'
import { t } from '../i18n/words.svelte.ts'

/** A hand whose cards are known to whoever looks. */
export interface HandInWords {
  readonly title: string
  readonly cards: readonly string[]
}

/**
 * The hands that may be seen, as they lie in the view: one's own by that name, those of others, shown or looked back at
 * openly, by theirs.
 */
export const handsInWords = (
  { viewer, seats }: Pick<TableState, 'viewer' | 'seats'>,
  hands: readonly (readonly number[])[],
  own: string,
  words: (card: number) => string,
): readonly HandInWords[] =>
  hands.flatMap((hand, seat) => {
    const cards = hand.filter((card) => card !== UNKNOWN)
    return cards.length === 0
      ? []
      : [{ title: seat === viewer ? own : t('table.handOf', { name: seats[seat].name }), cards: cards.map(words) }]
  })
