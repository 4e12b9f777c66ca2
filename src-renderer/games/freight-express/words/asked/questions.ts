import type { Phrase } from '../../../../../src-shared/core.ts'
import type { ActionKind } from '../../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import type { FreightDecision } from '../../../../../src-shared/games/freight-express/decisions.ts'
import type { Special } from '../../../../../src-shared/games/freight-express/specials.ts'
import { phrase } from '../../../../messages/index.ts'
import { pushBranch } from '../answers/branch.ts'
import { ANSWERS } from '../answers/index.ts'
import { railEnd } from '../answers/rail-end.ts'
import { offered as special } from '../answers/use-special.ts'
import { dictate, forbid, force } from '../answers/veto.ts'
import type { Asked, QuestionWords } from './question.ts'
import { standsIn } from '../places.ts'
import { SPECIAL_WORDS } from '../specials/index.ts'
import { atStation } from '../specials/special.ts'
import { payRaid } from '../specials/wagon-robbery.ts'

/** What next? Who can do one thing only is not asked to choose. */
const act: QuestionWords = {
  chapter: 'actions',
  ask: (asked) => ({ title: phrase('freight.prompt.act'), ...actWords(asked) }),
}

function actWords({ decision, at: { view } }: Asked): { readonly title?: Phrase; readonly text: Phrase } {
  const { hand, coupled, bound } = view.seats[decision.by]
  if (view.mustPlay && hand.length > 0) return { text: phrase('freight.prompt.act.mustPlay') }
  if (hand.length > 0) return { text: phrase('freight.prompt.act.text', { wagons: coupled.length }) }
  const station = standsIn(view, decision.by)
  // On the line a train can always be given up, and nothing is delivered.
  if (station < 0) return { text: phrase('freight.prompt.act.line') }
  const delivers = coupled.some((card) => card !== bound && TRACK_CARDS[card].uncouple === station)
  if (delivers) return { text: phrase('freight.prompt.act.empty') }
  return { title: phrase('freight.prompt.act.over.title'), text: phrase('freight.prompt.act.over') }
}

/** Those that bear the name of no answer and of no special: theirs are told beside these. */
const QUESTIONS: Readonly<Record<Exclude<FreightDecision, ActionKind | Special>, QuestionWords>> = {
  act,
  pushBranch,
  railEnd,
  special,
  forbid,
  force,
  dictate,
  payRaid,
}

/** What is asked about a special's details where it has no words of its own for that. */
const ask = (asked: Asked) => atStation(asked, phrase('freight.ask.special'))

/** The words of every question, by its kind. */
export const QUESTION_WORDS: ReadonlyMap<string, QuestionWords> = new Map<string, QuestionWords>([
  ...Object.entries(QUESTIONS),
  ...Object.entries(ANSWERS).flatMap(([kind, words]) => ('question' in words ? [[kind, words.question] as const] : [])),
  ...Object.entries(SPECIAL_WORDS).map(([name, words]) => [name, { ask, ...words }] as const),
])
