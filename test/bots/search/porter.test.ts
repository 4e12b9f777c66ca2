import { describe, expect, it } from 'vitest'
import { KIND, kindIndexOf } from '../../../src-shared/games/first-class/actions.ts'
import { kindOfCode } from '../../../src-shared/games/freight-express/actions.ts'
import { botOf } from '../../../src-main/bots/registry.ts'
import { MAX_CHOICES } from '../../../src-main/engine/game.ts'
import { gameOf } from '../../../src-main/engine/games.ts'
import { playBotGame } from '../../../src-main/measure/bot-game.ts'
import { seedFor } from '../../seed.ts'

describe.each(['porter', 'shunter'] as const)('the %s, who looks at a few things only', (level) => {
  it('never ends a turn of Freight Express with a wagon that could be delivered', () => {
    const seed = seedFor(3)
    console.log(`seed ${seed}`)
    const game = gameOf('freight-express')
    const codes = new Int32Array(MAX_CHOICES)
    let delivered = 0
    const left: number[] = []
    for (let n = 0; n < 4; n++)
      playBotGame(
        { game, bots: [botOf(level), botOf(level)], options: {}, seed: seed + n },
        {
          before: (s, _, code) => {
            const kind = kindOfCode(code)
            if (kind === 'uncouple') delivered++
            if (kind !== 'refill' && kind !== 'endTurn') return
            const offered = [...codes.subarray(0, game.choices(s, codes))]
            if (offered.some((one) => kindOfCode(one) === 'uncouple')) left.push(code)
          },
        },
      )
    expect(delivered).toBeGreaterThan(0)
    expect(left).toEqual([])
  })
})

it('takes nearly every card that comes up in First Class, as a Porter: refusing one is what it seldom thinks of', () => {
  const seed = seedFor(4)
  console.log(`seed ${seed}`)
  const game = gameOf('first-class')
  let [taken, refused] = [0, 0]
  const before = (_: unknown, __: unknown, code: number) => {
    if (kindIndexOf(code) === KIND.take) taken++
    if (kindIndexOf(code) === KIND.refuse) refused++
  }
  const bots = [botOf('porter'), botOf('porter')]
  for (let n = 0; n < 4; n++) playBotGame({ game, bots, options: game.options.default, seed: seed + n }, { before })
  expect(taken).toBeGreaterThan(50)
  expect(refused / (taken + refused)).toBeLessThan(0.25)
})
