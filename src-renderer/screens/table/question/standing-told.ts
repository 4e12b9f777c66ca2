import type { Phrase } from '../../../../src-shared/core.ts'
import type { TableState } from '../../../../src-shared/table.ts'
import type { Candidate, Speech, Tiding } from '../../../words/speech.ts'

/** The table, as far as it is shown, and what is offered at it where it stands. */
interface Shown {
  readonly table: Pick<TableState, 'seats' | 'viewer' | 'status' | 'outcome' | 'lesson' | 'problem'>
  readonly view: unknown
  readonly moving: boolean
  readonly offered: readonly Candidate[]
  /** News that is told above it: what that says is not said once more. */
  readonly news: readonly Tiding[]
}

/** What keeps all from whoever looks, as long as it does: news of it goes by, and this stays. */
export function standingTold(
  { standing }: Pick<Speech<unknown>, 'standing'>,
  { table, view, moving, offered, news }: Shown,
): Phrase | null {
  const { seats, viewer, status } = table
  const asked = status.decision?.by
  const waiting = asked ?? status.active
  const seat = typeof viewer === 'number' ? viewer : seats[waiting]?.player === 'person' ? waiting : null
  // A lesson and a problem say themselves what matters.
  if (table.outcome || table.lesson || table.problem || seat === null) return null
  const said = news.flatMap(({ keepsFrom }) => keepsFrom ?? [])
  // What is offered is so where the table stands, not where it is shown to be.
  return standing?.(view, seat, moving || asked !== seat ? [] : offered, said) ?? null
}
