import type { Phrase } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import { END_CARDS } from '../../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassEvent, ScoreSource } from '../../../../../src-shared/games/first-class/events.ts'
import type { FirstClassView } from '../../../../../src-shared/games/first-class/view.ts'
import type { SeatInfo } from '../../../../../src-shared/table.ts'
import type { Episode } from '../../../../words/speech.ts'
import { endCardShort, isKnown } from '../cards.ts'
import { framePhrase } from '../effects.ts'
import { citiesOf } from '../places.ts'
import { before, type EventOf, type EventWords, type Told } from './event.ts'
import { townPhrase } from '../towns.ts'

/** The scoring that is told, and whom it counts: first what bonuses bring them, then their trains. */
export function scoringOf(
  events: readonly FirstClassEvent[],
  seats: readonly SeatInfo[],
  { phase, round, rounds, active }: FirstClassView,
): Episode | null {
  const began = events.findIndex(({ kind }) => kind === 'scoringBegan')
  const counted = events.find(({ kind }) => kind === 'trainScored')
  if (!counted && phase !== 'scoring') return firstDealOf(events)
  const own = counted ?? events[began]
  // What is dealt after the last train is another round.
  const played = events.some(({ kind }) => kind === 'dealt') ? round - 1 : round
  const what = { n: Math.ceil((played * 3) / rounds), who: nameOf(seats, own?.seat ?? active) }
  if (!counted) return { title: phrase('first-class.episode.bonuses', what), since: Math.max(0, began) }
  const counts = events.findIndex(({ kind }) => kind === 'scoringBegan' || kind === 'trainScored')
  return { title: phrase('first-class.episode.trains', what), since: 0, counts }
}

/** What is laid out for all once the draft is over is no part of the answer of whoever kept the last card. */
function firstDealOf(events: readonly FirstClassEvent[]): Episode | null {
  const deal = events.find((event) => event.kind === 'dealt' && event.turn === 0)
  if (deal?.kind !== 'dealt') return null
  const n = deal.cards.filter(isKnown).length
  const since = events.findIndex(({ kind }) => kind === 'endCardsOpened' || kind === 'dealt')
  return { title: phrase('first-class.now.dealt', { round: deal.round, n }), since }
}

/** Scorings and the end. */
export const SCORING_EVENTS = {
  scoringBegan: ({ scoring }, { who }) => phrase('first-class.event.scoringBegan', { who, n: scoring }),
  cityCollected({ seat, index, times }, { view }) {
    const city = citiesOf(view.seats[seat])[index]
    const what = city && 'bonus' in city ? framePhrase(city.bonus) : phrase('first-class.ask.bonus')
    return phrase(times > 1 ? 'first-class.event.cityCollected.twice' : 'first-class.event.cityCollected', {
      town: townPhrase(view.seats[seat], index),
      what,
    })
  },
  trainScored: ({ train, points }) =>
    phrase(train === 0 ? 'first-class.event.trainScored.0' : 'first-class.event.trainScored.1', { n: points }),
  switchScored,
  scored,
  draftsShown: ({ endCards }, { seats }) =>
    endCards
      .map((endCard, seat) =>
        phrase('first-class.event.draftsShown', { who: nameOf(seats, seat), card: endCardShort(endCard) }),
      )
      .reduce((a, b) => phrase('first-class.semi', { a, b })),
  endCardScored: ({ endCard, cards, points }, { who }) =>
    phrase('first-class.event.endCardScored', {
      who,
      card: endCardShort(endCard),
      n: cards,
      each: END_CARDS[endCard].points,
      points,
    }),
  ended: () => phrase('first-class.event.ended'),
} satisfies Partial<EventWords>

/** All switches of one scoring are one line, that of the first. */
function switchScored(event: EventOf<'switchScored'>, { step, i }: Told): Phrase | null {
  const mine = (other: FirstClassEvent): other is EventOf<'switchScored'> =>
    other.kind === 'switchScored' && other.seat === event.seat
  if (step.slice(0, i).some(mine)) return null
  return phrase('first-class.event.switches', { n: step.filter(mine).reduce((sum, { points }) => sum + points, 0) })
}

/** Points that no other line tells. */
function scored({ source, points }: EventOf<'scored'>, told: Told): Phrase | null {
  switch (source as ScoreSource) {
    case 'effects':
      return phrase('first-class.event.points', { n: points })
    case 'celebrities':
    case 'teatime':
      return phrase(`first-class.event.points.${source as 'celebrities' | 'teatime'}`, { n: points })
    case 'evidence':
    case 'murderer':
      return phrase(`first-class.event.points.${source as 'evidence' | 'murderer'}`, { who: told.who, n: points })
    case 'coins':
      return coins(points, told)
    default:
      return null
  }
}

/** A coin spent for a point tells itself; coins left over score at the end. */
function coins(n: number, told: Told): Phrase | null {
  const last = before(told)
  if (last?.kind === 'coinSpent' && last.use === 'point') return null
  return told.view.phase === 'ended' && told.step.some(({ kind }) => kind === 'draftsShown')
    ? phrase('first-class.event.points.coinsLeft', { who: told.who, n })
    : phrase('first-class.event.points.coins', { n })
}
