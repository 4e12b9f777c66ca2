import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../../src-shared/core.ts'
import type { TransportEvent, TransportEventKind } from '../../../../src-shared/games/transport/events.ts'
import { transportOptions, type TransportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import type { Settings, TableState } from '../../../../src-shared/table.ts'
import { cardNamed } from '../../../../src-shared/games/transport/names.ts'
import { layoutOf } from '../../../../src-renderer/games/transport/layout/layout.ts'
import { names } from '../../../../src-renderer/games/transport/looks.ts'
import { transportPanel } from '../../../../src-renderer/games/transport/panel.ts'
import { poses } from '../../../../src-renderer/games/transport/poses.ts'
import { craft } from '../../../../src-renderer/games/transport/model.ts'
import { onTheWay } from '../../../../src-renderer/games/transport/tell.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { randomTransport } from '../../harness/transport-games.ts'
import { frameFor, keeping, missesIn, skippedIn } from '../../harness/telling.ts'
import { daily } from '../../../daily.ts'

/** Games in which, together, everything happens; whose eyes. */
const GAMES: readonly (readonly [seed: number, viewer: Viewer])[] = [
  [4, 0],
  [9, 1],
  [14, 'onlooker'],
]
const EVERY_KIND: readonly TransportEventKind[] = [
  'turnBegan',
  'picked',
  'connected',
  'palletPushed',
  'parcelPlaced',
  'keyMoved',
  'forkliftMoved',
  'palletsExchanged',
  'palletCutOff',
  'palletJoined',
  'parcelMoved',
  'flipped',
  'scored',
  'nothingMoves',
  'drew',
  'swapped',
  'ended',
]

const seen = new Set<string>()
const gameOf = keeping(randomTransport)

const told = (
  seed: number,
  seats: number,
  viewer: Viewer,
  options: TransportOptions,
  speed: Settings['speed'],
  reduced = false,
) => {
  const game = gameOf(seed, seats, viewer, options)
  for (const { event } of game.beats) seen.add(event.kind)
  return missesIn(craft, game, { frame: frameFor(seats, viewer), speed, reduced })
}

describe('the hand of Transport', () => {
  /** What stands over the hand in the turn of the second of these seats. */
  const titled = (seats: readonly unknown[], viewer: Viewer) => {
    const status = { active: 1, decision: null, turn: 3 }
    const view = gameOf(4, 2, 0, transportOptions.default).first as TransportView
    const frame = transportPanel.frame({ seats, status, viewer } as unknown as TableState)
    const { look } = poses({ ...view, active: 1 }, frame)[names.title]
    return look.kind === 'title' ? look.text : null
  }

  it('is called after the seat to move where all is open, and not that of whoever looks', () => {
    const seats = frameFor(2, 0).seats.map((seat) => ({ ...seat, player: 'person' }))
    expect([titled(seats, 'open'), titled(seats, 0)]).toEqual(['Seat 1’s hand', 'Your hand'])
  })

  it('is called after the bot whose move is looked back at as it saw the table', () => {
    const seats = frameFor(2, 0).seats.map((seat, i) => ({ ...seat, player: ['person', 'driver'][i] }))
    expect([titled(seats, 1), titled(seats, 0)]).toEqual(['Seat 1’s hand', 'Your hand'])
  })

  it('names each card by its shape and its icon, and one without as bolted, whatever lies beside it', () => {
    const hand = ['sharpBend plain', 'sharpBend forklift', 'slope plain', 'straight key 1'].map(cardNamed)
    const table = { seats: frameFor(2, 0).seats, status: { active: 0, decision: null, turn: 3 } }
    const { words } = transportPanel.frame({ ...table, viewer: 0 } as unknown as TableState)
    const { first } = gameOf(4, 2, 0, transportOptions.default)
    const view = first as TransportView
    const held = poses({ ...view, seats: view.seats.map((seat) => ({ ...seat, hand })) }, { ...frameFor(2, 0), words })
    const told = hand
      .map((card) => held[names.caption(card)]?.look)
      .map((look) => (look?.kind === 'caption' ? look.text : ''))
    expect(told).toEqual(['sharp bend, bolted', 'sharp bend, forklift', 'slope, bolted', 'straight, key'])
  })
})

describe('the drawn table of Transport', () => {
  for (const speed of ['normal', 'fast', 'off'] as const) {
    it(`ends every event's animation exactly where the position has its pieces, at speed ${speed}`, async () => {
      const played = speed === 'normal' ? GAMES : GAMES.slice(0, daily(1, GAMES.length))
      for (const [seed, viewer] of played) {
        expect(await told(seed, 2 + (seed % 3), viewer, transportOptions.default, speed), `seed ${seed}`).toEqual([])
      }
    })
  }

  it('does so for one who sees all, with every house rule, and without motion', async () => {
    const options: TransportOptions = { iconsFireAgain: true, handOfThree: true, everyoneAlone: true }
    for (const [seed, reduced] of [
      [21, false],
      [22, true],
    ] as const) {
      expect(await told(seed, 4, 'open', options, 'fast', reduced), `seed ${seed}`).toEqual([])
    }
  })

  it('draws no card that is not there: none is held out any more when one has just been laid', () => {
    for (const [seed, viewer] of GAMES) {
      const { beats } = gameOf(seed, 2 + (seed % 3), viewer, transportOptions.default)
      for (const { event, view } of beats) {
        const looks = Object.values({
          ...craft.poses(view as TransportView, frameFor(2 + (seed % 3), viewer), BASE),
          ...onTheWay(event as TransportEvent, view as TransportView, layoutOf(BASE, view as TransportView)),
        }).map(({ look }) => look)
        expect(
          looks.filter((look) => 'card' in look && look.card < 0),
          event.kind,
        ).toEqual([])
      }
    }
  })

  it('comes to the last position at once when it is skipped in the middle of a run of events', async () => {
    const game = gameOf(4, 4, 0, transportOptions.default)
    for (const from of [5, 30, 42, 60]) {
      expect(await skippedIn(craft, game, from, frameFor(4, 0)), `from event ${from}`).toEqual({
        moved: true,
        moves: false,
        apart: [],
      })
    }
  })

  it('has shown every kind of event in the games above', () => {
    expect(EVERY_KIND.filter((kind) => !seen.has(kind))).toEqual([])
  })
})
