import { KIND, itemOfCode, kindIndexOf, packCode } from '../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { SPECIALS } from '../../../src-shared/games/freight-express/specials.ts'
import { MAX_CHOICES, type Seat, type State } from '../../engine/game.ts'
import { apply, choices } from '../../engine/freight-express/rules.ts'
import { coupledCount } from '../../engine/freight-express/piles.ts'
import { chooserSeat } from '../../engine/freight-express/specials/special-state.ts'
import {
  ACT,
  AT,
  BRANCH,
  DICTATE,
  DROP,
  ENDED,
  FORBID,
  FORCE,
  OFFER,
  PAY,
  PLACE,
  PUSH_BRANCH,
  RAIL_END,
  VICTIM,
  stepNow,
} from '../../engine/freight-express/state.ts'
import { WEIGHTS } from './weights.ts'

const scratch = new Int32Array(MAX_CHOICES)
/** A state to try on. Scratch. */
const trial = new Int32Array(AT.size)
function trialOf(s: State): State {
  trial.set(s)
  return trial
}
/**
 * Of the details of a special so many are compared, outside the count of a task's nodes; more are passed over evenly.
 */
const MOST_DETAILS = 12

/** What a position is worth for a seat. */
type Judge = (s: State, seat: Seat) => number

/**
 * Plays an action on to its end: the cheapest wagon is dropped, the first way taken, of a special's details the
 * best for who chooses them. Those who hold a veto are taken to keep it.
 */
export function settle(s: State, judge: Judge): void {
  for (let asked = stepNow(s); asked !== ACT && asked !== PLACE && asked !== ENDED; asked = stepNow(s)) {
    const count = choices(s, scratch)
    apply(s, answer(s, asked, count, judge))
  }
}

function answer(s: State, asked: number, count: number, judge: Judge): number {
  switch (asked) {
    case DROP:
      return cheapest(count)
    case OFFER:
      return packCode(isAlwaysGood(s) ? KIND.useSpecial : KIND.skipSpecial)
    case FORBID:
    case FORCE:
    case DICTATE:
      return packCode(KIND.passVeto)
    case VICTIM:
      return richest(s, count)
    case BRANCH:
    case PUSH_BRANCH:
    case RAIL_END:
    case PAY:
      return scratch[0]
    // Of a special what exactly, and where to.
    default:
      return best(s, count, judge)
  }
}

/** Tickets and vetoes cost nothing. What the other specials bring is looked at when they are offered. */
function isAlwaysGood(s: State): boolean {
  const special = SPECIALS[s[AT.special]]
  return special === 'ticket' || special === 'veto'
}

function cheapest(count: number): number {
  let best = scratch[0]
  for (let i = 1; i < count; i++) if (wagonOf(scratch[i]) < wagonOf(best)) best = scratch[i]
  return best
}

const wagonOf = (code: number): number => TRACK_CARDS[itemOfCode(code)].wagon

/** The opponent who has most to lose; which card will turn up nobody knows yet. */
function richest(s: State, count: number): number {
  let best = scratch[0]
  for (let i = 1; i < count; i++) if (wealthOf(s, scratch[i]) > wealthOf(s, best)) best = scratch[i]
  return best
}

const wealthOf = (s: State, code: number): number =>
  WEIGHTS.wagonInCards * coupledCount(s, itemOfCode(code)) + s[AT.handCount + itemOfCode(code)]

/** Of so many codes in `scratch` the one that is judged best for who chooses. */
function best(s: State, count: number, judge: Judge): number {
  if (count === 1) return scratch[0]
  const by = chooserSeat(s)
  const stride = Math.ceil(count / MOST_DETAILS)
  let few = 0
  for (let i = 0; i < count; i += stride) compared[few++] = scratch[i]
  let found = compared[0]
  let most = -Infinity
  for (let i = 0; i < few; i++) {
    const next = trialOf(s)
    apply(next, compared[i])
    finish(next)
    const worth = judge(next, by)
    if (worth > most) {
      found = compared[i]
      most = worth
    }
  }
  return found
}
const compared = new Int32Array(MOST_DETAILS)

/** A second lifting is not looked into: the special ends where it may. */
function finish(s: State): void {
  for (let steps = 0; stepNow(s) !== ACT && stepNow(s) !== ENDED && steps < 8; steps++) {
    const count = choices(s, scratch)
    let stop = 0
    while (stop < count && kindIndexOf(scratch[stop]) !== KIND.stopSpecial) stop++
    apply(s, stop < count ? scratch[stop] : stepNow(s) === DROP ? cheapest(count) : scratch[0])
  }
}
