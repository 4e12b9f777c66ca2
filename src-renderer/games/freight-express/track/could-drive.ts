import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { wayTo } from './way-to.ts'

/** Whether rails lead the train of whoever is to move into this station, on a way of no more than so many sleepers. */
export function couldDrive(view: FreightView, into: number, sleepers: number): boolean {
  const { locomotive } = view.seats[view.active]
  if (locomotive.sleeper < 0) return false
  const cell = view.cells.findIndex(({ station, card }) => station === into && card < 0)
  const way = wayTo(view, locomotive, cell)
  return way !== null && way.length - 1 <= sleepers
}
