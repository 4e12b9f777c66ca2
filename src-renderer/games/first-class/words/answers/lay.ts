import type { Phrase, Seat } from '../../../../../src-shared/core.ts'
import { ENGINE_TILES } from '../../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassView } from '../../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { open } from '../asked/groups.ts'
import { placePhrase } from '../places.ts'
import { coachRef, trainRef } from '../refs.ts'
import { oneRow, type Row } from '../asked/rows.ts'
import { tellsFirst, type At, type FirstClassWords } from './answer.ts'

const group = open('lay', 'icon-ui-wagon')

/** A wagon that is to be laid may be laid by pointing anywhere in its train. */
export const lay: FirstClassWords<'lay'> = {
  groups: [group],
  chapter: 'zero-wagon',
  swift: true,
  tells: tellsFirst,
  candidate({ action: { train }, codes, decision: { by }, at }) {
    const row = layRow(train, by, at)
    const whole = trainRef(by, train)
    return oneRow(group, 'first-class.confirm.lay', codes, { ...row, refs: [whole, ...row.refs] }, whole)
  },
}

/** Behind which card the new wagon goes, and what follows of itself; one points at that very place. */
export function layRow(train: number, seat: Seat, { view }: At): Row {
  const length = view.seats[seat].trains[train].coaches.length
  return {
    id: `lay${train}`,
    ask: 'first-class.ask.where',
    label: phrase(train === 0 ? 'first-class.choice.behind.0' : 'first-class.choice.behind.1', {
      place: placePhrase(length - 1),
    }),
    note: becomes(length, view),
    refs: [coachRef(seat, train, length)],
  }
}

function becomes(length: number, view: FirstClassView): Phrase {
  if (length === 4) return phrase('first-class.choice.behind.mail')
  if (length === 8)
    return phrase('first-class.choice.behind.tile', {
      points: ENGINE_TILES[Math.min(view.tilesLaid, ENGINE_TILES.length - 1)].points,
    })
  return phrase('first-class.choice.behind.note', { n: length + 1 })
}
