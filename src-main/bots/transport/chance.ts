import {
  FIRST_DECK_CARD,
  FORKLIFT_ICON,
  ICON_OF,
  ICONS,
  KEY_ICON,
  PARCEL_ICON,
} from '../../../src-shared/games/transport/cards.ts'
import type { Seat, State } from '../../engine/game.ts'
import { handCard, handCount, stockCount } from '../../engine/transport/piles.ts'
import {
  activeSeat,
  AT,
  END_TURN,
  ENDED,
  everySeat,
  handSize,
  otherSeats,
  playsInTeams,
  seatCount,
  stepNow,
  tileCount,
} from '../../engine/transport/state.ts'
import { pointsOf } from './judgement.ts'
import { OF_MORE, OF_TWO } from './odds.ts'
import { Reach } from './reach.ts'

const reach = new Reach()

/** See GamePart.chance. */
export function chance(s: State, seat: Seat): number | null {
  if (playsInTeams(s)) return null
  if (isOver(s)) return shareOf(s, seat)
  return 1 / (1 + Math.exp(-logOdds(s, seat)))
}

/** Nothing can come any more: who has connected a card and can draw none ends the game by ending the turn (003:126). */
const isOver = (s: State): boolean =>
  stepNow(s) === ENDED || (stepNow(s) === END_TURN && s[AT.connected] === 1 && stockCount(s) === 0)

/** Of a game that is over. */
function shareOf(s: State, seat: Seat): number {
  const points = everySeat(s).map((one) => pointsOf(s, [one]))
  const most = Math.max(...points)
  return points[seat] < most ? 0 : 1 / points.filter((one) => one === most).length
}

/** By icon: the part of the deck's cards that bear it. */
const OF_A_CARD = ICONS.map((_, icon) => {
  const deck = ICON_OF.subarray(FIRST_DECK_CARD)
  return deck.filter((of) => of === icon).length / deck.length
})

/**
 * By icon: the cards that a seat holds or, having moved, is about to draw. Those of a hand that was changed count as
 * drawn: nobody knows yet which they are, but where the stock was short and they are among one's own.
 */
function heldBy(s: State, seat: Seat): number[] {
  const draws = activeSeat(s) === seat && stepNow(s) === END_TURN
  const isFresh = draws && s[AT.connected] === 0 && stockCount(s) >= handSize(s)
  const kept = isFresh ? 0 : handCount(s, seat)
  const drawn = draws ? Math.min(handSize(s) - kept, stockCount(s)) : 0
  const held = OF_A_CARD.map((part) => part * drawn)
  for (let i = 0; i < kept; i++) held[ICON_OF[handCard(s, seat, i)]]++
  return held
}

function logOdds(s: State, seat: Seat): number {
  const others = otherSeats(s, seat)
  const mean = (of: (other: Seat) => number): number => others.reduce((sum, one) => sum + of(one), 0) / others.length
  const stage = Math.max(0, Math.max(...everySeat(s).map((one) => tileCount(s, one))) - 1)
  const by = seatCount(s) === 2 ? OF_TWO : OF_MORE
  const w = activeSeat(s) === seat && stepNow(s) !== END_TURN ? by.toMove : by.hasMoved
  const held = heldBy(s, seat)
  reach.read(s)
  return (
    w.alone[stage] +
    w.lead[stage] * (pointsOf(s, [seat]) - Math.max(...others.map((one) => pointsOf(s, [one])))) +
    w.tiles[stage] * tileCount(s, seat) +
    w.theirTiles[stage] * mean((one) => tileCount(s, one)) +
    w.best[stage] * reach.bestNow[seat] +
    w.near[stage] * reach.nearby[seat] +
    w.theirBest[stage] * mean((one) => reach.bestNow[one]) +
    w.theirNear[stage] * mean((one) => reach.nearby[one]) +
    w.parcelCard[stage] * Math.min(1, held[PARCEL_ICON]) +
    w.keys[stage] * held[KEY_ICON] +
    w.forklifts[stage] * held[FORKLIFT_ICON]
  )
}
