import { expect, it } from 'vitest'
import type { GameEvent, Plan } from '../../src-shared/core.ts'
import { freightExpress } from '../../src-main/engine/freight-express/index.ts'
import { freightOptions } from '../../src-shared/games/freight-express/options.ts'
import type { AnyGame, State } from '../../src-main/engine/game.ts'
import { MAX_CHOICES } from '../../src-main/engine/game.ts'
import { previewOf } from '../../src-main/table/preview.ts'
import { dice } from '../../scripts/host.mjs'
import { seedFor } from '../seed.ts'

const DECISIONS = 500
const game: AnyGame = freightExpress
const seed = seedFor(20_267)

/** What the seat then sees happen: the same answers on the real position. */
function happens(state: State, seat: number, answer: readonly number[]): GameEvent[] {
  const events: GameEvent[] = []
  for (const code of answer) game.apply(state, code, (event) => events.push(game.redact(event, seat)))
  return events
}

it(`what a preview shows of ${DECISIONS} random decisions is the beginning of what then happens (seed ${seed})`, () => {
  const random = dice(seed)
  const codes = new Int32Array(MAX_CHOICES)
  const stops = { end: 0, learnt: 0, other: 0 }
  let [shown, whole, decided, games] = [0, 0, 0, 0]
  while (decided < DECISIONS) {
    const state = game.setup({ options: freightOptions.default, seatCount: 2 + (games % 3), seed: seed + games++ })
    for (let step = 0; step < 120 && decided < DECISIONS; step++) {
      const { decision } = game.status(state)
      if (!decision) break
      const single = [...codes.subarray(0, game.choices(state, codes))].map((code) => [code])
      const plans: readonly Plan[] = game.plans?.(state) ?? []
      const drives = plans.map((plan) => [...plan.codes])
      const from = drives.length > 0 && random() < 0.6 ? drives : single
      const answer = from[Math.floor(random() * from.length)]!
      const preview = previewOf(game, state, decision.by, answer, seed + step)
      expect(preview, `answer ${answer.join(' ')}`).not.toBeNull()
      const events = happens(state, decision.by, answer)
      expect(preview!.beats.map(({ event }) => event), `game ${games}, step ${step}, answer ${answer.join(' ')}`).toEqual(events.slice(0, preview!.beats.length))
      stops[preview!.stops]++
      shown += preview!.beats.length
      if (preview!.beats.length === events.length) whole++
      else expect(preview!.stops).not.toBe('end')
      decided++
    }
  }
  expect(shown).toBeGreaterThan(DECISIONS / 2)
  expect(whole).toBeGreaterThan(DECISIONS / 4)
  console.log(`previews: ${shown} events, ${whole} of ${decided} to the end; stops ${JSON.stringify(stops)}`)
})
