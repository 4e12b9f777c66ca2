import type { Decision, Seat } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import type { Candidate, Position } from '../../../words/speech.ts'
import { CARDS, END_CARDS, MAIL_WAGONS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { cardLabel, endCardGives, endCardShort } from './cards.ts'
import { framePhrase } from './effects.ts'
import { targetsOf } from './frame-targets.ts'
import { framesOf } from './places.ts'
import { cardRef, columnRef, endCardRef, mailRef } from './refs.ts'
import { oneRow } from './rows.ts'

type At = Position<FirstClassView>

/** How many base cards of its kind lie in each stack: what an end card can count on. */
const inEachStack = (endCard: number): number =>
  CARDS.filter(({ kind, stack }) => kind === END_CARDS[endCard].counts && stack === 1).length

export function draftChoice(endCard: number, codes: readonly number[]): Candidate {
  const row = {
    id: `endCard${endCard}`,
    ask: 'first-class.ask.card',
    many: 'first-class.many.cards',
    label: endCardShort(endCard),
    note: phrase('first-class.choice.draft.note', { n: inEachStack(endCard) }),
    refs: [endCardRef(endCard)],
  } as const
  return oneRow('draft', 'first-class.confirm.draft', codes, row, endCardRef(endCard))
}

/** One of the open end cards that a frame gives. */
export function endCardChoice(endCard: number, codes: readonly number[]): Candidate {
  const row = {
    id: `endCard${endCard}`,
    ask: 'first-class.ask.card',
    many: 'first-class.many.cards',
    label: endCardShort(endCard),
    note: phrase('first-class.choice.gives', { what: endCardGives(endCard) }),
    refs: [endCardRef(endCard)],
  } as const
  return oneRow('endCard', 'first-class.confirm.take', codes, row, endCardRef(endCard))
}

export function mailChoice(mail: number, codes: readonly number[], seat: Seat): Candidate {
  const row = {
    id: `mail${mail}`,
    ask: 'first-class.ask.card',
    label: framePhrase(MAIL_WAGONS[mail]),
    refs: [mailRef(seat, mail)],
  } as const
  return oneRow('mail', 'first-class.confirm.choose', codes, row, mailRef(seat, mail))
}

/** Which box of a card, or which turn of a doubled city, comes next. */
export function frameChoice(
  index: number,
  codes: readonly number[],
  { source, by }: Decision,
  { view }: At,
): Candidate {
  const frames = framesOf(view, source)
  const frame = frames[index % Math.max(1, frames.length)]
  const label = frame ? framePhrase(frame) : phrase('first-class.ask.next')
  return oneRow('frame', 'first-class.confirm.choose', codes, {
    id: `frame${index}`,
    ask: 'first-class.ask.bonus',
    label,
    refs: [{ kind: 'frame', id: index }, ...(frame ? targetsOf(frame, by, view) : [])],
  })
}

/** A card drawn in the warehouse, or the toolbox. */
export function fetchChoice(card: number, codes: readonly number[]): Candidate {
  const { label, note } = cardLabel(card)
  return oneRow(
    'fetch',
    'first-class.confirm.use',
    codes,
    {
      id: `fetch${card}`,
      ask: 'first-class.ask.card',
      many: 'first-class.many.cards',
      label,
      note,
      refs: [cardRef(card)],
    },
    cardRef(card),
  )
}

/** One of the coins for what is bought. */
export function payChoice(column: number, codes: readonly number[], seat: Seat, { view }: At): Candidate {
  const row = {
    id: `pay${column}`,
    ask: 'first-class.ask.pay',
    label: phrase('first-class.choice.coin.from', { n: column + 1 }),
    note: phrase('first-class.choice.column.left', { n: view.seats[seat].coins[column] }),
    refs: [columnRef(seat, column)],
  } as const
  return oneRow('pay', 'first-class.confirm.pay', codes, row, columnRef(seat, column))
}
