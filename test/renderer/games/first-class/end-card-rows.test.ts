import { expect, it } from 'vitest'
import type { Plan } from '../../../../src-shared/core.ts'
import { toCode } from '../../../../src-shared/games/first-class/actions.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { outcomeStep } from '../../../../src-renderer/games/first-class/words/answers/outcome.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

/** Both score a point for each wagon card; at once one moves the locomotive, the other brings coins. */
const ALIKE = [0, 1]

it('two end cards that score alike are told apart by what they give, where a card is taken with one of them', () => {
  const view = randomFirstClass(1, 2, 0, firstClassOptions.default).first as FirstClassView
  const facts = { card: 0, laid: [], risen: [], walked: [], driven: -1, points: 0, coins: 0, next: [0, 0] }
  const plans = ALIKE.map(
    (endCard) => ({ kind: 'outcome', codes: [toCode({ kind: 'takeEndCard', endCard })], facts }) as unknown as Plan,
  )
  const at = { view, seats: [], viewer: 0 } as const
  const [one, other] = plans.map((plan) => outcomeStep(plan, plans, 0, at))
  expect(one.label).toEqual(other.label)
  expect(one.note).toBeDefined()
  expect(one.note).not.toEqual(other.note)
})
