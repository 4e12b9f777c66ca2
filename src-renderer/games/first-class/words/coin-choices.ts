import type { Phrase, Seat } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import type { Candidate, Position, Step } from '../../../words/speech.ts'
import type { Action } from '../../../../src-shared/games/first-class/actions.ts'
import { fromCode } from '../../../../src-shared/games/first-class/actions.ts'
import { ORDERS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { withArrivals } from './boarding.ts'
import { endCardGives, endCardShort, orderPhrase } from './cards.ts'
import { commas } from './effects.ts'
import { GROUPS, type GroupId } from './groups.ts'
import { coachPhrase } from './places.ts'
import { coachRef, columnRef, conductorRef, endCardRef, locomotiveRef, orderRef } from './refs.ts'
import { stepOf, type Row } from './rows.ts'
import { arriving, driveRow, layRow, upgradeRow } from './train-choices.ts'

type At = Position<FirstClassView>
type Spending = Extract<Action, { kind: 'spendWagon' | 'spendStep' | 'spendUpgrade' | 'spendPoint' }>

/** What coins buy: first what for, then where. */
function twoSteps(
  group: GroupId,
  confirm: Candidate['confirm'],
  codes: readonly number[],
  what: Step,
  where: Step,
  stem?: string,
): Candidate {
  return {
    codes,
    refs: [...what.refs, ...where.refs],
    end: where.refs.at(-1) ?? null,
    group: GROUPS[group],
    steps: [what, where],
    stem: stem ?? codes.join('.'),
    confirm,
  }
}

const COLUMN = { spendWagon: 0, spendStep: 1, spendUpgrade: 2 } as const

export function spendChoice(action: Spending, codes: readonly number[], seat: Seat, at: At): Candidate {
  const confirm = phrase('first-class.confirm.spend')
  // Pointing at a column means what it buys; a point is the list's to offer.
  if (action.kind === 'spendPoint')
    return { ...twoSteps('spend', confirm, codes, pointStep(), columnStep(action.column, seat, at)), end: null }
  const column = COLUMN[action.kind]
  const what = stepOf({
    id: `column${column}`,
    ask: 'first-class.ask.coin',
    label: phrase(`first-class.choice.column.${column}`),
    note: phrase('first-class.choice.column.left', { n: at.view.seats[seat].coins[column] }),
    refs: [columnRef(seat, column)],
  })
  return twoSteps('spend', confirm, codes, what, stepOf(whereRow(action, seat, at)))
}

const pointStep = (): Step =>
  stepOf({ id: 'point', ask: 'first-class.ask.coin', label: phrase('first-class.choice.column.point'), refs: [] })

function columnStep(column: number, seat: Seat, { view }: At): Step {
  return stepOf({
    id: `from${column}`,
    ask: 'first-class.ask.pay',
    label: phrase('first-class.choice.coin.from', { n: column + 1 }),
    note: phrase('first-class.choice.column.left', { n: view.seats[seat].coins[column] }),
    refs: [columnRef(seat, column)],
  })
}

function whereRow(action: Exclude<Spending, { kind: 'spendPoint' }>, seat: Seat, at: At): Row {
  switch (action.kind) {
    case 'spendWagon':
      return layRow(action.train, seat, at)
    case 'spendUpgrade': {
      const isNew = action.place === at.view.seats[seat].trains[action.train].coaches.length
      return isNew ? layRow(action.train, seat, at) : upgradeRow(action, seat, at)
    }
    case 'spendStep':
      return stepRow(action.piece, seat, at)
  }
}

/** One step of a conductor (0, 1) or the locomotive (2). */
function stepRow(piece: number, seat: Seat, at: At): Row {
  if (piece === 2)
    return {
      ...driveRow(1, seat, at),
      label: phrase('first-class.choice.step.locomotive'),
      refs: [locomotiveRef(seat)],
    }
  const { conductor } = at.view.seats[seat].trains[piece]
  return {
    id: `step${piece}`,
    ask: 'first-class.ask.where',
    label: phrase(piece === 0 ? 'first-class.choice.step.conductor.0' : 'first-class.choice.step.conductor.1'),
    note: withArrivals(
      arriving(at.view.seats[seat], piece, 1, at.view),
      at.view,
      seat,
      piece,
      conductor,
      conductor + 1,
    ),
    refs: [conductorRef(seat, piece)],
  }
}

/** An end card with the coins that pay for it. The ways to pay for one card are variants of one answer. */
export function buyChoice(endCard: number, codes: readonly number[], seat: Seat): Candidate {
  const columns = codes
    .slice(1)
    .map((code) => fromCode(code))
    .flatMap((action) => (action.kind === 'pay' ? [action.column] : []))
  const what = stepOf({
    id: `buy${endCard}`,
    ask: 'first-class.ask.card',
    many: 'first-class.many.cards',
    label: endCardShort(endCard),
    note: phrase('first-class.choice.gives', { what: endCardGives(endCard) }),
    refs: [endCardRef(endCard)],
  })
  const paid = stepOf({
    id: `paid${columns.join('')}`,
    ask: 'first-class.ask.pay',
    label: paidPhrase(columns),
    refs: columns.map((column) => columnRef(seat, column)),
  })
  return {
    ...twoSteps('buy', phrase('first-class.confirm.buy'), codes, what, paid, `buy${endCard}`),
    end: endCardRef(endCard),
    another: phrase('first-class.choice.another'),
  }
}

function paidPhrase(columns: readonly number[]): Phrase {
  const each = [...new Set(columns)].map((column) =>
    phrase('first-class.choice.pay.combo', {
      n: columns.filter((other) => other === column).length,
      column: column + 1,
    }),
  )
  return each.length > 0 ? commas(each) : phrase('first-class.group.pay')
}

/** An order tile for a wagon; which coins pay is asked next. */
export function orderChoice(action: Action & { kind: 'order' }, codes: readonly number[], seat: Seat): Candidate {
  const what = stepOf({
    id: `order${action.tile}`,
    ask: 'first-class.ask.order',
    many: 'first-class.many.tiles',
    label: orderPhrase(action.tile),
    note: phrase('first-class.choice.order.note', { level: ORDERS[action.tile].level }),
    refs: [orderRef(action.tile)],
  })
  const [train, place] = [action.wagon >> 4, action.wagon & 15]
  const where = stepOf({
    id: `wagon${action.wagon}`,
    ask: 'first-class.ask.where',
    many: 'first-class.many.places',
    label: coachPhrase(train, place),
    refs: [coachRef(seat, train, place)],
  })
  return twoSteps('order', phrase('first-class.confirm.buy'), codes, what, where)
}
