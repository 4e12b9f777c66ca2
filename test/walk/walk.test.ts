import { expect, it } from 'vitest'
import { daily } from '../daily.ts'
import { seedFor } from '../seed.ts'
import { threadScript } from '../threads.ts'
import { walk } from './walk.ts'

const ANSWERS = daily(40, 1000)
const seed = seedFor(4)

it(`whatever a window may ask is answered as the contract says, for ${ANSWERS} answers at tables by lot (seed ${seed}; more by npm run walk)`, async () => {
  const { failures, found, asked } = await walk(seed, (answers) => answers < ANSWERS, threadScript('worker'))
  expect({ failures, found }).toEqual({ failures: 0, found: [] })
  expect(asked['act']).toBeGreaterThanOrEqual(ANSWERS)
})
