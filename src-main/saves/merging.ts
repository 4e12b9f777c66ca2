import { isDeepStrictEqual } from 'node:util'
import { standingLines } from './compact.ts'
import type { GameFile } from './game-file.ts'
import type { KeptLine } from './line-text.ts'

/** Whether all of `lines` is how `longer` begins, or is all of it. */
export const isBeginning = (lines: readonly KeptLine[], longer: readonly KeptLine[]): boolean =>
  lines.length <= longer.length && lines.every((line, n) => isDeepStrictEqual(line, longer[n]))

/** Whether nothing of the second game is missing in the first but steps that were taken back. */
export function holds(game: GameFile, other: GameFile): boolean {
  if (isBeginning(other.lines, game.lines)) return true
  const [own, others] = [game, other].map(({ header, lines }) => standingLines(lines, header))
  return own !== null && others !== null && isBeginning(others, own)
}
