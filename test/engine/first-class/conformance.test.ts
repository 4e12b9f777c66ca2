import { afterAll, beforeAll, describe, it } from 'vitest'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import { MODULE_CHOICES } from '../../../src-shared/games/first-class/options.ts'
import { CHECKS } from '../../conformance/checks.ts'
import { playRandomly, type Playout } from '../../conformance/playout.ts'

/** All pairs of modules and the lesson-size game, each with 2 to 4 seats. CONFORMANCE_SEED=12 plays other games. */
const SEED = Number(process.env.CONFORMANCE_SEED ?? 1)

MODULE_CHOICES.forEach((modules, pair) => {
  for (const seatCount of [2, 3, 4]) {
    const seed = SEED * 1000 + pair * 10 + seatCount
    const houseRules = { overflowCoinsScore: pair % 3 === 1, autoRefuse: pair % 3 === 2 }
    describe(`modules ${modules.join('') || 'none'}, ${seatCount} seats (seed ${seed})`, () => {
      let playout: Playout | null = null
      beforeAll(() => {
        const options = { ...firstClass.options.default, modules, ...houseRules }
        playout = playRandomly(firstClass, { options, seatCount, seed }, seed)
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
})
