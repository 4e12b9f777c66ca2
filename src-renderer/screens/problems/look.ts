import type { ProblemRow, Theme } from '../../../src-shared/problems.ts'

/** The drawing of each theme. */
export const ICONS: Readonly<Record<Theme, string>> = {
  couple: 'freight-icon-action-couple',
  deliver: 'freight-icon-action-uncouple',
  ram: 'wagon',
  rails: 'warning',
  lay: 'freight-icon-action-extend',
  special: 'freight-icon-special-h-rebuild',
  drive: 'freight-icon-action-drive',
  wagons: 'wagon',
  conductors: 'person',
  route: 'flag',
  coins: 'plus',
  contracts: 'rules',
  refuse: 'close',
  score: 'delivered',
  belt: 'transport-icon-connect',
  machines: 'transport-icon-key',
  end: 'last',
  wait: 'clock',
}

/** What of the list is looked at. */
export interface Filter {
  readonly theme: Theme | null
  readonly step: number | null
  readonly only: boolean
}
export const EVERYTHING: Filter = { theme: null, step: null, only: false }

export const isIn = ({ theme, step, only }: Filter, row: ProblemRow): boolean =>
  (theme === null || row.theme === theme) && (step === null || row.difficulty === step) && (!only || row.stars === null)

/** How many of these are solved. */
export const solvedOf = (rows: readonly ProblemRow[]): number => rows.filter(({ stars }) => stars !== null).length
