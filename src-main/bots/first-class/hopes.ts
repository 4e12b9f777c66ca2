import type { Ref, ScorePart } from '../../../src-shared/core.ts'
import { END_CARDS } from '../../../src-shared/games/first-class/cards/index.ts'
import { coinCount } from '../../engine/first-class/board/coins.ts'
import { endCardRef } from '../../engine/first-class/refs.ts'
import { AT } from '../../engine/first-class/state.ts'
import type { Seat, State } from '../../engine/game.ts'
import { betweenWorth } from './between.ts'
import { contractsWorth } from './contracts.ts'
import { counted } from './counted.ts'
import { coinsWorth, endCardsWorth } from './holdings.ts'
import { newPace, readPace } from './pace.ts'
import { routeWorth } from './route.ts'
import { startWorth } from './start.ts'
import { trainWorth } from './trains.ts'

const pace = newPace()

/** What each thing of a seat that lies open is likely to bring it still, as the judgement has it. */
export function hopes(s: State, seat: Seat): readonly ScorePart[] {
  readPace(s, seat, pace)
  const now = counted(s, seat).find(({ key }) => key === END_CARD_SCORE)?.value ?? 0
  const worths = {
    train0: trainWorth(s, seat, 0, pace),
    train1: trainWorth(s, seat, 1, pace),
    route: routeWorth(s, seat, pace),
    coins: coinsWorth(s, seat, pace) - coinCount(s, seat),
    endCards: endCardsWorth(s, seat, pace, tookEndCard) - now,
    contracts: contractsWorth(s, seat, pace),
    between: betweenWorth(s, seat, pace),
    start: startWorth(s, seat),
  }
  const things: Partial<Record<string, readonly Ref[]>> = {
    endCards: END_CARD_IDS.filter((endCard) => tookEndCard(s, seat, endCard)).map(endCardRef),
  }
  return Object.entries(worths).map(([part, value]) => ({
    key: `first-class.hope.${part}`,
    value,
    refs: things[part] ?? [],
  }))
}

const END_CARD_SCORE = 'first-class.score.endCards'
const END_CARD_IDS = END_CARDS.map((_, id) => id)
/** The one kept in the draft is nobody else's business. */
const tookEndCard = (s: State, seat: Seat, endCard: number): boolean => s[AT.endOwner + endCard] === seat + 1
