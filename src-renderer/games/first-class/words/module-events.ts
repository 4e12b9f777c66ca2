import type { Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { listOf } from '../../../words/names.ts'
import type { FirstClassEvent, Verdict } from '../../../../src-shared/games/first-class/events.ts'
import { aCard, evidencePhrase, identityPhrase, orderPhrase } from './cards.ts'
import { commas, effectPhrase, framePhrase } from './effects.ts'
import { coachPhrase } from './places.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { holderName, next, type Telling } from './telling.ts'
import { nameOf } from '../../../words/names.ts'

type Of<K extends FirstClassEvent['kind']> = Extract<FirstClassEvent, { kind: K }>

/** What modules and teatime add. null: not of these, or told by another line. */
export function moduleEvent(event: FirstClassEvent, telling: Telling): Phrase | null {
  switch (event.kind) {
    case 'celebrityBoarded':
      return phrase('first-class.event.celebrityBoarded', { coach: coachPhrase(event.train, event.place) })
    case 'postcardLaid':
      return phrase('first-class.event.postcardLaid', { n: event.index + 1 })
    case 'riderSeated':
      // One that comes aboard at once is told as aboard.
      return next(telling, 'boarded')
        ? null
        : phrase(event.train === 0 ? 'first-class.event.seated.0' : 'first-class.event.seated.1', {
            coach: coachPhrase(event.train, event.place),
          })
    case 'boarded':
      return boarded(event)
    case 'ordersOpened':
      return phrase('first-class.event.ordersOpened', { tiles: commas(event.tiles.map(orderPhrase)) })
    case 'ordered':
      return phrase('first-class.event.ordered', {
        who: nameOf(telling.seats, event.seat),
        order: orderPhrase(event.tile),
        coach: coachPhrase(event.train, event.place),
      })
    case 'betweenLaid':
      return phrase(event.over < 0 ? 'first-class.event.betweenLaid' : 'first-class.event.betweenLaid.over', {
        n: event.place + 1,
        ...(event.over < 0 ? {} : { card: aCard(event.over) }),
      })
    case 'technicianWorked': {
      const train = event.train === 0 ? 0 : 1
      return phrase(
        event.lapsed ? `first-class.event.technicianLapsed.${train}` : `first-class.event.technicianWorked.${train}`,
      )
    }
    case 'factoryWorks':
      // Beside 0-wagons nothing rises: it gives 0-wagons.
      return event.limit === 0
        ? phrase('first-class.event.factoryWorks.wagons', {
            n: event.place + 1,
            what: effectPhrase({ kind: 'wagon', n: event.upgrades }),
          })
        : phrase('first-class.event.factoryWorks', { n: event.place + 1, upgrades: event.upgrades, limit: event.limit })
    default:
      return suspects(event, telling)
  }
}

function boarded(event: Of<'boarded'>): Phrase {
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

function suspects(event: FirstClassEvent, { seats }: Telling): Phrase | null {
  switch (event.kind) {
    case 'identityDealt': {
      const who = holderName(event.holder, seats)
      return event.identity < 0
        ? phrase('first-class.event.identityDealt', { who })
        : phrase('first-class.event.identityDealt.seen', { who, identity: identityPhrase(event.identity) })
    }
    case 'evidenceDrawn': {
      const who = holderName(event.holder, seats)
      return event.evidence < 0
        ? phrase('first-class.event.evidenceDrawn', { who })
        : phrase('first-class.event.evidenceDrawn.seen', { who, piece: evidencePhrase(event.evidence) })
    }
    case 'murdererShown':
      return event.holder < 0
        ? phrase('first-class.event.murdererShown.nobody')
        : phrase('first-class.event.murdererShown', { who: holderName(event.holder, seats) })
    case 'verdict':
      return verdict(event, seats)
    default:
      return null
  }
}

/** The prints of all, most first, and who is arrested. */
function verdict(event: Of<'verdict'>, seats: Telling['seats']): Phrase {
  const found = [...event.holders].sort((a, b) => b.prints - a.prints)
  const one = ({ holder, prints }: Verdict) =>
    phrase('first-class.event.verdict.one', { who: holderName(holder, seats), n: prints })
  const end =
    event.out.length === 0
      ? phrase('first-class.event.verdict.nobody')
      : phrase('first-class.event.verdict.out', { names: listOf(event.out.map((holder) => holderName(holder, seats))) })
  return phrase('first-class.semi', { a: commas(found.map(one)), b: end })
}
