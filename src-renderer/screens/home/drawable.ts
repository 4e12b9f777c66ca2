import type { GameId } from '../../../src-shared/core.ts'
import { thumbs } from '../../games/thumbs.ts'

/** A position as soon as it can be drawn: when it has come, and its game's drawing too. */
export async function drawable<T>(picture: Promise<T>, game: GameId): Promise<T> {
  // Where the drawing does not come, the place of the picture stays empty.
  const [view] = await Promise.all([picture, thumbs[game]().catch(() => null)])
  return view
}
