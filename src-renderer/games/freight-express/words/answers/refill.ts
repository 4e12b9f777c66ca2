import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import { phrase } from '../../../../messages/index.ts'
import { cardFacts } from '../cards.ts'
import { heading } from '../headings.ts'
import { refillEnds } from '../near-end.ts'
import { cardStep } from '../steps.ts'
import { candidate, type FreightAnswer } from './answer.ts'

export const REFILL = heading('refill', 'freight-icon-action-refill', 'refill', { key: 'F', ends: true })

export const refill: FreightAnswer<'refill'> = {
  candidate: (offer) =>
    candidate(offer, {
      group: REFILL,
      confirm: phrase('freight.confirm.refill'),
      steps: [cardStep(offer.action.card, phrase('freight.card.refill', cardFacts(offer.action.card)))],
      // The card is drawn for at the stock and paid onto the discard: whoever brings it to either means the same.
      onto: [{ kind: 'pile', id: 1 }],
    }),
  /** Which card it costs, how many it draws, and whether it ends the game. */
  preview({ action: { card }, at: { view } }) {
    const n = TRACK_CARDS[card].action
    const ends = refillEnds(view, n)
    return {
      title: phrase('freight.preview.refill', cardFacts(card)),
      text: [phrase('freight.preview.refill.text', { n }), ...(ends ? [ends] : [])],
    }
  },
}
