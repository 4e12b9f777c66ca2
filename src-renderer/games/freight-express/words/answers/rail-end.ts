import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { QuestionWords } from '../asked/question.ts'
import { bare, type FreightWords } from './answer.ts'

/** House rule stopAtRailEnd: whether an abducted train stops at the end of its rails or is driven off. */
export const railEnd: QuestionWords = {
  chapter: 'abduction',
  isLastPart: true,
  ask: ({ decision, at: { view, seats } }) => ({
    title: phrase('freight.prompt.railEnd', { name: nameOf(seats, decision.for) }),
    text: phrase('freight.prompt.railEnd.text', { n: view.drive?.left ?? 0 }),
  }),
}

export const halt: FreightWords<'halt'> = bare('halt')
export const driveOff: FreightWords<'driveOff'> = bare('driveOff')
