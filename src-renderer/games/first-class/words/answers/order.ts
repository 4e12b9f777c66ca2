import { ORDERS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import { phrase } from '../../../../messages/index.ts'
import { orderPhrase } from '../cards.ts'
import { group } from '../asked/groups.ts'
import { coachPhrase } from '../places.ts'
import { coachRef, orderRef } from '../refs.ts'
import { stepOf, twoSteps } from '../asked/rows.ts'
import { tellsFirst, type FirstClassWords } from './answer.ts'

const ordering = group('order', 'icon-ui-plus')

/** An order tile for a wagon; which coins pay is asked next. */
export const order: FirstClassWords<'order'> = {
  groups: [ordering],
  chapter: 'teatime',
  swift: true,
  tells: tellsFirst,
  candidate({ action: { tile, wagon }, codes, decision: { by } }) {
    const what = stepOf({
      id: `order${tile}`,
      ask: 'first-class.ask.order',
      many: 'first-class.many.tiles',
      label: orderPhrase(tile),
      note: phrase('first-class.choice.order.note', { level: ORDERS[tile].level }),
      refs: [orderRef(tile)],
    })
    const [train, place] = [wagon >> 4, wagon & 15]
    const where = stepOf({
      id: `wagon${wagon}`,
      ask: 'first-class.ask.where',
      many: 'first-class.many.places',
      label: coachPhrase(train, place),
      refs: [coachRef(by, train, place)],
    })
    return twoSteps(ordering, 'first-class.confirm.buy', codes, what, where)
  },
}
