import { CARDS, isPallet } from '../../../../../src-shared/games/transport/cards.ts'
import { phrase } from '../../../../messages/index.ts'
import { aCard, cardPhrase } from '../cards.ts'
import { heading } from '../asked/headings.ts'
import { thingOf, toAsked } from '../pallets.ts'
import { chosenPlace, heardPlace, laidOf, namedPlace, placePhrase } from '../places.ts'
import { turnedPhrase } from '../turned.ts'
import { cardOf, type TransportWords } from './answer.ts'
import { CONNECT } from './connect.ts'
import { FORKLIFT } from './lift.ts'
import { iconNext, placing } from './placing.ts'

export const FLOOR = heading('floor', 'transport-icon-floor', 'floor-side', {
  rank: 3,
  brief: phrase('transport.row.floor'),
})

/** A card from the hand, or one that a key or forklift has lifted, to an empty place, turned somehow. */
export const place: TransportWords<'place'> = {
  candidate(offer) {
    const { action, codes, at } = offer
    const card = cardOf(codes, at)
    const unseen = heardPlace(at.view, action.cell, card)
    return placing(offer, {
      group: isPallet(card) ? FORKLIFT : CARDS[card].shape === 'floor' ? FLOOR : CONNECT,
      confirm: phrase('transport.confirm.connect'),
      where: { label: chosenPlace(at.view, action.cell, card, toAsked(at)), ...(unseen && { unseen }), refs: [] },
      turn: { id: `turn${action.rotation}`, label: turnedPhrase(card, action.rotation) },
    })
  },
  preview({ action: { cell, rotation }, candidate: { codes }, preview, at }) {
    const { view } = at
    const card = cardOf(codes, at)
    const lay = [phrase('transport.preview.at', { place: namedPlace(view, cell) }), turnedPhrase(card, rotation)]
    const text = iconNext(card, preview)
    if (laidOf(view, card))
      return {
        title: phrase('transport.preview.move', { card: thingOf(card, toAsked(at)) }),
        text,
        unseen: { text: lay },
      }
    const inFull = phrase('transport.preview.connect', { card: aCard(card), place: placePhrase(view, cell) })
    const title = phrase('transport.preview.connectHere')
    // The rows of its places do not name it: what stands above them does, before and after one of them is chosen.
    return { above: cardPhrase(card), title, text, unseen: { title: inFull, text: lay } }
  },
}
