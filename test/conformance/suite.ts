import { afterAll, beforeAll, describe, it } from 'vitest'
import { gameOf } from '../../src-main/engine/games.ts'
import type { GameId } from '../../src-shared/core.ts'
import { testable } from '../testable/testable.ts'
import { CHECKS } from './checks.ts'
import { playRandomly, type Playout } from './playout.ts'
import { settingsOf } from './settings.ts'

/** Another number plays other games: CONFORMANCE_SEED=12 npm test -- conformance */
const SEED = Number(process.env.CONFORMANCE_SEED ?? 1)
/** Every mix of options, not only the daily ones: npm run test:long. */
const LONG = Boolean(process.env.SIGNALBOX_LONG)

/**
 * Every promise of the contract, for every setting of a game at one seat count. A file each, so that workers share
 * them.
 */
export function keepsTheContract(id: GameId, seatCount: number): void {
  const game = testable(gameOf(id))
  for (const [number, setting] of settingsOf(game).entries()) {
    if (setting.seatCount !== seatCount || (setting.long && !LONG)) continue
    const seed = SEED * 1000 + number
    describe(`${setting.name} (seed ${seed})`, () => {
      let playout: Playout | null = null
      beforeAll(() => {
        playout = playRandomly(game, { options: setting.options, seatCount, seed }, seed)
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
