import type { Phrase } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import type { Candidate, Position, Step } from '../../../../words/speech.ts'
import { CARDS, isPallet } from '../../../../../src-shared/games/transport/cards.ts'
import type { TransportView } from '../../../../../src-shared/games/transport/view.ts'
import { intakePhrase } from '../cards.ts'
import { toAsked, toPallet, type Whose } from '../pallets.ts'
import { laidOf, nearestIntake, sideFrom, sideOfTable, sidePhrase } from '../places.ts'

/** More places than this in one list are first told apart by the intake they lie round. */
export const MOST = 9

/** The cell that a step speaks of, if it is one of many places. */
function cellOf(step: Step, view: TransportView): number {
  const cell = step.refs.find((ref) => ref.kind === 'cell')
  if (cell && step.id.startsWith('cell')) return cell.id
  const card = step.id.startsWith('take') ? step.refs.find((ref) => ref.kind === 'card') : undefined
  return card ? (view.laid.find((one) => one.card === card.id)?.cell ?? -1) : -1
}

interface Placed {
  readonly one: Candidate
  /** Which of its steps is the place, -1 = none, and the cell of that place. */
  readonly at: number
  readonly cell: number
}

/**
 * Puts steps 'whereabouts?' before the place wherever a list of places would grow too long: round which intake, and to
 * which side of it.
 */
export function foldByArea(candidates: readonly Candidate[], position: Position<TransportView>): Candidate[] {
  const { view } = position
  const whose = toAsked(position)
  const placed = candidates.map((one): Placed => {
    const at = one.steps.findIndex((step) => cellOf(step, view) >= 0)
    return { one, at, cell: at < 0 ? -1 : cellOf(one.steps[at], view) }
  })
  const lists = cellsOfLists(placed)
  return inOrder(placed, lists, view).map(({ one, at, cell }) => {
    const areas =
      at < 0 ? [] : areasOf(one.steps[at], cell, lists.get(listOf({ one, at, cell })) ?? new Set(), view, whose)
    return areas.length === 0 ? one : { ...one, steps: [...one.steps.slice(0, at), ...areas, ...one.steps.slice(at)] }
  })
}

/** List by list; of one that is told by intakes the places by the numbers of those. */
function inOrder(placed: readonly Placed[], lists: ReadonlyMap<string, Set<number>>, view: TransportView): Placed[] {
  const names = [...lists.keys()]
  const rank = (each: Placed): number => {
    if (each.at < 0) return -1
    const list = listOf(each)
    const intake = (lists.get(list)?.size ?? 0) > MOST ? intakeOf(view, each.cell) : 0
    // Those that lie near none come last.
    return (names.indexOf(list) + 1) * CARDS.length - (intake < 0 ? 1 : CARDS.length - intake)
  }
  return placed
    .map((each) => ({ each, at: rank(each) }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each)
}

/** Places stand in one list when everything chosen before them is the same. */
const listOf = ({ one, at }: Placed): string =>
  `${one.group.id} ${one.steps
    .slice(0, at)
    .map((step) => step.id)
    .join(' ')}`

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

/** What is asked before one of these places. */
function areasOf(step: Step, cell: number, cells: ReadonlySet<number>, view: TransportView, whose: Whose): Step[] {
  if (cells.size <= MOST) return []
  const intake = intakeOf(view, cell)
  const base = { ask: phrase('transport.ask.area'), many: 'transport.choice.areas', refs: step.refs } as const
  if (intake < 0) return [{ ...base, id: 'somewhere', label: phrase('transport.place.nowhere') }]
  const card = intakePhrase(intake)
  const near = [...cells].filter((one) => intakeOf(view, one) === intake)
  const around: Step = {
    ...base,
    id: `around${intake}`,
    label: phrase('transport.place.around', { card }),
    note: phrase('common.comma', { a: placesPhrase(near.length), b: whereLies(view, intake, whose) }),
  }
  const side = near.length > MOST ? sideFrom(view, intake, cell) : -1
  if (side < 0) return [around]
  const beyond = near.filter((one) => sideFrom(view, intake, one) === side)
  return [
    around,
    {
      ...base,
      id: `beyond${intake}.${side}`,
      label: phrase('transport.place.beyond', { card, one: sidePhrase(side) }),
      note: placesPhrase(beyond.length),
    },
  ]
}

const placesPhrase = (n: number): Phrase => phrase('transport.choice.places', { n })

/** Numbers of intakes tell nobody where they lie: pallets round it do, or the side of the belt on which it lies. */
function whereLies(view: TransportView, intake: number, whose: Whose): Phrase {
  const pallets = view.laid.filter(({ card, cell }) => isPallet(card) && intakeOf(view, cell) === intake)
  const told = pallets.map(({ card }) => phrase('transport.area.pallet', { pallet: toPallet(card, whose) }))
  if (told.length > 0) return told.reduce((a, b) => phrase('common.comma', { a, b }))
  const side = sideOfTable(view, laidOf(view, intake)?.cell ?? 0)
  return side === null ? phrase('transport.area.middle') : phrase('transport.area.side', { one: sidePhrase(side) })
}
