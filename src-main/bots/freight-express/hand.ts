import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { Seat, State } from '../../engine/game.ts'
import { coupledCount, handCard, handCount } from '../../engine/freight-express/piles.ts'
import { AT, MAX_COUPLED, activeSeat } from '../../engine/freight-express/state.ts'
import { tripTo } from './distances.ts'
import { drawnWorth, enoughCards, type Habits } from './enough.ts'
import type { Network } from './network.ts'
import { FAR } from './spread.ts'
import { goalsOf, keptOver, powerOver, slownessOf } from './train.ts'
import { WEIGHTS } from './weights.ts'

/** Scratch: what cards are worth more as wagons than as cards. */
const wagonWorths = new Float64Array(64)

/** What a hand is worth: each card as a wagon, as fuel, or as any card; whatever is most. */
export function handValue(network: Network, s: State, seat: Seat, away: Uint8Array, habits: Habits = WEIGHTS): number {
  const wagons = coupledCount(s, seat)
  const now = slownessOf(s, wagons)
  const then = slownessOf(s, wagons + 1)
  const many = enoughCards(s, seat, habits)
  let sum = 0
  let count = 0
  let pulling = 0
  for (let i = 0; i < handCount(s, seat); i++) {
    const card = handCard(s, seat, i)
    const at = placeOf(card, wagons, i >= many)
    const keep = KEEP[at]
    sum += keep
    if (wagons < MAX_COUPLED) {
      const asWagon = wagonWorth(network, s, card, at, away, now, then)
      if (asWagon > keep) wagonWorths[count++] = asWagon - keep
    }
    if (TRACK_CARDS[card].action >= wagons && pulling < WEIGHTS.fuel.length) sum += WEIGHTS.fuel[pulling++]
  }
  const whole = sum + bestOf(count)
  return s[AT.mustPlay] && activeSeat(s) === seat ? whole * WEIGHTS.mustPlay : whole
}

/** What a card is worth as a wagon; 0 where the way eats up so much that it is kept as a card. */
function wagonWorth(
  network: Network,
  s: State,
  card: number,
  at: number,
  away: Uint8Array,
  now: number,
  then: number,
): number {
  const { wagon, couple, uncouple } = TRACK_CARDS[card]
  if (away[couple] >= FAR) return 0
  const limit = limitOf(STEPS[at] - powerOver(away[couple], now), then)
  if (limit === 0) return 0
  const trip = tripTo(network, s, couple, uncouple, limit)
  return wagon * WEIGHTS.asWagon * keptOver(away[couple], now) * keptOver(trip, then)
}

/**
 * Fills `limits` with the steps beyond which it does not matter how far a station is: where a wagon goes never, where
 * it is coupled as soon as the way there alone eats up what it is worth. Gives the stations that matter, as bits.
 */
export function findLimits(s: State, seat: Seat, habits: Habits, limits: Uint8Array): number {
  limits.fill(0)
  const wagons = coupledCount(s, seat)
  let wanted = goalsOf(s, seat)
  if (wagons < MAX_COUPLED) {
    const now = slownessOf(s, wagons)
    const many = enoughCards(s, seat, habits)
    for (let i = 0; i < handCount(s, seat); i++) {
      const card = handCard(s, seat, i)
      const limit = limitOf(STEPS[placeOf(card, wagons, i >= many)], now)
      const { couple } = TRACK_CARDS[card]
      if (limit === 0) continue
      wanted |= 1 << couple
      if (limit > limits[couple]) limits[couple] = limit
    }
  }
  for (let goals = goalsOf(s, seat); goals; goals &= goals - 1) limits[31 - Math.clz32(goals & -goals)] = FAR
  return wanted
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

/** Where KEEP and STEPS have a card, behind so many wagons, in a hand beyond what is enough or not. */
const placeOf = (card: number, wagons: number, beyond: boolean): number =>
  (card * (MAX_COUPLED + 1) + wagons) * 2 + (beyond ? 1 : 0)
const PLACES = TRACK_CARDS.flatMap(({ wagon, action }) =>
  Array.from({ length: MAX_COUPLED + 1 }, (_, wagons) => {
    const keep = keepValue(wagon, action, wagons)
    return [keep, keep * WEIGHTS.beyondEnough].map((worth) => ({ wagon, worth }))
  }).flat(),
)
/** What it is worth as a card. */
const KEEP = Float64Array.from(PLACES, ({ worth }) => worth)
/** After how many steps no more is left of what it is worth as a wagon; a little more, for all that is rounded. */
const STEPS = Float64Array.from(
  PLACES,
  ({ wagon, worth }) => Math.log(worth / (wagon * WEIGHTS.asWagon)) / Math.log(WEIGHTS.perStep) + 1e-6,
)

/** So many steps of a train as slow as that; half a step more, for distances are rounded. */
const limitOf = (steps: number, slowness: number): number =>
  steps <= 0 ? 0 : Math.min(FAR, Math.ceil((steps + 0.5) / slowness))

/** What the best refill still brings in this turn: as many cards as its action value, for the card itself. */
export function refillValue(s: State, seat: Seat, habits: Habits = WEIGHTS): number {
  if (s[AT.mustPlay]) return 0 // nobody refills after the card train
  const wagons = coupledCount(s, seat)
  const room = roomIn(s, seat, habits)
  const worth = drawnWorth(s, seat, habits)
  let best = 0
  for (let i = 0; i < handCount(s, seat); i++) {
    const card = handCard(s, seat, i)
    best = Math.max(best, drawnInto(room, worth, TRACK_CARDS[card].action) - KEEP[placeOf(card, wagons, false)])
  }
  return best
}

/** What so many cards are worth to a seat that draws them, on average: those beyond what is enough hardly anything. */
export const drawnBy = (s: State, seat: Seat, cards: number, habits: Habits = WEIGHTS): number =>
  drawnInto(roomIn(s, seat, habits), drawnWorth(s, seat, habits), cards)

const drawnInto = (room: number, worth: number, cards: number): number =>
  worth * (Math.min(cards, room) + WEIGHTS.beyondEnough * Math.max(0, cards - room))

/** How many more cards are not beyond what is enough. */
const roomIn = (s: State, seat: Seat, habits: Habits): number =>
  Math.max(0, enoughCards(s, seat, habits) - handCount(s, seat))
