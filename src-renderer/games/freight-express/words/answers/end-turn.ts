import { phrase } from '../../../../messages/index.ts'
import { heading } from '../asked/headings.ts'
import { LEVEL } from '../near-end.ts'
import { nextStep } from '../asked/steps.ts'
import { candidate, type FreightWords } from './answer.ts'

export const END = heading('end', 'icon-ui-check', 'turn', { bare: true, closing: true })

export const endTurn: FreightWords<'endTurn'> = {
  candidate: (offer) =>
    candidate(offer, {
      group: END,
      confirm: phrase('freight.confirm.endTurn'),
      steps: [nextStep(offer.action.kind, phrase('freight.choice.endTurn'))],
      // Not by the seat's plate: who points there wants to know about the seat.
      refs: [],
    }),
  preview: ({ at: { view } }) => ({
    title: phrase('freight.preview.endTurn'),
    text: [
      phrase('freight.preview.endTurn.text', { n: view.seats[view.active].hand.length }),
      // Whoever is next has to draw, and finds none.
      ...(view.stock + view.discard === 0 ? [LEVEL] : []),
    ],
  }),
}
