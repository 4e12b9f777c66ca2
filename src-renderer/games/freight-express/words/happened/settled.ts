import type { FreightEvent } from '../../../../../src-shared/games/freight-express/events.ts'

/** What may come between two stretches of one drive. */
const BETWEEN: readonly FreightEvent['kind'][] = ['flipped', 'dropped']

/** A drive that goes on behind a branch or a crossing is one line: it is told when the whole of it has been seen. */
export function settled(events: readonly FreightEvent[], seen: number): number {
  const next = events.findIndex(({ kind }, i) => i >= seen && kind === 'drove')
  const at = events.findLastIndex(({ kind }, i) => i < seen && kind === 'drove')
  const [before, after] = [events[at], events[next]]
  const goesOn =
    before?.kind === 'drove' &&
    before.enters < 0 &&
    after?.seat === before.seat &&
    events.slice(at + 1, next).every(({ kind }) => BETWEEN.includes(kind))
  return goesOn ? settled(events, at) : seen
}
