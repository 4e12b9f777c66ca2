import type { Phrase, Seat } from '../../../../src-shared/core.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../messages/index.ts'
import { listOf, nameOf, sentences } from '../../../words/names.ts'
import type { Position } from '../../../words/speech.ts'
import { forWagon } from './cards.ts'

/** Whoever clicks on a name plate asks about it: what is in the train, and where the delivered wagons are. */
export function aboutPlate(of: Seat, { view, seats }: Position<FreightView>): Phrase | null {
  const seat = view.seats[of]
  if (!seat) return null
  const name = nameOf(seats, of)
  const { coupled, delivered, deliveredCards } = seat
  const train =
    coupled.length === 0
      ? phrase('freight.plate.none', { name })
      : phrase('freight.plate.pulls', { name, wagons: listOf(coupled.map(forWagon)) })
  const open = deliveredCards && deliveredCards.length > 0
  const done = open
    ? phrase('freight.plate.delivered.open', { wagons: listOf(deliveredCards.map(forWagon)) })
    : phrase('freight.plate.delivered', { n: delivered })
  return sentences(train, done)
}
