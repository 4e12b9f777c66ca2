import type { Phrase, Seat } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import type { Candidate, Group, Position, Step } from '../../../words/speech.ts'
import { fromCode } from '../../../../src-shared/games/first-class/actions.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { cardLabel, cardPhrase, isKnown } from './cards.ts'
import { commas } from './effects.ts'
import type { Among } from './answers/answer.ts'
import { betweenRow } from './answers/between.ts'
import { boardRow } from './answers/board.ts'
import { postcardRow } from './answers/postcard.ts'
import { bare, group } from './groups.ts'
import { outcomePlaces, outcomeStep, stepwise } from './outcome-choices.ts'
import { START_TILE, cardRef } from './refs.ts'
import { oneRow, stepOf } from './rows.ts'

type At = Position<FirstClassView>
const ROW_GROUPS = ['row0', 'row1', 'row2'] as const
export const ROWS: readonly Group[] = ROW_GROUPS.map((id) => group(id, 'icon-ui-hand'))
export const START = bare('start', 'icon-ui-play')

/**
 * A card of the rows, to be carried out (with its place, where one must be chosen) or refused. All ways of one card
 * share a stem: pointing at it means to carry it out, and the other ways stand in the list beside it.
 *
 * @param among tells the cards that may be carried out: of another a click can only mean to refuse it, and is asked
 *   about
 */
export function takeChoice(codes: readonly number[], seat: Seat, at: At, { takeable, outcomes }: Among): Candidate {
  const action = fromCode(codes[0])
  if (action.kind !== 'take' && action.kind !== 'refuse') throw new RangeError(`no card is taken with ${action.kind}`)
  const { card, kind } = action
  const row = Math.max(
    0,
    at.view.rows.findIndex((cards) => cards.includes(card)),
  )
  const plan = outcomes.get(codes)
  const manifold = [...outcomes.values()].some(({ facts }) => facts.card === card)
  const how = howTo()
  return {
    codes,
    refs: plan ? [cardRef(card)] : [cardRef(card), ...how.refs],
    // Where its card needs no place, a second click on it means yes.
    end: needsPlace(card) ? null : cardRef(card),
    ...(plan && { places: outcomePlaces(plan, seat, at), swift: true }),
    group: rowGroup(row, at),
    stem: `card${card}`,
    confirm: phrase(kind === 'refuse' ? 'first-class.confirm.refuse' : 'first-class.confirm.take'),
    another: phrase(
      needsPlace(card) || manifold
        ? 'first-class.choice.another'
        : kind === 'refuse'
          ? 'first-class.choice.another.take'
          : 'first-class.choice.another.refuse',
    ),
    steps: [cardStep(card, at.view.rows[row] ?? []), how],
  }

  function howTo(): Step {
    if (kind === 'refuse') return refused(card, takeable.has(card))
    if (plan) return outcomeStep(plan, seat, at)
    return manifold ? stepwise(card) : placed(codes, card, seat, at)
  }
}

const needsPlace = (card: number): boolean => PLACED.has(CARDS[card].kind)
const PLACED: ReadonlySet<string> = new Set(['celebrity', 'postcard', 'boarding', 'switch', 'technician', 'factory'])

/** What it does stands below it; of cards that look alike also where in their row each lies. */
function cardStep(card: number, row: readonly number[]): Step {
  const told = cardLabel(card)
  const { label } = told
  const means = meansOf(card, told.note)
  const alike = row.filter((other) => isKnown(other) && looksAs(other, card))
  const note =
    alike.length > 1 ? phrase('first-class.choice.take.place', { what: means, n: row.indexOf(card) + 1 }) : means
  return stepOf({
    id: `card${card}`,
    ask: 'first-class.ask.card',
    many: 'first-class.many.cards',
    label,
    note,
    refs: [cardRef(card)],
  })
}

/** What stands on it, and of a suspicion that evidence is drawn as well. */
function meansOf(card: number, note: Phrase | undefined): Phrase {
  const { kind } = CARDS[card]
  if (!note) return phrase(`first-class.about.card.${kind}`)
  return kind === 'suspectSelf' || kind === 'suspectOthers'
    ? commas([note, phrase(`first-class.choice.evidence.${kind}`)])
    : note
}

const looksAs = (a: number, b: number): boolean => JSON.stringify(cardLabel(a)) === JSON.stringify(cardLabel(b))

/** The heading of a row says when its next card is the last. */
function rowGroup(row: number, { view }: At): Group {
  const heading = ROWS[row]
  return view.takenFromRow[row] === view.seats.length - 1
    ? { ...heading, label: phrase(`first-class.group.${ROW_GROUPS[row]}.clears`) }
    : heading
}

function placed(codes: readonly number[], card: number, seat: Seat, at: At): Step {
  const place = codes.length > 1 ? fromCode(codes[1]) : null
  switch (place?.kind) {
    case 'board':
      return stepOf(boardRow(place.train, card, seat, at))
    case 'postcard':
      return stepOf(postcardRow(place.index, seat, at))
    case 'between':
      return stepOf(betweenRow(place.place, card, seat, at))
    default:
      return stepOf({
        id: `take${card}`,
        ask: 'first-class.ask.how',
        label: phrase('first-class.choice.take'),
        refs: [],
      })
  }
}

/** Why a card of this kind can only be refused; of any other the house rule says it. */
const ONLY_REFUSED: ReadonlyMap<string, 'noFreeWagon' | 'noFreeRouteCard'> = new Map([
  ['celebrity', 'noFreeWagon'],
  ['boarding', 'noFreeWagon'],
  ['postcard', 'noFreeRouteCard'],
])

const SUSPECTS: ReadonlySet<string> = new Set(['suspectSelf', 'suspectOthers'])

function refused(card: number, takeable: boolean): Step {
  const note = phrase(
    SUSPECTS.has(CARDS[card].kind) ? 'first-class.choice.refuse.evidence' : 'first-class.choice.refuse.note',
  )
  return stepOf({
    id: `refuse${card}`,
    ask: 'first-class.ask.how',
    label: phrase('first-class.choice.refuse'),
    note,
    ...(!takeable && {
      warning: phrase(`first-class.reason.${ONLY_REFUSED.get(CARDS[card].kind) ?? 'cardDoesNothing'}`),
    }),
    refs: [],
  })
}

/** The start tile, and which card it takes out of the game. */
export function startChoice(codes: readonly number[], { view }: At): Candidate {
  const out = view.rows.flat().find(isKnown)
  const note =
    out === undefined
      ? phrase('first-class.choice.start.empty')
      : phrase('first-class.choice.start.note', { card: cardPhrase(out) })
  return oneRow(
    START,
    'first-class.confirm.take',
    codes,
    { id: 'start', label: phrase('first-class.choice.start'), note, refs: [START_TILE] },
    START_TILE,
  )
}
