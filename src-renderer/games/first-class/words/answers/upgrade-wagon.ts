import type { Seat } from '../../../../../src-shared/core.ts'
import { LEVELS, type Level } from '../../../../../src-shared/games/first-class/effects.ts'
import { phrase } from '../../../../messages/index.ts'
import { withRisen } from '../boarding.ts'
import { open } from '../asked/groups.ts'
import { nthPhrase } from '../places.ts'
import { coachRef } from '../refs.ts'
import { oneRow, type Row } from '../asked/rows.ts'
import { placedPhrase } from './outcome.ts'
import { tellsFirst, type At, type FirstClassWords } from './answer.ts'

const group = open('upgrade', 'icon-ui-up')

/** A wagon rises one step. */
export const upgradeWagon: FirstClassWords<'upgradeWagon'> = {
  groups: [group],
  chapter: 'upgrading',
  swift: true,
  tells: tellsFirst,
  candidate({ action, codes, decision: { by }, at }) {
    const wagon = coachRef(by, action.train, action.place)
    return oneRow(group, 'first-class.confirm.upgrade', codes, upgradeRow(action, by, at), wagon)
  },
}

export function upgradeRow(
  { train, place }: { readonly train: number; readonly place: number },
  seat: Seat,
  { view }: At,
): Row {
  const own = view.seats[seat].trains[train]
  const from = own.coaches[place].value as Level
  const to = LEVELS[LEVELS.findIndex((level) => level === from) + 1]
  return {
    id: `upgrade${train}.${place}`,
    ask: 'first-class.ask.where',
    label: phrase(train === 0 ? 'first-class.choice.upgrade.0' : 'first-class.choice.upgrade.1', {
      nth: nthPhrase(place),
      from,
      to,
    }),
    pictured: [{ signs: [{ kind: 'upgrade', from, to, n: 1 }], text: placedPhrase(train, nthPhrase(place)) }],
    note: withRisen(
      phrase(own.conductor > place ? 'first-class.choice.reached' : 'first-class.choice.unreached'),
      view,
      seat,
      train,
      place,
    ),
    refs: [coachRef(seat, train, place)],
  }
}
