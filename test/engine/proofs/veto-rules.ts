/**
 * Just enough of advanced Freight Express to prove a veto over a hidden hand: a locomotive has entered a
 * station whose special costs a hand card. Its driver says whether they will, holders of a veto are asked
 * clockwise to forbid or force, then the others whether they dictate; who dictates is shown the hand and
 * chooses. [000:197-205] and docs/rulings/freight-express.md 'G veto'.
 */
import type { GameEvent } from '../../../src-shared/core.ts'
import { layout, type State } from '../../../src-main/engine/flat.ts'
import { popRecord, pushRecord, recordsSize, topSlot } from '../../../src-main/engine/chain.ts'

export const SEATS = 3
export const CARDS = 9
const DISCARD = 9

export const ENTERED = 1
export const ASK = 2
export const DICTATE = 3
export const EXECUTE = 4
/**
 * Fields: the driver; who is asked now; whether the special happens if nobody speaks; who has spoken before (as bits).
 */
export const DRIVER = 1
export const BY = 2
const WILL = 3
const SPOKEN = 4

export const stack = { at: 0, width: 5, room: 4 }
export const at = layout({
  stack: recordsSize(5, 4),
  seq: 1,
  veto: SEATS,
  place: CARDS, // 0 = stock, seat + 1 or DISCARD
  seen: CARDS, // seats that have seen the card, as bits; who holds it counted
})

export const NO = 0
export const YES = 1
export const PASS = 0
export const USE = 1

export function vetoTable(hands: readonly (readonly number[])[], vetoes: readonly number[]): State {
  const s = new Int32Array(at.size)
  hands.forEach((hand, seat) =>
    hand.forEach((card) => {
      s[at.place + card] = seat + 1
      s[at.seen + card] = 1 << seat
    }),
  )
  for (const seat of vetoes) s[at.veto + seat] = 1
  const entered = pushRecord(s, stack, ENTERED)
  s[entered + DRIVER] = s[entered + BY] = 0
  return s
}

export const handOf = (s: State, seat: number): number[] =>
  Array.from({ length: CARDS }, (_, card) => card).filter((card) => s[at.place + card] === seat + 1)
export const holdsVeto = (s: State, seat: number): boolean => s[at.veto + seat] === 1

/** Next holder clockwise from the driver after `from`, or -1. */
function nextHolder(s: State, driver: number, from: number, spoken: number): number {
  for (let seat = (from + 1) % SEATS; seat !== driver; seat = (seat + 1) % SEATS) {
    if (holdsVeto(s, seat) && !(spoken & (1 << seat))) return seat
  }
  return -1
}

function ask(s: State, kind: number, driver: number, by: number, will: number, spoken: number): void {
  const slot = pushRecord(s, stack, kind)
  s[slot + DRIVER] = driver
  s[slot + BY] = by
  s[slot + WILL] = will
  s[slot + SPOKEN] = spoken
}

/** entered > ask: the first answer settles it. */
function askHolders(s: State, driver: number, from: number, will: number): void {
  const next = nextHolder(s, driver, from, 0)
  if (next >= 0) return ask(s, ASK, driver, next, will, 0)
  if (will === YES) askDictators(s, driver, driver, 0)
}

/** ask > dictate: whoever has not spent their veto on forcing. */
function askDictators(s: State, driver: number, from: number, spoken: number): void {
  const next = nextHolder(s, driver, from, spoken)
  if (next >= 0) ask(s, DICTATE, driver, next, YES, spoken)
  else ask(s, EXECUTE, driver, driver, YES, spoken)
}

type Emit = ((event: GameEvent) => void) | undefined

function tell(emit: Emit, kind: string, seat: number, driver: number, learnt: readonly number[]): void {
  emit?.({ kind, turn: 1, seat, because: { kind: 'station', id: 7 }, refs: [{ kind: 'seat', id: driver }], learnt })
}

export function answer(s: State, code: number, emit: Emit): void {
  const top = topSlot(s, stack)
  const [kind, driver, by, will, spoken] = s.slice(top, top + 5)
  if (kind === EXECUTE) return execute(s, code, driver, emit)
  if (kind === ENTERED) return askHolders(s, driver, driver, code)
  popRecord(s, stack)
  if (kind === ASK && code === PASS) return askHolders(s, driver, by, will)
  if (kind === DICTATE && code === PASS) return askDictators(s, driver, by, spoken)
  s[at.veto + by] = 0
  tell(emit, kind === ASK ? (will === YES ? 'forbade' : 'forced') : 'dictated', by, driver, [])
  if (kind === DICTATE) return dictate(s, driver, by, emit)
  if (will === NO) askDictators(s, driver, driver, 1 << by)
}

function dictate(s: State, driver: number, by: number, emit: Emit): void {
  for (const card of handOf(s, driver)) s[at.seen + card] |= 1 << by
  ask(s, EXECUTE, driver, by, YES, 0)
  tell(emit, 'handShown', by, driver, [by])
}

function execute(s: State, card: number, driver: number, emit: Emit): void {
  s[at.place + card] = DISCARD
  s[at.seen + card] = (1 << SEATS) - 1
  popRecord(s, stack)
  tell(emit, 'discarded', driver, driver, [])
}
