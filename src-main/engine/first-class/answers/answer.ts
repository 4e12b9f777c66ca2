import { fromCode, toCode, type Action, type ActionKind } from '../../../../src-shared/games/first-class/actions.ts'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import type { Ref } from '../../../../src-shared/core.ts'
import type { Answer } from '../../answer.ts'
import type { State } from '../../flat.ts'
import { FINE, WHY, reason, refused } from '../reasons.ts'

export type ActionOf<K extends ActionKind> = Extract<Action, { readonly kind: K }>
/** An answer of this kind. */
export type FirstClassAnswer<K extends ActionKind = ActionKind> = Answer<ActionOf<K>, FirstClassEvent>
/** Answers of several kinds, in the order in which they are listed. */
type AnyAnswer = Answer<Action, FirstClassEvent>
export type Answers = readonly AnyAnswer[]

/** What an answer says for itself. Its predicates give the place of a reason, FINE when there is none. */
interface Parts<K extends ActionKind> extends Pick<
  FirstClassAnswer<K>,
  'list' | 'touches' | 'apply' | 'leads' | 'plan' | 'plans'
> {
  readonly kind: K
  /** What there is against it: FINE exactly when it is listed. It is asked about things that there are. */
  whyNot(s: State, action: ActionOf<K>): number
  /** What there is against pointing at a thing to mean it; FINE where that is never meant by such a thing. */
  whyNotAt?(s: State, target: Ref): number
}

/** An answer made of what it says for itself: its reasons are about what one points at to mean it. */
export function answer<K extends ActionKind>({ whyNot, whyNotAt, ...parts }: Parts<K>): FirstClassAnswer<K> {
  const made: Omit<FirstClassAnswer<K>, 'kind'> = {
    ...parts,
    pack: (action) => toCode(action),
    unpack: (code) => fromCode(code) as ActionOf<K>,
    refusal(s, action) {
      const why = whyNot(s, action)
      return why === FINE ? null : reason(why, parts.touches(s, action))
    },
    against(s, target) {
      const why = refused(whyNotAt?.(s, target) ?? FINE, target)
      return why ? [why] : []
    },
  }
  return made as FirstClassAnswer<K>
}

/** The same answer, before which something else is done. */
export const after = (one: AnyAnswer, first: (s: State) => void): AnyAnswer => ({
  ...one,
  apply(s, code, emit) {
    first(s)
    one.apply(s, code, emit)
  },
})

/** The same answer, which is there only at times. */
export const when = (one: AnyAnswer, isThere: (s: State) => boolean): AnyAnswer => ({
  ...one,
  list: (s, out, n) => (isThere(s) ? one.list(s, out, n) : n),
  refusal: (s, action) => (isThere(s) ? one.refusal(s, action) : reason(WHY.noSuchQuestion)),
  against: (s, target) => (isThere(s) ? (one.against?.(s, target) ?? []) : []),
})

const scratch = new Int32Array(1024)

/** Can any of these be given now? */
export function anyOf(answers: Answers, s: State): boolean {
  for (let i = 0; i < answers.length; i++) if (answers[i].list(s, scratch, 0) > 0) return true
  return false
}
