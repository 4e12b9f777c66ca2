import type { Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { BOARD_CITIES, CARDS, ENGINE_TILES, MAIL_WAGONS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { passedGive } from './cards.ts'
import { framePhrase, semicolons } from './effects.ts'
import { citiesOf, coachPhrase, placePhrase, trainPhrase } from './places.ts'
import { before, from, next, type Telling } from './telling.ts'
import { townPhrase } from './towns.ts'

type Of<K extends FirstClassEvent['kind']> = Extract<FirstClassEvent, { kind: K }>

/** What happens on a seat's own board. null: not of these, or told by another line. */
export function boardEvent(event: FirstClassEvent, telling: Telling): Phrase | null {
  const spent = before(telling)
  // What a coin bought stands in the coin's line.
  if (spent?.kind === 'coinSpent' && BOUGHT.has(event.kind)) return null
  return moved(event, telling) ?? coins(event, telling)
}

const BOUGHT: ReadonlySet<string> = new Set(['wagonLaid', 'upgraded', 'walked', 'drove'])

function moved(event: FirstClassEvent, telling: Telling): Phrase | null {
  switch (event.kind) {
    case 'routeLaid': {
      const { route } = telling.view.seats[event.seat]
      // The log is told with the newest position; the cities up to this card are those of then.
      const n = route
        .slice(0, event.index + 1)
        .reduce((sum, { card }) => sum + (CARDS[card].cities?.length ?? 0), BOARD_CITIES.length)
      return phrase('first-class.event.routeLaid', { n })
    }
    case 'wagonLaid':
      return phrase('first-class.event.wagonLaid', { coach: coachPhrase(event.train, event.place) })
    case 'upgraded':
      return phrase('first-class.event.upgraded', {
        coach: coachPhrase(event.train, event.place),
        from: event.from,
        to: event.to,
      })
    case 'mailLaid':
      return phrase('first-class.event.mailLaid', {
        train: trainPhrase(event.train),
        what: framePhrase(MAIL_WAGONS[event.mail]),
      })
    case 'tileLaid':
      return phrase('first-class.event.tileLaid', {
        train: trainPhrase(event.train),
        points: ENGINE_TILES[event.tile].points,
        what: framePhrase(ENGINE_TILES[event.tile].frame),
      })
    case 'walked':
      return walked(event, telling)
    case 'drove':
      return drove(event, telling)
    default:
      return null
  }
}

function walked(event: Of<'walked'>, telling: Telling): Phrase {
  const to = phrase(event.train === 0 ? 'first-class.event.walked.0' : 'first-class.event.walked.1', {
    place: placePhrase(event.to - 1),
  })
  const arrived = next(telling, 'constantinople')
  return arrived
    ? phrase('first-class.semi', {
        a: to,
        b: phrase('first-class.event.constantinople', { n: arrived.place, points: arrived.points }),
      })
    : to
}

/** How far, the points of the cities, the bonuses that come at every scoring from now on. */
function drove(event: Of<'drove'>, { view }: Telling): Phrase {
  const cities = citiesOf(view.seats[event.seat]).slice(event.from, event.to)
  const to = phrase('first-class.event.drove', { town: townPhrase(view.seats[event.seat], event.to - 1) })
  return semicolons([to, ...passedGive(cities)])
}

function coins(event: FirstClassEvent, telling: Telling): Phrase | null {
  switch (event.kind) {
    case 'coinsLaid':
      return phrase('first-class.event.coinsLaid', { n: event.columns.reduce((sum, n) => sum + n, 0) })
    case 'coinsWait':
    case 'coinsLost':
      return phrase(`first-class.event.${event.kind}`, { n: event.n })
    case 'coinSpent':
      return spent(event, telling)
    default:
      return null
  }
}

function spent(event: Of<'coinSpent'>, telling: Telling): Phrase | null {
  if (event.use === 'point') return phrase('first-class.event.spent.point')
  if (event.use === 'endCard' || event.use === 'order') return paid(event, telling)
  const bought = telling.step[telling.i + 1]
  const what = bought && moved(bought, from(telling, telling.i + 1))
  return what ? phrase('first-class.event.spent', { what }) : null
}

/** Coins for one thing in one step are one line, that of the first. */
function paid(event: Of<'coinSpent'>, telling: Telling): Phrase | null {
  const last = before(telling)
  if (last?.kind === 'coinSpent' && last.use === event.use) return null
  const after = telling.step
    .slice(telling.i)
    .findIndex((other) => other.kind !== 'coinSpent' || other.use !== event.use)
  return phrase('first-class.event.paid', { n: after < 0 ? telling.step.length - telling.i : after })
}
