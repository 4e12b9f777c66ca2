import { easeIn, easeOut } from '../../../stage/motion/motion.ts'
import type { Script } from '../kinds.ts'
import type { Piece } from '../looks.ts'

/** What begins with these words and was not there before: its name, and where it will lie. */
export const comesNew = ({ telling: { from, to } }: Script, begins: string): readonly [string, Piece] | undefined =>
  Object.entries(to).find(([name]) => name.startsWith(begins) && !from[name])

/**
 * It opens from `start` to `high`, and comes down over everything to where it will lie.
 * @param opens in milliseconds, and so `falls`
 * @returns when it lies there
 */
export function comesDown(
  script: Script,
  [name, end]: readonly [string, Piece],
  [start, high]: readonly [Piece, Piece],
  { opens, falls }: { readonly opens: number; readonly falls: number },
): number {
  script.fly(name, 0, opens, start, high, { ease: easeOut })
  script.fly(name, opens, falls, high, { ...end, z: 60 }, { ease: easeIn })
  script.put(name, opens + falls, end)
  script.restAt = opens + falls - 60
  return opens + falls
}
