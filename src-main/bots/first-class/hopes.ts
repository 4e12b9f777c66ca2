import type { ScorePart } from '../../../src-shared/core.ts'
import { coinCount } from '../../engine/first-class/board/coins.ts'
import { AT } from '../../engine/first-class/state.ts'
import type { Seat, State } from '../../engine/game.ts'
import { betweenWorth } from './between.ts'
import { contractsWorth } from './contracts.ts'
import { counted } from './counted.ts'
import { coinsWorth, endCardsWorth } from './holdings.ts'
import { newPace, readPace } from './pace.ts'
import { routeWorth } from './route.ts'
import { startWorth } from './start.ts'
import { trainsWorth } from './trains.ts'

const pace = newPace()

/** What each thing of a seat that lies open is likely to bring it still, as the judgement has it. */
export function hopes(s: State, seat: Seat): readonly ScorePart[] {
  readPace(s, seat, pace)
  const now = counted(s, seat).find(({ key }) => key === END_CARDS)?.value ?? 0
  const worths = {
    trains: trainsWorth(s, seat, pace),
    route: routeWorth(s, seat, pace),
    coins: coinsWorth(s, seat, pace) - coinCount(s, seat),
    endCards: endCardsWorth(s, seat, pace, tookEndCard) - now,
    contracts: contractsWorth(s, seat, pace),
    between: betweenWorth(s, seat, pace),
    start: startWorth(s, seat),
  }
  return Object.entries(worths).map(([part, value]) => ({ key: `first-class.hope.${part}`, value, refs: [] }))
}

const END_CARDS = 'first-class.score.endCards'
/** The one kept in the draft is nobody else's business. */
const tookEndCard = (s: State, seat: Seat, endCard: number): boolean => s[AT.endOwner + endCard] === seat + 1
