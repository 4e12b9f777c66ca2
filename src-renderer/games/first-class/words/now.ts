import type { GameEvent, Phrase } from '../../../../src-shared/core.ts'
import { END_CARD_PRICE, TEATIME_PRICE } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import { phrase } from '../../../messages/index.ts'
import { nowOf, type Nows } from '../../../words/now.ts'
import { aKind, isKnown } from './cards.ts'

const NOWS: Nows<FirstClassEvent> = {
  drafted: (_, who) => phrase('first-class.now.drafted', { who }),
  endCardsOpened: ({ endCards }) => (endCards.length > 0 ? phrase('first-class.now.endCards') : null),
  dealt: ({ round, cards }) => phrase('first-class.now.dealt', { round, n: cards.filter(isKnown).length }),
  taken: ({ card, refused }, who) =>
    isKnown(card)
      ? phrase(refused ? 'first-class.now.refused' : 'first-class.now.taken', { who, card: aKind(card) })
      : null,
  startTaken: (_, who) => phrase('first-class.now.startTaken', { who }),
  coinSpent: ({ use }, who) => {
    const n = use === 'endCard' ? END_CARD_PRICE : use === 'order' ? TEATIME_PRICE : 1
    return n === 1 ? phrase('first-class.now.coin', { who }) : phrase('first-class.now.coins', { who, n })
  },
  contractFulfilled: (_, who) => phrase('first-class.now.contract', { who }),
  // A scoring has a heading of its own.
  scoringBegan: () => null,
  cityCollected: () => null,
  trainScored: () => null,
  // After the last train that heading would be of what is over.
  draftsShown: () => phrase('first-class.now.atTheEnd'),
}

export const now = (events: readonly GameEvent[], seats: readonly SeatInfo[]): Phrase | null =>
  nowOf(NOWS, events, seats)
