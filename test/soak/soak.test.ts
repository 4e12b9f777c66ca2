import { expect, it } from 'vitest'
import { soak } from './soak.ts'

it('a game is played through the table, under every check, and played again from its journal (more by npm run soak)', async () => {
  const { found, failures, ...report } = await soak(
    1,
    (n) => n < 1,
    () => 0,
  )
  expect({ failures, found }).toEqual({ failures: 0, found: [] })
  expect([report.games, report.actions > 50]).toEqual([2, true])
})
