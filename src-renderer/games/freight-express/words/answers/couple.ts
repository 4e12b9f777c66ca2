import { phrase } from '../../../../messages/index.ts'
import { cardFacts } from '../cards.ts'
import { heading } from '../headings.ts'
import { wagonStep } from '../steps.ts'
import { candidate, type FreightAnswer } from './answer.ts'

export const COUPLE = heading('couple', 'freight-icon-action-couple', 'couple', { rank: 2 })

export const couple: FreightAnswer<'couple'> = {
  candidate: (offer) =>
    candidate(offer, {
      group: COUPLE,
      confirm: phrase('freight.confirm.couple'),
      steps: [
        wagonStep(offer.action, phrase('freight.choice.couple', cardFacts(offer.action.card)), {
          kind: 'card',
          id: offer.action.card,
        }),
      ],
      onto: { kind: 'locomotive', id: offer.decision.for },
    }),
  preview: ({ action: { card }, at: { view } }) => ({
    title: phrase('freight.preview.couple', cardFacts(card)),
    text: [
      phrase('freight.preview.couple.text', { ...cardFacts(card), n: view.seats[view.active].coupled.length + 1 }),
    ],
  }),
}
