import { describe, it } from 'vitest'
import { transport } from '../../../src-main/engine/transport/index.ts'
import { CHECKS } from '../../conformance/checks.ts'
import { playRandomly, type Playout } from '../../conformance/playout.ts'
import { settingsOf } from '../../conformance/settings.ts'

/** Until Transport stands in the registry, the generic suite is played over it from here. */
const ALL = process.env.TRANSPORT_CONFORMANCE === 'all'
const SEED = Number(process.env.CONFORMANCE_SEED ?? 1)

for (const [number, { name, seatCount, options }] of settingsOf(transport).entries()) {
  if (!ALL && number % 5 !== 0 && number % 5 !== 4) continue
  if (!ALL && number >= 15) continue
  const seed = SEED * 1000 + number
  describe(`${name} (seed ${seed})`, () => {
    let playout: Playout | null = null
    const played = (): Playout => (playout ??= playRandomly(transport, { options, seatCount, seed }, seed))
    for (const check of Object.values(CHECKS)) it(check.name, () => check.run(played()))
  })
}
