import { KIND, firstOf, kindIndexOf, secondOf } from '../../../src-shared/games/first-class/actions.ts'
import type { Seat } from '../../../src-shared/core.ts'
import type { Reach } from '../../../src-shared/table.ts'
import { recordCount } from '../chain.ts'
import { cloneState, type State } from '../flat.ts'
import { MAX_CHOICES } from '../game.ts'
import { apply, choices } from './rules.ts'
import { Met } from './met.ts'
import { totalPoints } from './points.ts'
import { promised } from './promised.ts'
import { AT, TRAINS, actor, stack } from './state.ts'
import { FRAME, stepNow } from './step.ts'
import { free, steps } from './steps.ts'
import { TOP_LEVEL } from './tables.ts'

/** Positions looked at; what has more ways than this is told without figures. */
const MOST_POSITIONS = 1500

/** Answers that lead aside: coins, contracts and gained frames on the way, and nothing left that could be done. */
const ASIDE: ReadonlySet<number> = new Set([...free.map(({ kind }) => KIND[kind]), KIND.enough])

/**
 * What may come of the card, frame or coin at work: the most points at once and at the next scoring over all ways to go
 * on, and how much of the frame at work can be done. null when nothing is open, or when there are too many ways to look
 * at.
 */
export function reach(s: State): Reach | null {
  if (!isInner(s)) return null
  const seat = actor(s)
  const depth = recordCount(s, stack)
  const all = stepNow(s) === FRAME && s[AT.frameOneOf] === 0 ? stepsLeft(s) : 0
  const most = { points: 0, next: 0, done: 0 }
  /** By what was done of the frame on the way. */
  const met: Met[] = []
  let count = 0
  const next = cloneState(s)
  let open: { at: State; done: number }[] = [{ at: s, done: 0 }]
  while (open.length > 0) {
    const further: typeof open = []
    for (const { at, done } of open) {
      const codes = goingOn(at, seat)
      if (codes.length === 0) reached(at, done)
      for (const code of codes) {
        next.set(at)
        apply(next, code)
        const did = done + (recordCount(at, stack) === depth ? stepsOf(code) : 0)
        const kept = (met[did] ??= new Met()).keep(next)
        if (!kept) continue
        if (count === MOST_POSITIONS) return null
        count++
        further.push({ at: kept, done: did })
      }
    }
    open = further
  }
  return { points: most.points, next: most.next, ...(all > 0 ? { steps: { done: most.done, all } } : {}) }

  function reached(at: State, done: number): void {
    most.points = Math.max(most.points, totalPoints(at, seat))
    most.next = Math.max(most.next, promised(at, seat))
    most.done = Math.max(most.done, done)
  }
}

/** Does the question finish what was begun? At others one may do something else, or learns something. */
const isInner = (s: State): boolean => steps[stepNow(s)]?.inner === true

const codes = new Int32Array(MAX_CHOICES)
function goingOn(s: State, seat: Seat): number[] {
  if (!isInner(s) || actor(s) !== seat) return []
  const all = Array.from(codes.subarray(0, choices(s, codes)))
  const on = all.filter((code) => !ASIDE.has(kindIndexOf(code)))
  // What can do nothing yet is passed over, and what is behind it may do something.
  return on.length > 0 ? on : all.filter((code) => kindIndexOf(code) === KIND.enough)
}

/** Wagons, upgrades, cities and steps of conductors that the frame at work still allows. */
function stepsLeft(s: State): number {
  let n = s[AT.frameWagons] + s[AT.frameFree] + s[AT.frameConductor] + s[AT.frameLocomotive] + s[AT.frameEndCards]
  for (let level = 1; level < TOP_LEVEL; level++) n += s[AT.frameUpgrades + level - 1]
  for (let train = 0; train < TRAINS; train++) n += s[AT.frameConductors + train]
  return n
}

function stepsOf(code: number): number {
  switch (kindIndexOf(code)) {
    case KIND.walk:
      return secondOf(code)
    case KIND.drive:
      return firstOf(code)
    default:
      return kindIndexOf(code) === KIND.lay ||
        kindIndexOf(code) === KIND.upgradeWagon ||
        kindIndexOf(code) === KIND.takeEndCard
        ? 1
        : 0
  }
}
