import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { build } from '../../scripts/build.mjs'
import { crash } from '../../scripts/crash-campaign.ts'
import { seedFor } from '../seed.ts'

const KILLS = 20
/** Of each thing more must have been done than this, or the kills would have shown little. */
const FEW = 3
const seed = seedFor(20_262)
let folder: string

beforeAll(async () => {
  await build()
  folder = mkdtempSync(join(tmpdir(), 'signalbox-kill-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it(
  `all that was acknowledged is there after the host was killed ${KILLS} times and more at random moments and inside writes (seed ${seed})`,
  { timeout: 600_000 },
  async () => {
    const { kills, acknowledged, insideWrites, unheard, lost, broken } = await crash(
      folder,
      KILLS,
      seed,
      undefined,
      ({ acknowledged: { step, undo, rename }, insideWrites }) =>
        step > KILLS && Math.min(undo, rename, insideWrites) > FEW,
    )
    console.log(
      `kill test: seed ${seed}, ${kills} kills, ${insideWrites} inside a write, acknowledged ${JSON.stringify(acknowledged)}, ${unheard} kept but not acknowledged`,
    )
    expect({ seed, lost, broken }).toEqual({ seed, lost: [], broken: [] })
    expect(acknowledged.step).toBeGreaterThan(KILLS)
    expect(acknowledged.undo).toBeGreaterThan(FEW)
    expect(acknowledged.rename).toBeGreaterThan(FEW)
    expect(insideWrites).toBeGreaterThan(FEW)
  },
)
