import { expect, it } from 'vitest'
import { minutesOf } from '../../../src-renderer/games/pace.ts'
import { PANELS } from '../../../src-renderer/games/panels.ts'
import { PLAYABLE, ticketOf } from '../../../src-renderer/games/tickets.ts'
import { lessons } from '../../../src-main/school/lessons.ts'
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

it('of Transport with three bots less is told where they are strong: weak ones take longer to a fourth parcel', () => {
  const against = (level: SeatInfo['player']) =>
    minutesOf(
      PANELS.transport.pace,
      [{ player: 'person' }, ...Array.from({ length: 3 }, () => ({ player: level }))],
      {},
    )
  expect(['porter', 'shunter', 'driver'].map((level) => against(level as SeatInfo['player']))).toEqual([20, 20, 15])
})

it('what only bots play has no length worth telling', () => {
  expect(minutes('porter', 'porter')).toBe(0)
})

it('the lesson-size game of First Class takes half as long as a whole one', () => {
  const panel = PANELS['first-class']
  const seats = [{ player: 'person' as const }, { player: 'driver' as const }]
  const whole = minutesOf(panel.pace, seats, { ...panel.defaults, modules: ['A', 'B'] })
  expect(minutesOf(panel.pace, seats, { ...panel.defaults, modules: [] })).toBe(whole / 2)
  // Two come by lot.
  expect(minutesOf(panel.pace, seats, { ...panel.defaults, modules: [], randomModules: true })).toBe(whole)
})

it('Home, a new game and the school tell lengths of one estimate', () => {
  for (const game of PLAYABLE) {
    expect(ticketOf(game).pace, game).toBe(PANELS[game].pace)
    expect(ticketOf(game).defaults, game).toEqual(PANELS[game].defaults)
  }
  /** Of the turns of a whole game between two, as many as the lesson has: twelve turns, one of three rounds, all. */
  const turns = {
    'freight-express': () => 12,
    'first-class': (all: number) => all / 3,
    transport: (all: number) => all,
  }
  for (const game of PLAYABLE) {
    const { minutes: told, position } = lessons().find(({ id }) => id === `${game}-first-game`)!
    if ('scenario' in position) throw new Error(`${game} has no game of its own`)
    const { pace, defaults } = ticketOf(game)
    const part = { ...pace, turnsASeat: { 2: turns[game](pace.turnsASeat[2]) }, against: {} }
    const seats = [{ player: 'person' as const }, { player: 'porter' as const }]
    expect(told, game).toBe(minutesOf(part, seats, { ...defaults, ...position.options }))
  }
})
