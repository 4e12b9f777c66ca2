import { describe, expect, it } from 'vitest'
import { firstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import { freightOptions } from '../../../src-shared/games/freight-express/options.ts'
import { transportOptions } from '../../../src-shared/games/transport/options.ts'
import { craft as firstClass } from '../../../src-renderer/games/first-class/model.ts'
import { craft as freightExpress } from '../../../src-renderer/games/freight-express/model.ts'
import { craft as transport } from '../../../src-renderer/games/transport/model.ts'
import type { Cue } from '../../../src-renderer/sound/cues.ts'
import { toScreen } from '../../../src-renderer/stage/camera/camera.ts'
import type { Craft, Kinds } from '../../../src-renderer/stage/craft.ts'
import { Model } from '../../../src-renderer/stage/model.ts'
import type { SceneFrame } from '../../../src-renderer/stage/scene.ts'
import { HandClock } from '../stage/hand-clock.ts'
import { frameOf } from '../harness/first-class-frame.ts'
import { randomFirstClass } from '../harness/first-class-games.ts'
import { randomFreight } from '../harness/games.ts'
import { frameFor, type ToldGame } from '../harness/telling.ts'
import { randomTransport } from '../harness/transport-games.ts'

interface Heard {
  readonly kind: string
  readonly cue: Cue
  readonly place: number
  /** Where every piece is on the glass then, as places. */
  readonly pieces: ReadonlyMap<string, number>
}

/** All that is heard of a game told event by event, each at its moment. */
async function heardOf<K extends Kinds>(
  craft: Craft<K>,
  { first, beats }: ToldGame<K['view']>,
  frame: SceneFrame,
  most: number,
): Promise<Heard[]> {
  const clock = new HandClock()
  const all: Heard[] = []
  let kind = ''
  const model: Model<K> = new Model(
    craft,
    clock,
    () => undefined,
    (cue, place) => {
      const pieces = new Map<string, number>()
      for (const [name, piece] of model.pieces.entries()) {
        const { x } = piece.space === 'board' ? toScreen(model.camera, piece) : piece
        pieces.set(name, Math.max(-1, Math.min(1, (2 * x) / model.size.width - 1)))
      }
      all.push({ kind, cue, place, pieces })
    },
  )
  model.onWait = (waits) => waits && model.goOn()
  model.show(first, frame)
  model.camera = model.home
  for (const beat of beats.slice(0, most)) {
    kind = beat.event.kind
    await clock.until(model.play([beat], frame))
  }
  return all
}

const cuesOf = (all: readonly Heard[], kind: string) =>
  new Set(all.filter((one) => one.kind === kind).map(({ cue }) => cue))

/** Not all comes from one side, and nothing from beyond the edges. */
function isSpread(all: readonly Heard[]): void {
  const places = all.map(({ place }) => place)
  expect(Math.min(...places)).toBeLessThan(-0.3)
  expect(Math.max(...places)).toBeGreaterThan(0.3)
  expect(Math.max(...places.map(Math.abs))).toBeLessThanOrEqual(1)
}

/** A cue comes from where a piece of that name is at the moment. */
function comesFrom(all: readonly Heard[], cue: Cue, pieceName: string, atLeast: number): void {
  const those = all.filter((one) => one.cue === cue)
  expect(those.length, cue).toBeGreaterThanOrEqual(atLeast)
  for (const { kind, place, pieces } of those) {
    const near = [...pieces].filter(([name]) => name.startsWith(pieceName)).map(([, at]) => Math.abs(at - place))
    expect(Math.min(...near), `${cue} of ${kind} at ${place}`).toBeLessThan(1e-9)
  }
}

describe('what is heard of a game', () => {
  it('of Freight Express comes from where it happens: each rail joint from the locomotive that passes it', async () => {
    const game = randomFreight(23, 4, 0, freightOptions.default)
    const all = await heardOf(freightExpress, game, frameFor(4, 0), 200)
    isSpread(all)
    comesFrom(all, 'joint', 'locomotive', 20)
  })

  it('of Transport has belts, parcels, keys, forklifts and scoring of its own', async () => {
    const game = randomTransport(4, 2, 0, transportOptions.default)
    const all = await heardOf(transport, game, frameFor(2, 0), 400)
    isSpread(all)
    comesFrom(all, 'belt', 'parcel', 20)
    expect(cuesOf(all, 'parcelMoved')).toEqual(new Set(['belt']))
    expect(cuesOf(all, 'parcelPlaced')).toEqual(new Set(['parcel', 'card']))
    expect(cuesOf(all, 'keyMoved')).toEqual(new Set(['key', 'lay']))
    expect(cuesOf(all, 'forkliftMoved')).toEqual(new Set(['forklift', 'lay']))
    expect(cuesOf(all, 'scored')).toEqual(new Set(['score']))
  })

  it('of First Class has couplers, the conductor’s punch and coins of its own', async () => {
    const options = { ...firstClassOptions.default, modules: ['A', 'B'] as ['A', 'B'] }
    const all = await heardOf(firstClass, randomFirstClass(5, 3, 0, options), frameOf(3, 0), 500)
    isSpread(all)
    comesFrom(all, 'punch', 'conductor', 5)
    expect(cuesOf(all, 'wagonLaid')).toEqual(new Set(['coupler']))
    expect(cuesOf(all, 'walked')).toEqual(new Set(['punch']))
    expect(cuesOf(all, 'coinsLaid')).toEqual(new Set(['coin']))
  })
})
