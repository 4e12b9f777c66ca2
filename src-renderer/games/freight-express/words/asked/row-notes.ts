import type { Phrase } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'

/** '2 steps lapse · pushes Bram': each is a phrase by itself, which may have commas of its own. */
export const rowNotes = (items: readonly Phrase[]): Phrase =>
  items.reduce((a, b) => phrase('freight.choice.notes', { a, b }))

/** The phrases that `rowNotes` has put together. */
export function notesIn(note: Phrase): readonly Phrase[] {
  const { a, b } = note.params ?? {}
  return note.key === 'freight.choice.notes' && typeof a === 'object' && typeof b === 'object'
    ? [...notesIn(a), ...notesIn(b)]
    : [note]
}
