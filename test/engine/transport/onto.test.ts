import { expect, it } from 'vitest'
import { transport as game } from '../../../src-main/engine/transport/index.ts'
import { MAX_CHOICES } from '../../../src-main/engine/game.ts'
import { previewOf } from '../../../src-main/table/preview.ts'
import { dice } from '../../../scripts/host.mjs'
import { refKey } from '../../../src-shared/core.ts'
import { seedFor } from '../../seed.ts'

const seed = seedFor(20_271)
const LIFTED = ['keyPlace', 'palletPlace']

it(`what a key or a forklift lifts can go where its preview says, and nowhere else (seed ${seed})`, () => {
  const random = dice(seed)
  const codes = new Int32Array(MAX_CHOICES)
  const lifts = new Map<string, number>()
  for (let games = 0; games < 12; games++) {
    const s = game.setup({ options: game.options.default, seatCount: 2 + (games % 3), seed: seed + games })
    for (let step = 0; step < 400; step++) {
      const { decision } = game.status(s)
      if (!decision) break
      const legal = [...codes.subarray(0, game.choices(s, codes))]
      const code = legal[Math.floor(random() * legal.length)]
      const preview = previewOf(game, s, decision.by, [code], step)!
      game.apply(s, code)
      const next = game.status(s).decision
      if (!next || !LIFTED.includes(next.kind)) {
        expect(preview.onto).toBeUndefined()
        continue
      }
      lifts.set(next.kind, (lifts.get(next.kind) ?? 0) + 1)
      const told = new Set(preview.onto!.map(refKey))
      const met = new Set<string>()
      for (const one of [...codes.subarray(0, game.choices(s, codes))]) {
        const places = game
          .touches(s, one)
          .map(refKey)
          .filter((key) => told.has(key))
        expect(places.length, `code ${one}`).toBeGreaterThan(0)
        places.forEach((key) => met.add(key))
      }
      expect(met).toEqual(told)
    }
  }
  for (const kind of LIFTED) expect(lifts.get(kind), kind).toBeGreaterThan(5)
})
