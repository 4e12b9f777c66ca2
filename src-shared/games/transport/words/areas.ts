import { phrase } from '../../../messages/index.ts'
import type { Candidate, Position, Step } from '../../../messages/speech.ts'
import type { TransportView } from '../view.ts'
import { intakePhrase } from './cards.ts'
import { nearestIntake } from './places.ts'

/** More places than this in one list are first told apart by the intake they lie round. */
const MOST = 9

/** The cell that a step speaks of, if it is one of many places. */
function cellOf(step: Step, view: TransportView): number {
  const cell = step.refs.find((ref) => ref.kind === 'cell')
  if (cell && step.id.startsWith('cell')) return cell.id
  const card = step.id.startsWith('take') ? step.refs.find((ref) => ref.kind === 'card') : undefined
  return card ? view.laid.find((one) => one.card === card.id)?.cell ?? -1 : -1
}

/** Puts a step 'around which intake?' before the place wherever a list of places would grow too long. */
export function foldByArea(candidates: readonly Candidate[], { view }: Position<TransportView>): Candidate[] {
  const placed = candidates.map((one) => ({ one, at: one.steps.findIndex((step) => cellOf(step, view) >= 0) }))
  const lists = new Map<string, Set<string>>()
  const listOf = ({ one, at }: (typeof placed)[number]) => `${one.group.id} ${one.steps.slice(0, at).map((step) => step.id).join(' ')}`
  for (const each of placed) {
    if (each.at < 0) continue
    const list = lists.get(listOf(each)) ?? new Set()
    lists.set(listOf(each), list.add(each.one.steps[each.at].id))
  }
  return placed.map((each) => {
    const { one, at } = each
    if (at < 0 || (lists.get(listOf(each))?.size ?? 0) <= MOST) return one
    return { ...one, steps: [...one.steps.slice(0, at), areaStep(one.steps[at], view), ...one.steps.slice(at)] }
  })
}

function areaStep(step: Step, view: TransportView): Step {
  const intake = nearestIntake(view, cellOf(step, view))?.card ?? -1
  return {
    id: `around${intake}`, ask: phrase('transport.ask.area'), many: 'transport.choice.areas', refs: step.refs,
    label: intake < 0 ? phrase('transport.place.nowhere') : phrase('transport.place.around', { card: intakePhrase(intake) }),
  }
}
