import type { GameId } from '../../src-shared/core.ts'
import type { AnyGame } from './game.ts'
import { firstClass } from './first-class/index.ts'
import { freightExpress } from './freight-express/index.ts'
import { transport } from './transport/index.ts'

/** Every game that can be played. A new game is added by one line here. */
export const games: readonly AnyGame[] = [freightExpress, firstClass, transport]

/** @throws RangeError when there is no such game. */
export function gameOf(id: GameId | string): AnyGame {
  const game = games.find((g) => g.id === id)
  if (!game) throw new RangeError(`there is no game '${id}'`)
  return game
}
