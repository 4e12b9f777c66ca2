import type { Decision } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import type { Absent, Candidate, Position } from '../../../words/speech.ts'
import { CARDS } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { CONNECT } from './answers/connect.ts'
import { END } from './answers/end-turn.ts'
import { INSERT } from './answers/insert.ts'
import { FLOOR } from './answers/place.ts'

/** What is not offered at the two questions of a turn though one may look for it. */
export function absentFor(
  decision: Decision,
  candidates: readonly Candidate[],
  { view }: Position<TransportView>,
): Absent[] {
  if (decision.kind === 'endTurn')
    return view.connected ? [{ group: CONNECT, otherwise: phrase('transport.absent.connected') }] : []
  if (decision.kind !== 'act') return []
  const offered = new Set<string>(candidates.map((one) => one.group.id))
  const hand = view.seats[decision.by]?.hand ?? []
  const holds = (floor: boolean) => hand.some((card) => card >= 0 && (CARDS[card].shape === 'floor') === floor)
  const all: Absent[] = [
    ...(holds(false)
      ? [
          { group: INSERT, otherwise: phrase('transport.absent.insert') },
          { group: CONNECT, otherwise: phrase('transport.absent.connect') },
        ]
      : []),
    ...(holds(true) ? [{ group: FLOOR, otherwise: phrase('transport.absent.floor') }] : []),
    { group: END, otherwise: phrase('transport.absent.end') },
  ]
  return all.filter((one) => !offered.has(one.group.id))
}
