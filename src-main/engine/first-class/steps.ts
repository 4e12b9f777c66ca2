import { popRecord } from '../chain.ts'
import type { State } from '../flat.ts'
import { anyOf, type Answers } from './answers/answer.ts'
import { enough, takePoints, waive } from './answers/bare.ts'
import { buy } from './answers/buy.ts'
import { city } from './answers/city.ts'
import { draft } from './answers/draft.ts'
import { drive } from './answers/drive.ts'
import { endTurn } from './answers/end-turn.ts'
import { frame } from './answers/frame.ts'
import { fulfil } from './answers/fulfil.ts'
import { lay, layFree } from './answers/lay.ts'
import { mail } from './answers/mail.ts'
import { handOver, pay } from './answers/pay.ts'
import { refuse } from './answers/refuse.ts'
import { spendPoint } from './answers/spend-point.ts'
import { spendStep } from './answers/spend-step.ts'
import { spendUpgrade } from './answers/spend-upgrade.ts'
import { spendWagon } from './answers/spend-wagon.ts'
import { takeCoins } from './answers/take-coins.ts'
import { takeEndCard } from './answers/take-end-card.ts'
import { takeStart } from './answers/take-start.ts'
import { take } from './answers/take.ts'
import { upgradeWagon } from './answers/upgrade-wagon.ts'
import { use } from './answers/use.ts'
import { walk } from './answers/walk.ts'
import { coinCount, layPooled, layWaiting } from './board/coins.ts'
import { removeFirst } from './board/rows.ts'
import { nothingOffered, workBundle } from './frames/bundle.ts'
import { clearFrame } from './frames/effects.ts'
import { workFrame } from './frames/frame.ts'
import { lapseGained } from './frames/gained.ts'
import { modules } from './modules/index.ts'
import { START_TILE, TABLE, seatRef } from './refs.ts'
import { AT, BONUS, DRAFT, SCORING, TURN, actor, stack } from './state.ts'
import {
  BETWEEN_FRAMES,
  BUNDLE,
  FRAME,
  MAIL_WAGON,
  OF_PHASE,
  OPEN_BUNDLE,
  PAY,
  ROOM,
  START_REMOVES,
  ofRecord,
  type FirstClassStep,
} from './step.ts'
import type { Tell } from './tell.ts'
import { nextBonus } from './turn.ts'

const { offset: OFFSET, pooled: POOLED, taken: TAKEN } = AT

/** What coins do: one spends as many as one likes. [002:617-629] */
const spending: Answers = [
  spendWagon,
  spendStep,
  spendUpgrade,
  spendPoint,
  buy,
  ...modules.flatMap((module) => module.spending ?? []),
]
/** What one may do before and after the card, in any order: gained frames, contracts, coins. [ruling 1] */
export const free: Answers = [use, fulfil, ...spending]

/** What there is of these now: without a coin nothing is spent. */
function listFree(s: State, out: Int32Array, n: number): number {
  n = fulfil.list(s, out, use.list(s, out, n))
  if (coinCount(s, actor(s)) > 0) for (let i = 0; i < spending.length; i++) n = spending[i].list(s, out, n)
  return n
}

const chosen = { auto: 'ifSingle', by: actor } as const
const bySeat = { by: actor, source: (s: State) => seatRef(actor(s)) }

/** Each seat keeps one of the end cards handed to it. [002:71] */
const draftStep: FirstClassStep = { ...chosen, kind: 'draft', source: () => TABLE, answers: [draft] }

/** A turn: free actions in any order, before and after the one card or start tile. [002:187-201, 619] */
const turn: FirstClassStep = {
  ...bySeat,
  kind: 'turn',
  auto: 'never',
  answers: [take, refuse, takeStart, ...free, endTurn],
  list: (s, out, n) =>
    s[TAKEN] === 0
      ? listFree(s, out, takeStart.list(s, out, take.list(s, out, n)))
      : endTurn.list(s, out, listFree(s, out, n)),
}

/**
 * The start tile's bonuses for the other seats, clockwise: without coins or contracts; what a bonus gains on its way (a
 * mail wagon) is used now or lapses. [002:453, 1338-1340; ruling 6]
 */
const bonus: FirstClassStep = {
  ...chosen,
  kind: 'bonus',
  source: () => START_TILE,
  advance(s, emit) {
    if (s[OFFSET] > 0 && anyOf([use], s)) return false
    nextBonus(s, emit)
    return true
  },
  answers: [use, enough(lapseGained)],
}

/** A seat's scoring: bonuses of its cities, coins and contracts in any order, then the points. [002:664-739] */
const scoring: FirstClassStep = {
  ...chosen,
  ...bySeat,
  kind: 'scoring',
  answers: [city, ...free, takePoints],
  list: (s, out, n) => takePoints.list(s, out, listFree(s, out, city.list(s, out, n))),
}

const inside = { ...ofRecord, inner: true } as const
const dropRecord = (s: State): void => popRecord(s, stack)

const chooseFrame: FirstClassStep = {
  ...inside,
  kind: 'chooseFrame',
  advance: (s, emit) => workBundle(s, free, emit),
  answers: [frame],
}
const nextFrame: FirstClassStep = {
  ...chooseFrame,
  kind: 'nextFrame',
  answers: [frame, ...free, enough(dropRecord, nothingOffered)],
}
/** One frame: what is left of its effects in any order, whole or in part. [002:193, 1311] */
const effect: FirstClassStep = {
  ...inside,
  kind: 'effect',
  advance: workFrame,
  answers: [lay, upgradeWagon, layFree, walk, drive, takeCoins, takeEndCard, enough(clearFrame)],
}
const mailWagon: FirstClassStep = { ...inside, kind: 'mailWagon', answers: [mail] }
/** Coins wait for free fields: one spends until all of them fit, or lets them all go. [002:615, 1334] */
const makeRoom: FirstClassStep = { ...inside, kind: 'makeRoom', advance: layWaiting, answers: [...spending, waive] }
const payStep: FirstClassStep = { ...ofRecord, kind: 'pay', advance: handOver, answers: [pay] }
/** After its coins the start tile takes the leftmost card of the topmost row out of the game. [002:467-469] */
const startRemoves: FirstClassStep = {
  ...ofRecord,
  kind: 'turn', // it never asks
  advance(s, emit) {
    removeFirst(s, emit)
    popRecord(s, stack)
    return true
  },
  answers: [],
}

/** Coins that come last in what was done are laid before anything else is asked. [002:1313] */
const afterCoins = ({ advance = asksAtOnce, ...step }: FirstClassStep): FirstClassStep => ({
  ...step,
  advance(s: State, emit: Tell): boolean {
    if (s[POOLED] === 0) return advance(s, emit)
    layPooled(s, emit)
    return true
  },
})
const asksAtOnce = (): boolean => false

const numbered: readonly (readonly [number, FirstClassStep])[] = [
  [BUNDLE, chooseFrame],
  [FRAME, effect],
  [ROOM, makeRoom],
  [PAY, payStep],
  [START_REMOVES, startRemoves],
  [OPEN_BUNDLE, chooseFrame],
  [BETWEEN_FRAMES, nextFrame],
  ...modules.flatMap((module) => module.steps?.(free) ?? []),
  [OF_PHASE + DRAFT, draftStep],
  [OF_PHASE + TURN, turn],
  [OF_PHASE + BONUS, bonus],
  [OF_PHASE + SCORING, scoring],
]

/** @throws RangeError when two modules took the same kind of record. */
function stepOf(number: number): FirstClassStep | undefined {
  const [step, other] = new Set(numbered.filter(([one]) => one === number).map(([, found]) => found))
  if (other) throw new RangeError(`'${step.kind}' and '${other.kind}' have the same number ${number}`)
  return step && afterCoins(step)
}

/** Each at the number that `stepNow` gives: its kind of record, or that of its phase. A mail wagon is laid at once. */
export const steps: readonly (FirstClassStep | undefined)[] = Array.from({ length: OF_PHASE + SCORING + 1 }, (_, i) =>
  i === MAIL_WAGON ? mailWagon : stepOf(i),
)
