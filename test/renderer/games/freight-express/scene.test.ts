import { describe, expect, it } from 'vitest'
import { ACTION_KINDS, type ActionKind } from '../../../../src-shared/games/freight-express/actions.ts'
import type { FreightEvent, FreightEventKind } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import { freightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import type { Viewer } from '../../../../src-shared/core.ts'
import type { Beat, Settings } from '../../../../src-shared/table.ts'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { MAX_CHOICES } from '../../../../src-main/engine/game.ts'
import { Model } from '../../../../src-renderer/games/freight-express/model.ts'
import { poses } from '../../../../src-renderer/games/freight-express/poses.ts'
import type { Poses } from '../../../../src-renderer/games/freight-express/looks.ts'
import type { SceneFrame } from '../../../../src-renderer/stage/scene.ts'
import { HandClock } from '../../stage/hand-clock.ts'

const frameFor = (seats: number, viewer: Viewer): SceneFrame => ({
  seats: Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i}`, player: 'random' as const })),
  viewer,
  acting: 0,
  words: { yourTurn: 'your turn', stock: 'Draw', discard: 'Discard', delivered: 'Delivered', hand: 'Hand' },
})

/** A small generator of our own: the test's choices, not the game's. */
function lot(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** How often each kind of action is taken, so that trains are driven, coupled and lost as well as track laid. */
const WEIGHTS: Readonly<Record<ActionKind, number>> = { lay: 6, couple: 12, uncouple: 24, drive: 12, refill: 2, giveUpTrain: 1, endTurn: 6, branch: 1, drop: 1, place: 1,
  useSpecial: 20, skipSpecial: 4, playVeto: 4, passVeto: 4, chooseSeat: 10, closeStation: 10, takeWagon: 10, takeCard: 10, rebuild: 10, relay: 10, scrap: 1, abduct: 10, fly: 60, stopSpecial: 2, showHand: 1, }
const kindOf = (code: number): ActionKind => ACTION_KINDS[code & 31]

/** First a kind of action by lot, then one of its kind. */
function chooseByKind(codes: readonly number[], choose: (below: number) => number): number {
  const kinds = [...new Set(codes.map(kindOf))].flatMap((kind) => new Array<ActionKind>(WEIGHTS[kind]).fill(kind))
  const kind = kinds[choose(kinds.length)]
  const ofKind = codes.filter((code) => kindOf(code) === kind)
  return ofKind[choose(ofKind.length)]
}

/** A whole random game as one viewer sees it: the first view, then each event and the view after it. */
function beatsOf(seed: number, seats: number, viewer: Viewer, options: FreightOptions): { first: ReturnType<typeof game.view>; beats: Beat[] } {
  const beats: Beat[] = []
  const state = game.setup({ options, seatCount: seats, seed })
  const first = game.view(state, viewer)
  const choose = lot(seed)
  const codes = new Int32Array(MAX_CHOICES)
  for (let step = 0; step < 600 && !game.status(state).outcome; step++) {
    const legal = [...codes.subarray(0, game.choices(state, codes))]
    game.apply(state, chooseByKind(legal, choose), (event: FreightEvent) => beats.push({ event: game.redact(event, viewer), view: game.view(state, viewer) }))
  }
  return { first, beats }
}

/** Games in which, together, everything happens; whose eyes. */
const GAMES: readonly (readonly [seed: number, viewer: Viewer])[] = [[23, 0], [42, 1], [47, 'onlooker'], [57, 0]]
const EVERY_KIND: readonly FreightEventKind[] = [
  'stationPlaced', 'lineSettled', 'dealt', 'turnBegan', 'drew', 'shuffled', 'laid', 'covered', 'coupled', 'uncoupled',
  'discarded', 'drove', 'derailed', 'flipped', 'dropped', 'gaveUpTrain', 'ended',
]

interface Miss {
  readonly beat: number
  readonly kind: string
  readonly names: string[]
}

/** Pieces that are not where they should be. */
const apart = (drawn: Poses, wanted: Poses): string[] =>
  [...new Set([...Object.keys(drawn), ...Object.keys(wanted)])].filter((name) => JSON.stringify(drawn[name]) !== JSON.stringify(wanted[name]))

/** Plays a whole game event by event. Returns every piece that was not in its place, at the end of the animation or after it. */
async function missesIn(seed: number, seats: number, viewer: Viewer, options: FreightOptions, speed: Settings['speed'], reduced = false): Promise<Miss[]> {
  const { first, beats } = beatsOf(seed, seats, viewer, options)
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
    note(i, `after ${beat.event.kind}`, model.pieces.poses(), poses(beat.view as typeof first, frame))
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

  it('has shown every kind of event in the games above', () => {
    expect([...seen].sort()).toEqual([...EVERY_KIND].sort())
  })
})
