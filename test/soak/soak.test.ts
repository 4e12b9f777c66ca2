import { expect, it } from 'vitest'
import { games } from '../../src-main/engine/games.ts'
import { soak } from './soak.ts'

it('a game of each kind is played through the table, under every check, and played again from its journal (more by npm run soak)', async () => {
  const { found, failures, ...report } = await soak(1, (n) => n < games.length, () => 0)
  expect({ failures, found }).toEqual({ failures: 0, found: [] })
  expect([report.games, report.actions > 100]).toEqual([games.length * 2, true])
})
