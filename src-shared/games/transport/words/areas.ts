import { phrase } from '../../../messages/index.ts'
import type { Candidate, Position, Step } from '../../../messages/speech.ts'
import type { TransportView } from '../view.ts'
import { intakePhrase } from './cards.ts'
import { nearestIntake, sideFrom, sidePhrase } from './places.ts'

/** More places than this in one list are first told apart by the intake they lie round. */
const MOST = 9

/** The cell that a step speaks of, if it is one of many places. */
function cellOf(step: Step, view: TransportView): number {
  const cell = step.refs.find((ref) => ref.kind === 'cell')
  if (cell && step.id.startsWith('cell')) return cell.id
  const card = step.id.startsWith('take') ? step.refs.find((ref) => ref.kind === 'card') : undefined
  return card ? view.laid.find((one) => one.card === card.id)?.cell ?? -1 : -1
}

interface Placed {
  readonly one: Candidate
  /** Which of its steps is the place, -1 = none, and the cell of that place. */
  readonly at: number
  readonly cell: number
}

/** Puts a step 'whereabouts?' before the place wherever a list of places would grow too long. */
export function foldByArea(candidates: readonly Candidate[], { view }: Position<TransportView>): Candidate[] {
  const placed = candidates.map((one): Placed => {
    const at = one.steps.findIndex((step) => cellOf(step, view) >= 0)
    return { one, at, cell: at < 0 ? -1 : cellOf(one.steps[at], view) }
  })
  const lists = cellsOfLists(placed)
  return placed.map((each) => {
    const { one, at, cell } = each
    const cells = at < 0 ? undefined : lists.get(listOf(each))
    if (!cells || cells.size <= MOST) return one
    return { ...one, steps: [...one.steps.slice(0, at), areaStep(one.steps[at], cell, isCrowded(cells, view), view), ...one.steps.slice(at)] }
  })
}

/** Places stand in one list when everything chosen before them is the same. */
const listOf = ({ one, at }: Placed): string => `${one.group.id} ${one.steps.slice(0, at).map((step) => step.id).join(' ')}`

function cellsOfLists(placed: readonly Placed[]): Map<string, Set<number>> {
  const lists = new Map<string, Set<number>>()
  for (const each of placed) {
    if (each.at < 0) continue
    const cells = lists.get(listOf(each)) ?? new Set()
    lists.set(listOf(each), cells.add(each.cell))
  }
  return lists
}

const intakeOf = (view: TransportView, cell: number): number => nearestIntake(view, cell)?.card ?? -1

/** So many places lie round one intake that its sides must be told apart too. */
function isCrowded(cells: ReadonlySet<number>, view: TransportView): boolean {
  const counts = new Map<number, number>()
  for (const cell of cells) counts.set(intakeOf(view, cell), (counts.get(intakeOf(view, cell)) ?? 0) + 1)
  return Math.max(...counts.values()) > MOST
}

function areaStep(step: Step, cell: number, crowded: boolean, view: TransportView): Step {
  const intake = intakeOf(view, cell)
  const base = { ask: phrase('transport.ask.area'), many: 'transport.choice.areas', refs: step.refs } as const
  if (intake < 0) return { ...base, id: 'somewhere', label: phrase('transport.place.nowhere') }
  const card = intakePhrase(intake)
  const side = crowded ? sideFrom(view, intake, cell) : -1
  if (side < 0) return { ...base, id: `around${intake}`, label: phrase('transport.place.around', { card }) }
  return { ...base, id: `around${intake}.${side}`, label: phrase('transport.place.beyond', { card, one: sidePhrase(side) }) }
}
