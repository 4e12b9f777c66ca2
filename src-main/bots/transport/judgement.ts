import { ICON_OF, numberUp, PARCEL_ICON } from '../../../src-shared/games/transport/cards.ts'
import type { Seat, State } from '../../engine/game.ts'
import { handCard, handCount } from '../../engine/transport/piles.ts'
import {
  activeSeat,
  AT,
  END_TURN,
  ENDED,
  faceOf,
  seatCount,
  stepNow,
  teamOf,
  tileCount,
  tileParcel,
} from '../../engine/transport/state.ts'
import { Reach } from './reach.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** Points on a side's tiles. */
export function pointsOf(s: State, team: readonly Seat[]): number {
  let points = 0
  for (const seat of team)
    for (let i = 0; i < tileCount(s, seat); i++)
      points += numberUp(tileParcel(s, seat, i), faceOf(s, tileParcel(s, seat, i)))
  return points
}

/** What a side may score: at once when it moves next, and by and by. */
function prospects({ bestNow, secondNow, nearby }: Reach, team: readonly Seat[], moves: boolean, w: Weights): number {
  let [best, second, near] = [0, 0, 0]
  for (const pallet of team) {
    second = Math.max(second, secondNow[pallet], Math.min(best, bestNow[pallet]))
    best = Math.max(best, bestNow[pallet])
    near += nearby[pallet]
  }
  const soon = moves ? w.best * best : w.bestLater * best + w.secondLater * second
  return soon + w.near * near
}

/** Points and prospects of a side. @param reach null where nothing comes any more */
const worthOf = (s: State, reach: Reach | null, team: readonly Seat[], moves: boolean, w: Weights): number =>
  pointsOf(s, team) + (reach ? prospects(reach, team, moves, w) : 0)

/** What one's own cards are worth. After a swap nobody knows yet which they are. */
function handWorth(s: State, seat: Seat, w: Weights): number {
  if (activeSeat(s) === seat && stepNow(s) === END_TURN && s[AT.connected] === 0) return w.freshHand
  for (let i = 0; i < handCount(s, seat); i++) if (ICON_OF[handCard(s, seat, i)] === PARCEL_ICON) return w.parcelCard
  return 0
}

/** More parcels on the belts than this make the game no livelier. */
const ENOUGH = 4

/** One's own points and prospects against those of the others, the leading one most of all. */
export function judgeBy(w: Weights): (s: State, seat: Seat) => number {
  const reach = new Reach()
  return (s, seat) => {
    const ended = stepNow(s) === ENDED
    if (!ended) reach.read(s)
    // Once the parcel has moved, the next one at the table moves before we do again.
    const theirs = stepNow(s) === END_TURN || activeSeat(s) !== seat
    const mine = worthOf(s, ended ? null : reach, teamOf(s, seat), !theirs, w)
    let most = -Infinity
    let rest = 0
    for (let other = 0; other < seatCount(s); other++) {
      const team = teamOf(s, other)
      if (team[0] !== other || team.includes(seat)) continue
      const one = worthOf(s, ended ? null : reach, team, theirs, w)
      rest += one
      most = Math.max(most, one)
    }
    const lead = mine - most - w.others * (rest - most)
    return ended
      ? lead + w.won * Math.sign(mine - most)
      : lead + handWorth(s, seat, w) + w.onBelt * Math.min(ENOUGH, reach.onBelt)
  }
}

/** What a position is worth to a seat, in points. */
export const judge = judgeBy(WEIGHTS)
