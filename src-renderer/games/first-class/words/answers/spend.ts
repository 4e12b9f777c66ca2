import type { Seat } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import { group } from '../asked/groups.ts'
import { coinFirst } from '../hint/hint-names.ts'
import { columnRef, conductorRef, locomotiveRef } from '../refs.ts'
import { coinRow, stepOf, twoSteps, type Row } from '../asked/rows.ts'
import { tellsFirst, type ActionOf, type At, type FirstClassOffer, type FirstClassWords } from './answer.ts'
import { driveRow } from './drive.ts'
import { layRow } from './lay.ts'
import { upgradeRow } from './upgrade-wagon.ts'
import { arriving } from './walk.ts'

/** What coins buy: first what for, then where. */
const spending = {
  groups: [group('spend', 'icon-ui-coin')],
  chapter: 'spending',
  tells: tellsFirst,
} as const

type Spent = 'spendWagon' | 'spendStep' | 'spendUpgrade'

/** Pointing at a column means what it buys. */
const fromColumn = <K extends Spent>(
  column: 0 | 1 | 2,
  where: (action: ActionOf<K>, seat: Seat, at: At) => Row,
): FirstClassWords<K> => ({
  ...spending,
  swift: true,
  candidate: ({ action, codes, decision: { by }, at }: FirstClassOffer<K>) => {
    const what = stepOf({
      id: `column${column}`,
      ask: 'first-class.ask.coin',
      label: phrase(`first-class.choice.column.${column}`),
      note: phrase('first-class.choice.column.left', { n: at.view.seats[by].coins[column] }),
      refs: [columnRef(by, column)],
    })
    return twoSteps(spending.groups[0], 'first-class.confirm.spend', codes, what, stepOf(where(action, by, at)))
  },
  hintTitle: (_, events) => coinFirst(events),
})

export const spendWagon = fromColumn<'spendWagon'>(0, ({ train }, seat, at) => layRow(train, seat, at))

export const spendStep = fromColumn<'spendStep'>(1, ({ piece }, seat, at) => stepRow(piece, seat, at))

export const spendUpgrade = fromColumn<'spendUpgrade'>(2, (action, seat, at) => {
  const isNew = action.place === at.view.seats[seat].trains[action.train].coaches.length
  return isNew ? layRow(action.train, seat, at) : upgradeRow(action, seat, at)
})

/** A point is the list's to offer: no thing means it. */
export const spendPoint: FirstClassWords<'spendPoint'> = {
  ...spending,
  candidate({ action: { column }, codes, decision: { by }, at }) {
    const label = phrase('first-class.choice.column.point')
    const what = stepOf({ id: 'point', ask: 'first-class.ask.coin', label, refs: [] })
    const coin = stepOf(coinRow('from', column, by, at.view))
    return { ...twoSteps(spending.groups[0], 'first-class.confirm.spend', codes, what, coin), end: null }
  },
}

/** One step of a conductor (0, 1) or the locomotive (2). */
function stepRow(piece: number, seat: Seat, at: At): Row {
  if (piece === 2)
    return {
      ...driveRow(1, seat, at),
      label: phrase('first-class.choice.step.locomotive'),
      refs: [locomotiveRef(seat)],
    }
  return {
    id: `step${piece}`,
    ask: 'first-class.ask.where',
    label: phrase(piece === 0 ? 'first-class.choice.step.conductor.0' : 'first-class.choice.step.conductor.1'),
    note: arriving(piece, 1, seat, at),
    refs: [conductorRef(seat, piece)],
  }
}
