import { expect, it } from 'vitest'
import { minutesOf } from '../../../src-renderer/games/pace.ts'
import { PANELS } from '../../../src-renderer/games/panels.ts'
import type { SeatInfo } from '../../../src-shared/table.ts'

const pace = { turnsASeat: { 2: 10, 3: 8 }, against: { driver: { 3: 16 } }, person: 2, bot: 0.2 }
const minutes = (...players: SeatInfo['player'][]) =>
  minutesOf(
    pace,
    players.map((player) => ({ player })),
    {},
  )

it('a game is estimated by the turns of its people; bots take next to no time', () => {
  expect([
    minutes('person', 'person'),
    minutes('person', 'porter'),
    minutes('person', 'porter', 'porter'),
    minutes('person', 'person', 'person'),
  ]).toEqual([40, 20, 20, 50])
})

it('a level that makes games longer is told so, as far as it sits there', () => {
  expect(minutes('person', 'driver', 'driver')).toBe(40)
  expect(minutes('person', 'driver', 'porter')).toBe(30)
  expect(minutes('person', 'person', 'driver')).toBe(50)
})

it('what only bots play has no length worth telling', () => {
  expect(minutes('porter', 'porter')).toBe(0)
})

it('the lesson-size game of First Class takes half as long as a whole one', () => {
  const panel = PANELS['first-class']
  const seats = [{ player: 'person' as const }, { player: 'driver' as const }]
  const whole = minutesOf(panel.pace, seats, { ...panel.defaults, modules: ['A', 'B'] })
  expect(minutesOf(panel.pace, seats, { ...panel.defaults, modules: [] })).toBe(whole / 2)
})
