import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { botOf } from '../../../src-main/bots/registry.ts'
import { MAX_CHOICES, type AnyGame, type GameId, type Seat, type State } from '../../../src-main/engine/game.ts'
import { gameOf } from '../../../src-main/engine/games.ts'
import { GAME_IDS } from '../../../src-shared/table-schemas.ts'
import { hasWon, position, surelyWinning, type Played } from './won-this-turn.ts'

/**
 * Positions at the end of random games in which going through all that can be done shows which answers win at once,
 * and that most do not.
 */
const KNOWN = JSON.parse(readFileSync(new URL('known-moves.json', import.meta.url), 'utf8')) as Readonly<
  Record<GameId, readonly Played[]>
>

const buffer = new Int32Array(MAX_CHOICES)

const bot = botOf('controller')

/** The seat that is asked plays on as the Controller does, until another is asked or the game is over. */
function played(game: AnyGame, s: State, seat: Seat): State {
  const choicesOf = () => buffer.slice(0, game.choices(s, buffer))
  while (game.decider(s) === seat) {
    const choices = choicesOf()
    const beliefs: unknown = game.beliefs(s, seat)
    const nodes = bot.nodesATurn?.(game.id, game.score(s).length) ?? 1
    const line = bot.line?.({ game: game.id, seat, beliefs, choices, seed: 1, nodes })
    expect(choices).toContain(line?.codes[0])
    for (const code of line?.codes ?? [])
      if (game.decider(s) === seat && choicesOf().includes(code)) game.apply(s, code)
  }
  return s
}

describe.each(GAME_IDS)('%s: a game that can be won at once', (id) => {
  const game = gameOf(id)

  it('is known by twenty positions, in each of which most answers do not win', () => {
    expect(KNOWN[id]).toHaveLength(20)
    for (const one of KNOWN[id]) {
      const { s } = position(game, one)
      const sure = surelyWinning(game, s)?.length ?? 0
      expect(sure, `seed ${one.seed}`).toBeGreaterThan(0)
      expect(2 * sure, `seed ${one.seed}`).toBeLessThanOrEqual(game.choices(s, buffer))
    }
  })

  it('is won by the Controller in each of them', () => {
    const lost = KNOWN[id].filter((one) => {
      const { s } = position(game, one)
      const seat = game.decider(s)
      return !hasWon(game, played(game, s, seat), seat)
    })
    expect(lost).toEqual([])
  })
})
