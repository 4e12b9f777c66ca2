import { afterAll, beforeAll, describe, it } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import { CHECKS } from './checks.ts'
import { playRandomly, type Playout } from './playout.ts'
import { settingsOf } from './settings.ts'

/** Another number plays other games: CONFORMANCE_SEED=12 npx vitest run test/conformance */
const SEED = Number(process.env.CONFORMANCE_SEED ?? 1)

for (const game of games) {
  for (const [number, { name, seatCount, options }] of settingsOf(game).entries()) {
    const seed = SEED * 1000 + number
    describe(`${name} (seed ${seed})`, () => {
      let playout: Playout | null = null
      beforeAll(() => {
        playout = playRandomly(game, { options, seatCount, seed }, seed)
      })
      afterAll(() => {
        playout = null
      })
      for (const check of Object.values(CHECKS)) {
        it(check.name, () => {
          if (playout) check.run(playout)
        })
      }
    })
  }
}
