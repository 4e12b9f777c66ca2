import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import type { Special } from '../../../../../src-shared/games/freight-express/specials.ts'
import type { Phrase } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import { aShape, isKnown, letter, openCards } from '../cards.ts'
import type { EventOf, EventWords, Told } from './event.ts'
import { nameOf } from '../../../../words/names.ts'
import { placePhrase, stationPhrase } from '../places.ts'

export const specialPhrase = (special: Special): Phrase => phrase(`freight.special.${special}`)

/** What a special brought about, in the past tense. */
export const SPECIAL_EVENTS = {
  specialOffered: atStation,
  specialSkipped: atStation,
  specialAnnounced: atStation,
  specialFailed: atStation,
  nothingRobbed: ({ why, victim, value }, { who, seats }) =>
    phrase(`freight.event.nothingRobbed.${why}`, { who, name: nameOf(seats, victim), value }),
  vetoPlayed: ({ use, against, special }, { who, seats }) =>
    phrase(`freight.event.veto.${use}`, { who, name: nameOf(seats, against), special: specialPhrase(special) }),
  ticketTaken: (_, { who }) => phrase('freight.event.ticketTaken', { who }),
  vetoTaken: (_, { who }) => phrase('freight.event.vetoTaken', { who }),
  turnedUp: ({ value }, { who }) => phrase('freight.event.turnedUp', { who, value }),
  cardsGiven: ({ from, to, cards }, { seats }) =>
    phrase('freight.event.cardsGiven', {
      who: nameOf(seats, from),
      name: nameOf(seats, to),
      cards: openCards(cards),
    }),
  handShown: ({ cards }, { who }) =>
    cards.length > 0 && cards.every(isKnown)
      ? phrase('freight.event.handShown.cards', { who, cards: openCards(cards) })
      : phrase('freight.event.handShown', { who }),
  /** Whose cards they were and are sees which; all others how many. */
  cardsDrawnFrom({ from, cards }, { who, seats }) {
    const name = nameOf(seats, from)
    return cards.every(isKnown)
      ? phrase('freight.event.cardsDrawnFrom.cards', { who, name, cards: openCards(cards) })
      : phrase('freight.event.cardsDrawnFrom', { who, name, n: cards.length })
  },
  stationClosed: ({ station }, { who }) =>
    phrase('freight.event.stationClosed', { who, station: stationPhrase(station) }),
  stationReopened: ({ station }, { who }) =>
    phrase('freight.event.stationReopened', { who, station: stationPhrase(station) }),
  lifted: rebuilt,
  relaid: rebuilt,
  scrapped: ({ card }, { who }) => phrase('freight.event.scrapped', { who, shape: aShape(card) }),
  wagonRaided: ({ from, to, card }, { seats }) =>
    phrase('freight.event.wagonRaided', {
      to: nameOf(seats, to),
      name: nameOf(seats, from),
      wagon: TRACK_CARDS[card].wagon,
    }),
  raidPaid: ({ to, card }, { who, seats }) =>
    phrase('freight.event.raidPaid', { who, name: nameOf(seats, to), wagon: TRACK_CARDS[card].wagon }),
  abducted: ({ victim }, { who, seats }) => phrase('freight.event.abducted', { who, name: nameOf(seats, victim) }),
  flew: ({ gap, enters }, { who }) =>
    phrase('freight.event.flew', {
      who,
      n: gap,
      into: enters < 0 ? '' : phrase('freight.event.drove.into', { station: letter(enters) }),
    }),
} satisfies Partial<EventWords>

function atStation(
  { kind, station, special }: EventOf<'specialOffered' | 'specialSkipped' | 'specialAnnounced' | 'specialFailed'>,
  { who }: Told,
): Phrase {
  return phrase(`freight.event.${kind}`, { who, station: stationPhrase(station), special: specialPhrase(special) })
}

function rebuilt({ kind, card, cell }: EventOf<'lifted' | 'relaid'>, { who, view }: Told): Phrase {
  return phrase(`freight.event.${kind}`, { who, shape: aShape(card), place: placePhrase(view, cell) })
}
