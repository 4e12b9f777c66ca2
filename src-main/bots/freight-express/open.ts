import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import type { ScorePart } from '../../../src-shared/core.ts'
import type { Seat, State } from '../../engine/game.ts'
import { coupledCard, coupledCount } from '../../engine/freight-express/piles.ts'
import { stationRef, wagonRef } from '../../engine/freight-express/refs.ts'
import type { Way } from '../search/part.ts'
import { distances, fromLocomotive } from './distances.ts'
import { NO_HAND, networkOf } from './network.ts'
import { FAR } from './spread.ts'
import { goalsOf } from './train.ts'

/** Scratch. */
const away = distances()

const wagonsOf = (s: State, seat: Seat): readonly number[] =>
  Array.from({ length: coupledCount(s, seat) }, (_, i) => coupledCard(s, seat, i))

/** How far a seat's coupled wagons are from where they are wanted, over rails that lie or could be laid by anybody. */
export function ways(s: State, seat: Seat): readonly Way[] {
  const goals = goalsOf(s, seat)
  if (goals) fromLocomotive(networkOf(s, NO_HAND), s, seat, goals, away)
  return wagonsOf(s, seat).map((card) => {
    const { wagon: points, uncouple } = TRACK_CARDS[card]
    const steps = away[uncouple] < FAR ? away[uncouple] : null
    return { what: 'wagon', refs: [wagonRef(card), stationRef(uncouple)], points, steps }
  })
}

/** What a seat's coupled wagons bring where they are delivered. */
export const hopes = (s: State, seat: Seat): readonly ScorePart[] => [
  {
    key: 'freight-express.hope.wagons',
    value: wagonsOf(s, seat).reduce((sum, card) => sum + TRACK_CARDS[card].wagon, 0),
    refs: wagonsOf(s, seat).map(wagonRef),
  },
]
