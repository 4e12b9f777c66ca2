import type { AnyGame, GameId } from '../../engine/game.ts'
import { firstClassPart } from '../first-class/search.ts'
import type { GamePart } from './part.ts'

const parts: Partial<Record<GameId, GamePart>> = { 'first-class': firstClassPart }

/** What a game brings to the search. */
export function partOf(game: AnyGame): GamePart {
  const part = parts[game.id]
  if (!part) throw new RangeError(`no search for ${game.id}`)
  return part
}
