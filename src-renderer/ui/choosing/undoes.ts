import type { PreviewEnd, TableState } from '../../../src-shared/table.ts'

/**
 * What is previewed can be undone once it is done: nobody learns anything, and whoever does it is to choose again in
 * this turn.
 */
export function undoesAfter({ stops, status }: PreviewEnd, table: Pick<TableState, 'status' | 'viewer'>): boolean {
  return stops === 'end' && status.decision?.by === table.viewer && status.turn === table.status.turn
}
