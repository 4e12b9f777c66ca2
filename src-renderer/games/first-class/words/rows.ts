import type { Phrase, Ref } from '../../../../src-shared/core.ts'
import type { MessageKey } from '../../../messages/index.ts'
import { phrase } from '../../../messages/index.ts'
import type { Candidate, Step } from '../../../words/speech.ts'
import { GROUPS, type GroupId } from './groups.ts'

/** What most choices are: one row under a heading. */
export interface Row {
  readonly id: string
  readonly label: Phrase
  readonly note?: Phrase
  readonly warning?: Phrase
  readonly refs: readonly Ref[]
  readonly ask?: MessageKey
  readonly many?: MessageKey
}

export const stepOf = ({ id, label, note, warning, refs, ask, many }: Row): Step => ({
  id,
  label,
  refs,
  ask: phrase(ask ?? 'first-class.ask.next'),
  many: many ?? 'first-class.many.ways',
  ...(note && { note }),
  ...(warning && { warning }),
})

/** A choice that is a single row; `end` is the thing one points at to mean it before others. */
export function oneRow(
  group: GroupId,
  confirm: MessageKey,
  codes: readonly number[],
  row: Row,
  end: Ref | null = null,
): Candidate {
  return {
    codes,
    refs: row.refs,
    end,
    group: GROUPS[group],
    steps: [stepOf(row)],
    stem: codes.join('.'),
    confirm: phrase(confirm),
  }
}
