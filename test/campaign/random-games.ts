import { MAX_CHOICES } from '../../src-main/engine/game.ts'
import { gameOf, games } from '../../src-main/engine/games.ts'
import { generator, nextBelow } from '../../src-main/engine/random.ts'
import type { GameId } from '../../src-shared/core.ts'
import { CHECKS } from '../conformance/checks.ts'
import { playRandomly, STEP_CAP } from '../conformance/playout.ts'
import { settingsOf } from '../conformance/settings.ts'
import { testable, type AnyTestable } from '../testable/testable.ts'
import { failureOf, type Portion } from './portion.ts'

/** So many answers lie between two counts of where everything is: a count costs as much as some steps. */
const ANSWERS_A_COUNT = 64

/**
 * Random games to their end, with every seat count and with options by lot, under cheap checks: there is always an
 * answer until the game is over, everything stays in one place, every score is a number, and it ends.
 * @param first the seed of the first game; each has the next one
 */
export function randomGames(id: GameId, first: number, count: number): Portion {
  const game = testable(gameOf(id))
  const found: string[] = []
  let answers = 0
  for (let seed = first; seed < first + count; seed++) {
    try {
      answers += oneGame(game, seed)
    } catch (error) {
      found.push(`${id}, seed ${seed}: ${failureOf(error)}`)
    }
  }
  return { counts: { games: count, answers }, found }
}

const codes = () => new Int32Array(MAX_CHOICES)

function oneGame(game: AnyTestable, seed: number): number {
  const rng = generator(seed)
  const seatCount = game.seats.min + nextBelow(rng, 0, game.seats.max - game.seats.min + 1)
  const options = Object.fromEntries(
    Object.entries<readonly unknown[]>(game.options.values).map(([name, values]) => [
      name,
      values[nextBelow(rng, 0, values.length)],
    ]),
  )
  const out = codes()
  const s = game.setup({ options, seatCount, seed })
  const components = game.census(s).length
  const count = () => {
    if (game.census(s).length !== components) throw new Error('something is gone, or there twice')
  }
  let answers = 0
  for (let offered = game.choices(s, out); offered > 0; offered = game.choices(s, out)) {
    if (answers === STEP_CAP) throw new Error(`not over after ${STEP_CAP} answers`)
    game.apply(s, out[nextBelow(rng, 0, offered)])
    if (++answers % ANSWERS_A_COUNT === 0) count()
  }
  count()
  const { outcome, decision } = game.status(s)
  if (!outcome || decision) throw new Error('no answer is left, and it is not over')
  if (!game.score(s).every(({ total }) => Number.isFinite(total))) throw new Error('a score is no number')
  return answers
}

/** Random games of all kinds in turn, each under every check of the contract. */
export function checkedGames(first: number, count: number): Portion {
  const settings = games.flatMap((game) => settingsOf(game).map((setting) => ({ game, setting })))
  const found: string[] = []
  let answers = 0
  for (let seed = first; seed < first + count; seed++) {
    const { game, setting } = settings[seed % settings.length]
    try {
      const { seatCount, options } = setting
      const playout = playRandomly(testable(game), { options, seatCount, seed }, seed)
      for (const check of Object.values(CHECKS)) check.run(playout)
      answers += playout.codes.length
    } catch (error) {
      found.push(`${setting.name}, seed ${seed}: ${failureOf(error)}`)
    }
  }
  return { counts: { games: count, answers }, found }
}
