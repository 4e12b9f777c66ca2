import type { Decision } from '../../../../../src-shared/core.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { cardFacts } from '../cards.ts'
import { SPECIAL } from '../asked/headings.ts'
import { matchesTurnedUp } from '../specials/by-value.ts'
import { isRebuilding } from '../specials/rebuild.ts'
import { cardStep } from '../asked/steps.ts'
import { bare, candidate, specialRow, type FreightWords } from './answer.ts'

/** Answers that several specials take. */

/** The coupled wagon that is uncoupled, taken, lost or paid. */
export const takeWagon: FreightWords<'takeWagon'> = {
  candidate(offer) {
    const { action, decision, at } = offer
    const use = wagonUse(action.card, decision, at.view)
    const label = phrase(`freight.choice.takeWagon.${use}`, cardFacts(action.card))
    return specialRow(offer, label, phrase('freight.confirm.takeWagon'), { many: 'freight.choice.wagons' })
  },
}

function wagonUse(card: number, decision: Decision, view: FreightView): 'deliver' | 'lose' | 'take' | 'pay' {
  if (isPaid(decision)) return 'pay'
  if (decision.kind === 'wagonRobbery') return 'take'
  return matchesTurnedUp(card, view) ? 'deliver' : 'lose'
}

/** A robbery that found nothing is paid. */
const isPaid = ({ kind }: Decision): boolean => kind === 'payRaid'

/** The hand card that is coupled, lost or paid. */
export const takeCard: FreightWords<'takeCard'> = {
  candidate: (offer) =>
    candidate(offer, {
      group: SPECIAL,
      confirm: phrase('freight.confirm.takeCard'),
      steps: [cardStep(offer.action.card)],
    }),
}

/** No more of it; under a house rule no hand card may have the value that pays for a robbery. */
export const stopSpecial: FreightWords<'stopSpecial'> = {
  candidate: (offer) =>
    isPaid(offer.decision)
      ? specialRow(offer, phrase('freight.choice.payNothing'), phrase('freight.confirm.payNothing'))
      : specialRow(offer, phrase('freight.choice.stopSpecial'), phrase('freight.confirm.stopSpecial')),
  hintTitle: (_, { view }) => (isRebuilding(view) ? phrase('freight.hint.rebuilt') : null),
}

export const showHand: FreightWords<'showHand'> = bare('showHand')
