import type { ScorePart } from '../../../src-shared/core.ts'
import { END_CARDS } from '../../../src-shared/games/first-class/cards/index.ts'
import { coinCount } from '../../engine/first-class/board/coins.ts'
import { countedCards } from '../../engine/first-class/final.ts'
import { AT } from '../../engine/first-class/state.ts'
import type { Seat, State } from '../../engine/game.ts'

/** Coins, and the end cards that were taken: the one kept in the draft is nobody else's business. */
export const counted = (s: State, seat: Seat): readonly ScorePart[] => [
  { key: 'first-class.score.coins', value: coinCount(s, seat), refs: [] },
  { key: 'first-class.score.endCards', value: openEndCards(s, seat), refs: [] },
]

const openEndCards = (s: State, seat: Seat): number =>
  END_CARDS.reduce(
    (sum, { points }, endCard) =>
      s[AT.endOwner + endCard] === seat + 1 ? sum + points * countedCards(s, seat, endCard) : sum,
    0,
  )
