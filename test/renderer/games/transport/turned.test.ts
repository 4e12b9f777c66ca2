import { describe, expect, it } from 'vitest'
import { neighbour, turnedCell } from '../../../../src-shared/geometry/hexagons.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { beltsOf } from '../../../../src-renderer/games/transport/words/turned.ts'
import { R } from '../../../../src-renderer/games/transport/belts/belt.ts'
import { LEAST_R, home, wholeIn } from '../../../../src-renderer/games/transport/layout/home.ts'
import { layoutOf } from '../../../../src-renderer/games/transport/layout/layout.ts'
import { lineOf } from '../../../../src-renderer/games/transport/belts/travel.ts'
import { turning } from '../../../../src-renderer/games/transport/turned.ts'
import { fit } from '../../../../src-renderer/stage/camera/camera.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { craft } from '../../../../src-renderer/games/transport/model.ts'
import { boardBox } from '../../../../src-renderer/games/transport/belts/reach.ts'
import { names } from '../../../../src-renderer/games/transport/looks.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'
import { BASE, type Size } from '../../../../src-renderer/stage/craft.ts'
import { seedFor } from '../../../seed.ts'
import { randomTransport } from '../../harness/transport-games.ts'

const TURNS = [0, 1, 2, 3, 4, 5]
const seed = seedFor(11)
process.stdout.write(`turned tables from seed ${seed}\n`)
const { beats } = randomTransport(seed, 3, 0, transportOptions.default)
const views = beats.map(({ view }) => view as TransportView)
const late = views.at(-1)!
const turned = (view: TransportView, turn: number) => turning.view(view, turn) as TransportView
const bestOf = (view: TransportView, now = 0, size: Size = BASE): number => turning.better(view, size, now)?.turn ?? now
const largenessOf = (view: TransportView, size: Size = BASE) => {
  const layout = layoutOf(size, view)
  return Math.min(home(view, layout).scale, wholeIn(view, layout))
}

describe('a table that is turned', () => {
  it('keeps beside each other what lies beside each other, belt to belt', () => {
    for (const turn of TURNS)
      turned(late, turn).laid.forEach((laid, i) => {
        const before = late.laid[i]
        const sides = beltsOf(before).map((side) => (side + turn) % 6)
        expect([...beltsOf(laid)].sort()).toEqual(sides.sort())
        for (const side of TURNS)
          expect(neighbour(laid.cell, (side + turn) % 6)).toBe(turnedCell(neighbour(before.cell, side), turn))
      })
  })

  it('is as it was once it has come round', () => {
    for (const turn of TURNS) {
      const round = turned(turned(late, turn), (6 - turn) % 6)
      expect(round.laid).toEqual(late.laid)
      const ref = { kind: 'cell', id: late.laid[0].cell } as const
      expect(turning.ref(turning.ref(ref, turn), (6 - turn) % 6)).toEqual(ref)
    }
  })

  it('tells of ways that run where the belts lie then', () => {
    const way = beats.findIndex(({ event }) => event.kind === 'parcelMoved')
    const before = views[way - 1]
    for (const turn of TURNS) {
      const event = turning.event(beats[way].event, turn) as TransportEvent & { kind: 'parcelMoved' }
      const view = turned(before, turn)
      for (const { card, cell, from, to } of event.way) {
        const laid = view.laid.find((one) => one.card === card)!
        expect(laid.cell).toBe(cell)
        for (const side of [from, to]) if (side >= 0) expect(beltsOf(laid)).toContain(side)
      }
      expect(lineOf(view, event.way).length).toBe(lineOf(before, (beats[way].event as typeof event).way).length)
    }
  })

  it('is better turned where its belt would be cut and is not after it, or is a good deal larger', () => {
    const small = { ...BASE, width: 776, height: 652 }
    const isCut = (view: TransportView) => largenessOf(view, small) < home(view, layoutOf(small, view)).scale
    const cut = randomTransport(8, 3, 0, transportOptions.default)
      .beats.map(({ view }) => view as TransportView)
      .filter((view, i) => i % 6 === 0 && isCut(view))
    const best = cut.map((view) => bestOf(view, 0, small))
    expect(best.filter((turn) => turn !== 0).length).toBeGreaterThan(0)
    for (const [i, view] of cut.entries()) {
      const isWhole = (turn: number) => !isCut(turned(view, turn))
      if (TURNS.some(isWhole)) expect(isWhole(best[i])).toBe(true)
      else if (best[i] !== 0)
        expect(largenessOf(turned(view, best[i]), small)).toBeGreaterThanOrEqual((9 / 8) * largenessOf(view, small))
    }
  })

  it('is better turned only where its belt is whole then, or its cards are drawn larger by an eighth', () => {
    for (const view of views.filter((_, i) => i % 12 === 0)) {
      const best = bestOf(view)
      const isCut = largenessOf(view) < home(view, layoutOf(BASE, view)).scale
      if (best !== 0 && !isCut)
        expect(largenessOf(turned(view, best)) / largenessOf(view)).toBeGreaterThanOrEqual(9 / 8)
      if (best === 0)
        for (const turn of TURNS) expect(largenessOf(turned(view, turn))).toBeLessThan((largenessOf(view) * 9) / 8)
    }
  })

  it('is worth a word where its cards are drawn larger by a fifth, and only a lit button where it is less', () => {
    const gains = new Set<string>()
    const games = [1, 2, 3].map((one) => randomTransport(one, 2, 0, transportOptions.default).beats)
    const seen = games.flatMap((beats) => beats.map(({ view }) => view as TransportView))
    for (const view of seen.filter((_, i) => i % 5 === 0)) {
      const better = turning.better(view, BASE, 0)
      if (!better || better.gain === 'whole') continue
      gains.add(better.gain)
      const isFar = largenessOf(turned(view, better.turn)) >= 1.2 * largenessOf(view)
      expect(better.gain).toBe(isFar ? 'farLarger' : 'larger')
    }
    expect(gains).toContain('farLarger')
  })

  it('is led by hand past the turns from which another would be said to lie better, and always has two', () => {
    const left = views
      .filter((_, i) => i % 12 === 0)
      .map((view) => {
        const cramped = turning.cramped(view, BASE)
        for (const turn of TURNS) expect(cramped.includes(turn)).toBe(turning.better(view, BASE, turn) !== null)
        expect(cramped.length).toBeLessThanOrEqual(4)
        return cramped.length
      })
    expect(Math.max(...left)).toBeGreaterThan(0)
  })

  it('is not offered to be turned where its cards are seen as large already as they would be then', () => {
    const view = views.find((one) => turning.better(one, BASE, 0)?.gain !== 'whole' && turning.better(one, BASE, 0))!
    const { turn } = turning.better(view, BASE, 0)!
    const scale = largenessOf(turned(view, turn))
    expect(turning.better(view, BASE, 0, scale / 1.3)).not.toBeNull()
    expect(turning.better(view, BASE, 0, scale)).toBeNull()
  })

  it('needs another turn where cards have become small, rarely and for far larger ones', () => {
    const room = { width: 976, height: 752, text: 1 }
    let times = 0
    for (const one of [1, 5, 6]) {
      const game = randomTransport(one, 3, 0, transportOptions.default).beats.map(({ view }) => view as TransportView)
      let turn = turning.first(game[0], room)
      const gains: number[] = []
      for (const [i, view] of game.entries()) {
        if (i === 0 || game[i - 1].active === view.active) continue
        const better = turning.better(view, room, turn)
        if (!better?.isNeeded) continue
        const before = largenessOf(turned(view, turn), room)
        expect(before).toBeLessThan(LEAST_R / R)
        if (better.gain !== 'whole') gains.push(largenessOf(turned(view, better.turn), room) / before)
        turn = better.turn
      }
      times += gains.length
      expect(gains.length).toBeLessThan(3)
      for (const gain of gains) expect(gain).toBeGreaterThanOrEqual(1.3)
    }
    expect(times).toBeGreaterThan(0)
  })

  it('is better turned no further while no other turn is better by as much', () => {
    for (const view of views.filter((_, i) => i % 12 === 0)) {
      const best = bestOf(view)
      expect(bestOf(view, best)).toBe(best)
    }
  })

  it('begins so that what comes round its start has the most room, whatever has been laid since', () => {
    const room = { width: 976, height: 752, text: 1 }
    for (const seats of [2, 3, 4]) {
      const { beats } = randomTransport(seed, seats, 0, transportOptions.default)
      const [start, end] = [beats[0].view, beats.at(-1)!.view] as TransportView[]
      const roomOf = (turn: number) => fit(boardBox(turned(start, turn)), { x: 0, y: 0, ...room }, 0).scale
      const first = turning.first(start, room)
      for (const turn of TURNS) expect(roomOf(first)).toBeGreaterThan(0.95 * roomOf(turn))
      expect(turning.first(end, room)).toBe(first)
    }
  })

  it('goes round to where it lies then, its cards with it and its parcels upright', async () => {
    const clock = new HandClock()
    const model = new Model(craft, clock, () => undefined)
    model.show(late, frameFor(3, 0))
    const from = model.pieces.poses()
    const round = { part: 1 / 6, goesRound: turning.goesRound }
    const gone = model.goRound(turned(late, 1), frameFor(3, 0), round)
    clock.pass(0)
    clock.pass(160)
    const [card, parcel] = [late.laid[0].card, late.laid.find(({ parcel }) => parcel >= 0)!.parcel]
    const half = model.pieces.poses()
    expect(half[names.card(card)].angle).toBeCloseTo(-30)
    expect(half[names.parcel(parcel)].angle).toBe(from[names.parcel(parcel)].angle)
    clock.pass(160)
    await gone
    expect(model.pieces.poses()).toEqual(model.resting())
    expect(model.moving).toBe(false)
    const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y)
    expect(far(half[names.card(card)])).toBeCloseTo(far(from[names.card(card)]))
  })

  it('is seen as large once it is turned as if it had always lain so', () => {
    let kept = 0
    for (const view of views.filter((_, i) => i % 9 === 0)) {
      for (const turn of [1, 5]) {
        const model = new Model(craft, new HandClock(), () => undefined)
        model.show(view, frameFor(3, 0))
        const before = model.home.scale
        const round = { part: turn / 6, goesRound: turning.goesRound }
        void model.goRound(turned(view, turn), frameFor(3, 0), round)
        const best = home(turned(view, turn), layoutOf(model.size, view))
        expect(model.home).toEqual(best)
        if (best.scale > before) kept++
      }
    }
    expect(kept).toBeGreaterThan(0)
  })

  it('shows what stands on a card where it was turned to, or not at all until it is where it will be', async () => {
    const clock = new HandClock()
    const model = new Model(craft, clock, () => undefined)
    model.show(late, frameFor(3, 0))
    const { goesRound, shifts } = turning
    const round = { part: 1 / 2, goesRound, shifts: (from: object, to: object) => shifts!(from, to, 3) }
    const gone = model.goRound(turned(late, 3), frameFor(3, 0), round)
    clock.pass(0)
    clock.pass(159)
    const half = model.pieces.poses()
    const shown = late.laid.map(({ card }) => half[names.card(card)].standing ?? 1)
    // Half round, a sign above its belt comes above it again, and those of bends go with them.
    expect(shown).toContain(1)
    expect(shown.some((standing) => standing < 0.1)).toBe(true)
    clock.pass(161)
    await gone
    expect(Object.values(model.pieces.poses()).every(({ standing = 1 }) => standing === 1)).toBe(true)
  })
})
