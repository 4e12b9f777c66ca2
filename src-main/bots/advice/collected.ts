import type { Fact } from '../../../src-shared/advice.ts'
import { sameRef } from '../../../src-shared/core.ts'
import type { AnyGame, Seat, State } from '../../engine/game.ts'
import type { GamePart } from '../search/part.ts'

/**
 * What a move gives its seat to collect for, told to that seat alone: it may be hidden from the others. Points are
 * those of whole things, so that who multiplies finds the same.
 * @param s a sample that agrees with what the seat knows, at its question
 */
export function collected(game: AnyGame, part: GamePart, seat: Seat, s: State, codes: readonly number[]): Fact[] {
  if (!part.collecting) return []
  const after = s.slice()
  for (const code of codes) game.apply(after, code)
  if (part.ended(after)) return []
  const before = part.collecting(s, seat)
  return part
    .collecting(after, seat)
    .filter(({ ref }) => !before.some((one) => sameRef(one.ref, ref)))
    .map(({ ref, each, likely }) => ({ ref, each, likely: Math.round(likely) }))
    .filter(({ likely }) => likely > 0)
    .map(({ ref, each, likely }) => ({ kind: 'collects', points: each * likely, likely, refs: [ref] }))
}
