import type { Ref } from '../../../src-shared/core.ts'
import { byItsMiddle, type Grip } from '../../stage/holding.ts'
import { names, type Look, type Poses } from './looks.ts'
import { pieceOf } from './where.ts'

/** What hangs at the pointer: of a column of the coin board its topmost coin, of all else its own piece. */
export function gripOf(ref: Ref, resting: Poses): Grip<Look> | null {
  return byItsMiddle(ref.kind === 'column' ? topCoin(ref.id, resting) : pieceOf(ref), resting)
}

/** null = it is empty, or its coins are merely counted. */
function topCoin(id: number, resting: Poses): string | null {
  const [seat, column] = [Math.floor(id / 3), id % 3]
  let n = 0
  while (resting[names.coin(seat, column, n)]) n++
  return n === 0 ? null : names.coin(seat, column, n - 1)
}
