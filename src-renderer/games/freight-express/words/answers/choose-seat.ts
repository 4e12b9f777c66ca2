import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { rowsTold } from '../../../../words/answers.ts'
import { nameOf } from '../../../../words/names.ts'
import { atStation } from '../specials/special.ts'
import { SPECIAL_WORDS } from '../specials/index.ts'
import { specialText } from '../specials/text.ts'
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
      const { view } = asked.at
      const special = view.special?.special ?? 'none'
      const ask = SPECIAL_WORDS[special].victim?.ask
      return atStation(asked, ask ? phrase(ask) : specialText(special, view.options))
    },
  },
}

const victimOf = ({ special }: FreightView) => SPECIAL_WORDS[special?.special ?? 'none'].victim
