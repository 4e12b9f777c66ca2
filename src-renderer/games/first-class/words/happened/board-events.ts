import type { Phrase } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import {
  BOARD_CITIES,
  CARDS,
  ENGINE_TILES,
  MAIL_WAGONS,
} from '../../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent } from '../../../../../src-shared/games/first-class/events.ts'
import { passedGive } from '../cards.ts'
import { framePhrase, semicolons } from '../effects.ts'
import { before, next, tell, type EventOf, type EventWords, type Told } from './event.ts'
import { citiesOf, coachPhrase, placePhrase, trainPhrase } from '../places.ts'
import { townPhrase } from '../towns.ts'

/** What coins buy. */
const BOUGHT = {
  wagonLaid: ({ train, place }) => phrase('first-class.event.wagonLaid', { coach: coachPhrase(train, place) }),
  upgraded: ({ train, place, from, to }) =>
    phrase('first-class.event.upgraded', { coach: coachPhrase(train, place), from, to }),
  walked,
  drove,
} satisfies Partial<EventWords>

/** What a coin bought stands in the coin's line. */
export const isBought = ({ kind }: FirstClassEvent, told: Told): boolean =>
  before(told)?.kind === 'coinSpent' && kind in BOUGHT

/** What happens on a seat's own board. */
export const BOARD_EVENTS = {
  ...BOUGHT,
  routeLaid({ seat, index }, { view }) {
    // The log is told with the newest position; the cities up to this card are those of then.
    const n = view.seats[seat].route
      .slice(0, index + 1)
      .reduce((sum, { card }) => sum + (CARDS[card].cities?.length ?? 0), BOARD_CITIES.length)
    return phrase('first-class.event.routeLaid', { n })
  },
  mailLaid: ({ train, mail }) =>
    phrase('first-class.event.mailLaid', { train: trainPhrase(train), what: framePhrase(MAIL_WAGONS[mail]) }),
  tileLaid: ({ train, tile }) =>
    phrase('first-class.event.tileLaid', {
      train: trainPhrase(train),
      points: ENGINE_TILES[tile].points,
      what: framePhrase(ENGINE_TILES[tile].frame),
    }),
  coinsLaid: ({ columns }) => phrase('first-class.event.coinsLaid', { n: columns.reduce((sum, n) => sum + n, 0) }),
  coinsWait: ({ n }) => phrase('first-class.event.coinsWait', { n }),
  coinsLost: ({ n }) => phrase('first-class.event.coinsLost', { n }),
  coinSpent,
} satisfies Partial<EventWords>

function walked({ train, to }: EventOf<'walked'>, told: Told): Phrase {
  const there = phrase(train === 0 ? 'first-class.event.walked.0' : 'first-class.event.walked.1', {
    place: placePhrase(to - 1),
  })
  const arrived = next(told, 'constantinople')
  return arrived
    ? phrase('first-class.semi', {
        a: there,
        b: phrase('first-class.event.constantinople', { n: arrived.place, points: arrived.points }),
      })
    : there
}

/** How far, the points of the cities, the bonuses that come at every scoring from now on. */
function drove({ seat, from, to }: EventOf<'drove'>, { view }: Told): Phrase {
  const cities = citiesOf(view.seats[seat]).slice(from, to)
  const there = phrase('first-class.event.drove', { town: townPhrase(view.seats[seat], to - 1) })
  return semicolons([there, ...passedGive(cities)])
}

function coinSpent(event: EventOf<'coinSpent'>, told: Told): Phrase | null {
  if (event.use === 'point') return phrase('first-class.event.spent.point')
  if (event.use === 'endCard' || event.use === 'order') return paid(event, told)
  const what = tell(BOUGHT, { ...told, i: told.i + 1 })
  return what && phrase('first-class.event.spent', { what })
}

/** Coins for one thing in one step are one line, that of the first. */
function paid({ use }: EventOf<'coinSpent'>, told: Told): Phrase | null {
  const last = before(told)
  if (last?.kind === 'coinSpent' && last.use === use) return null
  const after = told.step.slice(told.i).findIndex((other) => other.kind !== 'coinSpent' || other.use !== use)
  return phrase('first-class.event.paid', { n: after < 0 ? told.step.length - told.i : after })
}
