import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { heading } from '../asked/headings.ts'
import { LEVEL } from '../near-end.ts'
import { nextStep } from '../asked/steps.ts'
import { candidate, type FreightWords } from './answer.ts'

const handOf = ({ seats, active }: FreightView): number => seats[active].hand.length

/**
 * Whoever is next has to draw, and finds no card. After the card train what could not be used is discarded: there is
 * something to draw then.
 */
const endsGame = (view: FreightView): boolean => view.stock + view.discard + (view.mustPlay ? handOf(view) : 0) === 0

export const END = heading('end', 'icon-ui-check', 'turn', { bare: true, closing: true })

export const endTurn: FreightWords<'endTurn'> = {
  candidate: (offer) =>
    candidate(offer, {
      group: END,
      confirm: phrase(endsGame(offer.at.view) ? 'freight.confirm.endTurn.ends' : 'freight.confirm.endTurn'),
      steps: [
        {
          ...nextStep(offer.action.kind, phrase('freight.choice.endTurn')),
          ...(endsGame(offer.at.view) && { warning: phrase('freight.card.refill.ends') }),
        },
      ],
      // Not by the seat's plate: who points there wants to know about the seat.
      refs: [],
    }),
  preview({ at: { view } }) {
    const ends = endsGame(view)
    return {
      title: phrase(ends ? 'freight.preview.endTurn.ends' : 'freight.preview.endTurn'),
      text: [
        phrase(`freight.preview.endTurn.${view.mustPlay ? 'leftOver' : 'text'}`, { n: handOf(view) }),
        ...(ends ? [phrase('freight.preview.endTurn.last'), LEVEL] : []),
      ],
      ...(ends && { warning: true }),
    }
  },
}
