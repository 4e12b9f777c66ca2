import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { heading } from '../asked/headings.ts'
import { LEVEL } from '../near-end.ts'
import { nextStep } from '../asked/steps.ts'
import { candidate, type FreightWords } from './answer.ts'

const handOf = ({ seats, active }: FreightView): number => seats[active].hand.length

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
      // After the card train what could not be used is discarded: there is something to draw then.
      phrase(`freight.preview.endTurn.${view.mustPlay ? 'leftOver' : 'text'}`, { n: handOf(view) }),
      // Whoever is next has to draw, and finds none.
      ...(view.stock + view.discard + (view.mustPlay ? handOf(view) : 0) === 0 ? [LEVEL] : []),
    ],
  }),
}
