import type { Phrase, Ref } from '../../../../../src-shared/core.ts'
import { turnRails } from '../../../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Step } from '../../../../words/speech.ts'
import { cardFacts, cardShort, railsPhrase } from '../cards.ts'
import { namedPlace, stationPhrase } from '../places.ts'

/** Steps of the list that several answers have. */

/** 'Which card?': the first step of whatever is done with a hand card. */
export function cardStep(card: number, note: Phrase = phrase('freight.card.trip', cardFacts(card))): Step {
  return {
    id: `card${card}`,
    ask: phrase('freight.ask.card'),
    many: 'freight.choice.cards',
    label: cardShort(card),
    note,
    rails: TRACK_CARDS[card].rails,
    refs: [{ kind: 'card', id: card }],
  }
}

export const stationStep = (station: number, ref: Ref): Step => ({
  id: `station${station}`,
  ask: phrase('freight.ask.station'),
  many: 'freight.choice.stations',
  label: stationPhrase(station),
  refs: [ref],
})

export const cellStep = (cell: number, view: FreightView, ref: Ref, note: Phrase | null = null): Step => ({
  id: `cell${cell}`,
  ask: phrase('freight.ask.place'),
  many: 'freight.choice.places',
  manyAside: 'freight.choice.places.joining',
  allAside: 'freight.choice.places.offLine',
  label: namedPlace(view, cell),
  ...(note && { note }),
  refs: [ref],
})

export function turnStep(card: number, rotation: number, ref: Ref): Step {
  const rails = turnRails(TRACK_CARDS[card]?.rails ?? 0, rotation)
  return {
    id: `turn${rotation}`,
    ask: phrase('freight.ask.turn'),
    many: 'freight.choice.turns',
    label: railsPhrase(rails),
    rails,
    isTurn: true,
    refs: [ref],
  }
}

/** An answer about a wagon that is a single row. */
export const wagonStep = (
  { kind, card }: { readonly kind: string; readonly card: number },
  label: Phrase,
  ref: Ref = { kind: 'wagon', id: card },
): Step => ({
  id: `${kind}${card}`,
  ask: phrase('freight.ask.wagon'),
  many: 'freight.choice.wagons',
  label,
  refs: [ref],
})

/** What one may do next, as a single row. */
export const nextStep = (kind: string, label: Phrase, refs: readonly Ref[] = []): Step => ({
  id: kind,
  ask: phrase('freight.ask.action'),
  many: 'freight.choice.wagons',
  label,
  refs,
})
