import type { TableSession } from '../../../state/table/table.svelte.ts'

/** From the table of a game that is over to its scores. */
export function showScores(session: Pick<TableSession, 'looking' | 'release'>): void {
  session.looking = false
  session.release()
}
