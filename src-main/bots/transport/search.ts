import { PARCELS_TO_END } from '../../../src-shared/games/transport/cards.ts'
import { itemCode } from '../../../src-shared/games/transport/actions.ts'
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
import type { Seat, State } from '../../engine/game.ts'
import type { Meter } from '../search/meter.ts'
import type { GamePart, Plan, Sight } from '../search/part.ts'
import { distinct, untilLearnt } from '../search/lines.ts'
import { judge } from './judge.ts'
import { linesOf, spreadOut, type Line } from './lines.ts'

/** In playing on, so many lines are looked at: of all that a hand card may do, of an icon, of the parcels. */
const PLACES_LOOKED_AT = 20
const OF_AN_ICON = 8
const PARCELS_LOOKED_AT = 12
/** In planning, of an icon and of the parcels. */
const PLANNED_OF_AN_ICON = 40
const EVERY_PARCEL = 1000

const room = { trial: new Int32Array(0) as State }
function copyOf(s: State): State {
  if (room.trial.length !== s.length) room.trial = s.slice()
  else room.trial.set(s)
  return room.trial
}

interface Judged {
  readonly line: Line
  readonly worth: number
}

/** Lines as they stand, the best first. */
function judged(s: State, lines: readonly Line[], meter: Meter): Judged[] {
  const seat = activeSeat(s)
  if (lines.length === 1) return [{ line: lines[0], worth: 0 }]
  const all = lines.map((line) => {
    const after = copyOf(s)
    for (const code of line) apply(after, code)
    meter.nodes++
    return { line, worth: judge(after, seat) }
  })
  return all.sort((a, b) => b.worth - a.worth)
}

/** Plays the turn on to where only its end is left, each line as it looks best at once. */
function finish(
  s: State,
  noted: number[] | null,
  icons: number,
  parcels: number,
  meter: Meter,
  some: Sight['some'] = (list) => list,
): void {
  const seat = activeSeat(s)
  for (let asked = 0; asked < 12 && activeSeat(s) === seat; asked++) {
    const at = stepNow(s)
    if (at === END_TURN || at === ENDED) return
    const most = at === ACT ? PLACES_LOOKED_AT : at === PARCEL ? parcels : icons
    const [{ line }] = judged(s, some(spreadOut(linesOf(s), most)), meter)
    for (const code of line) {
      apply(s, code)
      noted?.push(code)
    }
  }
}

const CLOSING = itemCode('endTurn')

function playOn(s: State, meter: Meter): void {
  finish(s, null, OF_AN_ICON, PARCELS_LOOKED_AT, meter)
  if (stepNow(s) === END_TURN) apply(s, CLOSING)
}

/** The plan that begins with a line and goes on as it looks best. */
function completed(s: State, seat: Seat, begun: Line, meter: Meter, some: Sight['some']): Plan {
  const after = s.slice()
  for (const code of begun) apply(after, code)
  const noted = [...begun]
  finish(after, noted, PLANNED_OF_AN_ICON, EVERY_PARCEL, meter, some)
  meter.nodes++
  if (stepNow(after) === END_TURN) noted.push(CLOSING)
  return { codes: noted, prior: judge(after, seat) }
}

const best = (plans: Plan[]): Plan[] => plans.sort((a, b) => b.prior - a.prior)

/**
 * Of each hand card, or of all that is asked otherwise, the lines that look best, each with the best end of the turn.
 */
function plans(s: State, _choices: Int32Array, seat: Seat, { width, variety, some }: Sight, meter: Meter): Plan[] {
  const lines = linesOf(s)
  const ofEach = stepNow(s) === ACT ? byFirst(lines) : [lines]
  const kept = ofEach.flatMap((all) => judged(s, some(all), meter).slice(0, width))
  const found = best(kept.map(({ line }) => completed(s, seat, line, meter, some)))
  for (const plan of found.slice(0, variety)) found.push(...varied(s, seat, plan, meter, some))
  return distinct(best(found))
    .slice(0, width)
    .map((plan) => ({ ...plan, codes: untilLearnt(apply, activeSeat, s, seat, plan.codes) }))
}

/** Other parcels or ways at the end of the same plan. */
function varied(s: State, seat: Seat, plan: Plan, meter: Meter, some: Sight['some']): Plan[] {
  const at = s.slice()
  const begun: number[] = []
  for (const code of plan.codes) {
    if (stepNow(at) === PARCEL) {
      const others = judged(at, linesOf(at), meter).slice(0, 4)
      return others.map(({ line }) => completed(s, seat, [...begun, ...line], meter, some))
    }
    apply(at, code)
    begun.push(code)
  }
  return []
}

function byFirst(lines: readonly Line[]): Line[][] {
  const firsts = new Map<number, Line[]>()
  for (const line of lines) firsts.set(line[0], [...(firsts.get(line[0]) ?? []), line])
  return [...firsts.values()]
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
  turn: (s) => s[AT.turn],
  ended: (s) => stepNow(s) === ENDED,
  mayEnd,
  lines: linesOf,
  together: (s, a, b) => teamOf(s, a).includes(b),
}
