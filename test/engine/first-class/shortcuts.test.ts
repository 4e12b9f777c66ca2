import { expect, it } from 'vitest'
import { CARDS } from '../../../src-shared/games/first-class/cards/index.ts'
import { MODULE_CHOICES } from '../../../src-shared/games/first-class/options.ts'
import { firstClass as game } from '../../../src-main/engine/first-class/index.ts'
import {
  conditionMet,
  contractMet,
  having,
  inPlay,
  installed,
} from '../../../src-main/engine/first-class/modules/module.ts'
import { stepNow } from '../../../src-main/engine/first-class/step.ts'
import { steps } from '../../../src-main/engine/first-class/steps.ts'
import { MAX_CHOICES, type State } from '../../../src-main/engine/game.ts'
import { generator, nextBelow } from '../../../src-main/engine/random.ts'

/** Every position of a random game with each choice of modules. */
function everyPosition(look: (s: State) => void): void {
  const out = new Int32Array(MAX_CHOICES)
  MODULE_CHOICES.forEach((modules, seed) => {
    const options = { ...game.options.default, modules }
    const s = game.setup({ options, seatCount: 2 + (seed % 3), seed })
    const dice = generator(seed)
    for (let n = game.choices(s, out); n > 0; n = game.choices(s, out)) {
      look(s)
      game.apply(s, out[nextBelow(dice, 0, n)])
    }
  })
}

it('a contract is met by its card as by its condition, and no other card is', () => {
  const wrong: number[] = []
  let met = 0
  everyPosition((s) => {
    for (let card = 0; card < CARDS.length; card += 3) {
      const { condition } = CARDS[card]
      const plainly = condition !== undefined && conditionMet(s, s[0] & 1, condition)
      if (contractMet(s, s[0] & 1, card) !== plainly) wrong.push(card)
      met += Number(plainly)
    }
  })
  expect(wrong).toEqual([])
  expect(met).toBeGreaterThan(1000)
})

it('of each hook the modules are known that have it, in their order', () => {
  for (const [hook, modules] of Object.entries(having))
    expect(modules).toEqual(installed.filter((module) => hook in module))
  const s = game.setup({ options: { ...game.options.default, modules: ['B', 'C'] }, seatCount: 2, seed: 1 })
  expect(installed.filter((module) => inPlay(s, module)).length).toBeGreaterThan(1)
})

it('a question that lists its answers at once lists those of each kind, one kind after the other', () => {
  const [each, atOnce] = [new Int32Array(MAX_CHOICES), new Int32Array(MAX_CHOICES)]
  const asked = new Set<string>()
  everyPosition((s) => {
    const step = steps[stepNow(s)]
    if (!step?.list) return
    asked.add(step.kind)
    const n = step.answers.reduce((length, answer) => answer.list(s, each, length), 0)
    expect(atOnce.slice(0, step.list(s, atOnce, 0))).toEqual(each.slice(0, n))
  })
  expect(asked).toEqual(new Set(steps.flatMap((step) => (step?.list ? [step.kind] : []))))
})
