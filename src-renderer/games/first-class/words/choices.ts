import type { Decision, Plan } from '../../../../src-shared/core.ts'
import type { Candidate, Position } from '../../../words/speech.ts'
import { fromCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { draftChoice, fetchChoice, frameChoice, mailChoice, endCardChoice, payChoice } from './card-choices.ts'
import { boardChoice, betweenChoice, postcardChoice } from './place-choices.ts'
import { buyChoice, orderChoice, spendChoice } from './coin-choices.ts'
import { closingChoice, coinsChoice } from './closing-choices.ts'
import { cityChoice, fulfilChoice, useChoice } from './free-choices.ts'
import type { GroupId } from './groups.ts'
import { GROUP_IDS } from './groups.ts'
import { startChoice, takeChoice } from './market-choices.ts'
import { driveChoice, layChoice, upgradeChoice, walkChoice } from './train-choices.ts'

type At = Position<FirstClassView>

/** All answers to the present question, in the order of the list. */
export function candidatesFor(
  decision: Decision,
  codes: readonly number[],
  plans: readonly Plan[],
  at: At,
): Candidate[] {
  // A plan tells more than the answer it begins with: the bare answer is not listed beside it.
  const planned = new Set(plans.map((plan) => plan.codes[0]))
  const all = [...plans.map((plan) => plan.codes), ...codes.filter((code) => !planned.has(code)).map((code) => [code])]
  const unused = codes.filter((code) => BONUSES.has(fromCode(code).kind)).length
  const takeable = new Set(all.flatMap(([first]) => takenBy(first)))
  const swift = isTakenBack(at)
  return all
    .map((whole) => candidate(whole, decision, at, { unused, takeable }))
    .map((one, i) => ({ one: swift && isSwift(one) ? { ...one, swift } : one, i }))
    .sort(inOrder)
    .map(({ one }) => one)
}

/**
 * The steps of a frame and what queues behind it: no more than a click each. What ends something, or may be regretted,
 * is confirmed.
 */
const SWIFT: ReadonlySet<string> = new Set<GroupId>([
  'mail',
  'frame',
  'train',
  'postcard',
  'between',
  'pay',
  'lay',
  'upgrade',
  'walk',
  'drive',
  'coins',
  'endCard',
  'fetch',
  'city',
  'use',
  'spend',
  'order',
])
const isSwift = ({ group, codes, steps }: Candidate): boolean =>
  SWIFT.has(group.id) && fromCode(codes[0]).kind !== 'spendPoint' && !steps.some(({ warning }) => warning)

/** After a bonus of another's start tile the next turn begins at once: there is no taking it back. */
const isTakenBack = ({ view }: At): boolean => view.phase === 'turn' || view.phase === 'scoring'

/** What lapses when it is not used before the points. */
const BONUSES: ReadonlySet<string> = new Set(['city', 'use'])

const rank = ({ group }: Candidate): number => GROUP_IDS.indexOf(group.id as GroupId)
const inOrder = (a: { one: Candidate; i: number }, b: { one: Candidate; i: number }): number =>
  rank(a.one) - rank(b.one) || a.i - b.i

/** What the other answers say of one. */
interface Among {
  /** Bonuses that are not used yet. */
  readonly unused: number
  /** Cards that may be carried out. */
  readonly takeable: ReadonlySet<number>
}

function takenBy(code: number): number[] {
  const action = fromCode(code)
  return action.kind === 'take' ? [action.card] : []
}

function candidate(codes: readonly number[], decision: Decision, at: At, { unused, takeable }: Among): Candidate {
  const action = fromCode(codes[0])
  switch (action.kind) {
    case 'draft':
      return draftChoice(action.endCard, codes)
    case 'take':
    case 'refuse':
      return takeChoice(codes, decision.by, at, takeable)
    case 'takeStart':
      return startChoice(codes, at)
    case 'spendWagon':
    case 'spendStep':
    case 'spendUpgrade':
    case 'spendPoint':
      return spendChoice(action, codes, decision.by, at)
    case 'buy':
      return buyChoice(action.endCard, codes, decision.by)
    case 'pay':
      return payChoice(action.column, codes, decision.by, at)
    case 'order':
      return orderChoice(action, codes, decision.by)
    case 'fulfil':
      return fulfilChoice(action.card, codes, decision.by, at)
    case 'use':
      return useChoice(action.index, codes, at)
    case 'city':
      return cityChoice(action.index, codes, decision.by, at)
    case 'frame':
      return frameChoice(action.index, codes, decision, at)
    case 'lay':
      return layChoice(action.train, codes, decision.by, at)
    case 'upgrade':
      return upgradeChoice(action, codes, decision.by, at)
    case 'walk':
      return walkChoice(action, codes, decision.by, at)
    case 'drive':
      return driveChoice(action.steps, codes, decision.by, at)
    case 'takeEndCard':
      return endCardChoice(action.endCard, codes)
    case 'mail':
      return mailChoice(action.mail, codes, decision.by)
    case 'board':
      return boardChoice(action.train, codes, decision, at)
    case 'postcard':
      return postcardChoice(action.index, codes, decision, at)
    case 'between':
      return betweenChoice(action.place, codes, decision, at)
    case 'fetch':
      return fetchChoice(action.card, codes)
    case 'takeCoins':
    case 'waive':
      return coinsChoice(action.kind, codes, at)
    case 'enough':
    case 'endTurn':
    case 'takePoints':
      return closingChoice(action.kind, codes, decision, at, unused)
  }
}
