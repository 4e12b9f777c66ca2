import type { AnyGame, GameId } from '../../engine/game.ts'
import { firstClassPart } from '../first-class/search.ts'
import { freightPart } from '../freight-express/search.ts'
import { transportPart } from '../transport/search.ts'
import type { GamePart } from './part.ts'

const parts: Readonly<Record<GameId, GamePart>> = {
  'freight-express': freightPart,
  'first-class': firstClassPart,
  transport: transportPart,
}

/** What a game brings to the search. */
export const partOf = (game: AnyGame): GamePart => parts[game.id]
