import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import { phrase } from '../../../../messages/index.ts'
import { askedOf, cardFacts } from '../cards.ts'
import { heading } from '../asked/headings.ts'
import { wagonStep } from '../asked/steps.ts'
import { candidate, refsOf, type FreightWords } from './answer.ts'

export const UNCOUPLE = heading('uncouple', 'freight-icon-action-uncouple', 'uncouple', {
  leads: true,
  key: 'D',
})

export const uncouple: FreightWords<'uncouple'> = {
  candidate: (offer) => {
    // Where its open tag says, and where its locomotive stands now: whoever points at that alone means it, too.
    const station = { kind: 'station', id: TRACK_CARDS[offer.action.card].uncouple } as const
    return candidate(offer, {
      refs: [station, ...refsOf(offer)],
      group: UNCOUPLE,
      confirm: phrase('freight.confirm.uncouple'),
      onto: [station],
      steps: [
        {
          ...wagonStep(offer.action, phrase('freight.choice.uncouple', cardFacts(offer.action.card))),
          gain: TRACK_CARDS[offer.action.card].wagon,
        },
      ],
    })
  },
  preview: ({ action: { card }, at: { view } }) => ({
    title: askedOf('freight.preview.uncouple', card, view.seats[view.active].coupled),
    text: [
      phrase(
        view.options.openDeliveries ? 'freight.preview.uncouple.text.open' : 'freight.preview.uncouple.text',
        cardFacts(card),
      ),
    ],
  }),
}
