import { expect, it, vi } from 'vitest'
import { seedFor } from '../seed.ts'
import { fuzz } from './fuzz.ts'
import { daily } from '../daily.ts'

const INPUTS = daily(210, 420)
const seed = seedFor(90_001)

it(`${INPUTS} wrong files and messages crash nothing, hang nothing and change no table (seed ${seed}; more by npm run fuzz)`, async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { slow, ...report } = await fuzz(seed, (inputs) => inputs < INPUTS)
  said.mockRestore()
  if (slow.length > 0)
    console.info(`slow: ${slow.length} of ${INPUTS}, ${slow.map((what) => what.slice(0, 80)).join('; ')}`)
  expect(report).toEqual({ inputs: INPUTS, crashes: 0, hangs: 0, changedStates: 0, seed, found: [] })
})
