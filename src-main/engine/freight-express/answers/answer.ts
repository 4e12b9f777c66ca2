import {
  KIND,
  WRITING,
  packCode,
  type Action,
  type ActionKind,
} from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { distinctTurns } from '../../../../src-shared/geometry/rails.ts'
import type { Reason, Ref } from '../../../../src-shared/core.ts'
import type { Answer } from '../../answer.ts'
import type { State } from '../../flat.ts'
import { eachOnce } from '../reasons.ts'
import { activeSeat } from '../state.ts'

export type ActionOf<K extends ActionKind> = Extract<Action, { readonly kind: K }>
/** An answer of this kind. */
export type FreightAnswer<K extends ActionKind> = Answer<ActionOf<K>, FreightEvent>
export type AnyFreightAnswer = Answer<Action, FreightEvent>

/** How an answer is written, and what one points at to mean it. */
export function saying<K extends ActionKind>(kind: K) {
  const { pack, unpack, refs } = WRITING[kind]
  return { kind, pack, unpack, touches: (s: State, action: ActionOf<K>): Ref[] => refs(action, activeSeat(s)) }
}

/** Turns that show the same rails are written alike. */
export const plainTurn = (card: number, rotation: number): number =>
  card in TRACK_CARDS ? (rotation & 3) % distinctTurns(TRACK_CARDS[card].rails) : rotation & 3

/** An answer that says all by its kind and is always there when its step asks. */
export function bare<K extends ActionKind>(kind: K) {
  const code = packCode(KIND[kind])
  return {
    ...saying(kind),
    list(_: State, out: Int32Array, n: number): number {
      out[n++] = code
      return n
    },
    refusal: (): Reason | null => null,
  }
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
