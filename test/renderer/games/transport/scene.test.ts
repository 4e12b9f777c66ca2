import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../../src-shared/core.ts'
import type { TransportEventKind } from '../../../../src-shared/games/transport/events.ts'
import { transportOptions, type TransportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import type { Settings } from '../../../../src-shared/table.ts'
import type { Poses } from '../../../../src-renderer/games/transport/looks.ts'
import { Model } from '../../../../src-renderer/games/transport/model.ts'
import { poses } from '../../../../src-renderer/games/transport/poses.ts'
import type { SceneFrame } from '../../../../src-renderer/stage/scene.ts'
import { randomTransport } from '../../harness/transport-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

const frameFor = (seats: number, viewer: Viewer): SceneFrame => ({
  seats: Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i}`, player: 'random' as const })),
  viewer,
  acting: 0,
  words: { yourTurn: 'your turn', stock: 'in stock', bag: 'in the bag', hand: 'Hand' },
})

/** Games in which, together, everything happens; whose eyes. */
const GAMES: readonly (readonly [seed: number, viewer: Viewer])[] = [[4, 0], [9, 1], [14, 'onlooker']]
const EVERY_KIND: readonly TransportEventKind[] = [
  'turnBegan', 'picked', 'connected', 'palletPushed', 'parcelPlaced', 'keyMoved', 'forkliftMoved', 'palletsExchanged',
  'parcelMoved', 'flipped', 'scored', 'nothingMoves', 'drew', 'swapped', 'ended',
]

interface Miss {
  readonly beat: number
  readonly kind: string
  readonly names: string[]
}

/** Pieces that are not where they should be. */
const apart = (drawn: Poses, wanted: Poses): string[] =>
  [...new Set([...Object.keys(drawn), ...Object.keys(wanted)])].filter((name) => !isDeepStrictEqual(drawn[name], wanted[name]))

const made = new Map<string, ReturnType<typeof randomTransport>>()
function gameOf(seed: number, seats: number, viewer: Viewer, options: TransportOptions): ReturnType<typeof randomTransport> {
  const key = `${seed} ${seats} ${viewer}`
  const game = made.get(key) ?? randomTransport(seed, seats, viewer, options)
  made.set(key, game)
  return game
}

const seen = new Set<string>()

/** Plays a whole game event by event. Returns every piece that was not in its place, at the end of the animation or after it. */
async function missesIn(seed: number, seats: number, viewer: Viewer, options: TransportOptions, speed: Settings['speed'], reduced = false): Promise<Miss[]> {
  const { first, beats } = gameOf(seed, seats, viewer, options)
  const clock = new HandClock()
  const model = new Model(clock, () => undefined)
  const misses: Miss[] = []
  const frame = frameFor(seats, viewer)
  const note = (beat: number, kind: string, drawn: Poses, wanted: Poses) => {
    const names = apart(drawn, wanted)
    if (names.length > 0) misses.push({ beat, kind, names })
  }
  model.speed(speed, reduced)
  model.show(first, frame)
  for (const [i, beat] of beats.entries()) {
    seen.add(beat.event.kind)
    model.onBeatDrawn = (drawn, wanted) => note(i, beat.event.kind, drawn, wanted)
    await clock.until(model.play([beat], frame))
    note(i, `after ${beat.event.kind}`, model.pieces.poses(), poses(beat.view as TransportView, frame))
  }
  return misses
}

describe('the drawn table of Transport', () => {
  for (const speed of ['normal', 'fast', 'off'] as const) {
    it(`ends every event's animation exactly where the position has its pieces, at speed ${speed}`, async () => {
      for (const [seed, viewer] of GAMES) {
        expect(await missesIn(seed, 2 + (seed % 3), viewer, transportOptions.default, speed), `seed ${seed}`).toEqual([])
      }
    })
  }

  it('does so for one who sees all, with every house rule, and without motion', async () => {
    const options: TransportOptions = { iconsFireAgain: true, handOfThree: true, everyoneAlone: true }
    for (const [seed, reduced] of [[21, false], [22, true]] as const) {
      expect(await missesIn(seed, 4, 'open', options, 'fast', reduced), `seed ${seed}`).toEqual([])
    }
  })

  it('comes to the last position at once when it is skipped in the middle of a run of events', async () => {
    const { beats } = gameOf(4, 4, 0, transportOptions.default)
    const frame = frameFor(4, 0)
    for (const from of [5, 30, 42, 60]) {
      const clock = new HandClock()
      const model = new Model(clock, () => undefined)
      const run = beats.slice(from, from + 12)
      model.show(beats[from - 1].view as TransportView, frame)
      const played = model.play(run, frame)
      for (let i = 0; i < 4 || (!model.moving && i < 20); i++) {
        await Promise.resolve()
        clock.pass(60)
      }
      expect(model.moving).toBe(true)
      model.skip()
      await played
      expect(apart(model.pieces.poses(), poses(run.at(-1)!.view as TransportView, frame)), `from event ${from}`).toEqual([])
    }
  })

  it('has shown every kind of event in the games above', () => {
    expect(EVERY_KIND.filter((kind) => !seen.has(kind))).toEqual([])
  })
})
