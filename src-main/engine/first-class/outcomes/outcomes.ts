import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { KIND, kindIndexOf } from '../../../../src-shared/games/first-class/actions.ts'
import type { OutcomeFacts } from '../../../../src-shared/games/first-class/outcome.ts'
import type { Plan } from '../../../../src-shared/core.ts'
import type { Playing } from '../../answer.ts'
import { cloneState, type State } from '../../flat.ts'
import { MAX_CHOICES } from '../../game.ts'
import { Met } from '../met.ts'
import { actor } from '../state.ts'
import { BUNDLE, FRAME, MAIL_WAGON, stepNow } from '../step.ts'
import { bestOfEach, type Line } from './best-of-each.ts'
import { differs } from './facts.ts'
import { worthOf } from './worth.ts'

/**
 * All that may come of a card, carried out to its end: what the table shows before it is taken, and does in one. Not
 * every way to go on, of which there may be hundreds, but the best, and of each place that could be chosen the best
 * that has it.
 */

/** Of the lines that are still to go on. */
const MOST_OPEN = 16

/** Questions that a card's own boxes ask: what others ask (a place, room for coins) is left to be answered. */
const OWN: ReadonlySet<number> = new Set([BUNDLE, FRAME, MAIL_WAGON])

/** The whole outcomes that begin with taking a card, the best first; none where its boxes ask nothing. */
export function outcomesOf(s: State, code: number, card: number, { choices, apply }: Playing<FirstClassEvent>): Plan[] {
  const seat = actor(s)
  const next = cloneState(s)
  if (!goes(s, code) || !OWN.has(stepNow(next))) return []
  const ended: Line[] = []
  let open: Line[] = [{ at: cloneState(next), codes: [code], worth: 0 }]
  while (open.length > 0) {
    const further: Line[] = []
    // Answers are counted in a position: none is met twice but after as many of them.
    const met = new Met()
    for (const line of open) {
      let stops = true
      for (const one of onward(line.at)) {
        if (!goes(line.at, one)) continue
        stops = false
        const at = met.keep(next)
        if (at) further.push({ at, codes: [...line.codes, one], worth: worthOf(at, seat) })
      }
      if (stops) ended.push(line)
    }
    open = bestOfEach(further, MOST_OPEN)
  }
  return bestOfEach(ended).map(({ at, codes }) => ({
    kind: 'outcome',
    codes,
    refs: [{ kind: 'card', id: card }],
    end: { kind: 'card', id: card },
    facts: { card, ...differs(s, at, seat) } satisfies OutcomeFacts,
  }))

  /** Carries an answer out, on `next`. Not where somebody learns something by it: that must not be told before. */
  function goes(at: State, one: number): boolean {
    next.set(at)
    let learnt = false
    apply(next, one, (event) => (learnt ||= event.learnt.length > 0))
    return !learnt
  }

  function onward(at: State): number[] {
    if (!OWN.has(stepNow(at)) || actor(at) !== seat) return []
    const all = Array.from(codes.subarray(0, choices(at, codes)))
    const on = all.filter((one) => kindIndexOf(one) !== KIND.enough)
    // What can do nothing yet is passed over, and what is behind it may do something.
    return on.length > 0 ? on : all
  }
}

const codes = new Int32Array(MAX_CHOICES)
