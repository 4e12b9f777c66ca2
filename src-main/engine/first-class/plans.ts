import { KIND, firstOf, fromCode, kindOf } from '../../../src-shared/games/first-class/actions.ts'
import type { Plan, Ref } from '../../../src-shared/core.ts'
import { cloneState, type State } from '../flat.ts'
import { MAX_CHOICES } from '../game.ts'
import { applyChoice, decisionOf, listChoices } from './flow.ts'
import { cardRef } from './refs.ts'
import { touchesOf } from './touches.ts'

/** Questions that belong to the choice before them, so that both are one move: where a card goes, which coins pay. */
const PLACING = ['boardCelebrity', 'passengerOrLuggage', 'layPostcard', 'layBetween']

/** Card and place in one; an end card with the coins that pay for it. */
export function plansOf(s: State): Plan[] {
  const out = new Int32Array(MAX_CHOICES)
  const codes = Array.from(out.subarray(0, listChoices(s, out)))
  return codes.flatMap((code) => {
    if (kindOf(code) === KIND.take) return withPlace(s, code)
    if (kindOf(code) !== KIND.buy) return [] // orders of teatime would be hundreds
    return payments(after(s, code), [code], touchesOf(s, fromCode(code)))
  })
}

function after(s: State, code: number): State {
  const copy = cloneState(s)
  applyChoice(copy, code, undefined)
  return copy
}

function choicesOf(s: State): number[] {
  const out = new Int32Array(MAX_CHOICES)
  return Array.from(out.subarray(0, listChoices(s, out)))
}

/** A plan ends where something is learnt: then the place is asked on its own. */
function withPlace(s: State, code: number): Plan[] {
  const next = cloneState(s)
  let learnt = false
  applyChoice(next, code, (event) => (learnt ||= event.learnt.length > 0))
  if (learnt || !PLACING.includes(decisionOf(next)?.kind ?? '')) return []
  const card = firstOf(code)
  return choicesOf(next).map((place) => {
    const refs: Ref[] = [cardRef(card), ...touchesOf(next, fromCode(place))]
    return { kind: 'takeAndPlace', codes: [code, place], refs, end: refs[refs.length - 1], facts: { card } }
  })
}

function payments(s: State, codes: number[], refs: Ref[]): Plan[] {
  if (decisionOf(s)?.kind !== 'pay') return []
  return choicesOf(s).flatMap((code) => {
    const paid = [...codes, code]
    const further = payments(after(s, code), paid, refs)
    if (further.length > 0) return further
    return [
      {
        kind: 'buy',
        codes: paid,
        refs,
        end: refs[refs.length - 1],
        facts: { bought: firstOf(codes[0]), columns: paid.slice(1).map(firstOf) },
      },
    ]
  })
}
