import type { GameEvent } from '../../../src-shared/core.ts'

/**
 * These events, and what the last of them came to where it was carried on: a preview leaves a drive where something is
 * learnt on its way.
 * @param known all that happened
 * @param unfinished see `Speech`
 */
export function carriedOn(
  events: readonly GameEvent[],
  known: readonly GameEvent[],
  unfinished: (events: readonly GameEvent[]) => readonly GameEvent[],
): readonly GameEvent[] {
  const last = events.at(-1)
  if (!last || unfinished(events).length === 0) return events
  const at = known.findIndex((one) => one.turn === last.turn && JSON.stringify(one) === JSON.stringify(last))
  if (at < 0) return events
  const goesOn = (end: number) => known[end]?.turn === last.turn && unfinished(known.slice(0, end)).length > 0
  let end = at + 1
  while (goesOn(end)) end++
  return [...events, ...known.slice(at + 1, end)]
}
