import { CARDS, END_CARDS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import type { Phrase, Seat } from '../../../../../src-shared/core.ts'
import { fromCode } from '../../../../../src-shared/games/first-class/actions.ts'
import { phrase } from '../../../../messages/index.ts'
import { isAlone } from '../alike.ts'
import { endCardGives, endCardShort } from '../cards.ts'
import { commas } from '../effects.ts'
import { group, open } from '../asked/groups.ts'
import { endCardToCome } from '../hint/hint-names.ts'
import { columnRef, endCardRef } from '../refs.ts'
import { coinRow, oneRow, stepOf, twoSteps, type Row } from '../asked/rows.ts'
import { tellsFirst, type FirstClassWords } from './answer.ts'

/** End cards: one is kept at the start, others are given by frames or bought. */

const endCardRow = (endCard: number, note: Phrase, id = `endCard${endCard}`): Row => ({
  id,
  ask: 'first-class.ask.card',
  many: 'first-class.many.cards',
  label: endCardShort(endCard),
  note,
  refs: [endCardRef(endCard)],
})
const gives = (endCard: number): Phrase => phrase('first-class.choice.gives', { what: endCardGives(endCard) })

/** How many base cards of its kind lie in each stack: what an end card can count on. */
export const inEachStack = (endCard: number): number =>
  CARDS.filter(({ kind, stack }) => kind === END_CARDS[endCard].counts && stack === 1).length

const drafting = open('draft', 'icon-ui-trophy')

export const draft: FirstClassWords<'draft'> = {
  groups: [drafting],
  chapter: 'draft',
  tells: tellsFirst,
  candidate({ action: { endCard }, codes, at: { view } }) {
    const n = inEachStack(endCard)
    const note = isAlone(endCard, view.draft)
      ? phrase('first-class.choice.draft.note', { n })
      : phrase('first-class.choice.draft.alike', { n, what: endCardGives(endCard) })
    return oneRow(drafting, 'first-class.confirm.draft', codes, endCardRow(endCard, note), endCardRef(endCard))
  },
  // What else it shows comes only with end cards that are taken later.
  hintTitle: ({ endCard }) => phrase('first-class.hint.title.endCard', { card: endCardShort(endCard) }),
}

const given = open('endCard', 'icon-ui-trophy')

/** One of the open end cards that a frame gives. */
export const takeEndCard: FirstClassWords<'takeEndCard'> = {
  groups: [given],
  chapter: 'buying',
  swift: true,
  tells: tellsFirst,
  candidate: ({ action: { endCard }, codes }) =>
    oneRow(given, 'first-class.confirm.take', codes, endCardRow(endCard, gives(endCard)), endCardRef(endCard)),
  hintTitle: ({ endCard }) => phrase('first-class.hint.title.endCard', { card: endCardToCome(endCard) }),
}

const buying = group('buy', 'icon-ui-trophy')

/** An end card with the coins that pay for it. The ways to pay for one card are variants of one answer. */
export const buy: FirstClassWords<'buy'> = {
  groups: [buying],
  chapter: 'buying',
  // The title and the note have told all of it.
  tells: ({ phrase: { key } }) => key === 'first-class.event.endCardTaken',
  candidate({ action: { endCard }, codes, decision: { by } }) {
    const what = stepOf(endCardRow(endCard, gives(endCard), `buy${endCard}`))
    return {
      ...twoSteps(buying, 'first-class.confirm.buy', codes, what, paidStep(codes.slice(1), by)),
      stem: `buy${endCard}`,
      end: endCardRef(endCard),
      another: phrase('first-class.choice.another'),
    }
  },
  hintTitle: ({ endCard }) => phrase('first-class.hint.buy', { card: endCardToCome(endCard) }),
}

function paidStep(codes: readonly number[], seat: Seat) {
  const columns = codes.map((code) => fromCode(code)).flatMap((action) => (action.kind === 'pay' ? action.column : []))
  return stepOf({
    id: `paid${columns.join('')}`,
    ask: 'first-class.ask.pay',
    label: paidPhrase(columns),
    refs: columns.map((column) => columnRef(seat, column)),
  })
}

function paidPhrase(columns: readonly number[]): Phrase {
  const each = [...new Set(columns)].map((column) =>
    phrase('first-class.choice.pay.combo', {
      n: columns.filter((other) => other === column).length,
      column: column + 1,
    }),
  )
  return each.length > 0 ? commas(each) : paying.label
}

const paying = open('pay', 'icon-ui-check')

/** One of the coins for what is bought. */
export const pay: FirstClassWords<'pay'> = {
  groups: [paying],
  chapter: 'spending',
  swift: true,
  candidate: ({ action: { column }, codes, decision: { by }, at }) =>
    oneRow(paying, 'first-class.confirm.pay', codes, coinRow('pay', column, by, at.view), columnRef(by, column)),
}
