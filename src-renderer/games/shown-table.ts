import type { TableState } from '../../src-shared/table.ts'

/** The table as it is shown: as it stands, or as it was. */
export interface ShownTable extends TableState {
  /** A game that is over is looked back at. */
  readonly isPlayed?: boolean
}
