import type { Reason, Ref } from '../../../../src-shared/core.ts'
import type { Action, ActionKind } from '../../../../src-shared/games/transport/actions.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import type { Why } from '../../../../src-shared/games/transport/reasons.ts'
import type { Answer } from '../../answer.ts'
import type { State } from '../../flat.ts'
import { refused } from '../reasons.ts'
import { pieceRef } from '../refs.ts'
import { cardOn, cardUnder } from '../state.ts'

/** An answer of this kind. */
export type TransportAnswer<K extends ActionKind> = Answer<Extract<Action, { kind: K }>, TransportEvent>

/** What a predicate has against the card or pallet that is pointed at. */
export function againstCard({ kind, id }: Ref, whyNot: (card: number) => Why): Reason[] {
  const why = (kind === 'card' || kind === 'pallet') && id >= 0 ? refused(whyNot(id), pieceRef(id)) : null
  return why ? [why] : []
}

/**
 * The card that is meant by what is pointed at: on a drawn table that is its place, or the parcel that lies on it.
 * -1: none is.
 */
export function cardMeant(s: State, { kind, id }: Ref): number {
  if (kind === 'card' || kind === 'pallet') return id
  if (kind === 'cell' && id > 0) return cardOn(s, id)
  return kind === 'parcel' ? cardUnder(s, id) : -1
}

/** What a predicate has against the card that is meant. */
export const againstMeant = (s: State, target: Ref, whyNot: (card: number) => Why): Reason[] =>
  againstCard(pieceRef(cardMeant(s, target)), whyNot)
