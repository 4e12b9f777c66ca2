import type { Decision, Plan } from '../../../../../src-shared/core.ts'
import type { Candidate } from '../../../../words/speech.ts'
import { fromCode } from '../../../../../src-shared/games/transport/actions.ts'
import { SIDES } from '../../../../../src-shared/geometry/hexagons.ts'
import { wordsOf } from '../answers/index.ts'
import type { At } from '../answers/answer.ts'
import { bestWays, rankOf } from '../answers/way.ts'
import { foldByArea } from './areas.ts'
import { GROUP_IDS } from './groups.ts'
import { leadingBack, underRejoining } from './rejoin.ts'

/** All answers to the present question, in the order of the list. */
export function candidatesFor(
  decision: Decision,
  codes: readonly number[],
  plans: readonly Plan[],
  at: At,
): Candidate[] {
  // A plan tells more than the answer it begins with: the bare answer is not listed beside it.
  const planned = new Set(plans.map((plan) => plan.codes[0]))
  const among = bestWays(plans, at)
  const candidate = (codes: readonly number[], plan: Plan | null): Candidate => {
    const action = lastOf(codes)
    return wordsOf(action).candidate({ action, codes, plan, decision, at, among })
  }
  const single = codes.filter((code) => !planned.has(code)).map((code) => candidate([code], null))
  const ranked = [...plans].sort((a, b) => rankOf(a, at) - rankOf(b, at))
  const told = ranked.filter((plan) => !isMirrored(plan)).map((plan) => candidate(plan.codes, plan))
  const answers = [...single, ...told]
  const back = new Map<string, number>()
  for (const one of leadingBack(at, answers)) back.set(one.stem, Math.max(back.get(one.stem) ?? 0, turnOf(one)))
  // R turns through all that a place has: they stand under one heading, whichever of them leads back.
  const headed = answers.map((one) => (back.has(one.stem) ? underRejoining(one) : one))
  const order = (one: Candidate) => GROUP_IDS.indexOf(one.group.id)
  return foldByArea(headed, at).sort((a, b) => order(a) - order(b) || clockwise(a, b, back.get(a.stem)))
}

/** A plan is told by the answer that it ends with. */
export const lastOf = (codes: readonly number[]) => fromCode(codes[codes.length - 1])

/** Two pallets that change places are named once, whichever is lifted. */
const isMirrored = ({ codes, facts }: Plan): boolean =>
  'other' in facts && codes.length > 1 && (facts.card as number) > (facts.other as number)

/** Variants of one place follow one another clockwise, as R turns them, from the one that is shown first. */
const clockwise = (a: Candidate, b: Candidate, first = SIDES - 1): number =>
  a.stem === b.stem ? turnsFrom(first, a) - turnsFrom(first, b) : 0
const turnsFrom = (first: number, one: Candidate): number => (first - turnOf(one) + SIDES) % SIDES
const turnOf = ({ codes }: Candidate): number => {
  const last = lastOf(codes)
  return 'rotation' in last ? last.rotation : 0
}
