import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import { atStation } from '../specials/special.ts'
import { SPECIAL_WORDS } from '../specials/index.ts'
import { specialRow, type FreightAnswer } from './answer.ts'

/** Whom a robbery is about. */
export const chooseSeat: FreightAnswer<'chooseSeat'> = {
  candidate: (offer) =>
    specialRow(
      offer,
      phrase('freight.choice.chooseSeat', { name: nameOf(offer.at.seats, offer.action.seat) }),
      phrase('freight.confirm.chooseSeat'),
      { many: 'freight.choice.seats' },
    ),
  question: {
    chapter: 'entering',
    ask(asked) {
      const special = asked.at.view.special?.special ?? 'none'
      return atStation(asked, phrase(SPECIAL_WORDS[special].victim ?? `freight.special.${special}.text`))
    },
  },
}
