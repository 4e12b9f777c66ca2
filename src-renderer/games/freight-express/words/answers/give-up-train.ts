import { phrase } from '../../../../messages/index.ts'
import { heading } from '../asked/headings.ts'
import { lossPhrase } from '../asked/harm.ts'
import { nextStep } from '../asked/steps.ts'
import { candidate, refsOf, type FreightWords } from './answer.ts'

export const GIVE_UP = heading('giveUp', 'icon-ui-restart', 'stranded', { bare: true })

export const giveUpTrain: FreightWords<'giveUpTrain'> = {
  candidate: (offer) =>
    candidate(offer, {
      group: GIVE_UP,
      confirm: phrase('freight.confirm.giveUpTrain'),
      steps: [nextStep(offer.action.kind, phrase('freight.choice.giveUpTrain'), refsOf(offer))],
    }),
  preview({ at: { view } }) {
    const { hand, coupled } = view.seats[view.active]
    return {
      title: phrase('freight.preview.giveUpTrain'),
      text: [phrase('freight.preview.giveUpTrain.text', { lost: lossPhrase(hand.length, coupled.length) })],
      warning: true,
    }
  },
}
