import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { FreightEventKind } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { FreightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import type { StationSpecials } from '../../../../src-shared/games/freight-express/specials.ts'
import { DEFAULT_SPECIALS } from '../../../../src-shared/games/freight-express/specials.ts'
import { freightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import type { Viewer } from '../../../../src-shared/core.ts'
import type { Settings } from '../../../../src-shared/table.ts'
import { Model } from '../../../../src-renderer/games/freight-express/model.ts'
import { poses } from '../../../../src-renderer/games/freight-express/poses.ts'
import type { Poses } from '../../../../src-renderer/games/freight-express/looks.ts'
import type { SceneFrame } from '../../../../src-renderer/stage/scene.ts'
import { randomGame } from '../../harness/games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

const frameFor = (seats: number, viewer: Viewer): SceneFrame => ({
  seats: Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i}`, player: 'random' as const })),
  viewer,
  acting: 0,
  words: { yourTurn: 'your turn', stock: 'Draw', discard: 'Discard', delivered: 'Delivered', hand: 'Hand' },
})

/** Games in which, together, everything happens; whose eyes. */
const GAMES: readonly (readonly [seed: number, viewer: Viewer])[] = [[23, 0], [42, 1], [47, 'onlooker'], [57, 0]]
const EVERY_KIND: readonly FreightEventKind[] = [
  'stationPlaced', 'lineSettled', 'dealt', 'turnBegan', 'drew', 'shuffled', 'laid', 'covered', 'coupled', 'uncoupled',
  'discarded', 'drove', 'derailed', 'flipped', 'dropped', 'gaveUpTrain', 'ended',
  'specialOffered', 'specialSkipped', 'specialAnnounced', 'vetoPlayed', 'ticketTaken', 'vetoTaken', 'turnedUp',
  'cardsGiven', 'handShown', 'cardsDrawnFrom', 'stationClosed', 'stationReopened', 'lifted', 'relaid', 'scrapped', 'wagonRaided', 'raidPaid', 'specialFailed', 'abducted', 'flew',
]
/** Games for the advanced in which, together, every special is used. */
const WITH_ABDUCTION: StationSpecials = { ...DEFAULT_SPECIALS, A: 'abduction' }
const VETOES_NEAR: StationSpecials = { ...DEFAULT_SPECIALS, A: 'closeStation', B: 'veto', E: 'wagonRobbery', H: 'veto', G: 'cardTrain', D: 'rebuild' }
const advanced = (stations: StationSpecials): FreightOptions => ({ ...freightOptions.default, advanced: true, stations, raidPaysWithHandCard: stations === VETOES_NEAR })
const ADVANCED: readonly (readonly [seed: number, viewer: Viewer, stations: StationSpecials])[] = [[9, 0, WITH_ABDUCTION], [6, 1, WITH_ABDUCTION], [10, 'onlooker', WITH_ABDUCTION], [14, 2, VETOES_NEAR]]

interface Miss {
  readonly beat: number
  readonly kind: string
  readonly names: string[]
}

/** Pieces that are not where they should be. */
const apart = (drawn: Poses, wanted: Poses): string[] =>
  [...new Set([...Object.keys(drawn), ...Object.keys(wanted)])].filter((name) => !isDeepStrictEqual(drawn[name], wanted[name]))

/** Each game is made once and told at every speed. */
const made = new Map<string, ReturnType<typeof randomGame>>()
function gameOf(seed: number, seats: number, viewer: Viewer, options: FreightOptions): ReturnType<typeof randomGame> {
  const key = `${seed} ${seats} ${viewer} ${options.advanced && JSON.stringify(options.stations)}`
  const game = made.get(key) ?? randomGame(seed, seats, viewer, options)
  made.set(key, game)
  return game
}

/** Plays a whole game event by event. Returns every piece that was not in its place, at the end of the animation or after it. */
async function missesIn(seed: number, seats: number, viewer: Viewer, options: FreightOptions, speed: Settings['speed'], reduced = false): Promise<Miss[]> {
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
    note(i, `after ${beat.event.kind}`, model.pieces.poses(), poses(beat.view as FreightView, frame))
  }
  return misses
}

const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const
const seen = new Set<string>()

describe('the drawn table of Freight Express', () => {
  for (const speed of SPEEDS) {
    it(`ends every event's animation exactly where the position has its pieces, at speed ${speed}`, async () => {
      for (const [seed, viewer] of GAMES) {
        expect(await missesIn(seed, 2 + (seed % 3), viewer, freightOptions.default, speed), `seed ${seed}`).toEqual([])
      }
    })
  }

  it('does so for one who sees all, with every house rule and free placement, and without motion', async () => {
    const options: FreightOptions = { ...freightOptions.default, layout: 'placed', stopAtRailEnd: true, pusherPays: true, railsMustMatch: false, equalRailsAllowed: true, openDeliveries: true }
    for (const [seed, reduced] of [[21, false], [22, true]] as const) {
      expect(await missesIn(seed, 4, 'open', options, 'fast', reduced), `seed ${seed}`).toEqual([])
    }
  })

  for (const speed of ['normal', 'off'] as const) {
    it(`does so in the advanced game, with every special, at speed ${speed}`, async () => {
      for (const [seed, viewer, stations] of ADVANCED) {
        expect(await missesIn(seed, 2 + (seed % 3), viewer, advanced(stations), speed), `seed ${seed}`).toEqual([])
      }
    })
  }

  it('comes to the last position at once when it is skipped in the middle of a run of events', async () => {
    const { first, beats } = gameOf(23, 4, 0, freightOptions.default)
    const frame = frameFor(4, 0)
    for (const from of [5, 30, 42, 60]) {
      const clock = new HandClock()
      const model = new Model(clock, () => undefined)
      const run = beats.slice(from, from + 12)
      model.show(from === 0 ? first : (beats[from - 1].view as FreightView), frame)
      const played = model.play(run, frame)
      for (let i = 0; i < 4; i++) {
        await Promise.resolve()
        clock.pass(60)
      }
      expect(model.moving).toBe(true)
      model.skip()
      await played
      expect(clock.idle || !model.moving).toBe(true)
      expect(apart(model.pieces.poses(), poses(run.at(-1)!.view as FreightView, frame)), `from event ${from}`).toEqual([])
    }
  })

  it('lets a drive begin while its card still flies, draws its line behind it, and ends in place', async () => {
    const { beats } = gameOf(23, 4, 0, freightOptions.default)
    const frame = frameFor(4, 0)
    const drives = beats.flatMap(({ event }, i) => (event.kind === 'discarded' && beats[i + 1]?.event.kind === 'drove' ? [i] : []))
    expect(drives.length).toBeGreaterThan(3)
    for (const from of drives) {
      const clock = new HandClock()
      const heard: string[] = []
      const model = new Model(clock, () => undefined, (cue) => heard.push(cue))
      const misses: string[] = []
      let longest = 0
      model.onBeatDrawn = (drawn, wanted) => misses.push(...apart(drawn, wanted))
      model.show(beats[from - 1].view as FreightView, frame)
      const pass = clock.pass.bind(clock)
      clock.pass = (ms) => {
        pass(ms)
        longest = Math.max(longest, model.trail?.length ?? 0)
      }
      await clock.until(model.play(beats.slice(from, from + 2), frame))
      expect(misses, `drive at event ${from}`).toEqual([])
      expect(longest).toBeGreaterThan(4)
      expect(model.trail).toBeNull()
      expect(heard).toContain('joint')
    }
  })

  it('leaves a run of events behind when another position is shown meanwhile', async () => {
    const { first, beats } = gameOf(23, 4, 0, freightOptions.default)
    const frame = frameFor(4, 0)
    const clock = new HandClock()
    const model = new Model(clock, () => undefined)
    model.show(first, frame)
    const played = model.play(beats.slice(0, 20), frame)
    await Promise.resolve()
    clock.pass(60)
    model.show(beats[40].view as FreightView, frame)
    await played
    expect(apart(model.pieces.poses(), poses(beats[40].view as FreightView, frame))).toEqual([])
  })

  it('has shown every kind of event in the games above', () => {
    expect([...seen].sort()).toEqual([...EVERY_KIND].sort())
  })
})
