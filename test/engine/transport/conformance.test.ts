import { describe, it } from 'vitest'
import { transport } from '../../../src-main/engine/transport/index.ts'
import { CHECKS } from '../../conformance/checks.ts'
import { playRandomly, type Playout } from '../../conformance/playout.ts'
import { settingsOf } from '../../conformance/settings.ts'

/**
 * Until Transport stands in the registry, the generic suite is played over it from here: with the default
 * options and with all on. TRANSPORT_CONFORMANCE=all plays every setting, CONFORMANCE_SEED=12 other games.
 */
const SEED = Number(process.env.CONFORMANCE_SEED ?? 1)
const played = (name: string): boolean =>
  process.env.TRANSPORT_CONFORMANCE === 'all' || name.endsWith('default options') || name.endsWith('all options on')

for (const [number, { name, seatCount, options }] of settingsOf(transport).entries()) {
  if (!played(name)) continue
  const seed = SEED * 1000 + number
  describe(`${name} (seed ${seed})`, () => {
    let playout: Playout | null = null
    const game = (): Playout => (playout ??= playRandomly(transport, { options, seatCount, seed }, seed))
    for (const check of Object.values(CHECKS)) it(check.name, () => check.run(game()))
  })
}
