import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../messages/index.ts'
import type { Spot } from '../../../words/speech.ts'
import { cardPhrase, isKnown } from './cards.ts'

/** The rows on offer, card by card as they lie; a gap where one was taken. */
export const walkOver = (view: FirstClassView): readonly (readonly Spot[])[] =>
  view.rows.map((cards, row) =>
    cards.map((card, column) => ({
      name: phrase('first-class.walk.place', { row: row + 1, n: column + 1 }),
      lies: isKnown(card) ? cardPhrase(card) : phrase('first-class.walk.taken'),
      refs: isKnown(card) ? [{ kind: 'card', id: card } as const] : [],
      sign: isKnown(card) ? String(column + 1) : '',
    })),
  )
