import type { TableState } from '../../../src-shared/table.ts'
import { nextProblem } from '../../../src-shared/problems.ts'
import type { App } from '../../state/app.svelte.ts'

/** From a problem that is over to the next one that is not solved, or back to the list. */
export async function goOn(table: TableState, app: App): Promise<void> {
  await app.problems.refresh(table.game)
  // It was left meanwhile, by a second press or by the way back.
  if (app.session?.table.slot !== table.slot) return
  const all = app.problems.shown?.problems ?? []
  const next = nextProblem(
    all.filter(({ id }) => id !== table.problem?.id),
    table.problem?.number,
  )
  if (next) await app.solve(next.id)
  else await app.leave()
}
