import { describe, it } from 'vitest'
import { CHECKS } from '../checks.ts'
import type { Playout } from '../playout.ts'
import { explainsHandCards } from './hand-cards.ts'
import { playLively } from './lively.ts'

const SEEDS = [3, 26, 41, 59, 76, 102, 117, 123]

for (const seed of SEEDS) {
  describe(`advanced Freight Express, driven much (seed ${seed})`, () => {
    let playout: Playout | null = null
    it('explains each hand card by itself where hand cards are asked for', () =>
      explainsHandCards((playout ??= playLively(seed))))
    for (const check of Object.values(CHECKS)) {
      it(check.name, () => check.run((playout ??= playLively(seed))))
    }
  })
}
