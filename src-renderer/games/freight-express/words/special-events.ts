import type { Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import type { SeatInfo } from '../../../../src-shared/table.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { Special } from '../../../../src-shared/games/freight-express/specials.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { aShape, isKnown, letter, openCards } from './cards.ts'
import { nameOf } from './names.ts'
import { placePhrase, stationPhrase } from './places.ts'

/** Events of the advanced game alone. */
export type SpecialEvent = Extract<
  FreightEvent,
  {
    readonly kind:
      | 'specialOffered'
      | 'specialSkipped'
      | 'specialAnnounced'
      | 'specialFailed'
      | 'nothingRobbed'
      | 'vetoPlayed'
      | 'ticketTaken'
      | 'vetoTaken'
      | 'turnedUp'
      | 'cardsGiven'
      | 'handShown'
      | 'cardsDrawnFrom'
      | 'stationClosed'
      | 'stationReopened'
      | 'lifted'
      | 'relaid'
      | 'scrapped'
      | 'wagonRaided'
      | 'raidPaid'
      | 'abducted'
      | 'flew'
  }
>

export const specialPhrase = (special: Special): Phrase => phrase(`freight.special.${special}`)

/** What a special brought about, in the past tense. */
export function specialEventPhrase(event: SpecialEvent, seats: readonly SeatInfo[], view: FreightView): Phrase {
  const who = nameOf(seats, event.seat)
  switch (event.kind) {
    case 'specialOffered':
    case 'specialSkipped':
    case 'specialAnnounced':
    case 'specialFailed':
      return phrase(`freight.event.${event.kind}`, {
        who,
        station: stationPhrase(event.station),
        special: specialPhrase(event.special),
      })
    case 'nothingRobbed':
      return phrase(`freight.event.nothingRobbed.${event.why}`, {
        who,
        name: nameOf(seats, event.victim),
        value: event.value,
      })
    case 'vetoPlayed':
      return phrase(`freight.event.veto.${event.use}`, {
        who,
        name: nameOf(seats, event.against),
        special: specialPhrase(event.special),
      })
    case 'turnedUp':
      return phrase('freight.event.turnedUp', { who, value: event.value })
    case 'cardsGiven':
      return phrase('freight.event.cardsGiven', {
        who: nameOf(seats, event.from),
        name: nameOf(seats, event.to),
        cards: openCards(event.cards),
      })
    case 'handShown':
      return event.cards.length > 0 && event.cards.every(isKnown)
        ? phrase('freight.event.handShown.cards', { who, cards: openCards(event.cards) })
        : phrase('freight.event.handShown', { who })
    case 'cardsDrawnFrom': // whose cards they were and are sees which; all others how many
      if (event.cards.every(isKnown))
        return phrase('freight.event.cardsDrawnFrom.cards', {
          who,
          name: nameOf(seats, event.from),
          cards: openCards(event.cards),
        })
      return phrase('freight.event.cardsDrawnFrom', { who, name: nameOf(seats, event.from), n: event.cards.length })
    case 'stationClosed':
    case 'stationReopened':
      return phrase(`freight.event.${event.kind}`, { who, station: stationPhrase(event.station) })
    case 'scrapped':
      return phrase('freight.event.scrapped', { who, shape: aShape(event.card) })
    case 'lifted':
    case 'relaid':
      return phrase(`freight.event.${event.kind}`, {
        who,
        shape: aShape(event.card),
        place: placePhrase(view, event.cell),
      })
    case 'wagonRaided':
      return phrase('freight.event.wagonRaided', {
        to: nameOf(seats, event.to),
        name: nameOf(seats, event.from),
        wagon: TRACK_CARDS[event.card].wagon,
      })
    case 'raidPaid':
      return phrase('freight.event.raidPaid', {
        who,
        name: nameOf(seats, event.to),
        wagon: TRACK_CARDS[event.card].wagon,
      })
    case 'abducted':
      return phrase('freight.event.abducted', { who, name: nameOf(seats, event.victim) })
    case 'flew':
      return phrase('freight.event.flew', {
        who,
        n: event.gap,
        into: event.enters < 0 ? '' : phrase('freight.event.drove.into', { station: letter(event.enters) }),
      })
    default:
      return phrase(`freight.event.${event.kind}`, { who })
  }
}
