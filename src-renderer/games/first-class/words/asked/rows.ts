import type { Phrase, Ref, Seat } from '../../../../../src-shared/core.ts'
import type { FirstClassView } from '../../../../../src-shared/games/first-class/view.ts'
import type { MessageKey } from '../../../../messages/index.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Candidate, Group, PicturedDeed, Step, Tally, Warning } from '../../../../words/speech.ts'
import type { Symbol } from '../symbols.ts'
import { columnRef } from '../refs.ts'

/** What most choices are: one row under a heading. */
export interface Row {
  readonly id: string
  readonly label: Phrase
  readonly note?: Phrase
  readonly warning?: Warning
  readonly gain?: number
  readonly tally?: Tally
  readonly pictured?: readonly PicturedDeed[]
  readonly signs?: readonly Symbol[]
  readonly pinned?: true
  readonly refs: readonly Ref[]
  readonly ask?: MessageKey
  readonly many?: MessageKey
}

export const stepOf = ({
  id,
  label,
  note,
  warning,
  gain,
  tally,
  pictured,
  signs,
  pinned,
  refs,
  ask,
  many,
}: Row): Step => ({
  id,
  label,
  refs,
  ask: phrase(ask ?? 'first-class.ask.next'),
  many: many ?? 'first-class.many.ways',
  ...(note && { note }),
  ...(warning && { warning }),
  ...(gain && { gain }),
  ...(tally && { tally }),
  ...(pictured && { pictured }),
  ...(signs && { signs }),
  ...(pinned && { pinned }),
})

/** A choice that is a single row; `end` is the thing one points at to mean it before others. */
export const oneRow = (
  group: Group,
  confirm: MessageKey,
  codes: readonly number[],
  row: Row,
  end: Ref | null = null,
): Candidate => candidate(group, confirm, codes, [stepOf(row)], end)

/** A choice in two rows: what, and then where or with what; one points at the last of its things. */
export const twoSteps = (
  group: Group,
  confirm: MessageKey,
  codes: readonly number[],
  what: Step,
  where: Step,
): Candidate => candidate(group, confirm, codes, [what, where], where.refs.at(-1) ?? null)

const candidate = (
  group: Group,
  confirm: MessageKey,
  codes: readonly number[],
  steps: readonly Step[],
  end: Ref | null,
): Candidate => ({
  codes,
  refs: steps.flatMap(({ refs }) => refs),
  end,
  group,
  steps,
  stem: codes.join('.'),
  confirm: phrase(confirm),
})

/** A coin of a column, to pay with. */
export const coinRow = (id: string, column: number, seat: Seat, { seats }: FirstClassView): Row => ({
  id: `${id}${column}`,
  ask: 'first-class.ask.pay',
  label: phrase(`first-class.choice.coin.from.${column as 0 | 1 | 2}`),
  note: phrase('first-class.choice.column.left', { n: seats[seat].coins[column] }),
  refs: [columnRef(seat, column)],
})
