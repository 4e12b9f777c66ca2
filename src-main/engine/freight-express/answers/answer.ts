import { refsOfAction } from '../../../../src-shared/games/freight-express/action-refs.ts'
import {
  fromCode,
  packCode,
  toCode,
  type Action,
  type ActionKind,
} from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { distinctTurns } from '../../../../src-shared/geometry/rails.ts'
import type { Reason, Ref } from '../../../../src-shared/core.ts'
import type { Answer } from '../../answer.ts'
import type { State } from '../../flat.ts'
import { handCard, handCount } from '../piles.ts'
import { eachOnce } from '../reasons.ts'
import { activeSeat } from '../state.ts'

export type ActionOf<K extends ActionKind> = Extract<Action, { readonly kind: K }>
/** An answer of this kind. */
export type FreightAnswer<K extends ActionKind> = Answer<ActionOf<K>, FreightEvent>

/** How an answer is written, and what one points at to mean it. */
export const saying = <K extends ActionKind>(kind: K) => ({
  kind,
  pack: (action: ActionOf<K>): number => toCode(action),
  unpack: (code: number) => fromCode(code) as ActionOf<K>,
  touches: (s: State, action: ActionOf<K>): Ref[] => refsOfAction(action, activeSeat(s)),
})

/** Turns that show the same rails are written alike. */
export const plainTurn = (card: number, rotation: number): number =>
  card in TRACK_CARDS ? (rotation & 3) % distinctTurns(TRACK_CARDS[card].rails) : rotation & 3

/** An answer that says all by its kind and is always there when its step asks. */
export const bare = <K extends ActionKind>(kind: K) => ({
  ...saying(kind),
  list(_: State, out: Int32Array, n: number): number {
    out[n++] = packCode(kind)
    return n
  },
  refusal: (): Reason | null => null,
})

/** Lists the hand cards with which an answer may be given. */
export function listHand(
  s: State,
  kind: ActionKind,
  may: (s: State, card: number) => boolean,
  out: Int32Array,
  n: number,
): number {
  const seat = activeSeat(s)
  for (let i = 0; i < handCount(s, seat); i++) {
    const card = handCard(s, seat, i)
    if (may(s, card)) out[n++] = packCode(kind, card)
  }
  return n
}

/** What there is against each of some actions, every reason once, but for those that answer no question. */
export const againstEach = <A>(
  s: State,
  refusal: (s: State, action: A) => Reason | null,
  actions: readonly A[],
): Reason[] =>
  eachOnce(
    actions
      .map((action) => refusal(s, action))
      .filter((why) => why !== null)
      .filter(({ key }) => !key.endsWith('.noSuchQuestion')),
  )
