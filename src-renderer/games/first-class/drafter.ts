import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'

/** Of a seat that has kept no end card yet. */
export const NONE_YET = -2

/** Whether every seat has kept one: then the rounds begin. */
export const allKept = ({ seats }: FirstClassView): boolean => seats.every(({ drafted }) => drafted !== NONE_YET)

/**
 * Who chooses among the end cards; null = nobody has any. They go round against the turns, so that whoever starts the
 * game chooses last.
 */
export function drafter({ phase, seats, starter, draft }: FirstClassView): number | null {
  const kept = seats.filter(({ drafted }) => drafted !== NONE_YET).length
  if (phase !== 'draft' || draft.length === 0 || kept === seats.length) return null
  return (starter + 2 * seats.length - 1 - kept) % seats.length
}
