import type { Counted } from '../../../words/names.ts'
import { phrase } from '../../../messages/index.ts'
import { CARDS, FIRST_DECK_CARD, faceComingIn, numberUp } from '../../../../src-shared/games/transport/cards.ts'
import { SHAPES } from '../../../../src-shared/games/transport/shapes.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'

/**
 * What whoever looks cannot see of the deck, in the stock or in others' hands, by shape: all else lies open or in the
 * viewer's own hand.
 */
export function unseenCards(view: TransportView): Counted[] {
  const seen = new Set([
    ...view.laid.map(({ card }) => card),
    ...view.seats.flatMap(({ hand }) => hand),
    view.step.card,
  ])
  const hidden = CARDS.flatMap(({ shape }, card) => (card < FIRST_DECK_CARD || seen.has(card) ? [] : [shape]))
  return SHAPES.map((shape) => ({
    what: phrase(`transport.shape.${shape}`),
    n: hidden.filter((one) => one === shape).length,
  }))
}

/** What is left in the bag, by the number that lies up when it is drawn and its back: what has left it lies open. */
export function leftInBag({ parcels, seats }: TransportView): Counted[] {
  const face = faceComingIn(seats.length)
  const pairs = parcels.flatMap(({ place }, parcel) =>
    place === 'bag' ? [`${numberUp(parcel, face)} ${numberUp(parcel, 1 - face)}`] : [],
  )
  return [...new Set(pairs)].sort().map((pair) => {
    const [n, back] = pair.split(' ').map(Number)
    return { what: phrase('transport.about.number', { n, back }), n: pairs.filter((one) => one === pair).length }
  })
}
