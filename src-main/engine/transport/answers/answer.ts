import type { Reason, Ref } from '../../../../src-shared/core.ts'
import type { Action, ActionKind } from '../../../../src-shared/games/transport/actions.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import type { Why } from '../../../../src-shared/games/transport/reasons.ts'
import type { Answer } from '../../answer.ts'
import { refused } from '../reasons.ts'
import { pieceRef } from '../refs.ts'

/** An answer of this kind. */
export type TransportAnswer<K extends ActionKind> = Answer<Extract<Action, { kind: K }>, TransportEvent>

/** What a predicate has against the card or pallet that is pointed at. */
export function againstCard({ kind, id }: Ref, whyNot: (card: number) => Why): Reason[] {
  const why = (kind === 'card' || kind === 'pallet') && id >= 0 ? refused(whyNot(id), pieceRef(id)) : null
  return why ? [why] : []
}
