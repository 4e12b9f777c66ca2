import { afterAll, beforeAll, describe, it } from 'vitest'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import { generator, nextBelow } from '../../../src-main/engine/random.ts'
import { HOUSE_RULES, MODULE_CHOICES, type FirstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import { CHECKS } from '../../conformance/checks.ts'
import type { Playout } from '../../conformance/playout.ts'
import { playPurposefully } from './purposeful.ts'

/** The suite for every game plays by chance; here thrifty builders play every pair of modules and the lesson-size game,
 *  with 2, 3 or 4 seats (another number for each next seed) and house rules by lot, and so come to full coin boards and
 *  long trains. CONFORMANCE_SEED=12 plays other games.
 */
const SEED = Number(process.env.CONFORMANCE_SEED ?? 1)

/** A third of the games by the rules alone, the others with each house rule half the time. */
function mixOfHouseRules(seed: number): Partial<FirstClassOptions> {
  const rng = generator(seed)
  if (nextBelow(rng, 0, 3) === 0) return {}
  const rules = HOUSE_RULES.filter((rule) => rule !== 'randomModules')
  return Object.fromEntries(rules.map((rule) => [rule, nextBelow(rng, 0, 2) === 1]))
}

MODULE_CHOICES.forEach((modules, pair) => {
  const seatCount = 2 + ((pair + SEED) % 3)
  const seed = SEED * 1000 + pair * 10 + seatCount
  const houseRules = mixOfHouseRules(seed)
  describe(`modules ${modules.join('') || 'none'}, ${seatCount} seats (seed ${seed})`, () => {
    let playout: Playout | null = null
    beforeAll(() => {
      const options = { ...firstClass.options.default, modules, ...houseRules }
      const setup = { options, seatCount, seed }
      playout = playPurposefully(setup, seed)
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
})
