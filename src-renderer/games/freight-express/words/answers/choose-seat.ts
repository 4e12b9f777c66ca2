import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { rowsTold } from '../../../../words/answers.ts'
import { nameOf } from '../../../../words/names.ts'
import { atStation } from '../specials/special.ts'
import { SPECIAL_WORDS } from '../specials/index.ts'
import { specialRow, type FreightWords } from './answer.ts'

/** Whom a robbery is about. */
export const chooseSeat: FreightWords<'chooseSeat'> = {
  candidate(offer) {
    const { seats, view } = offer.at
    const { seat } = offer.action
    const victim = victimOf(view)
    return specialRow(
      offer,
      phrase('freight.choice.chooseSeat', { name: nameOf(seats, seat) }),
      phrase(victim?.confirm ?? 'freight.confirm.chooseSeat'),
      { many: 'freight.choice.seats', ...(victim && { note: victim.note(view.seats[seat]) }) },
    )
  },
  preview({ action: { seat }, candidate, at: { view, seats } }) {
    const victim = victimOf(view)
    return victim ? { title: phrase(victim.does, { name: nameOf(seats, seat) }), text: [] } : rowsTold(candidate)
  },
  question: {
    chapter: 'entering',
    ask(asked) {
      const special = asked.at.view.special?.special ?? 'none'
      return atStation(asked, phrase(SPECIAL_WORDS[special].victim?.ask ?? `freight.special.${special}.text`))
    },
  },
}

const victimOf = ({ special }: FreightView) => SPECIAL_WORDS[special?.special ?? 'none'].victim
