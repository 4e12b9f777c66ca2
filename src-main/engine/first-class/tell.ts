import type { GameEvent, Ref, Seat } from '../../../src-shared/core.ts'
import type { FirstClassEvent } from '../../../src-shared/games/first-class/events.ts'
import { recordCount, topSlot } from '../chain.ts'
import type { State } from '../flat.ts'
import type { Emit } from '../game.ts'
import { seatRef, sourceRef } from './refs.ts'
import { AT, actor, stack } from './state.ts'

const { turn: TURN } = AT

export type Tell = Emit<FirstClassEvent> | undefined
type Body<E> = E extends GameEvent ? Omit<E, Exclude<keyof GameEvent, 'kind'>> : never

/** What is being carried out just now, else the seat whose choice it was. */
export function cause(s: State): Ref {
  if (recordCount(s, stack) === 0) return seatRef(actor(s))
  const top = topSlot(s, stack)
  return sourceRef(s[top + 4], s[top + 5])
}

/** Tells that something happened to the seat that acts. */
export function tell(
  s: State,
  emit: Emit<FirstClassEvent>,
  refs: readonly Ref[],
  body: Body<FirstClassEvent>,
  learnt: readonly Seat[] = [],
): void {
  tellOf(s, actor(s), emit, refs, body, learnt)
}

/** Tells that something happened to this seat, whoever acts. */
export function tellOf(
  s: State,
  seat: Seat,
  emit: Emit<FirstClassEvent>,
  refs: readonly Ref[],
  body: Body<FirstClassEvent>,
  learnt: readonly Seat[] = [],
): void {
  emit({ turn: s[TURN], seat, because: cause(s), refs, learnt, ...body } as FirstClassEvent)
}
