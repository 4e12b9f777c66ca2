import { expect, it } from 'vitest'
import { minutesOf } from '../../../src-renderer/games/pace.ts'

const pace = { turnsASeat: { 2: 10, 3: 8 }, person: 2, bot: 0.2 }

it('a game is estimated by the turns of its people; bots take next to no time', () => {
  expect([minutesOf(pace, 2, 0), minutesOf(pace, 1, 1), minutesOf(pace, 1, 2), minutesOf(pace, 3, 0)]).toEqual([
    40, 20, 20, 50,
  ])
})

it('what only bots play has no length worth telling', () => {
  expect(minutesOf(pace, 0, 2)).toBe(0)
})
