import type { Ref } from '../../../src-shared/core.ts'
import { PARCELS_TO_END } from '../../../src-shared/games/transport/cards.ts'
import { itemCode, kindOfCode } from '../../../src-shared/games/transport/actions.ts'
import { apply } from '../../engine/transport/rules.ts'
import { stockCount } from '../../engine/transport/piles.ts'
import {
  ACT,
  activeSeat,
  AT,
  END_TURN,
  ENDED,
  everySeat,
  idleLimit,
  PARCEL,
  stepNow,
  teamOf,
  tileCount,
} from '../../engine/transport/state.ts'
import { parcelRef } from '../../engine/transport/refs.ts'
import type { Seat, State } from '../../engine/game.ts'
import type { Meter } from '../search/meter.ts'
import type { GamePart, Plan, Sight } from '../search/part.ts'
import { distinct, untilLearnt } from '../search/lines.ts'
import { ALL, finish, judged, turnCopyOf, type Looks } from './finishing.ts'
import { canJoin, gapOf, mayJoin } from './apart.ts'
import { chance } from './chance.ts'
import { judge } from './judgement.ts'
import { byFirst, linesOf, type Line } from './lines.ts'
import { Reach } from './reach.ts'
import { playOn } from './playing-on.ts'
import { roads, ways } from './roads.ts'

/** In planning, of an icon. */
const PLANNED: Looks = { ...ALL, icons: 40 }

const CLOSING = itemCode('endTurn')

/** The plan that begins with a line and goes on as it looks best. */
function completed(s: State, seat: Seat, begun: Line, meter: Meter, { some, forWin }: Sight): Plan {
  const after = turnCopyOf(s)
  for (const code of begun) apply(after, code)
  const noted = [...begun]
  finish(after, noted, PLANNED, meter, some)
  meter.nodes++
  if (stepNow(after) === END_TURN) noted.push(CLOSING)
  return { codes: noted, prior: looksWorth(after, seat, forWin) }
}

/** What the whole win is worth, in points. */
const WIN = 20

/** What a turn that is played to its end looks worth. */
function looksWorth(s: State, seat: Seat, forWin = false): number {
  const share = forWin ? chance(s, seat) : null
  return share === null ? judge(s, seat) : WIN * share
}

const best = (plans: Plan[]): Plan[] => plans.sort((a, b) => b.prior - a.prior)

/**
 * Of each hand card, or of all that is asked otherwise, the lines that look best, each with the best end of the turn.
 */
function plans(s: State, _choices: Int32Array, seat: Seat, sight: Sight, meter: Meter): Plan[] {
  const { width, variety, some } = sight
  const lines = linesOf(s)
  const ofEach = stepNow(s) === ACT ? byFirst(lines) : [lines]
  const kept = ofEach.flatMap((all) => judged(s, some(all), meter).slice(0, width))
  const found = keeping(best(kept.map(({ line }) => completed(s, seat, line, meter, sight))))
  for (const plan of found.slice(0, variety)) found.push(...varied(s, seat, plan, meter, sight))
  return distinct(best(found))
    .slice(0, width)
    .map((plan) => ({ ...plan, codes: untilLearnt(apply, activeSeat, s, seat, plan.codes) }))
}

/**
 * Who has nothing to gain by any card lays one all the same: the hand is changed only for more than this, in points. Of
 * 670 games against the same level without it, each game from both sides, 338 were won so: 51.5 of 100 by the Porter,
 * 32 of 60, 155.5 of 300, 70.5 of 150, 28.5 of 60 by the Controller. Swaps fell from 1 to 2.5 a game to 0.2 at most.
 */
const WORTH_A_SWAP = 0.25

/** The plans without the swap of the hand, where another is as good but for little. */
function keeping(plans: readonly Plan[]): Plan[] {
  const other = plans.find(({ codes }) => dear(codes) === 0)
  return plans.filter(({ codes, prior }) => !other || dear(codes) === 0 || prior - other.prior > dear(codes))
}

/** See GamePart.dear. */
const dear = (codes: readonly number[]): number => (kindOfCode(codes[0]) === 'swap' ? WORTH_A_SWAP : 0)

/** Other parcels or ways at the end of the same plan. */
function varied(s: State, seat: Seat, plan: Plan, meter: Meter, sight: Sight): Plan[] {
  const at = s.slice()
  const begun: number[] = []
  for (const code of plan.codes) {
    if (stepNow(at) === PARCEL) {
      const others = judged(at, linesOf(at), meter).slice(0, 4)
      return others.map(({ line }) => completed(s, seat, [...begun, ...line], meter, sight))
    }
    apply(at, code)
    begun.push(code)
  }
  return []
}

/** By one parcel to a pallet of the seat or its partner. */
function inReach(s: State, seat: Seat): number {
  const reach = new Reach()
  reach.read(s)
  return Math.max(...teamOf(s, seat).map((pallet) => reach.bestNow[pallet]))
}

/** The parcel that would come to it then. */
function nearest(s: State, seat: Seat): Ref | null {
  const reach = new Reach()
  reach.read(s)
  const [best] = teamOf(s, seat).toSorted((a, b) => reach.bestNow[b] - reach.bestNow[a])
  return reach.bestNow[best] > 0 ? parcelRef(reach.bringer[best]) : null
}

/** By a fourth parcel, or for want of cards or of anybody who connects one. */
const mayEnd = (s: State): boolean =>
  stockCount(s) === 0 ||
  s[AT.idle] + 1 >= idleLimit(s) ||
  everySeat(s).some((seat) => tileCount(s, seat) === PARCELS_TO_END - 1)

export const transportPart: GamePart = {
  plans,
  playOn,
  value: judge,
  chance,
  inReach,
  nearest,
  ways,
  roads,
  gap: gapOf,
  mayJoin,
  canJoin,
  dear,
  turn: (s) => s[AT.turn],
  ended: (s) => stepNow(s) === ENDED,
  mayEnd,
  lines: linesOf,
  together: (s, a, b) => teamOf(s, a).includes(b),
}
