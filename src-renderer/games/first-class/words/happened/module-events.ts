import type { Phrase } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import { listOf } from '../../../../words/names.ts'
import type { Verdict } from '../../../../../src-shared/games/first-class/events.ts'
import { aCard, evidencePhrase, identityPhrase, orderPhrase } from '../cards.ts'
import { commas, effectPhrase, framePhrase } from '../effects.ts'
import { coachPhrase } from '../places.ts'
import { CARDS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import { next, type EventOf, type EventWords, type Told } from './event.ts'
import { holderName } from '../holder.ts'

/** What modules and teatime add. */
export const MODULE_EVENTS = {
  celebrityBoarded: ({ train, place }) =>
    phrase('first-class.event.celebrityBoarded', { coach: coachPhrase(train, place) }),
  postcardLaid: ({ index }) => phrase('first-class.event.postcardLaid', { n: index + 1 }),
  /** One that comes aboard at once is told as aboard. */
  riderSeated: ({ train, place }, told) =>
    next(told, 'boarded')
      ? null
      : phrase(train === 0 ? 'first-class.event.seated.0' : 'first-class.event.seated.1', {
          coach: coachPhrase(train, place),
        }),
  boarded,
  ordersOpened: ({ tiles }) => phrase('first-class.event.ordersOpened', { tiles: commas(tiles.map(orderPhrase)) }),
  ordered: ({ tile, train, place }, { who }) =>
    phrase('first-class.event.ordered', { who, order: orderPhrase(tile), coach: coachPhrase(train, place) }),
  betweenLaid: ({ over, place }) =>
    over < 0
      ? phrase('first-class.event.betweenLaid', { n: place + 1 })
      : phrase('first-class.event.betweenLaid.over', { n: place + 1, card: aCard(over) }),
  technicianWorked({ train, lapsed }) {
    const of = train === 0 ? 0 : 1
    return phrase(lapsed ? `first-class.event.technicianLapsed.${of}` : `first-class.event.technicianWorked.${of}`)
  },
  /** Beside 0-wagons nothing rises: it gives 0-wagons. */
  factoryWorks: ({ limit, place, upgrades }) =>
    limit === 0
      ? phrase('first-class.event.factoryWorks.wagons', {
          n: place + 1,
          what: effectPhrase({ kind: 'wagon', n: upgrades }),
        })
      : phrase('first-class.event.factoryWorks', { n: place + 1, upgrades, limit }),
  identityDealt({ holder, identity }, { seats }) {
    const who = holderName(holder, seats)
    return identity < 0
      ? phrase('first-class.event.identityDealt', { who })
      : phrase('first-class.event.identityDealt.seen', { who, identity: identityPhrase(identity) })
  },
  evidenceDrawn({ holder, evidence }, { seats }) {
    const who = holderName(holder, seats)
    return evidence < 0
      ? phrase('first-class.event.evidenceDrawn', { who })
      : phrase('first-class.event.evidenceDrawn.seen', { who, piece: evidencePhrase(evidence) })
  },
  murdererShown: ({ holder }, { seats }) =>
    holder < 0
      ? phrase('first-class.event.murdererShown.nobody')
      : phrase('first-class.event.murdererShown', { who: holderName(holder, seats) }),
  verdict,
} satisfies Partial<EventWords>

function boarded(event: EventOf<'boarded'>): Phrase {
  const coach = coachPhrase(event.train, event.place)
  const told =
    event.train === 0
      ? phrase('first-class.event.boarded.0', { coach, n: event.coins })
      : phrase('first-class.event.boarded.1', { coach, n: event.points })
  const { bonus } = (event.train === 0 ? CARDS[event.card].passenger : CARDS[event.card].luggage) ?? {}
  return bonus
    ? phrase('first-class.semi', { a: told, b: phrase('first-class.event.gained', { what: framePhrase(bonus) }) })
    : told
}

/** The prints of all, most first, and who is arrested. */
function verdict(event: EventOf<'verdict'>, { seats }: Told): Phrase {
  const found = [...event.holders].sort((a, b) => b.prints - a.prints)
  const one = ({ holder, prints }: Verdict) =>
    phrase('first-class.event.verdict.one', { who: holderName(holder, seats), n: prints })
  const end =
    event.out.length === 0
      ? phrase('first-class.event.verdict.nobody')
      : phrase('first-class.event.verdict.out', { names: listOf(event.out.map((holder) => holderName(holder, seats))) })
  return phrase('first-class.semi', { a: commas(found.map(one)), b: end })
}
