import type { Decision } from '../../../../../src-shared/core.ts'
import type { FreightView } from '../../../../../src-shared/games/freight-express/view.ts'
import type { Position, Prompt } from '../../../../words/speech.ts'
import type { FreightAnchor } from '../../rules/anchors.ts'

/** A question as it stands. */
export interface Asked {
  readonly decision: Decision
  readonly at: Position<FreightView>
}

/** The words of one question. */
export interface QuestionWords {
  /** The chapter of the rules that tells of it. */
  readonly chapter: FreightAnchor
  /** What is asked. */
  ask(asked: Asked): Pick<Prompt, 'title' | 'text'>
  /** It comes last where an answer is given in several parts. */
  readonly isLastPart?: true
  /** Whatever is answered, a wagon or a card is gone for nothing. */
  isLoss?(view: FreightView): boolean
}
