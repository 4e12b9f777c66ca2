import { expect, it } from 'vitest'
import type { GameEvent, Plan } from '../../src-shared/core.ts'
import { freightExpress } from '../../src-main/engine/freight-express/index.ts'
import { freightOptions } from '../../src-shared/games/freight-express/options.ts'
import type { AnyGame, State } from '../../src-main/engine/game.ts'
import { MAX_CHOICES } from '../../src-main/engine/game.ts'
import { previewOf } from '../../src-main/table/preview.ts'
import { dice } from '../../scripts/host.mjs'
import { chooseByKind } from '../renderer/harness/games.ts'
import { advanced } from '../renderer/harness/specials.ts'
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

/** The basic game, and the advanced with every special at some station. */
const KINDS = [
  ['basic', freightOptions.default],
  ['advanced', advanced('withAbduction')],
  ['advanced, with vetoes near', advanced('vetoesNear')],
] as const

it.each(KINDS)(
  `what a preview shows of ${DECISIONS} random decisions of the %s game is the beginning of what then happens (seed ${seed})`,
  (kind, options) => {
    const random = dice(seed)
    const codes = new Int32Array(MAX_CHOICES)
    const stops = { end: 0, learnt: 0, other: 0 }
    const asked = new Set<string>()
    let [shown, whole, decided, games] = [0, 0, 0, 0]
    while (decided < DECISIONS) {
      const state = game.setup({ options, seatCount: 2 + (games % 3), seed: seed + games++ })
      for (let step = 0; step < 160 && decided < DECISIONS; step++) {
        const { decision } = game.status(state)
        if (!decision) break
        const legal = [...codes.subarray(0, game.choices(state, codes))]
        const plans: readonly Plan[] = game.plans?.(state) ?? []
        const plan = plans.length > 0 && random() < 0.4 ? plans[Math.floor(random() * plans.length)] : undefined
        const answer = plan ? [...plan.codes] : [chooseByKind(legal, (below) => Math.floor(random() * below))]
        asked.add(decision.kind)
        const preview = previewOf(game, state, decision.by, answer, seed + step)
        expect(preview, `answer ${answer.join(' ')}`).not.toBeNull()
        const events = happens(state, decision.by, answer)
        expect(
          preview!.beats.map(({ event }) => event),
          `game ${games}, step ${step}, answer ${answer.join(' ')}`,
        ).toEqual(events.slice(0, preview!.beats.length))
        stops[preview!.stops]++
        shown += preview!.beats.length
        if (preview!.beats.length === events.length) whole++
        else expect(preview!.stops).not.toBe('end')
        decided++
      }
    }
    expect(shown).toBeGreaterThan(DECISIONS / 2)
    expect(whole).toBeGreaterThan(DECISIONS / 4)
    // The advanced game asks more than the basic one: specials, what they need, and vetoes.
    if (options.advanced) expect([...asked]).toEqual(expect.arrayContaining(['special', 'chooseSeat', 'closeStation']))
    console.log(
      `${kind}: ${[...asked].join(' ')}; previews: ${shown} events, ${whole} of ${decided} to the end; stops ${JSON.stringify(stops)}`,
    )
  },
)
