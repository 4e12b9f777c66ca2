import type { Phrase, Ref } from '../../../src-shared/core.ts'
import type { Candidate } from '../../words/speech.ts'
import type { Drag } from './dragging.ts'
import { narrow } from './selection.ts'

/** Beside which thing it is said what letting go there does, and by which group of answers it is done. */
export interface DropSign {
  readonly ref: Ref
  readonly group: string
  readonly phrase: Phrase
}

/** Whether what is dragged may be let go where this sign stands. */
export const isShown = (
  { group }: Pick<DropSign, 'group'>,
  candidates: readonly Candidate[],
  dragged: Drag | null,
): boolean => dragged !== null && narrow(candidates, dragged.base).some((one) => one.group.id === group)
