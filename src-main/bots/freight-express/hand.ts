import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { Seat, State } from '../../engine/game.ts'
import { coupledCount, handCard, handCount } from '../../engine/freight-express/piles.ts'
import { AT, MAX_COUPLED, STATIONS, activeSeat } from '../../engine/freight-express/state.ts'
import { findTrips } from './distances.ts'
import { drawnWorth, enoughCards, type Habits } from './enough.ts'
import type { Network } from './network.ts'
import { FAR } from './spread.ts'
import { keptOver, slownessOf } from './train.ts'
import { WEIGHTS } from './weights.ts'

/**
 * Scratch: what cards are worth more as wagons than as cards; by station, where its wagons go and how far that matters.
 */
const wagonWorths = new Float64Array(64)
const goalsFrom = new Int32Array(STATIONS)
const limitFrom = new Uint8Array(STATIONS)

/** What a hand is worth: each card as a wagon, as fuel, or as any card; whatever is most. */
export function handValue(network: Network, s: State, seat: Seat, away: Uint8Array, habits: Habits = WEIGHTS): number {
  const { trips } = network
  const wagons = coupledCount(s, seat)
  const now = slownessOf(s, wagons)
  const then = slownessOf(s, wagons + 1)
  const many = enoughCards(s, seat, habits)
  if (wagons < MAX_COUPLED) readTrips(network, s, seat, away, now, then, many)
  let sum = 0
  let count = 0
  let pulling = 0
  for (let i = 0; i < handCount(s, seat); i++) {
    const { wagon, action, couple, uncouple } = TRACK_CARDS[handCard(s, seat, i)]
    const keep = keepValue(wagon, action, wagons) * (i >= many ? WEIGHTS.beyondEnough : 1)
    const asWagon =
      wagons >= MAX_COUPLED
        ? 0
        : wagon * WEIGHTS.asWagon * keptOver(away[couple], now) * keptOver(trips[couple * STATIONS + uncouple], then)
    sum += keep
    if (asWagon > keep) wagonWorths[count++] = asWagon - keep
    if (action >= wagons && pulling < WEIGHTS.fuel.length) sum += WEIGHTS.fuel[pulling++]
  }
  const whole = sum + bestOf(count)
  return s[AT.mustPlay] && activeSeat(s) === seat ? whole * WEIGHTS.mustPlay : whole
}

/** The best few of the wagons one could take, each next one less. */
function bestOf(count: number): number {
  let sum = 0
  for (let place = 0; place < WEIGHTS.wagonsInMind.length && place < count; place++) {
    let best = place
    for (let i = place + 1; i < count; i++) if (wagonWorths[i] > wagonWorths[best]) best = i
    sum += wagonWorths[best] * WEIGHTS.wagonsInMind[place]
    wagonWorths[best] = wagonWorths[place]
  }
  return sum
}

/** A card by itself: for driving, drawing and laying. */
export function keepValue(wagon: number, action: number, wagons: number): number {
  return (
    WEIGHTS.card + WEIGHTS.cardAction * action + WEIGHTS.cardStep * wagon * (action >= wagons ? 1 : WEIGHTS.tooWeak)
  )
}

/** What the best refill still brings in this turn: as many cards as its action value, for the card itself. */
export function refillValue(s: State, seat: Seat, habits: Habits = WEIGHTS): number {
  if (s[AT.mustPlay]) return 0 // nobody refills after the card train
  const wagons = coupledCount(s, seat)
  let best = 0
  for (let i = 0; i < handCount(s, seat); i++) {
    const { wagon, action } = TRACK_CARDS[handCard(s, seat, i)]
    best = Math.max(best, drawnBy(s, seat, action, habits) - keepValue(wagon, action, wagons))
  }
  return best
}

/** What so many cards are worth to a seat that draws them, on average: those beyond what is enough hardly anything. */
export function drawnBy(s: State, seat: Seat, cards: number, habits: Habits = WEIGHTS): number {
  const room = Math.max(0, enoughCards(s, seat, habits) - handCount(s, seat))
  return drawnWorth(s, seat, habits) * (Math.min(cards, room) + WEIGHTS.beyondEnough * Math.max(0, cards - room))
}

/**
 * Finds how far the hand's trips are, as far as it matters: where the way eats up what a wagon is worth, the card is
 * kept as a card. A card with limit 0 may have no trip here, and `trips` then still holds what the network kept from
 * its former use; whatever that is, it only makes less of a wagon that is worth no more than the card already.
 */
function readTrips(
  network: Network,
  s: State,
  seat: Seat,
  away: Uint8Array,
  now: number,
  then: number,
  many: number,
): void {
  const wagons = coupledCount(s, seat)
  goalsFrom.fill(0)
  limitFrom.fill(0)
  for (let i = 0; i < handCount(s, seat); i++) {
    const { wagon, action, couple, uncouple } = TRACK_CARDS[handCard(s, seat, i)]
    const keep = keepValue(wagon, action, wagons) * (i >= many ? WEIGHTS.beyondEnough : 1)
    const limit = stepsUntil(wagon * WEIGHTS.asWagon * keptOver(away[couple], now), keep, then)
    if (limit === 0) continue
    goalsFrom[couple] |= 1 << uncouple
    limitFrom[couple] = Math.max(limitFrom[couple], limit)
  }
  for (let station = 0; station < STATIONS; station++) {
    if (goalsFrom[station]) findTrips(network, s, station, goalsFrom[station], limitFrom[station])
  }
}

/** After how many steps no more of a worth is left than this; half a step more, for distances are rounded. */
function stepsUntil(worth: number, least: number, slowness: number): number {
  if (worth <= least) return 0
  const steps = Math.log(least / worth) / Math.log(WEIGHTS.perStep)
  return Math.min(FAR, Math.ceil((steps + 0.5) / slowness))
}
