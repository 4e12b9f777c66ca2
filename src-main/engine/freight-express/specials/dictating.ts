import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { Seat } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { coupledCount, handCount, trainOf } from '../piles.ts'
import { AT, MAX_COUPLED, activeSeat, nextSeat, seatCount } from '../state.ts'
import { everySeat } from '../tell.ts'
import { specialName } from './special-state.ts'

/**
 * Is there anything to dictate about the special, as far as everyone at the table can see? Where it can be carried out
 * in one way only, no holder of a veto is asked (000:203 gives the dictating seat 'further details', and there are
 * none). What only a hidden hand would tell counts as a choice: by not being asked nobody learns anything of it.
 */
export function hasDetails(s: State): boolean {
  switch (specialName(s)) {
    case 'none':
    case 'ticket':
    case 'veto':
      return false
    case 'cardRobbery':
      return seatCount(s) > 2
    case 'cardTrain':
      return comesToATie(s)
    case 'coupleWagon': // a single card is coupled or lost, whichever value is turned up
      return handCount(s, activeSeat(s)) > 1
    case 'wagonRobbery':
      return seatCount(s) > 2 || choosesWagon(s)
    // With a match one may keep one's wagons (000:193); cards are laid in several ways, or driven with.
    case 'uncoupleWagon':
    case 'closeStation':
    case 'rebuild':
    case 'abduction':
      return true
  }
}

/** E: will several hands be the fullest while the seat draws? Only their sizes decide that. */
function comesToATie(s: State): boolean {
  const seat = activeSeat(s)
  const others = everySeat(s)
    .filter((other) => other !== seat)
    .map((other) => handCount(s, other))
  for (let own = handCount(s, seat); ; own++) {
    const most = Math.max(...others)
    if (own > most) return false
    if (others.filter((count) => count === most).length > 1) return true
    others[others.indexOf(most)]--
  }
}

/** J with two seats: can the value that is turned up leave two wagons to take, or two cards to pay with? */
function choosesWagon(s: State): boolean {
  const [robber, victim]: Seat[] = [activeSeat(s), nextSeat(s, activeSeat(s))]
  const theirs = valuesOf(s, victim)
  if (hasTwice(theirs)) return true
  if (coupledCount(s, victim) >= MAX_COUPLED) return false
  if (s[AT.raidPaysWithHandCard]) return handCount(s, robber) > 1
  return hasTwice(valuesOf(s, robber).filter((value) => !theirs.includes(value)))
}

const valuesOf = (s: State, seat: Seat): number[] => trainOf(s, seat).map((card) => TRACK_CARDS[card].action)

const hasTwice = (values: readonly number[]): boolean => new Set(values).size < values.length
