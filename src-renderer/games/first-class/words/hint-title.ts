import type { Phrase, Ref } from '../../../../src-shared/core.ts'
import { fromCode } from '../../../../src-shared/games/first-class/actions.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { phrase } from '../../../messages/index.ts'
import type { Candidate } from '../../../words/speech.ts'
import { cardLabel, cardPhrase, endCardPhrase, endCardShort, isKnown } from './cards.ts'
import { conditionPhrase } from './conditions.ts'
import { planned } from './planned.ts'
import { endCardRef } from './refs.ts'

/**
 * What a hint is headed by where its row calls a thing by its kind alone: which contract, which end card, what is
 * refused. null = the row's own words name it.
 * @param events what comes of all of the hint: which end card its card gives
 */
export function hintTitle({ codes }: Pick<Candidate, 'codes'>, events: readonly FirstClassEvent[]): Phrase | null {
  const action = fromCode(codes[0])
  switch (action.kind) {
    case 'take':
      return namedCard(action.card, events)
    case 'refuse':
      return phrase('first-class.hint.refuse', {
        card: namedCard(action.card, []) ?? (isKnown(action.card) ? cardLabel(action.card).label : ''),
      })
    case 'fulfil': {
      const { condition } = CARDS[action.card]
      return condition ? phrase('first-class.hint.fulfil', { condition: conditionPhrase(condition) }) : null
    }
    case 'draft':
      // What else it shows comes only with end cards that are taken later.
      return phrase('first-class.hint.title.endCard', { card: endCardShort(action.endCard) })
    case 'takeEndCard':
      return phrase('first-class.hint.title.endCard', { card: endCardToCome(action.endCard) })
    case 'buy':
      return phrase('first-class.hint.buy', { card: endCardToCome(action.endCard) })
    case 'spendWagon':
    case 'spendStep':
    case 'spendUpgrade':
      return coinFirst(events)
    case 'endTurn':
      return phrase('first-class.choice.end')
    default:
      return null
  }
}

/** A coin that is spent before the card is taken: the turn is known again by its card; null = none is taken. */
function coinFirst(events: readonly FirstClassEvent[]): Phrase | null {
  const taken = inTurn(events).find((event) => event.kind === 'taken')
  if (!taken || !isKnown(taken.card)) return null
  const card = namedCard(taken.card, events) ?? cardLabel(taken.card).label
  return phrase('first-class.hint.coinFirst', {
    card: taken.refused ? phrase('first-class.hint.refuse', { card }) : card,
  })
}

/** Cards that are called by what they do name themselves. */
function namedCard(card: number, events: readonly FirstClassEvent[]): Phrase | null {
  if (!isKnown(card)) return null
  const { kind, condition } = CARDS[card]
  if (condition) return phrase('first-class.hint.title.contract', { condition: conditionPhrase(condition) })
  if (kind === 'endCard') return givenEndCard(events)
  return cardLabel(card).note && kind === 'route' ? cardPhrase(card) : null
}

function givenEndCard(events: readonly FirstClassEvent[]): Phrase | null {
  const taken = inTurn(events).find((event) => event.kind === 'endCardTaken')
  return taken ? phrase('first-class.hint.title.endCard', { card: endCardToCome(taken.endCard) }) : null
}

/** With what it gives at once: several that lie open may score for the same. */
const endCardToCome = (endCard: number): Phrase => planned(endCardPhrase(endCard))

/** What comes of a hint before its turn ends: later a scoring may give others something. */
function inTurn(events: readonly FirstClassEvent[]): readonly FirstClassEvent[] {
  const end = events.findIndex(({ kind }) => kind === 'turnEnded')
  return end < 0 ? events : events.slice(0, end)
}

/** The end cards that come of a hint in its turn: the card that gives one is no more than its kind. */
export function hintNames(events: readonly FirstClassEvent[]): readonly Ref[] {
  return inTurn(events).flatMap((event) => (event.kind === 'endCardTaken' ? [endCardRef(event.endCard)] : []))
}
