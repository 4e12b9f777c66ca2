import type { Decision } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import { nameOf } from '../../../../words/names.ts'
import type { Absent, Candidate, Position } from '../../../../words/speech.ts'
import type { FirstClassView } from '../../../../../src-shared/games/first-class/view.ts'
import { fulfil } from '../answers/bonuses.ts'
import { endTurn } from '../answers/closing.ts'
import { takeStart } from '../answers/take.ts'

/** What is not offered in a turn though one may look for it: its end, the start tile, contracts that lie there. */
export function absentFor(
  decision: Decision,
  candidates: readonly Candidate[],
  { view, seats }: Position<FirstClassView>,
): Absent[] {
  if (decision.kind !== 'turn') return []
  const offered = new Set<string>(candidates.map((one) => one.group.id))
  const contract = view.seats[decision.by]?.contracts[0]
  const all: Absent[] = [
    ...(view.startHolder >= 0 && !view.taken
      ? [
          {
            group: takeStart.groups[0],
            otherwise: phrase('first-class.absent.start', { name: nameOf(seats, view.startHolder) }),
          },
        ]
      : []),
    ...(contract === undefined
      ? []
      : [
          {
            group: fulfil.groups[0],
            ref: { kind: 'card', id: contract } as const,
            otherwise: phrase('first-class.absent.fulfil'),
          },
        ]),
    { group: endTurn.groups[0], otherwise: phrase('first-class.absent.end') },
  ]
  return all.filter((one) => !offered.has(one.group.id))
}
