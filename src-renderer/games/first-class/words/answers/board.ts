import type { Seat } from '../../../../../src-shared/core.ts'
import { CARDS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import { phrase } from '../../../../messages/index.ts'
import { paysPhrase } from '../cards.ts'
import { open } from '../asked/groups.ts'
import { nthPhrase } from '../places.ts'
import { coachRef, trainRef } from '../refs.ts'
import { oneRow, type Row } from '../asked/rows.ts'
import type { At, FirstClassWords } from './answer.ts'

const boarding = open('train', 'icon-ui-wagon')
const celebrity = open('celebrity', 'icon-ui-wagon')

/** The train into which a celebrity, passenger or luggage goes. */
export const board: FirstClassWords<'board'> = {
  groups: [boarding, celebrity],
  chapter: 'module-d',
  chapters: { celebrity: 'module-b' },
  swift: true,
  withCard: ({ train }, card, seat, at) => boardRow(train, card, seat, at),
  candidate({ action: { train }, codes, decision: { by, source }, at }) {
    const group = CARDS[source.id].kind === 'celebrity' ? celebrity : boarding
    return oneRow(group, 'first-class.confirm.choose', codes, boardRow(train, source.id, by, at), trainRef(by, train))
  },
}

/** The first wagon of a train in which nothing rides. [002:950] */
function freePlace(train: number, seat: Seat, { view }: At): number {
  return view.seats[seat].trains[train].coaches.findIndex(({ kind, rider }) => kind === 'wagon' && rider < 0)
}

function boardRow(train: number, card: number, seat: Seat, at: At): Row {
  const place = freePlace(train, seat, at)
  const nth = nthPhrase(place)
  const { kind, passenger, luggage } = CARDS[card]
  const row = {
    id: `board${train}`,
    ask: 'first-class.ask.where',
    refs: [trainRef(seat, train), coachRef(seat, train, place)],
  } as const
  if (kind !== 'boarding' || !passenger || !luggage)
    return { ...row, label: phrase(`first-class.choice.take.train.${train === 0 ? 0 : 1}`, { nth }) }
  return train === 0
    ? {
        ...row,
        label: phrase('first-class.choice.passenger', { nth }),
        note: phrase('first-class.choice.pays', { what: paysPhrase(passenger, 'coins') }),
      }
    : {
        ...row,
        label: phrase('first-class.choice.luggage', { nth }),
        note: phrase('first-class.choice.loads', { what: paysPhrase(luggage, 'points') }),
      }
}
