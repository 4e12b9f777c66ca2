import type { Decision, Plan } from '../../../../../src-shared/core.ts'
import type { Candidate } from '../../../../words/speech.ts'
import { fromCode } from '../../../../../src-shared/games/first-class/actions.ts'
import type { Among, At } from '../answers/answer.ts'
import { bothWalk } from '../answers/both-walk.ts'
import { coinsAtOnce } from '../answers/coins-at-once.ts'
import { GROUP_IDS, wordsOf } from '../answers/index.ts'
import { isOutcome } from '../answers/outcome.ts'
import { underRefusing } from '../answers/take.ts'

/** All answers to the present question, in the order of the list. */
export function candidatesFor(
  decision: Decision,
  codes: readonly number[],
  plans: readonly Plan[],
  at: At,
): Candidate[] {
  // A plan tells more than the answer it begins with: the bare answer is not listed beside it.
  // But a card that can be carried out whole can still be taken alone, for whoever would choose step by step.
  const whole = plans.filter(isOutcome)
  const planned = new Set(plans.filter((plan) => !isOutcome(plan)).map((plan) => plan.codes[0]))
  const outcomes = new Map(whole.map((plan) => [plan.codes, plan]))
  const all = [...plans.map((plan) => plan.codes), ...codes.filter((code) => !planned.has(code)).map((code) => [code])]
  const unused = codes.map(fromCode).flatMap((action) => wordsOf(action).lapses?.(action, decision.by, at) ?? [])
  const takeable = new Set(all.flatMap(([first]) => takenBy(first)))
  const swift = isTakenBack(at)
  const atOnce = decision.kind === 'scoring' ? coinsAtOnce(codes, decision.by, at) : bothWalk(codes, decision, at)
  return [
    ...(atOnce ? [atOnce] : []),
    ...all.map((one) => candidate(one, decision, at, { unused, takeable, outcomes })),
  ]
    .flatMap((one) => (isRefusal(one) ? [one, underRefusing(one)] : [one]))
    .map((one, i) => ({ one: swift && isSwift(one) && !endsScoring(one, at) ? { ...one, swift } : one, i }))
    .map(({ one, i }) => ({ one, i: isWasteful(one) ? i + all.length : i, place: placeInRow(one, at) }))
    .sort(inOrder)
    .map(({ one }) => one)
}

const isRefusal = ({ codes }: Candidate): boolean => fromCode(codes[0]).kind === 'refuse'

/** What may be regretted is confirmed. */
const isSwift = ({ codes, steps }: Candidate): boolean =>
  wordsOf(fromCode(codes[0])).swift === true && !steps.some(({ warning }) => warning)

/** Where no person is asked after this one all others are counted at once, then cards come: nothing takes it back. */
export const endsScoring = ({ codes }: Candidate, { view, seats }: At): boolean => {
  if (fromCode(codes[0]).kind !== 'takePoints') return false
  const after = view.seats.map((_, i) => (view.starter + i) % view.seats.length)
  return after.slice(after.indexOf(view.active) + 1).every((seat) => seats[seat]?.player !== 'person')
}

/** Of what may be done with a card that brings nothing now carrying it out comes last. */
const isWasteful = ({ codes, aside }: Candidate): boolean => aside === true && fromCode(codes[0]).kind === 'take'

/** After a bonus of another's start tile the next turn begins at once: there is no taking it back. */
const isTakenBack = ({ view }: At): boolean => view.phase === 'turn' || view.phase === 'scoring'

const rank = ({ group }: Candidate): number => GROUP_IDS.indexOf(group.id)
interface Listed {
  readonly one: Candidate
  readonly i: number
  readonly place: number
}
const inOrder = (a: Listed, b: Listed): number => rank(a.one) - rank(b.one) || a.place - b.place || a.i - b.i

/** Cards stand in the list as they lie in their row. */
function placeInRow({ steps }: Candidate, { view }: At): number {
  const [first] = steps[0].refs
  return first?.kind === 'card' ? view.rows.flat().indexOf(first.id) : 0
}

function takenBy(code: number): number[] {
  const action = fromCode(code)
  return action.kind === 'take' ? [action.card] : []
}

function candidate(codes: readonly number[], decision: Decision, at: At, among: Among): Candidate {
  const action = fromCode(codes[0])
  return wordsOf(action).candidate({ action, codes, plan: among.outcomes.get(codes) ?? null, decision, at, among })
}
