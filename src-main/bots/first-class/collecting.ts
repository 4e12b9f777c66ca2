import { END_CARDS } from '../../../src-shared/games/first-class/cards/index.ts'
import { countedCards, holdsEndCard } from '../../engine/first-class/final.ts'
import { endCardRef } from '../../engine/first-class/refs.ts'
import type { Seat, State } from '../../engine/game.ts'
import type { Collecting } from '../search/part.ts'
import { newPace, readPace } from './pace.ts'
import { WEIGHTS } from './weights.ts'

const pace = newPace()

/** What each end card of a seat counts, the drafted one too: what is filed of it, with what as a rule still will be. */
export function collecting(s: State, seat: Seat): readonly Collecting[] {
  readPace(s, seat, pace)
  return END_CARDS.flatMap(({ points, counts }, endCard) =>
    holdsEndCard(s, seat, endCard)
      ? {
          ref: endCardRef(endCard),
          each: points,
          likely: countedCards(s, seat, endCard) + WEIGHTS.taken[counts] * pace.left,
        }
      : [],
  )
}
