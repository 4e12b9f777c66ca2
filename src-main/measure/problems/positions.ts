import { bots } from '../../bots/registry.ts'
import { partOf } from '../../bots/search/parts.ts'
import { cloneState } from '../../engine/flat.ts'
import type { AnyGame, Seat, State } from '../../engine/game.ts'
import { choicesOf } from '../../table/check.ts'
import { playBotGame } from '../bot-game.ts'

/** What a game between bots is set up from. */
export interface SetUp {
  readonly seats: number
  readonly seed: number
  readonly starter: Seat
  readonly options: Readonly<Record<string, unknown>>
}

/** The first question of a turn, with all that was answered before it. */
export interface Position extends SetUp {
  readonly state: State
  readonly seat: Seat
  readonly turn: number
  readonly before: readonly number[]
}

/** A turn with fewer answers than this is no puzzle. */
const LEAST_CHOICES = 4

/** The questions at which the turns of a game between Drivers begin, in their order. */
export function positionsOf(game: AnyGame, setUp: SetUp): Position[] {
  const { seats, seed, starter, options } = setUp
  const part = partOf(game)
  const found: Position[] = []
  const before: number[] = []
  let last = 0
  playBotGame(
    {
      game,
      bots: Array.from({ length: seats }, () => bots.driver),
      options: game.options.parse(options) as unknown,
      seed,
      starter,
    },
    {
      before(s, seat, code) {
        const { turn, active } = game.status(s)
        if (turn > last && active === seat && !part.ended(s) && choicesOf(game, s).length >= LEAST_CHOICES) {
          found.push({ ...setUp, state: cloneState(s), seat, turn, before: [...before] })
          last = turn
        }
        before.push(code)
      },
    },
  )
  return found
}
