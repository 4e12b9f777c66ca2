import { expect, it, vi } from 'vitest'
import { stateAt, update } from './at-table.ts'
import type { Bridge, RequestName } from '../../../src-shared/bridge.ts'
import type { GameEvent } from '../../../src-shared/core.ts'
import { toCode } from '../../../src-shared/games/transport/actions.ts'
import { numberUp } from '../../../src-shared/games/transport/cards.ts'
import { transportOptions } from '../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import type { Moment, MomentShown, ReviewState } from '../../../src-shared/review.ts'
import type { LogEntry } from '../../../src-shared/table.ts'
import { panelOf } from '../../../src-renderer/games/panels.ts'
import { PLAYABLE } from '../../../src-renderer/games/tickets.ts'
import { say } from '../../../src-renderer/messages/index.ts'
import * as parts from '../../../src-renderer/table-parts.ts'
import { App } from '../../../src-renderer/state/app.svelte.ts'
import { TableSession } from '../../../src-renderer/state/table/table.svelte.ts'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import { frame, wagons } from '../../../src-shared/games/first-class/effects.ts'
import { card, lay, play, rowsOf, table, take } from '../../engine/first-class/helpers.ts'
import { freightExpress as freight } from '../../../src-main/engine/freight-express/index.ts'
import { transport as game } from '../../../src-main/engine/transport/index.ts'
import { previewOf } from '../../../src-main/table/preview.ts'
import { begin, codes, WIDE } from '../../engine/freight-express/helpers.ts'

it('names a move that shows nothing, since something is learnt at once, instead of calling it the end of the turn', async () => {
  const s = game.setup({ options: transportOptions.default, seatCount: 2, seed: 7 }, () => undefined)
  const status = game.status(s)
  const seat = status.decision!.by
  const view = game.view(s, seat)
  const swap = [toCode({ kind: 'swap' })]
  const preview = previewOf(game, s, seat, swap, 1)!
  expect(preview).toMatchObject({ beats: [], stops: 'learnt' })
  const moment: Moment = {
    ...{ kind: 'slip', turn: 1, seat, step: 0, into: 0, played: [toCode({ kind: 'endTurn' })], other: swap },
    ...{ shares: [0.4, 0.5], points: 1, facts: [] },
  }
  const played = { beats: [], stops: 'end', status } as const
  const value = { past: { n: 0, viewer: seat, status, view, beats: [] }, played, other: preview }
  const bridge = {
    ask: async (name: RequestName) =>
      name === 'moment'
        ? { ok: true, value: value as unknown as MomentShown }
        : { ok: false, fault: { code: 'stale' } },
    onNotice: () => undefined,
  } as unknown as Bridge
  const app = new App(bridge, PLAYABLE, async () => parts)
  const table = stateAt(1, 1, { game: 'transport', view, status, viewer: seat })
  const session = new TableSession(app, update(table), panelOf('transport'))
  app.session = session
  session.reviewing.on = true
  await session.reviewing.show(moment)
  const { words } = session.reviewing
  expect(words?.other.map((one) => say('en', one))).toEqual(['Swap the whole hand?'])
  expect(words?.played.map((one) => say('en', one))).toEqual(['ends the turn'])
})

it('tells the whole of a drive that was played over a crossing, and of the other how far it is known to go', async () => {
  const s = begin({
    layout: WIDE,
    cells: { '2,3': { rails: 'NS+EW' } },
    hands: [[{ wagon: 5 }]],
    locomotives: ['2,3 N edge in', 'A'],
  })
  const [code] = codes(s).filter((one) => freight.decode(s, one).kind === 'drive')
  const status = freight.status(s)
  const view = freight.view(s, 0)
  const preview = previewOf(freight, s, 0, [code], 1)!
  expect(preview.stops).toBe('learnt')
  const past = { n: 0, viewer: 0, status, view, beats: [] }
  const bridge = {
    ask: async (name: RequestName) =>
      name === 'moment'
        ? { ok: true, value: { past, played: preview, other: preview } as unknown as MomentShown }
        : { ok: false, fault: { code: 'stale' } },
    onNotice: () => undefined,
  } as unknown as Bridge
  const app = new App(bridge, PLAYABLE, async () => parts)
  const events: GameEvent[] = []
  freight.apply(s, code, (event) => events.push(freight.redact(event, 0)))
  const { turn } = status
  const log = [{ n: 1, turn, seat: 0, events }]
  const session = new TableSession(app, update(stateAt(1, turn, { view, status }), [], log), panelOf('freight-express'))
  app.session = session
  session.reviewing.on = true
  await session.reviewing.show({
    ...{ kind: 'slip', turn, seat: 0, step: 0, into: 0, played: [code], other: [code] },
    ...{ shares: [0.4, 0.5], points: 1, facts: [] },
  })
  const said = (which: 'played' | 'other') => session.reviewing.words?.[which].map((one) => say('en', one))
  expect(said('played')?.at(-1)).toBe('Ann drove 4 of 5 into G; the last step lapsed')
  expect(said('other')).toEqual(['Ann drove 2 of 5, over the crossing north of G'])
})

it('tells of a move what its card does before what becomes of its row, for few lines have room', async () => {
  const laying = card({ stack: 1, kind: 'wagon', frames: [frame(wagons(2))] })
  const s = table({ rows: rowsOf(laying, laying + 1), takenFromRow: [1, 0, 0], boards: [{ trains: [[0], [0]] }] })
  const [status, view] = [firstClass.status(s), firstClass.view(s, 0)]
  const code = firstClass.encode(s, take(laying)) as number
  const after = s.slice()
  play(after, take(laying))
  const laid = firstClass.encode(after, lay(0)) as number
  const moves = [code, laid, laid]
  const preview = previewOf(firstClass, s, 0, moves, 1)!
  const value = { past: { n: 0, viewer: 0, status, view, beats: [] }, played: preview, other: preview }
  const bridge = {
    ask: async (name: RequestName) =>
      name === 'moment'
        ? { ok: true, value: value as unknown as MomentShown }
        : { ok: false, fault: { code: 'stale' } },
    onNotice: () => undefined,
  } as unknown as Bridge
  const app = new App(bridge, PLAYABLE, async () => parts)
  const session = new TableSession(
    app,
    update(stateAt(1, 1, { game: 'first-class', view, status, viewer: 0 })),
    panelOf('first-class'),
  )
  app.session = session
  session.reviewing.on = true
  await session.reviewing.show({
    ...{ kind: 'slip', turn: 1, seat: 0, step: 0, into: 0, played: moves, other: moves },
    ...{ shares: [0.4, 0.5], points: 1, facts: [] },
  })
  const said = session.reviewing.words?.other.map((one) => say('en', one)) ?? []
  expect(said.slice(1, 3)).toEqual(['New 0-wagon: upper train, 2nd wagon', 'New 0-wagon: upper train, 3rd wagon'])
  expect(said.at(-1)).toContain('Top row complete')
})

it('draws the moves of a moment over it alone, not over what is gone through meanwhile', async () => {
  const s = game.setup({ options: transportOptions.default, seatCount: 2, seed: 7 }, () => undefined)
  const [status, view] = [game.status(s), game.view(s, 0)]
  const past = { n: 0, viewer: 0, status, view, beats: [] } as const
  const move = { beats: [], stops: 'end', status } as const
  const values: Partial<Record<RequestName, unknown>> = { moment: { past, played: move, other: move }, lookBack: past }
  const bridge = {
    ask: async (name: RequestName) =>
      values[name] ? { ok: true, value: values[name] } : { ok: false, fault: { code: 'stale' } },
    onNotice: () => undefined,
  } as unknown as Bridge
  const app = new App(bridge, PLAYABLE, async () => parts)
  const log = [{ n: 0, turn: 1, seat: 0, events: [] }]
  const state = update(stateAt(1, 1, { game: 'transport', view, status, viewer: 0 }), [], log)
  const session = new TableSession(app, state, panelOf('transport'))
  const { reviewing, replay } = session
  reviewing.on = true
  await reviewing.show({
    ...{ kind: 'slip', turn: 1, seat: 0, step: 0, into: 0, played: [], other: [] },
    ...{ shares: [0.4, 0.5], points: 1, facts: [] },
  })
  expect(reviewing.preview).not.toBeNull()
  const { laidOut } = replay
  await replay.to(0)
  expect([replay.on, reviewing.preview, reviewing.both]).toEqual([true, null, null])
  replay.lay(laidOut!)
  expect(reviewing.preview).not.toBeNull()
})

it('names a parcel in its reasons by the number that it shows at that moment, though it lies turned over by now', async () => {
  const s = game.setup({ options: transportOptions.default, seatCount: 2, seed: 7 }, () => undefined)
  const status = game.status(s)
  const view = game.view(s, 0) as TransportView
  const facing = (face: number) => ({ ...view, parcels: view.parcels.map((one) => ({ ...one, face })) })
  const beats = { beats: [], stops: 'end', status } as const
  const past = { n: 0, viewer: 0, status, view: facing(0), beats: [] }
  const value = { past, played: beats, other: beats } as unknown as MomentShown
  const bridge = {
    ask: async (name: RequestName) =>
      name === 'moment' ? { ok: true, value } : { ok: false, fault: { code: 'stale' } },
    onNotice: () => undefined,
  } as unknown as Bridge
  const app = new App(bridge, PLAYABLE, async () => parts)
  const table = stateAt(1, 1, { game: 'transport', view: facing(1), status, viewer: 0 })
  const session = new TableSession(app, update(table), panelOf('transport'))
  app.session = session
  session.reviewing.on = true
  await session.reviewing.show({
    ...{ kind: 'found', turn: 1, seat: 0, step: 0, into: 0, played: [0], other: [1] },
    ...{ shares: [0.5, 0.4], points: 1, facts: [] },
  })
  const parcel = view.parcels.findIndex((_, i) => numberUp(i, 0) !== numberUp(i, 1))
  expect(say('en', session.reviewing.naming.calls({ kind: 'parcel', id: parcel })!)).toBe(
    `parcel ${numberUp(parcel, 0)}`,
  )
})

it('holds the list of moments still under the pointer, whatever is found meanwhile', () => {
  const s = game.setup({ options: transportOptions.default, seatCount: 2, seed: 7 }, () => undefined)
  const app = new App({ onNotice: () => undefined } as unknown as Bridge, PLAYABLE, async () => parts)
  const table = stateAt(1, 1, { game: 'transport', view: game.view(s, 0), status: game.status(s), viewer: 0 })
  const { reviewing } = new TableSession(app, update(table), panelOf('transport'))
  const found = (...turns: number[]) =>
    reviewing.take({
      slot: table.slot,
      told: [],
      review: {
        moments: turns.map((turn): Moment => ({
          ...{ kind: 'slip', turn, seat: 0, step: turn, into: 0, played: [0], other: [1] },
          ...{ shares: [0.2, 0.5], points: 1, facts: [] },
        })),
      },
    } as unknown as ReviewState)
  const listed = () => reviewing.moments.map(({ turn }) => turn)
  found(4, 9)
  reviewing.hold(true)
  found(2, 4, 9)
  expect(listed()).toEqual([4, 9])
  reviewing.hold(false)
  expect(listed()).toEqual([2, 4, 9])
})

/** A game whose review has a small slip in its first turn and a large one in its ninth. */
function reviewed(over = false, log: readonly LogEntry[] = []) {
  const s = game.setup({ options: transportOptions.default, seatCount: 2, seed: 7 }, () => undefined)
  const status = game.status(s)
  const view = game.view(s, 0)
  const table = stateAt(1, 1, { game: 'transport', view, status, viewer: 0, practice: true })
  if (over) Object.assign(table, { outcome: { places: [[0], [1]], reason: 'over' } })
  const moments = [5, 30].map((cost, i): Moment => ({
    ...{ kind: 'slip', turn: 1 + 8 * i, seat: 0, step: i, into: 0, played: [0], other: [1] },
    ...{ shares: [0.5 - cost / 100, 0.5], points: 1, facts: [] },
  }))
  const stands = (running: boolean, looked = 0) =>
    ({
      ...{ slot: table.slot, told: [1, 4], entries: [0, 5], running, failed: null },
      review: { moments, turns: [{ turn: 1 }, { turn: 9 }], judged: Array.from({ length: looked }, (_, i) => i) },
    }) as unknown as ReviewState
  const beats = { beats: [], stops: 'end', status } as const
  const led = [{ event: { kind: 'turnEnded', turn: 1, seat: 0, learnt: [] }, view: structuredClone(view) }]
  const other = { ...beats, beats: led }
  const shown = { past: { n: 0, viewer: 0, status, view, beats: [] }, played: beats, other }
  const values: Partial<Record<RequestName, unknown>> = { review: stands(true), moment: shown }
  const bridge = {
    ask: async (name: RequestName) =>
      values[name] ? { ok: true, value: values[name] } : { ok: false, fault: { code: 'stale' } },
    onNotice: () => undefined,
  } as unknown as Bridge
  const app = new App(bridge, PLAYABLE, async () => parts)
  const session = new TableSession(app, update(table, [], log), panelOf('transport'))
  app.session = session
  return { reviewing: session.reviewing, session, stands, shown, values }
}

it('opens on the moment that weighs most, once all are found', async () => {
  const { reviewing, stands } = reviewed()
  await reviewing.begin()
  expect(reviewing.moment).toBeNull()
  reviewing.take(stands(false))
  await expect.poll(() => reviewing.moment?.turn).toBe(9)
})

it('while the game runs a moment has its own chances, for the graph stands still after the turn of who looks', () => {
  const known = [
    [0.4, 0.6],
    [0.4, 0.6],
    [0.25, 0.75],
  ]
  const shares = (over: boolean) => {
    const { reviewing, stands } = reviewed(over)
    const state = stands(false)
    reviewing.take({ ...state, review: { ...state.review!, known } })
    return reviewing.sharesOf(reviewing.moments[0])
  }
  expect(shares(false)).toEqual([0.45, 0.5])
  expect(shares(true)[0]).toBe(0.4)
})

it('tells a move of a bot as the bot’s, though a person sits there now', async () => {
  const sat = { kind: 'personSat', seat: 0, was: 'driver' } as const
  const { reviewing, stands } = reviewed(true, [{ n: 3, turn: 2, seat: 0, events: [], command: sat }])
  await reviewing.begin()
  reviewing.take(stands(false))
  const players = async (moment: Moment) => {
    await reviewing.show(moment)
    return [reviewing.naming.seats[0].player, reviewing.botOf(moment)]
  }
  const [bots, own] = reviewing.moments
  expect([await players(bots), await players(own)]).toEqual([
    ['driver', 'driver'],
    ['person', null],
  ])
})

it('is not begun where neither the game can be looked back at nor reviewed', async () => {
  const { reviewing, values } = reviewed()
  delete values.review
  await reviewing.begin()
  expect(reviewing.on).toBe(false)
})

it('opens a finished game on what weighs most of its decisive turns, before all have been judged', async () => {
  const { reviewing, stands } = reviewed(true)
  await reviewing.begin()
  reviewing.take(stands(true, 7))
  expect(reviewing.moment).toBeNull()
  reviewing.take(stands(true, 8))
  await expect.poll(() => reviewing.moment?.turn).toBe(9)
})

it('has the row of a moment laid out though all is told anew before the table of it has come', async () => {
  const { reviewing, stands } = reviewed(true)
  await reviewing.begin()
  reviewing.take(stands(true, 8))
  reviewing.take(structuredClone(stands(false)))
  await expect.poll(() => reviewing.moment?.turn).toBe(9)
  expect(reviewing.moments).toContain(reviewing.moment)
})

it('stays where somebody has gone while moments were still looked for', async () => {
  const { reviewing, stands } = reviewed()
  await reviewing.begin()
  await reviewing.toTurn(0)
  const show = vi.spyOn(reviewing, 'show')
  reviewing.take(stands(false))
  expect(show).not.toHaveBeenCalled()
})

it('stands where the better move has led until somebody goes back to the moment', async () => {
  const { reviewing, session, stands, shown } = reviewed()
  await reviewing.begin()
  reviewing.take(stands(false))
  await expect.poll(() => reviewing.moment).not.toBeNull()
  const view = () => session.shown.view
  const drawn = () => reviewing.both !== null
  expect([reviewing.canPlay, view() === shown.past.view, drawn()]).toEqual([true, true, true])
  await reviewing.play()
  expect([reviewing.rests, view() === shown.other.beats[0].view, drawn()]).toEqual([true, true, false])
  await reviewing.play()
  expect([reviewing.rests, view() === shown.past.view, drawn()]).toEqual([false, true, true])
  await reviewing.play()
  reviewing.draw('played')
  expect([reviewing.rests, view() === shown.past.view]).toEqual([false, true])
  expect(reviewing.preview).toEqual({ ...shown.played, against: shown.other })
  await reviewing.play()
  await reviewing.toTurn(0)
  expect(reviewing.rests).toBe(false)
})
