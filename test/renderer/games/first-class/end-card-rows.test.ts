import { expect, it } from 'vitest'
import type { Plan } from '../../../../src-shared/core.ts'
import { toCode } from '../../../../src-shared/games/first-class/actions.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { outcomeStep } from '../../../../src-renderer/games/first-class/words/answers/outcome.ts'
import { frameCard } from '../../../engine/first-class/outcome-cards.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'

/** Both score a point for each wagon card; at once one moves the locomotive, the other brings coins. */
const ALIKE = [0, 1]

const view = randomFirstClass(1, 2, 0, firstClassOptions.default).first as FirstClassView
const at = { view, seats: [], viewer: 0 } as const
const nothing = { laid: [], risen: [], walked: [], driven: -1, points: 0, coins: 0, next: [0, 0] }
const planOf = (card: number, ...endCards: number[]) =>
  ({
    kind: 'outcome',
    codes: endCards.map((endCard) => toCode({ kind: 'takeEndCard', endCard })),
    facts: { card, ...nothing },
  }) as unknown as Plan

it('two end cards that score alike are told apart by what they give, where a card is taken with one of them', () => {
  const plans = ALIKE.map((endCard) => planOf(0, endCard))
  const [one, other] = plans.map((plan) => outcomeStep(plan, plans, 0, at))
  expect(one.label).toEqual(other.label)
  expect(one.note).toBeDefined()
  expect(one.note).not.toEqual(other.note)
})

it('a card of which all else lapses is not in vain where an end card is taken with it', () => {
  const rising = frameCard('upgrade 0')
  const lostOf = (...endCards: number[]) => {
    const plan = planOf(rising, ...endCards)
    return outcomeStep(plan, [plan], 0, at).warning
  }
  expect(lostOf()?.key).toBe('first-class.choice.take.lapses.upgrades')
  expect(lostOf()?.mild).toBeUndefined()
  expect(lostOf(ALIKE[0])).toEqual({ ...lostOf(), mild: true })
})
