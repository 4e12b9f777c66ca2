import type { Seat, State } from '../../engine/game.ts'
import { coupledCount, discardCount, handCount, stockCount } from '../../engine/freight-express/piles.ts'
import { AT, MAX_SEATS, activeSeat, seatCount } from '../../engine/freight-express/state.ts'
import type { Features } from '../value/features.ts'
import { canBePushedOff } from './danger.ts'
import { distances, fromLocomotive } from './distances.ts'
import { drawnBy, handValue, refillValue } from './hand.ts'
import { networkOf } from './network.ts'
import { beginningsOf, deliveredValue, goalsOf, trainValue } from './train.ts'

/** Scratch. */
const away = distances()
const trains = new Float64Array(MAX_SEATS)

/** How many seats play before this one. */
const turnsUntil = (s: State, seat: Seat): number => (seat - activeSeat(s) + seatCount(s)) % seatCount(s)

/**
 * What decides a game of Freight Express: what is delivered and on the way, cards that move it, and whose turn it is.
 */
export const freightFeatures: Features = {
  names: [
    'lead',
    'train',
    'rivalTrain',
    'othersTrains',
    'hand',
    'cards',
    'rivalCards',
    'othersCards',
    'wagons',
    'rivalWagons',
    'refill',
    'myTurn',
    'turnsUntil',
    'danger',
    'rivalDanger',
    'ticket',
    'veto',
    'othersPapers',
  ],
  knots: [56, 40, 28, 20, 13, 7, 3, 0],
  /** Cards that can still be drawn: the game ends when there are none (000:137). */
  left: (s) => stockCount(s) + discardCount(s),
  read(s, seat, out) {
    const seats = seatCount(s)
    const network = networkOf(s, seat)
    let rival = -1
    let [others, othersCards, papers, best] = [0, 0, 0, -Infinity]
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue
      const goals = goalsOf(s, other)
      if (goals) fromLocomotive(network, s, other, goals, away)
      trains[other] = goals ? trainValue(s, other, away) : 0
      const standing = deliveredValue(s, other) + trains[other]
      if (standing > best) [best, rival] = [standing, other]
      others += trains[other]
      othersCards += handCount(s, other)
      papers += s[AT.ticket + other] + s[AT.veto + other]
    }
    fromLocomotive(network, s, seat, goalsOf(s, seat) | beginningsOf(s, seat), away)
    const mine = activeSeat(s) === seat
    out[0] = deliveredValue(s, seat) - deliveredValue(s, rival)
    out[1] = trainValue(s, seat, away)
    out[2] = trains[rival]
    out[3] = others - trains[rival]
    out[4] = handValue(network, s, seat, away)
    out[5] = handCount(s, seat)
    out[6] = handCount(s, rival)
    out[7] = othersCards - out[6]
    out[8] = coupledCount(s, seat)
    out[9] = coupledCount(s, rival)
    out[10] = mine ? refillValue(s, seat) : drawnBy(s, seat, 3)
    out[11] = mine ? 1 : 0
    out[12] = turnsUntil(s, seat)
    out[13] = canBePushedOff(s, seat) ? out[1] : 0
    out[14] = canBePushedOff(s, rival) ? out[2] : 0
    out[15] = s[AT.ticket + seat]
    out[16] = s[AT.veto + seat]
    out[17] = papers
  },
}
