import { itemCode, itemOfCode, kindOfCode } from '../../../src-shared/games/transport/actions.ts'
import { ICON_OF, PARCEL_ICON } from '../../../src-shared/games/transport/cards.ts'
import type { State } from '../../engine/game.ts'
import { apply } from '../../engine/transport/rules.ts'
import { ACT, activeSeat, END_TURN, stepNow } from '../../engine/transport/state.ts'
import type { Meter } from '../search/meter.ts'
import { ALL, finish, judged, turnCopyOf, type Looks } from './finishing.ts'
import { judge } from './judgement.ts'
import { byFirst, linesOf, type Line } from './lines.ts'

/** What is looked at where a turn is played on at a glance. */
const GLANCE: Looks = { places: 20, icons: 8, parcels: 12 }
/** Of each hand card so many places are gone through to the end of the turn. */
const GONE_THROUGH = 2
/** What a parcel that comes in is worth, in points, before anybody has seen which it is. */
const UNSEEN_PARCEL = 0.3

const CLOSING = itemCode('endTurn')

/** See GamePart.playOn. */
export function playOn(s: State, meter: Meter, close = false): void {
  if (close && stepNow(s) === ACT) for (const code of bestTurn(s, meter)) apply(s, code)
  finish(s, null, close ? ALL : GLANCE, meter)
  if (stepNow(s) === END_TURN) apply(s, CLOSING)
}

interface Turn {
  readonly codes: readonly number[]
  readonly worth: number
}

/**
 * How the turn goes best, to its end or to where something is drawn: whoever answers in earnest looks through what keys
 * and forklifts can do, and most points are made by them.
 */
const bestTurn = (s: State, meter: Meter): Line =>
  byFirst(linesOf(s))
    .map((lines) => bestOf(s, lines, meter))
    .reduce((best, one) => (one.worth > best.worth ? one : best)).codes

/** How it goes best with one hand card, or by a swap of the hand. */
function bestOf(s: State, lines: readonly Line[], meter: Meter): Turn {
  const found = judged(s, lines, meter)
  const [{ line, worth }] = found
  if (kindOfCode(line[0]) === 'swap') return { codes: line, worth }
  if (ICON_OF[itemOfCode(line[0])] === PARCEL_ICON) return { codes: line, worth: worth + UNSEEN_PARCEL }
  return found
    .slice(0, GONE_THROUGH)
    .map((one) => goneThrough(s, one.line, meter))
    .reduce((best, one) => (one.worth > best.worth ? one : best))
}

function goneThrough(s: State, line: Line, meter: Meter): Turn {
  const seat = activeSeat(s)
  const after = turnCopyOf(s)
  for (const code of line) apply(after, code)
  const codes = [...line]
  finish(after, codes, ALL, meter)
  return { codes, worth: judge(after, seat) }
}
