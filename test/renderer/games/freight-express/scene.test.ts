import { describe, expect, it } from 'vitest'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { FreightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import { freightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import type { Viewer } from '../../../../src-shared/core.ts'
import type { Settings } from '../../../../src-shared/table.ts'
import { reach } from '../../../../src-renderer/games/freight-express/layout/crowding.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { poses } from '../../../../src-renderer/games/freight-express/poses.ts'
import { cellAt, isStationAt } from '../../../../src-renderer/games/freight-express/track/track.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { EVENT_KINDS } from '../../../conformance/freight-express/event-kinds.ts'
import { randomFreight } from '../../harness/games.ts'
import { advanced, type Stations } from '../../harness/specials.ts'
import { apart, frameFor, keeping, missesIn, skippedIn } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'
import { daily } from '../../../daily.ts'

/** Games in which, together, everything happens; whose eyes. */
const GAMES: readonly (readonly [seed: number, viewer: Viewer])[] = [
  [23, 0],
  [42, 1],
  [47, 'onlooker'],
  [57, 0],
]
/** Games for the advanced in which, together, every special is used. */
const ADVANCED: readonly (readonly [seed: number, viewer: Viewer, stations: Stations])[] = [
  [9, 0, 'withAbduction'],
  [6, 1, 'withAbduction'],
  [10, 'onlooker', 'withAbduction'],
  [30, 1, 'vetoesNear'],
  [6, 0, 'stoppingAtRailEnd'],
]

const seen = new Set<string>()
const gameOf = keeping(randomFreight)

const told = (
  seed: number,
  seats: number,
  viewer: Viewer,
  options: FreightOptions,
  speed: Settings['speed'],
  reduced = false,
) => {
  const game = gameOf(seed, seats, viewer, options)
  for (const { event } of game.beats) seen.add(event.kind)
  return missesIn(craft, game, { frame: frameFor(seats, viewer), speed, reduced })
}

const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const

describe('the drawn table of Freight Express', () => {
  for (const speed of SPEEDS) {
    it(`ends every event's animation exactly where the position has its pieces, at speed ${speed}`, async () => {
      const played = speed === 'normal' ? GAMES : GAMES.slice(0, daily(1, GAMES.length))
      for (const [seed, viewer] of played) {
        expect(await told(seed, 2 + (seed % 3), viewer, freightOptions.default, speed), `seed ${seed}`).toEqual([])
      }
    })
  }

  it('does so for one who sees all, with every house rule and free placement, and without motion', async () => {
    const options: FreightOptions = {
      ...freightOptions.default,
      layout: 'placed',
      stopAtRailEnd: true,
      pusherPays: true,
      railsMustMatch: false,
      equalRailsAllowed: true,
      openDeliveries: true,
    }
    for (const [seed, reduced] of [
      [21, false],
      [22, true],
    ] as const) {
      expect(await told(seed, 4, 'open', options, 'fast', reduced), `seed ${seed}`).toEqual([])
    }
  })

  for (const speed of ['normal', 'off'] as const) {
    it(`does so in the advanced game, with every special, at speed ${speed}`, async () => {
      const played = speed === 'normal' ? ADVANCED : ADVANCED.slice(0, daily(1, ADVANCED.length))
      for (const [seed, viewer, stations] of played) {
        expect(await told(seed, 2 + (seed % 3), viewer, advanced(stations), speed), `seed ${seed}`).toEqual([])
      }
    })
  }

  it('comes to the last position at once when it is skipped in the middle of a run of events', async () => {
    const game = gameOf(23, 4, 0, freightOptions.default)
    for (const from of [5, 30, 42, 60]) {
      expect(await skippedIn(craft, game, from, frameFor(4, 0)), `from event ${from}`).toEqual({
        moved: true,
        moves: false,
        apart: [],
      })
    }
  })

  it('lets a drive begin while its card still flies, draws its line behind it, and ends in place', async () => {
    const { beats } = gameOf(23, 4, 0, freightOptions.default)
    const frame = frameFor(4, 0)
    const drives = beats.flatMap(({ event }, i) =>
      event.kind === 'discarded' && beats[i + 1]?.event.kind === 'drove' ? [i] : [],
    )
    expect(drives.length).toBeGreaterThan(3)
    for (const from of drives) {
      const clock = new HandClock()
      const heard: string[] = []
      const model = new Model(
        craft,
        clock,
        () => undefined,
        (cue) => heard.push(cue),
      )
      const misses: string[] = []
      let longest = 0
      model.onBeatDrawn = (drawn, wanted) => misses.push(...apart(drawn, wanted))
      model.show(beats[from - 1].view as FreightView, frame)
      const pass = clock.pass.bind(clock)
      clock.pass = (ms) => {
        pass(ms)
        longest = Math.max(longest, model.moving && model.last?.kind === 'drive' ? model.last.line.length : 0)
      }
      await clock.until(model.play(beats.slice(from, from + 2), frame))
      expect(misses, `drive at event ${from}`).toEqual([])
      expect(longest).toBeGreaterThan(4)
      expect(model.last?.kind).toBe('drive')
      expect(heard).toContain('joint')
    }
  })

  it('keeps buffers at buffers while one locomotive pushes another, and when both stand', async () => {
    const { beats } = gameOf(23, 4, 0, freightOptions.default)
    const frame = frameFor(4, 0)
    const pushes = beats.flatMap(({ event }, i) =>
      event.kind === 'drove' && (event as Extract<FreightEvent, { kind: 'drove' }>).rammed.length > 0 ? [i] : [],
    )
    expect(pushes.length).toBeGreaterThan(1)
    for (const at of pushes) {
      const before = beats[at - 1].view as FreightView
      const clock = new HandClock()
      const model = new Model(craft, clock, () => undefined)
      model.show(before, frame)
      let most = 0
      const pass = clock.pass.bind(clock)
      clock.pass = (ms) => {
        pass(ms)
        const line = Object.values(model.pieces.poses()).filter(
          (one) => one.look.kind === 'locomotive' && !isStationAt(before, cellAt(before, one)),
        )
        for (const one of line)
          for (const other of line) {
            if (one === other) continue
            const reaches = one.scale * reach(one, other) + other.scale * reach(other, one)
            most = Math.max(most, reaches - Math.hypot(one.x - other.x, one.y - other.y))
          }
      }
      await clock.until(model.play([beats[at]], frame))
      expect(most, `push at event ${at}`).toBeLessThan(2)
    }
  })

  it('moves from the moment it is told, and calls on the next seat, while the pictures are still made', async () => {
    const { beats } = gameOf(23, 4, 0, freightOptions.default)
    const next = beats.findIndex(
      ({ event }, i) => i > 0 && event.kind === 'turnBegan' && event.seat !== (beats[i - 1].view as FreightView).active,
    )
    const before = beats[next - 1].view as FreightView
    const clock = new HandClock()
    let asked = 0
    const model = new Model(craft, clock, () => void asked++)
    const { active } = beats[next].view as FreightView
    model.show(before, { ...frameFor(4, 0), acting: before.active })
    asked = 0
    let made = () => {}
    const told: string[] = []
    const played = model.play(
      [beats[next]],
      { ...frameFor(4, 0), acting: active },
      { ready: () => new Promise((done) => (made = done)), told: (...counts) => void told.push(`${counts}`) },
    )
    expect([model.moving, asked > 0, model.frame?.acting, told]).toEqual([true, true, active, []])
    made()
    await clock.until(played)
    expect([model.moving, told]).toEqual([false, ['1,0', '1,1']])
  })

  it('calls on whose turn is told until its last moment, though another is to play next', async () => {
    const { beats } = gameOf(23, 4, 0, freightOptions.default)
    const laid = beats.findIndex(({ event }) => event.kind === 'laid')
    const clock = new HandClock()
    const model = new Model(craft, clock, () => undefined)
    const { seat } = beats[laid].event
    const next = (seat + 1) % 4
    model.show(beats[laid - 1].view as FreightView, { ...frameFor(4, 0), acting: seat })
    await clock.until(model.play([beats[laid]], { ...frameFor(4, 0), mover: seat, acting: next }))
    expect([model.moving, model.frame?.acting]).toEqual([false, seat])
    model.show(beats[laid].view as FreightView, { ...frameFor(4, 0), acting: next })
    expect(model.frame?.acting).toBe(next)
  })

  it('says that a train has arrived only when it stands where it went', async () => {
    const { beats } = gameOf(23, 4, 0, freightOptions.default)
    const drove = beats.findIndex(({ event }) => event.kind === 'drove')
    const [before, { view, event }] = [beats[drove - 1].view as FreightView, beats[drove]]
    const clock = new HandClock()
    const model = new Model(craft, clock, () => undefined)
    const frame = frameFor(4, 0)
    model.show(before, frame)
    const name = names.locomotive(event.seat)
    const [from, to] = [before, view as FreightView].map((shown) => poses(shown, frame)[name])
    const seen: unknown[] = []
    const told = (begun: number, landed: number) => {
      const { x, y } = model.pieces.get(name) ?? { x: NaN, y: NaN }
      seen.push([begun, landed, x === from.x && y === from.y, x === to.x && y === to.y])
    }
    await clock.until(model.play([beats[drove]], frame, { told }))
    expect(seen).toEqual([
      [1, 0, true, false],
      [1, 1, false, true],
    ])
  })

  it('leaves a run of events behind when another position is shown meanwhile', async () => {
    const { first, beats } = gameOf(23, 4, 0, freightOptions.default)
    const frame = frameFor(4, 0)
    const clock = new HandClock()
    const model = new Model(craft, clock, () => undefined)
    model.show(first, frame)
    const played = model.play(beats.slice(0, 20), frame)
    await Promise.resolve()
    clock.pass(60)
    model.show(beats[40].view as FreightView, frame)
    await played
    expect(apart(model.pieces.poses(), poses(beats[40].view as FreightView, frame))).toEqual([])
  })

  it('marks the last move of a table that is opened later, and none that was taken back', () => {
    const { first, beats } = gameOf(23, 4, 0, freightOptions.default)
    const model = new Model(craft, new HandClock(), () => undefined)
    let marked = 0
    beats.forEach(({ event, view }, i) => {
      if (event.kind !== 'drove' && event.kind !== 'laid') return
      const opened = new Model(craft, new HandClock(), () => undefined)
      opened.show(view as FreightView, frameFor(4, 0))
      opened.recall(beats.slice(0, i + 1).map((beat) => beat.event as FreightEvent))
      expect(opened.last?.kind, `event ${i}`).toBe(event.kind === 'laid' ? 'lay' : 'drive')
      marked++
    })
    expect(marked).toBeGreaterThan(20)
    model.show(first, frameFor(4, 0))
    model.recall(beats.map(({ event }) => event as FreightEvent))
    expect(model.last).toBeNull()
  })

  it('marks nothing that has not happened yet while a turn is shown again, nor where one looks back', async () => {
    const { first, beats } = gameOf(23, 4, 0, freightOptions.default)
    const i = beats.findIndex(({ event }, n) => n > 20 && event.kind === 'laid')
    const { view } = beats[i]
    const event = beats[i].event as FreightEvent
    if (event.kind !== 'laid') throw new Error('nothing was laid')
    const { card, seat } = event
    const frame = frameFor(4, seat)
    const model = new Model(craft, new HandClock(), () => undefined)
    const isMarked = () =>
      [model.last, ...(model.last?.earlier ?? [])].some((deed) => deed?.kind === 'lay' && deed.card === card)
    model.speed('off', false)
    model.show(first, frame)
    await model.play(beats.slice(0, i + 1), frame)
    expect(isMarked()).toBe(true)

    const events = beats.slice(0, i + 1).map((beat) => beat.event as FreightEvent)
    model.recall(events.slice(0, -1), { afresh: true })
    expect(isMarked()).toBe(false)
    model.recall(events, { afresh: true })
    expect(isMarked()).toBe(true)

    const again = { ...frame, again: true }
    model.show(view as FreightView, again)
    expect(model.last).toBeNull()
    // From one stretch that is shown again to the next, what was seen of it stays.
    await model.play([beats[i]], again)
    model.show(view as FreightView, again)
    expect(isMarked()).toBe(true)
  })

  it('stands the wagons of a game that is opened later as those who played see them, and after a step back too', async () => {
    const { first, beats } = gameOf(23, 4, 0, freightOptions.default)
    const frame = frameFor(4, 0)
    const model = new Model(craft, new HandClock(), () => undefined)
    const behind = (one: typeof model) =>
      Object.entries(one.pieces.poses()).filter(([, { look }]) => look.kind === 'wagonBehind')
    model.speed('off', false)
    model.show(first, frame)
    let compared = 0
    for (const [i, { event, view }] of beats.entries()) {
      const before = behind(model)
      await model.play([beats[i]], frame)
      if (event.kind !== 'drove' || behind(model).length === 0) continue
      const opened = new Model(craft, new HandClock(), () => undefined)
      opened.show(view as FreightView, frame)
      opened.recall(beats.slice(0, i + 1).map((beat) => beat.event as FreightEvent))
      expect(behind(opened), `opened after event ${i}`).toEqual(behind(model))
      opened.show(beats[i - 1].view as FreightView, frame)
      opened.recall(beats.slice(0, i).map((beat) => beat.event as FreightEvent))
      expect(behind(opened), `taken back to event ${i - 1}`).toEqual(before)
      compared++
    }
    expect(compared).toBeGreaterThan(5)
  })

  it('lets what goes fade out, and what comes fade in, for one who wants no motion', async () => {
    const { beats } = gameOf(23, 4, 0, freightOptions.default)
    const i = beats.findIndex(({ event }) => event.kind === 'laid')
    const clock = new HandClock()
    const model = new Model(craft, clock, () => undefined)
    model.speed('normal', true)
    model.show(beats[i - 1].view as FreightView, frameFor(4, 'open'))
    const { event } = beats[i]
    if (event.kind !== 'laid' || !('cell' in event) || !('card' in event)) throw new Error('nothing was laid')
    const played = model.play([beats[i]], frameFor(4, 'open'))
    const seen: number[][] = []
    for (let n = 0; n < 6; n++) {
      await Promise.resolve()
      clock.pass(30)
      seen.push([
        model.pieces.get(`card ${event.card}`)?.alpha ?? 0,
        model.pieces.get(`tile ${event.cell}`)?.alpha ?? 0,
      ])
    }
    expect(seen.some(([leaving, coming]) => leaving > 0.05 && leaving < 0.95 && coming > 0.05 && coming < 0.95)).toBe(
      true,
    )
    await clock.until(played)
  })

  it('has shown every kind of event in the games above', () => {
    expect([...seen].sort()).toEqual([...EVENT_KINDS].sort())
  })
})
