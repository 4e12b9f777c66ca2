import type { Line } from '../../words/speech.ts'

/**
 * Of the lines of a turn that is shown again the one that plays: the last that was begun, and before anything was the
 * first.
 */
export function linePlaying<L extends Line>(lines: readonly L[], begun: readonly Line[]): L | undefined {
  const said = ({ phrase }: Line) => JSON.stringify(phrase)
  const last = begun.at(-1)
  const alike = last ? lines.filter((line) => said(line) === said(last)) : []
  // The same may be done twice in a turn.
  const times = last ? begun.filter((line) => said(line) === said(last)).length : 0
  return alike[times - 1] ?? alike.at(-1) ?? lines[Math.max(0, Math.min(lines.length, begun.length) - 1)]
}
