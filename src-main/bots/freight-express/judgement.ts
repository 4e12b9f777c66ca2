import { NO_FACING } from '../../../src-shared/geometry/rails.ts'
import type { Seat, State } from '../../engine/game.ts'
import { facingOf } from '../../engine/freight-express/board/locomotives.ts'
import { handCount } from '../../engine/freight-express/piles.ts'
import { AT, ENDED, MAX_SEATS, PLACE, activeSeat, stepNow, seatCount } from '../../engine/freight-express/state.ts'
import { outcome } from '../../engine/freight-express/scoring.ts'
import type { Judgement } from '../greedy-judgement.ts'
import { candidates } from './candidates.ts'
import { canBePushedOff } from './danger.ts'
import { distances, fromLocomotive, isOutOfReach } from './distances.ts'
import type { Habits } from './enough.ts'
import { findLimits, handValue, refillValue } from './hand.ts'
import { leadValue } from './lead.ts'
import { networkOf, type Network } from './network.ts'
import { settle } from './settle.ts'
import { FAR } from './spread.ts'
import { arrivedValue, deliveredValue, goalsOf, trainValue } from './train.ts'
import { WEIGHTS } from './weights.ts'

/** Scratch. */
const away = distances()
const limits = distances()
/** For each seat what it has delivered and what its train promises. */
const standings = new Float64Array(MAX_SEATS)

/** What a position is worth to a seat, in points, that likes to hold so many cards. */
export function judge(s: State, seat: Seat, habits: Habits = WEIGHTS): number {
  if (stepNow(s) === PLACE) return 0
  if (stepNow(s) === ENDED) return endValue(s, seat)
  const network = networkOf(s, seat)
  const points = ownValue(network, s, seat, habits) - othersValue(network, s, seat)
  return points + leadValue(s, seat, standings)
}

/** How far ahead of the best of the others, by what is delivered. */
function leadOf(s: State, seat: Seat): number {
  let best = 0
  for (let other = 0; other < seatCount(s); other++) if (other !== seat) best = Math.max(best, deliveredValue(s, other))
  return deliveredValue(s, seat) - best
}

/** Delivered, on the way, in the hand, and what may befall it. */
function ownValue(network: Network, s: State, seat: Seat, habits: Habits): number {
  fromLocomotive(network, s, seat, findLimits(s, seat, habits, limits), away, limits)
  const delivered = deliveredValue(s, seat)
  standings[seat] = delivered
  if (isStranded(network, s, seat)) return delivered - WEIGHTS.stranded
  const train = trainValue(s, seat, away)
  standings[seat] += train
  const hand = handValue(network, s, seat, away, habits)
  const mine = activeSeat(s) === seat
  const risk = canBePushedOff(s, seat) ? WEIGHTS.danger * (train + hand) : 0
  return delivered + train + hand + (mine ? refillValue(s, seat, habits) : 0) + papersOf(s, seat) - risk
}

/** A ticket and a veto, in the advanced game. */
const papersOf = (s: State, seat: Seat): number =>
  WEIGHTS.ticket * s[AT.ticket + seat] + WEIGHTS.veto * s[AT.veto + seat]

/** Can the locomotive get to no station any more, whatever is laid? */
function isStranded(network: Network, s: State, seat: Seat): boolean {
  if (facingOf(s, seat) === NO_FACING) return false
  for (let station = 0; station < away.length; station++) if (away[station] < FAR) return false
  return isOutOfReach(network, s, seat)
}

function othersValue(network: Network, s: State, seat: Seat): number {
  let sum = 0
  let most = 0
  for (let other = 0; other < seatCount(s); other++) {
    if (other === seat) continue
    const value = othersWorth(network, s, other)
    sum += value
    if (value > most) most = value
  }
  return WEIGHTS.rival * sum + (WEIGHTS.leader - WEIGHTS.rival) * most
}

function othersWorth(network: Network, s: State, other: Seat): number {
  const goals = goalsOf(s, other)
  if (goals) fromLocomotive(network, s, other, goals, away)
  standings[other] = deliveredValue(s, other) + (goals ? trainValue(s, other, away) : 0)
  return standings[other] + WEIGHTS.hiddenCard * handCount(s, other) + papersOf(s, other)
}

function endValue(s: State, seat: Seat): number {
  const places = outcome(s).places[0]
  const won = places.includes(seat) ? WEIGHTS.win / places.length : -WEIGHTS.win
  return leadOf(s, seat) + won
}

/** The same eyes by any judgement of what all can see. */
const judgementBy = (worth: (s: State, seat: Seat) => number): Judgement => ({
  judgesOpenly: true,
  candidates,
  settle: (s) => settle(s, worth),
  judge: worth,
})

/** How Freight Express is played well enough to be fun: what counts is what arrives. */
export const freightJudgement: Judgement = {
  ...judgementBy((s, seat) => judge(s, seat)),
  // A drive is looked at with what it enables: what stands at its goal counts for another judgement as delivered.
  by: (other) => judgementBy((s, seat) => other(s, seat) + arrivedValue(s, seat)),
}
