import { FORKLIFT_ICON, ICON_OF, ICONS, KEY_ICON, PARCEL_ICON } from '../../../src-shared/games/transport/cards.ts'
import type { Seat, State } from '../../engine/game.ts'
import { handCard, handCount } from '../../engine/transport/piles.ts'
import {
  activeSeat,
  END_TURN,
  ENDED,
  everySeat,
  otherSeats,
  playsInTeams,
  seatCount,
  stepNow,
  tileCount,
} from '../../engine/transport/state.ts'
import { pointsOf } from './judge.ts'
import { Reach } from './reach.ts'

/**
 * What tells who wins where three or four play, each alone: log-odds of the win. Points decide little before somebody
 * has three parcels: then it is how many parcels one has, for who brings the fourth says when the game ends, and what
 * one holds, for a plain card can do less than a key, and that less than a forklift.
 */
interface Odds {
  readonly alone: number
  /** A point ahead of the best of the others. */
  readonly lead: number
  /** A parcel on one's own score tile, and one on each of the others. */
  readonly tiles: number
  readonly theirTiles: number
  /** As in Reach: of one's own pallet, and the mean of the others. */
  readonly best: number
  readonly near: number
  readonly theirNear: number
  /** In one's hand: cards that bring a parcel (further ones add nothing), each key and each forklift. */
  readonly parcelCard: number
  readonly keys: number
  readonly forklifts: number
}

const odds = (
  ...[alone, lead, tiles, theirTiles, best, near, theirNear, parcelCard, keys, forklifts]: readonly number[]
): Odds => ({ alone, lead, tiles, theirTiles, best, near, theirNear, parcelCard, keys, forklifts })

/**
 * By the most parcels that lie on any tile: at most one, two, three. Found by logistic regression over all turns of 954
 * games of three seats and 250 of four, of the Driver and the greedy bot; in the last stage after a move two are set by
 * hand, of a parcel card and of keys, of which few positions told.
 */
const TO_MOVE: readonly Odds[] = [
  odds(-1.3, 0.15, 0.46, -0.27, 0.12, 0.07, 0.31, 0.08, 0.13, 0.36),
  odds(-1.31, 0.24, 0.46, -0.34, 0.2, 0.17, 0.29, 0.12, 0.12, 0.4),
  odds(-1.03, 0.47, 0.2, -0.14, 0.64, -0.07, 0.31, 0.18, 0.16, 0.42),
]
const HAS_MOVED: readonly Odds[] = [
  odds(-1.31, 0.17, 0.41, -0.33, -0.05, -0.05, -0.21, 0.09, 0.14, 0.37),
  odds(-1.49, 0.24, 0.49, -0.34, -0.02, 0.01, -0.15, 0.1, 0.13, 0.4),
  odds(-0.73, 0.46, 0.19, -0.15, -0.02, -0.06, -0.14, 0.1, 0.1, 0.35),
]

const reach = new Reach()

/** See GamePart.chance. */
export function chance(s: State, seat: Seat): number | null {
  if (seatCount(s) === 2 || playsInTeams(s)) return null
  if (stepNow(s) === ENDED) return shareOf(s, seat)
  return 1 / (1 + Math.exp(-logOdds(s, seat)))
}

/** Of a game that is over. */
function shareOf(s: State, seat: Seat): number {
  const points = everySeat(s).map((one) => pointsOf(s, [one]))
  const most = Math.max(...points)
  return points[seat] < most ? 0 : 1 / points.filter((one) => one === most).length
}

function logOdds(s: State, seat: Seat): number {
  const others = otherSeats(s, seat)
  const mean = (of: (other: Seat) => number): number => others.reduce((sum, one) => sum + of(one), 0) / others.length
  const mostTiles = Math.max(...everySeat(s).map((one) => tileCount(s, one)))
  const moves = activeSeat(s) === seat && stepNow(s) !== END_TURN
  const w = (moves ? TO_MOVE : HAS_MOVED)[Math.max(0, mostTiles - 1)]
  reach.read(s)
  return (
    w.alone +
    w.lead * (pointsOf(s, [seat]) - Math.max(...others.map((one) => pointsOf(s, [one])))) +
    w.tiles * tileCount(s, seat) +
    w.theirTiles * mean((one) => tileCount(s, one)) +
    w.best * reach.bestNow[seat] +
    w.near * reach.nearby[seat] +
    w.theirNear * mean((one) => reach.nearby[one]) +
    handOdds(s, seat, w)
  )
}

function handOdds(s: State, seat: Seat, { parcelCard, keys, forklifts }: Odds): number {
  const held = ICONS.map(() => 0)
  for (let i = 0; i < handCount(s, seat); i++) held[ICON_OF[handCard(s, seat, i)]]++
  return parcelCard * Math.min(1, held[PARCEL_ICON]) + keys * held[KEY_ICON] + forklifts * held[FORKLIFT_ICON]
}
