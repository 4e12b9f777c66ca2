import type { Phrase } from '../../../../../src-shared/core.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'

/** How many cards it draws, and how many are then to be played: whichever of equal hands is chosen, the sizes tell. */
export function cardTrainBrings({ seats, active }: FreightView): Phrase {
  const hands = seats.flatMap(({ hand }, seat) => (seat === active ? [] : [hand.length]))
  const had = seats[active].hand.length
  let all = had
  for (let most = Math.max(...hands); most >= all; most = Math.max(...hands)) {
    hands[hands.indexOf(most)]--
    all++
  }
  return phrase('freight.preview.cardTrain', { n: all - had, all })
}
