import { expect, it } from 'vitest'
import type { Beat } from '../../../src-shared/table.ts'
import { firstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import { freightOptions } from '../../../src-shared/games/freight-express/options.ts'
import { transportOptions } from '../../../src-shared/games/transport/options.ts'
import { craft as firstClass } from '../../../src-renderer/games/first-class/model.ts'
import { craft as freightExpress } from '../../../src-renderer/games/freight-express/model.ts'
import { craft as transport } from '../../../src-renderer/games/transport/model.ts'
import type { Craft, Kinds } from '../../../src-renderer/stage/craft.ts'
import type { FeelingLook } from '../../../src-renderer/stage/motion/feeling.ts'
import { Model } from '../../../src-renderer/stage/model.ts'
import { randomFirstClass } from '../harness/first-class-games.ts'
import { randomFreight } from '../harness/games.ts'
import { frameFor } from '../harness/telling.ts'
import { randomTransport } from '../harness/transport-games.ts'
import { HandClock } from '../stage/hand-clock.ts'

const isFeeling = (look: { readonly kind: string }): look is FeelingLook =>
  look.kind === 'sitter' || look.kind === 'feeling'

/** What faces show while one event is told: which seats move theirs, and which balloons are seen. */
async function shown<K extends Kinds>(craft: Craft<K>, beats: readonly Beat[], at: number, seats: number) {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameFor(seats, 0)
  model.show(beats[at - 1].view as K['view'], frame)
  const played = model.play([beats[at]], frame)
  for (let i = 0; i < 10; i++) await Promise.resolve()
  const [faces, balloons] = [new Set<number>(), new Set<string>()]
  for (let ms = 0; ms < 4000; ms += 20) {
    clock.pass(20)
    await Promise.resolve()
    for (const { look } of Object.values(model.pieces.poses())) {
      if (!isFeeling(look)) continue
      if (look.kind === 'sitter') faces.add(look.seat)
      else balloons.add(look.feeling)
    }
  }
  model.skip()
  await played
  const left = Object.values(model.pieces.poses()).filter(({ look }) => isFeeling(look))
  return { faces: [...faces], balloons: [...balloons], left }
}

const firstOf = (beats: readonly Beat[], fits: (event: any) => boolean): number =>
  beats.findIndex(({ event }, i) => i > 0 && fits(event))

it('whoever is pushed gives a start, and nothing of it stays', async () => {
  const { beats } = randomFreight(6, 3, 0, freightOptions.default)
  const pushes = firstOf(beats, ({ kind, rammed }) => kind === 'drove' && rammed.length > 0)
  const { event } = beats[pushes] as { event: any }
  const pushed = await shown(freightExpress, beats, pushes, 3)
  expect(pushed).toEqual({ faces: event.rammed, balloons: ['startled'], left: [] })
})

it('whoever delivers is glad', async () => {
  const delivers = (beats: readonly Beat[]) => firstOf(beats, ({ kind }) => kind === 'uncoupled')
  const games = [23, 42, 47, 57].map((seed) => randomFreight(seed, 2, 0, freightOptions.default).beats as Beat[])
  const beats = games.find((one) => delivers(one) > 0)!
  const delivered = await shown(freightExpress, beats, delivers(beats), 2)
  expect(delivered).toEqual({ faces: [beats[delivers(beats)].event.seat], balloons: ['glad'], left: [] })
})

it('whoever fulfils a contract is glad', async () => {
  const { beats } = randomFirstClass(3, 2, 0, firstClassOptions.default)
  const at = firstOf(beats, ({ kind }) => kind === 'contractFulfilled')
  const fulfilled = await shown(firstClass, beats, at, 2)
  expect(fulfilled).toEqual({ faces: [beats[at].event.seat], balloons: ['glad'], left: [] })
})

it('whoever gets the points of a parcel is glad, and whose pallet is carried off is upset', async () => {
  const { beats } = randomTransport(4, 2, 0, transportOptions.default)
  const scores = firstOf(beats, ({ kind }) => kind === 'scored')
  const { event } = beats[scores] as { event: any }
  const { faces, balloons, left } = await shown(transport, beats, scores, 2)
  expect([faces.includes(event.tile), balloons.includes('glad'), left]).toEqual([true, true, []])
  const swaps = firstOf(beats, ({ kind }) => kind === 'palletsExchanged')
  expect((await shown(transport, beats, swaps, 2)).balloons).toEqual(['upset'])
})
