import { expect, it } from 'vitest'
import { firstClassExpected } from '../../../src-main/bots/first-class/learned.ts'
import { Meter } from '../../../src-main/bots/search/meter.ts'
import { partOf } from '../../../src-main/bots/search/parts.ts'
import { transportExpected } from '../../../src-main/bots/transport/learned.ts'
import { checkModel } from '../../../src-main/bots/value/model.ts'
import { featuresOf } from '../../../src-main/bots/value/games.ts'
import { gameOf } from '../../../src-main/engine/games.ts'

it.each([
  ['first-class', 2, firstClassExpected],
  ['first-class', 3, firstClassExpected],
  ['first-class', 4, firstClassExpected],
  ['transport', 2, transportExpected],
  ['transport', 3, transportExpected],
  ['transport', 4, transportExpected],
] as const)('%s with %i seats: a value was learnt, and the shares of all sides make about one win', (id, seats, of) => {
  const game = gameOf(id)
  const part = partOf(game)
  const s = game.setup({ options: game.options.default, seatCount: seats, seed: 12 })
  for (let turn = 0; turn < 12 && !part.ended(s); turn++) {
    const shares = Array.from({ length: seats }, (_, seat) => of(s, seat)!.share)
    const sides = shares.filter((_, seat) => !shares.some((_, other) => other < seat && part.together(s, seat, other)))
    for (const share of shares) expect(share > 0 && share < 1).toBe(true)
    expect(Math.abs(sides.reduce((sum, share) => sum + share, 0) - 1)).toBeLessThan(0.4)
    part.playOn(s, new Meter(Infinity))
  }
})

it('where each of four plays Transport alone another value was learnt than for two teams', () => {
  const game = gameOf('transport')
  const at = (everyoneAlone: boolean) => {
    const options = game.options.parse({ everyoneAlone })
    const s = game.setup({ options, seatCount: 4, seed: 12 })
    return [0, 1, 2, 3].map((seat) => transportExpected(s, seat)!.share)
  }
  const [alone, teams] = [at(true), at(false)]
  expect(alone).not.toEqual(teams)
  for (const share of alone) expect(Math.abs(share - 0.25)).toBeLessThan(0.1)
})

it('a value that was learnt for other features is refused', () => {
  const model = { names: ['lead'], knots: [1, 0], points: [], share: [] }
  expect(() => checkModel(model, featuresOf('transport'))).toThrow(/train it anew/)
})
