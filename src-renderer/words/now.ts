import type { GameEvent, Phrase } from '../../src-shared/core.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import { nameOf } from './names.ts'

/** What is being done while an event is shown, in the present tense; null: another heading than a deed's goes on. */
export type Nows<E extends GameEvent> = {
  readonly [K in E['kind']]?: (event: Extract<E, { kind: K }>, who: string) => Phrase | null
}

/** The deed that is being shown: of the last of these that is one. Those that follow it are parts of it. */
export function nowOf<E extends GameEvent>(
  nows: Nows<E>,
  events: readonly GameEvent[],
  seats: readonly SeatInfo[],
): Phrase | null {
  const said = nows as Readonly<Record<string, ((event: GameEvent, who: string) => Phrase | null) | undefined>>
  const last = events.findLast(({ kind }) => said[kind])
  return (last && said[last.kind]?.(last, nameOf(seats, last.seat))) ?? null
}
