import { phrase } from '../../../../messages/index.ts'
import { askedOf, cardFacts } from '../cards.ts'
import { above } from '../asked/above.ts'
import { drivenIn } from '../driven.ts'
import { heading } from '../asked/headings.ts'
import { wagonStep } from '../asked/steps.ts'
import { candidate, type FreightWords } from './answer.ts'

export const DROP = heading('drop', 'icon-ui-wagon', 'crossing', { costs: true })

/** A crossing carries fewer wagons than are pulled: whose train that is answers, whoever drives it. */
export const drop: FreightWords<'drop'> = {
  candidate: (offer) =>
    candidate(offer, {
      group: DROP,
      confirm: phrase('freight.confirm.drop'),
      steps: [wagonStep(offer.action, phrase('freight.choice.drop', cardFacts(offer.action.card)))],
    }),
  preview: ({ action: { card }, at }) => ({
    above: above(drivenIn(at.view), at),
    title: askedOf('freight.preview.drop', card, at.view.seats[drivenIn(at.view)].coupled),
    text: [],
    warning: true,
  }),
  question: {
    chapter: 'crossing',
    /** How many wagons are too many, and that one is chosen after the other. */
    ask({ at: { view } }) {
      const allowed = view.drive?.allowed ?? 0
      const n = view.seats[drivenIn(view)].coupled.length - allowed
      return { title: phrase('freight.prompt.drop'), text: phrase('freight.prompt.drop.text', { allowed, n }) }
    },
  },
}
