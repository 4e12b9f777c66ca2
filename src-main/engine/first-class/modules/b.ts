import { CARD_KINDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { conductorOf, riderAt } from '../board/coaches.ts'
import { pointsAt } from '../board/conductors.ts'
import { addPoints } from '../points.ts'
import { postcardOn, routeCount } from '../board/route.ts'
import { TRAINS } from '../state.ts'
import { CARD_KIND } from '../tables.ts'
import { CELEBRITY, celebrityCard, celebrityStep } from './celebrity.ts'
import { withLetter, type Module } from './module.ts'
import { LAY_POSTCARD, layPostcards, postcardCard, postcardStep } from './postcard.ts'
import { layRiders } from './riders.ts'

const CELEBRITY_KIND = CARD_KINDS.indexOf('celebrity')

const isCelebrity = (card: number): boolean => card >= 0 && CARD_KIND[card] === CELEBRITY_KIND

/** What the celebrities of a train add: the value of their wagons once more, of nothing else. [002:953; ruling 13] */
function doubled(s: State, seat: Seat, train: number): number {
  let sum = 0
  for (let place = 0; place < conductorOf(s, seat, train); place++) {
    if (isCelebrity(riderAt(s, seat, train, place))) sum += pointsAt(s, seat, train, place)
  }
  return sum
}

function guests(s: State, seat: Seat): number {
  let n = 0
  for (let train = 0; train < TRAINS; train++)
    for (let place = 0; place < 10; place++) if (isCelebrity(riderAt(s, seat, train, place))) n++
  for (let i = 0; i < routeCount(s, seat); i++) if (postcardOn(s, seat, i) >= 0) n++
  return n
}

/** Module B, celebrities and postcards. [002:942-1011] */
export const moduleB: Module = {
  inPlay: withLetter('B'),
  cards: { celebrity: celebrityCard, postcard: postcardCard },
  conditions: { guests: (s, seat, { n }) => guests(s, seat) >= n },
  steps: () => [
    [CELEBRITY, celebrityStep],
    [LAY_POSTCARD, postcardStep],
  ],
  layBoard: [layPostcards, layRiders],
  bonusTimes: (s, seat, index) => (postcardOn(s, seat, index) >= 0 ? 2 : 1),
  trainAdds: doubled,
  scored(s, seat, emit) {
    for (let train = 0; train < TRAINS; train++) addPoints(s, seat, 'celebrities', doubled(s, seat, train), emit)
  },
}
