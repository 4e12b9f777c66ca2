import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import { settingsOf } from './settings.ts'

describe('the conformance of a game', () => {
  const seatCounts = games.flatMap(({ id, seats: { min, max } }) =>
    Array.from({ length: max - min + 1 }, (_, i) => [id, min + i] as const),
  )
  it.each(seatCounts)('%s with %i seats has a file of its own, so that workers share the games', (id, seatCount) => {
    const file = new URL(`${id}/${seatCount}-seats.test.ts`, import.meta.url)
    expect(readFileSync(file, 'utf8')).toContain(`keepsTheContract('${id}', ${seatCount})`)
  })

  it.each(games)(
    '$id plays five mixes of options by the day, at every seat count, and twenty in the long run',
    (game) => {
      const mixes = settingsOf(game).filter(({ name }) => name.includes(' seats, mix '))
      const daily = mixes.filter(({ long }) => !long)
      expect([mixes.length, daily.length]).toEqual([20, 5])
      expect([...new Set(daily.map(({ seatCount }) => seatCount))].sort()).toEqual([2, 3, 4])
    },
  )

  it.each(games)('$id plays each option value alone at one seat count by the day, at all in the long run', (game) => {
    const { min, max } = game.seats
    const { values } = game.options
    const wanted = Object.keys(values).flatMap((name) => values[name].slice(1).map((value) => `${name}: ${value}`))
    const alone = (long: boolean) =>
      settingsOf(game)
        .filter((setting) => long || !setting.long)
        .map(({ name }) => name.replace(/^.* seats, /, ''))
        .filter((name) => wanted.includes(name))
    expect(alone(false).sort()).toEqual([...wanted].sort())
    expect(alone(true)).toHaveLength(wanted.length * (max - min + 1))
  })
})
