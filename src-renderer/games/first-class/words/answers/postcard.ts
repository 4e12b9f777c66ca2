import type { Seat } from '../../../../../src-shared/core.ts'
import { CARDS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import { phrase } from '../../../../messages/index.ts'
import { citiesPhrase } from '../cards.ts'
import { open } from '../asked/groups.ts'
import { cardRef } from '../refs.ts'
import { oneRow, type Row } from '../asked/rows.ts'
import type { At, FirstClassWords } from './answer.ts'

const group = open('postcard', 'icon-ui-plus')

/** The route card that a postcard doubles. */
export const postcard: FirstClassWords<'postcard'> = {
  groups: [group],
  chapter: 'module-b',
  swift: true,
  withCard: ({ index }, _, seat, at) => postcardRow(index, seat, at),
  candidate: ({ action: { index }, codes, decision: { by }, at }) =>
    oneRow(group, 'first-class.confirm.choose', codes, postcardRow(index, by, at)),
}

function postcardRow(index: number, seat: Seat, { view }: At): Row {
  const { card } = view.seats[seat].route[index]
  const what = citiesPhrase(CARDS[card].cities ?? [])
  return {
    id: `postcard${index}`,
    ask: 'first-class.ask.where',
    label: phrase('first-class.choice.postcard', { n: index + 1, what }),
    refs: [cardRef(card)],
  }
}
