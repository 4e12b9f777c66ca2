import {
  sameRef,
  type Decision,
  type GameEvent,
  type Plan,
  type Reason,
  type Ref,
  type Seat,
  type Status,
} from '../../src-shared/core.ts'
import type { Answer, Spoken } from './answer.ts'
import { cloneState, type State } from './flat.ts'
import { MAX_CHOICES, type Emit } from './game.ts'
import type { Step } from './step.ts'

/** What a game asks and what may be answered. */
export interface Rules<A extends Spoken, E> {
  /** All steps by their numbers; 0 is none: the game has ended. */
  readonly steps: readonly (Step<A, E> | undefined)[]
  /** The number of the step that asks, the innermost one. */
  now(s: State): number
  /** The slot that counts the answers given. */
  readonly seq: number
  /** All kinds of answers, each at the number that `kindIndexOf` finds in its codes. */
  readonly kinds: readonly A['kind'][]
  kindIndexOf(code: number): number
  /** Can an action be written as a code at all? Guards the answers against what came from outside. */
  isWritten(action: A): boolean
  /** Round, turn, who acts and how it ended. */
  progress(s: State): Omit<Status, 'decision'>
  /** Why nothing is legal any more. */
  readonly over: Reason
  /** Why an action is none that answers the present question. */
  unasked(s: State, action: A): Reason
  /** Is there such a thing? A window may ask about any number. */
  isThing(s: State, target: Ref): boolean
  /** Why nothing is offered at what is no thing. */
  nothingHere(target: Ref): Reason
  /** What to say about a thing that no choice touches, given all that the answers have against it: nothing, where none
   *  is ever meant by such a thing. */
  telling(s: State, target: Ref, against: readonly Reason[]): Reason[]
}

/** The part of a game's contract (see Game) that follows from its rules, written once for all games. */
export interface Asking<A extends Spoken, E> {
  status(s: State): Status
  decider(s: State): Seat
  choices(s: State, out: Int32Array): number
  decode(s: State, code: number): A
  encode(s: State, action: A): number | Reason
  apply(s: State, code: number, emit?: Emit<E>): void
  plans(s: State): Plan[]
  touches(s: State, code: number): Ref[]
  explain(s: State, target: Ref, held?: Ref): Reason[]
  /** Goes on by itself to the next question, or to the end of the game: after a set-up by hand. */
  goOn(s: State, emit?: Emit<E>): void
}

/** Asks by a game's rules. */
export function asking<A extends Spoken, E extends GameEvent>(rules: Rules<A, E>): Asking<A, E> {
  type AnyAnswer = Answer<A, E>
  const { steps, now, kindIndexOf, seq } = rules
  /** By step and number of the kind. */
  const taken: readonly (readonly (AnyAnswer | undefined)[])[] = steps.map((step) =>
    rules.kinds.map((kind) => step?.answers.find((answer) => answer.kind === kind)),
  )
  /** How each kind is written; the same at every step. */
  const written = rules.kinds.map((_, i) => taken.find((answers) => answers[i])?.[i])
  /** By step: the answers that plans begin with. */
  const planners = steps.map((step) => step?.answers.filter((one) => one.plan ?? one.leads ?? one.plans) ?? [])
  const codes = new Int32Array(MAX_CHOICES)
  // What search calls millions of times lies apart: steps and answers are of many shapes, functions are all alike.
  const deciders = steps.map((step) => step?.by)
  const lists = steps.map((step) => (step?.list ? [step.list] : (step?.answers.map(({ list }) => list) ?? [])))
  const advances = steps.map((step) => step?.advance)
  const carriers = taken.map((answers) => answers.map((answer) => answer?.apply))

  const answerOf = (s: State, code: number): AnyAnswer => {
    const answer = taken[now(s)][kindIndexOf(code)] ?? written[kindIndexOf(code)]
    if (!answer) throw new RangeError(`no action has the code ${code}`)
    return answer
  }

  function choices(s: State, out: Int32Array): number {
    const listed = lists[now(s)]
    let n = 0
    for (let i = 0; i < listed.length; i++) n = listed[i](s, out, n)
    return n
  }

  function decision(s: State): Decision | null {
    const step = steps[now(s)]
    if (!step) return null
    const by = step.by(s)
    const about = step.for ? step.for(s) : by
    const auto = typeof step.auto === 'string' ? step.auto : step.auto(s)
    return { seq: s[seq], by, for: about, kind: step.kind, source: step.source(s), auto }
  }

  function encode(s: State, action: A): number | Reason {
    const step = steps[now(s)]
    if (!step) return rules.over
    const answer = step.answers.find(({ kind }) => kind === action.kind)
    if (!answer || !rules.isWritten(action)) return rules.unasked(s, action)
    return answer.refusal(s, action) ?? answer.pack(action)
  }

  function goOn(s: State, emit?: Emit<E>): void {
    while (advances[now(s)]?.(s, emit));
  }

  function apply(s: State, code: number, emit?: Emit<E>): void {
    s[seq]++
    const carryOut = carriers[now(s)][kindIndexOf(code)] ?? answerOf(s, code).apply
    carryOut(s, code, emit)
    goOn(s, emit)
  }

  function touches(s: State, code: number): Ref[] {
    const answer = answerOf(s, code)
    return answer.touches(s, answer.unpack(code))
  }

  function explain(s: State, target: Ref, held?: Ref): Reason[] {
    const step = steps[now(s)]
    if (!step) return [rules.over]
    if (held) return whyNotTogether(s, step.answers, held, target)
    const count = choices(s, codes)
    for (let i = 0; i < count; i++) if (touches(s, codes[i]).some((ref) => sameRef(ref, target))) return []
    if (!rules.isThing(s, target)) return [rules.nothingHere(target)]
    return rules.telling(
      s,
      target,
      step.answers.flatMap((answer) => answer.against?.(s, target) ?? []),
    )
  }

  /** What there is against two things together, or against the place at the question that taking the other up asks. */
  function whyNotTogether(s: State, answers: readonly AnyAnswer[], held: Ref, place: Ref): Reason[] {
    const leading = answers.filter(({ leads }) => leads)
    const code = listed(s, leading).find((one) => touches(s, one).some((ref) => sameRef(ref, held)))
    const next = code === undefined ? null : unlessLearnt(s, code)
    if (next) return explain(next, place)
    return answers.flatMap((answer) => answer.againstBoth?.(s, held, place) ?? [])
  }

  /** The question that a code leads to; null where somebody learns something by it. */
  function unlessLearnt(s: State, code: number): State | null {
    const next = cloneState(s)
    let learnt = false
    apply(next, code, (event) => (learnt ||= event.learnt.length > 0))
    return learnt ? null : next
  }

  /** All codes of some answers. */
  function listed(s: State, answers: readonly AnyAnswer[]): number[] {
    let n = 0
    for (const answer of answers) n = answer.list(s, codes, n)
    return Array.from(codes.subarray(0, n))
  }

  /** The plans that begin with these codes, which have led to `s`. */
  function plansFrom(s: State, before: readonly number[]): Plan[] {
    return listed(s, planners[now(s)]).flatMap((code) => {
      const answer = answerOf(s, code)
      const ready = answer.plans?.(s, code, { choices, apply }) ?? []
      if (ready.length > 0) return ready.map((plan) => ({ ...plan, codes: [...before, ...plan.codes] }))
      const plan = answer.plan?.(s, answer.unpack(code), before)
      if (plan) return [{ ...plan, codes: [...before, code] }]
      if (typeof answer.leads === 'function' ? !answer.leads(before) : !answer.leads) return []
      const next = unlessLearnt(s, code)
      return next ? plansFrom(next, [...before, code]) : []
    })
  }

  return {
    status(s) {
      const { round, turn, active, outcome } = rules.progress(s)
      return { round, turn, active, decision: decision(s), outcome }
    },
    decider: (s) => deciders[now(s)]?.(s) ?? -1,
    choices,
    decode: (s, code) => answerOf(s, code).unpack(code),
    encode,
    apply,
    plans: (s) => plansFrom(s, []),
    touches,
    explain,
    goOn,
  }
}
