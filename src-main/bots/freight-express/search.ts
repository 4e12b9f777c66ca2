import { KIND, itemOfCode, kindIndexOf, packCode } from '../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { cloneState } from '../../engine/flat.ts'
import { endTurn } from '../../engine/freight-express/answers/end-turn.ts'
import { refill } from '../../engine/freight-express/answers/refill.ts'
import { apply, choices, decider } from '../../engine/freight-express/rules.ts'
import { coupledCount, discardCount, stockCount } from '../../engine/freight-express/piles.ts'
import { ACT, AT, ENDED, PLACE, activeSeat, stepNow } from '../../engine/freight-express/state.ts'
import { MAX_CHOICES, type GameEvent, type Seat, type State } from '../../engine/game.ts'
import { distinct } from '../search/lines.ts'
import type { Meter } from '../search/meter.ts'
import type { GamePart, Plan, Sight } from '../search/part.ts'
import { scratch } from '../search/scratch.ts'
import { candidates, endsTurn } from './candidates.ts'
import { drawnBy, keepValue, refillValue } from './hand.ts'
import { judge } from './judgement.ts'
import { hopes, ways } from './open.ts'
import { settle } from './settle.ts'
import { PLANNED } from './weights.ts'

/** A turn has at most so many steps that are looked at. */
const DEEPEST = 10
/** Of what is asked in the middle of a step so many answers are compared. */
const MOST_ANSWERS = 12
/** In playing on, a step is done for such a gain only. */
const GAIN = 0.01

/** A refill and what is discarded on the way may use up so many cards, rarely more. */
const FEW_CARDS = 16

/** What a position is worth to whoever plans a whole turn. */
const worthTo = (s: State, seat: Seat): number => judge(s, seat, PLANNED)

const codes = new Int32Array(MAX_CHOICES)
/** A copy to try things on. */
const copyOf = scratch()

/** Where a turn has come to, and by which codes. */
interface Node {
  readonly s: State
  readonly codes: readonly number[]
  readonly worth: number
  /** Something was learnt on the last step, or another is asked: nothing is planned beyond it. */
  readonly closed: boolean
}

/** What may be done next, the end of the turn left out. */
function steps(s: State): readonly (readonly number[])[] {
  const few = candidates(s, codes, choices(s, codes), false)
  if (stepNow(s) === ACT) return few
  const stride = Math.ceil(few.length / MOST_ANSWERS)
  return few.filter((_, i) => i % stride === 0)
}

/** The ends of the turn, then all that may be done before. */
function lines(s: State): readonly (readonly number[])[] {
  if (stepNow(s) !== ACT) return steps(s)
  const all = Array.from(codes.subarray(0, choices(s, codes)))
  return [...all.filter(endsTurn).map((code) => [code]), ...steps(s)]
}

/** Delivering costs nothing, needs no card and is never regretted. */
const delivers = ([code]: readonly number[]): boolean => kindIndexOf(code) === KIND.uncouple

const canDeliver = (s: State): boolean => stepNow(s) === ACT && steps(s).some(delivers)

const free = (s: State): number[] => (stepNow(s) === ACT ? steps(s).filter(delivers).flat() : [])

/** What is looked at of the next steps; a wagon that can be delivered is not overlooked by anybody. */
function looked(s: State, { some, short }: Sight): readonly (readonly number[])[] {
  const all = steps(s)
  const delivering = short ? all.find(delivers) : undefined
  return delivering ? [delivering] : some(all)
}

function stepped(from: Node, seat: Seat, line: readonly number[], meter: Meter): Node {
  const s = cloneState(from.s)
  let learnt = false
  const tell = (event: GameEvent): void => void (learnt ||= event.learnt.includes(seat))
  const noted = [...from.codes]
  for (const code of line) {
    if (learnt) break
    apply(s, code, tell)
    noted.push(code)
  }
  const after = copyOf(s)
  settle(after, worthTo)
  meter.nodes++
  const closed = learnt || stepNow(s) === ENDED || stepNow(s) === PLACE || askedOf(s) !== seat
  return { s, codes: noted, worth: worthTo(after, seat), closed }
}

const askedOf = (s: State): Seat => (stepNow(s) === ACT ? activeSeat(s) : decider(s))

/**
 * Plans the turn by a beam: of all that can be reached by one more step, the best few are gone on from. Each position
 * is worth what it promises with the best end of the turn, so that every one of them is a plan.
 */
function plans(s: State, given: Int32Array, seat: Seat, sight: Sight, meter: Meter): Plan[] {
  const { width, variety, some, short } = sight
  if (stepNow(s) === PLACE) return [{ codes: [given[0]], prior: 0 }]
  const mine = activeSeat(s) === seat && stepNow(s) === ACT
  meter.nodes++
  const root: Node = { s, codes: [], worth: mine ? worthTo(s, seat) : 0, closed: false }
  const found: Node[] = mine && !(short && canDeliver(s)) ? [root] : []
  let beam: Node[] = [root]
  const seen = new Set<number>()
  for (let depth = 0; depth < DEEPEST && beam.length > 0 && meter.left > 0; depth++) {
    const next: Node[] = []
    for (const node of beam) {
      for (const line of looked(node.s, sight)) {
        const after = stepped(node, seat, line, meter)
        const key = hashOf(after.s)
        if (seen.has(key)) continue
        seen.add(key)
        next.push(after)
      }
    }
    next.sort((a, b) => b.worth - a.worth)
    const whole = next.filter((node) => node.closed || (stepNow(node.s) === ACT && !(short && canDeliver(node.s))))
    found.push(...whole.slice(0, 2 * width))
    beam = next.filter((node) => !node.closed).slice(0, Math.max(2, variety))
  }
  found.sort((a, b) => b.worth - a.worth)
  const whole = distinct(found.slice(0, 2 * width).flatMap((node, i) => ended(node, seat, i === 0 ? 3 : 1)))
    .filter((plan) => plan.codes.length > 0)
    .sort((a, b) => b.prior - a.prior)
    .slice(0, width)
  // Who must play the whole hand may have no end of the turn, and nothing to do that anybody would choose.
  return whole.length > 0 ? whole : some(Array.from(given)).map((code) => ({ codes: [code], prior: 0 }))
}

/** The same table by another order of steps; how many questions were answered is no part of it. */
function hashOf(s: State): number {
  let [low, high] = [17, 31]
  for (let i = AT.turn; i < s.length; i++) {
    low = (Math.imul(low, 31) + s[i]) | 0
    high = (Math.imul(high, 0x01000193) ^ s[i]) | 0
  }
  return (low >>> 0) * 0x200000 + (high & 0x1fffff)
}

/** The plan with the ends of the turn that look best, so many of them. */
function ended(node: Node, seat: Seat, count: number): Plan[] {
  if (node.closed || stepNow(node.s) !== ACT) return [{ codes: node.codes, prior: node.worth }]
  const without = node.worth - refillValue(node.s, seat, PLANNED)
  return endings(node.s, seat)
    .slice(0, count)
    .map(({ code, worth }) => ({ codes: [...node.codes, code], prior: without + worth }))
}

/** Ends of the turn by what the draw is worth on average, the best first; nothing is drawn to see. */
function endings(s: State, seat: Seat): { readonly code: number; readonly worth: number }[] {
  // Of all that may be answered no more is listed than this.
  const count = endTurn.list(s, codes, refill.list(s, codes, 0))
  const wagons = coupledCount(s, seat)
  const found: { code: number; worth: number }[] = []
  for (let i = 0; i < count; i++) {
    const { wagon, action } = TRACK_CARDS[itemOfCode(codes[i])]
    const refills = kindIndexOf(codes[i]) === KIND.refill
    const worth = refills ? drawnBy(s, seat, action, PLANNED) - keepValue(wagon, action, wagons) : 0
    found.push({ code: codes[i], worth })
  }
  return found.sort((a, b) => b.worth - a.worth)
}

/** One step after another as long as one adds something; then the end that looks best. */
function playOn(s: State, meter: Meter): void {
  const turn = s[AT.turn]
  for (let step = 0; step < 2 * DEEPEST && s[AT.turn] === turn && stepNow(s) !== ENDED; step++) {
    if (stepNow(s) !== ACT) {
      if (stepNow(s) === PLACE) return apply(s, codes[choices(s, codes) - 1])
      settle(s, worthTo)
      continue
    }
    const seat = activeSeat(s)
    meter.nodes++
    const best = bestStep(s, seat, worthTo(s, seat) + GAIN, meter)
    if (best) for (const code of best) apply(s, code)
    else {
      const [end] = endings(s, seat)
      apply(s, end ? end.code : anyStep(s))
    }
  }
}

/** Who must play the whole hand may end the turn only then. */
const anyStep = (s: State): number => (choices(s, codes) > 0 ? codes[0] : packCode(KIND.endTurn))

function bestStep(s: State, seat: Seat, least: number, meter: Meter): readonly number[] | null {
  let found: readonly number[] | null = null
  let most = least
  for (const line of steps(s)) {
    const after = copyOf(s)
    for (const code of line) apply(after, code)
    settle(after, worthTo)
    meter.nodes++
    const worth = worthTo(after, seat)
    if (worth > most) [found, most] = [line, worth]
  }
  return found
}

export const freightPart: GamePart = {
  plans,
  playOn,
  value: worthTo,
  free,
  ways,
  hopes,
  turn: (s) => s[AT.turn],
  ended: (s) => stepNow(s) === ENDED,
  mayEnd: (s) => stockCount(s) + discardCount(s) <= FEW_CARDS,
  lines,
  together: (_, a, b) => a === b,
}
