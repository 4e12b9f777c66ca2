import type { Phrase, Ref } from '../../../../../src-shared/core.ts'
import { CARDS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent } from '../../../../../src-shared/games/first-class/events.ts'
import { phrase } from '../../../../messages/index.ts'
import { cardLabel, cardPhrase, endCardPhrase, isKnown } from '../cards.ts'
import { conditionPhrase } from '../conditions.ts'
import { planned } from '../asked/planned.ts'
import { endCardRef } from '../refs.ts'

/** A coin that is spent before the card is taken: the turn is known again by its card; null = none is taken. */
export function coinFirst(events: readonly FirstClassEvent[]): Phrase | null {
  const taken = inTurn(events).find((event) => event.kind === 'taken')
  if (!taken || !isKnown(taken.card)) return null
  const card = namedCard(taken.card, events) ?? cardLabel(taken.card).label
  return phrase('first-class.hint.coinFirst', {
    card: taken.refused ? phrase('first-class.hint.refuse', { card }) : card,
  })
}

/** Cards that are called by what they do name themselves. */
export function namedCard(card: number, events: readonly FirstClassEvent[]): Phrase | null {
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
export const endCardToCome = (endCard: number): Phrase => planned(endCardPhrase(endCard))

/** What comes of a hint before its turn ends: later a scoring may give others something. */
function inTurn(events: readonly FirstClassEvent[]): readonly FirstClassEvent[] {
  const end = events.findIndex(({ kind }) => kind === 'turnEnded')
  return end < 0 ? events : events.slice(0, end)
}

/** The end cards that come of a hint in its turn: the card that gives one is no more than its kind. */
export function hintNames(events: readonly FirstClassEvent[]): readonly Ref[] {
  return inTurn(events).flatMap((event) => (event.kind === 'endCardTaken' ? [endCardRef(event.endCard)] : []))
}
