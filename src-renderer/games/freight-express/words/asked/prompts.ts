import type { Decision } from '../../../../../src-shared/core.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import { phrase, type MessageKey } from '../../../../messages/index.ts'
import type { Position, Prompt, Stop } from '../../../../words/speech.ts'
import { above } from './above.ts'
import { QUESTION_WORDS } from './questions.ts'
import { SPECIAL_WORDS } from '../specials/index.ts'

type At = Position<FreightView>

/** What is asked, and how far what takes several answers has come. */
export function promptFor(decision: Decision, at: At): Prompt {
  const words = QUESTION_WORDS.get(decision.kind)
  if (!words) throw new RangeError(`no such question: ${decision.kind}`)
  const stops = stopsOf(decision, at.view)
  return { above: above(decision.by, at), ...words.ask({ decision, at }), ...(stops && { stops }) }
}

/** How far a special action of several parts has come; nothing where it has one part. [000:209-215, 000:233] */
function stopsOf({ kind }: Decision, { special }: FreightView): readonly Stop[] | undefined {
  const parts = special && SPECIAL_WORDS[special.special].parts
  if (!parts) return undefined
  if (kind === special.special) return stopsAt(parts, 0)
  return QUESTION_WORDS.get(kind)?.isLastPart ? stopsAt(parts, parts.length - 1) : undefined
}

const stopsAt = (parts: readonly MessageKey[], here: number): readonly Stop[] =>
  parts.map((key, i) => ({ label: phrase(key), at: i < here ? 'passed' : i > here ? 'ahead' : 'here' }))
