import type { Candidate } from '../words/speech.ts'
import type { Mark } from '../stage/scene.ts'
import type { Drag } from './dragging.ts'
import type { Selection } from './selection.ts'
import { chosen, legalRefs, legalState, selectedRefs } from './selection.ts'

/**
 * Things of the drawn table that may be picked, and those that are. While something is dragged all its places stay lit.
 */
export function choiceMarks(candidates: readonly Candidate[], selection: Selection, dragged: Drag | null): Mark[] {
  const open = dragged?.base ?? selection
  const isDone = candidates.length === 0 || (dragged === null && chosen(candidates, selection) !== null)
  const legal = isDone ? [] : legalRefs(candidates, open)
  const state = legalState(legal, candidates, open)
  return [
    ...legal.map((ref): Mark => ({ ref, state })),
    ...selectedRefs(candidates, selection).map((ref): Mark => ({ ref, state: 'selected' })),
  ]
}
