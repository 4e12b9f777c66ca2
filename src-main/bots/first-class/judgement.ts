import { recordCount, topSlot } from '../../engine/chain.ts'
import { apply, choices } from '../../engine/first-class/rules.ts'
import { outcome } from '../../engine/first-class/final.ts'
import { totalPoints } from '../../engine/first-class/points.ts'
import { AT, DRAFT, ENDED, actor, seatCount, stack } from '../../engine/first-class/state.ts'
import { LAY_BETWEEN } from '../../engine/first-class/modules/between.ts'
import { WAREHOUSE } from '../../engine/first-class/modules/warehouse.ts'
import { MAX_CHOICES, type Seat, type State } from '../../engine/game.ts'
import type { Judgement } from '../greedy-judgement.ts'
import { gainedUse, letsGo } from './among-codes.ts'
import { betweenWorth } from './between.ts'
import { contractsWorth } from './contracts.ts'
import { coinsWorth, endCardsWorth } from './holdings.ts'
import { newPace, readPace } from './pace.ts'
import { routeWorth } from './route.ts'
import { startWorth } from './start.ts'
import { readPrints, suspicionWorth } from './suspicion.ts'
import { trainsWorth } from './trains.ts'
import { WEIGHTS } from './weights.ts'

const pace = newPace()

/** Points so far and what is still to come for one seat. */
export function worthOf(s: State, seat: Seat): number {
  return prospects(s, seat, readPrints(s))
}

/** @param suspects whether the prints have been read and matter */
function prospects(s: State, seat: Seat, suspects: boolean): number {
  readPace(s, seat, pace)
  return (
    totalPoints(s, seat) +
    trainsWorth(s, seat, pace) +
    routeWorth(s, seat, pace) +
    coinsWorth(s, seat, pace) +
    endCardsWorth(s, seat, pace) +
    contractsWorth(s, seat, pace) +
    betweenWorth(s, seat, pace) +
    startWorth(s, seat) +
    (suspects ? suspicionWorth(s, seat, pace) : 0)
  )
}

/** One's own prospects against those of the others, the leading one most of all. */
export function judge(s: State, seat: Seat): number {
  if (s[AT.phase] === ENDED) return judgeEnd(s, seat)
  const suspects = readPrints(s)
  const own = prospects(s, seat, suspects)
  let most = -Infinity
  let sum = 0
  for (let other = 0; other < seatCount(s); other++) {
    if (other === seat) continue
    const worth = prospects(s, other, suspects)
    most = Math.max(most, worth)
    sum += worth
  }
  return own - WEIGHTS.leader * most - (WEIGHTS.rivals * sum) / (seatCount(s) - 1)
}

function judgeEnd(s: State, seat: Seat): number {
  const { places, out } = outcome(s)
  const place = places.findIndex((seats) => seats.includes(seat))
  return totalPoints(s, seat) - place * WEIGHTS.won - (out.includes(seat) ? WEIGHTS.out : 0)
}

/** Room for the positions of one settling within another. */
interface Depth {
  readonly codes: Int32Array
  trial: State
  best: State
}
const newDepth = (): Depth => ({
  codes: new Int32Array(MAX_CHOICES),
  trial: new Int32Array(0),
  best: new Int32Array(0),
})
const outer = newDepth()
const inner = newDepth()

/** Longer than any chain of effects. */
const MOST_STEPS = 200

/** Carries the action out to its end, each step as it looks best at once, gained frames too. */
function settle(s: State): void {
  settleBy(s, actor(s), outer)
}

function settleBy(s: State, seat: Seat, depth: Depth): void {
  for (let i = 0; i < MOST_STEPS && s[AT.phase] !== ENDED && actor(s) === seat; i++) {
    const count = choices(s, depth.codes)
    if (recordCount(s, stack) === 0) {
      const use = s[AT.phase] === DRAFT ? -1 : gainedUse(depth.codes, count)
      if (use < 0) return
      apply(s, use, undefined)
    } else stepBest(s, seat, depth, count)
  }
}

/** Takes the answer after which one's own prospects are best; letting go only where all else is worse. */
function stepBest(s: State, seat: Seat, depth: Depth, count: number): void {
  if (count === 1) return apply(s, depth.codes[0], undefined)
  if (depth.trial.length !== s.length) {
    depth.trial = s.slice()
    depth.best = s.slice()
  }
  const far = depth === outer && looksFar(s)
  let most = -Infinity
  for (let i = 0; i < count; i++) {
    depth.trial.set(s)
    apply(depth.trial, depth.codes[i], undefined)
    if (far) settleBy(depth.trial, seat, inner)
    const worth = worthOf(depth.trial, seat) - (letsGo(depth.codes[i]) ? 1e-6 : 0)
    if (worth <= most) continue
    most = worth
    depth.best.set(depth.trial)
  }
  s.set(depth.best)
}

/** Which card or place is best shows only in what comes of it. */
function looksFar(s: State): boolean {
  const kind = s[topSlot(s, stack)]
  return kind === LAY_BETWEEN || kind === WAREHOUSE
}

/** What the greedy bot knows of First Class beside its rules. */
export const firstClassJudgement: Judgement = { candidates: () => [], settle, judge, samples: 6 }
