import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, type TableUpdate } from '../../src-shared/table.ts'
import { aFolder, bot, gameOf, person, start, type Playing } from '../app/playing.ts'
import { Course } from '../../src-main/table/course.ts'
import { takeBackFor, undoable } from '../../src-main/table/undo.ts'
import { CONFIRM, END_TURN, FLIP, playCard, toy, toyWith } from './toy.ts'

/** Ann is dealt 1, 2 and draws 3; Bob is dealt 31, 32. */
const DECK = [
  1,
  2,
  31,
  32,
  3,
  ...Array.from({ length: 40 }, (_, card) => card).filter((card) => ![1, 2, 3, 31, 32].includes(card)),
]
const game = toyWith({ setup: (spec, emit) => toy.setup({ ...spec, deck: DECK }, emit) })

const act = (playing: Playing, { table }: TableUpdate, ...codes: number[]): Promise<TableUpdate> =>
  playing.get('act', { slot: table.slot, seq: table.seq, codes })
const back = (playing: Playing, { table }: TableUpdate, kind: 'undo' | 'redo'): Promise<TableUpdate> =>
  playing.get('command', { slot: table.slot, seq: table.seq, command: { kind } })
const refusedBack = (playing: Playing, { table }: TableUpdate, kind: 'undo' | 'redo'): Promise<string> =>
  playing.refusal('command', { slot: table.slot, seq: table.seq, command: { kind } })

async function annAgainstBob(practice = false): Promise<{ playing: Playing; begun: TableUpdate }> {
  const playing = await start({ folder: await aFolder(), games: [game] })
  return { playing, begun: await playing.get('newGame', gameOf([person('Ann'), bot('Bob')], { practice })) }
}

describe('undo', () => {
  it('takes back the steps of the turn one by one, and redo makes them again', async () => {
    const { playing, begun } = await annAgainstBob()
    expect(begun.table.undo).toEqual({ key: 'undo.nothing', refs: [] })
    const first = await act(playing, begun, playCard(1))
    const second = await act(playing, first, playCard(2), playCard(3))
    expect(second.table).toMatchObject({ undo: null, redo: false })

    const undone = await back(playing, second, 'undo')
    expect(undone.table.view).toEqual(first.table.view)
    expect(undone.table.choices).toEqual(first.table.choices)
    expect(undone.beats).toEqual([])
    expect(undone.log.map((entry) => entry.command?.kind)).toEqual(['undo'])
    const start = await back(playing, undone, 'undo')
    expect(start.table.view).toEqual(begun.table.view)
    expect(start.table).toMatchObject({ undo: { key: 'undo.nothing' }, redo: true })
    expect(await refusedBack(playing, start, 'undo')).toBe('illegal')

    const again = await back(playing, await back(playing, start, 'redo'), 'redo')
    expect(again.table.view).toEqual(second.table.view)
    expect(again.table.redo).toBe(false)
    expect(await refusedBack(playing, again, 'redo')).toBe('illegal')
  })

  it('takes an answer the table gave by itself back with the step before it', async () => {
    const playing = await start({ folder: await aFolder(), games: [game] })
    const begun = await playing.get('newGame', gameOf([bot('Ann'), person('Bob')], { starter: 1 }))
    const played = await act(playing, begun, playCard(31))
    expect(played.beats.map((beat) => beat.event.kind)).toEqual(['played', 'confirmed'])
    expect([begun.alone, played.alone]).toEqual([undefined, 1])
    expect(played.table.choices).not.toContain(CONFIRM)
    expect((await back(playing, played, 'undo')).table.view).toEqual(begun.table.view)
  })

  it('and redo are told of the one whose step it was, though steps of bots go with it', async () => {
    const { playing, begun } = await annAgainstBob(true)
    await act(playing, await act(playing, begun, playCard(1)), END_TURN)
    const mine = await playing.until(({ table }) => table.status.decision?.by === 0)
    const undone = await back(playing, mine, 'undo')
    const redone = await back(playing, undone, 'redo')
    expect(redone.table.view).toEqual(mine.table.view)
    expect(redone.log.map((entry) => [entry.command?.kind, entry.seat])).toEqual([['redo', 0]])
  })

  it('past what was learnt is wished by a person alone, of steps of its own', () => {
    const course = new Course(game, { options: {}, seats: [person('Ann'), person('Bob')], seed: 7, starter: 0 })
    const wished = () => takeBackFor(course, 0)?.count ?? null
    expect(wished()).toBeNull()
    const draft = course.draft(0, [playCard(1)])
    if (typeof draft === 'string') throw new Error(draft)
    course.step(draft.line)
    expect(wished()).toBe(1)
    course.sit({ kind: 'seat', by: 0, name: 'Bot', player: 'random', ...course.standing })
    expect(wished()).toBeNull()
  })

  it('takes back no step that a bot made in the place of the person', () => {
    const course = new Course(game, { options: {}, seats: [bot('Ann'), person('Bob')], seed: 7, starter: 0 })
    const draft = course.draft(0, [playCard(1)])
    if (typeof draft === 'string') throw new Error(draft)
    course.step(draft.line)
    course.sit({ kind: 'seat', by: 0, name: 'Ann', player: 'person', turn: 1, active: 0 })
    expect(course.status.decision?.by).toBe(0)
    expect(undoable(course, 0, false)).toMatchObject({ key: 'undo.otherTurn' })
  })

  it('forgets what was taken back once something else is done', async () => {
    const { playing, begun } = await annAgainstBob()
    const undone = await back(playing, await act(playing, begun, playCard(1)), 'undo')
    const other = await act(playing, undone, playCard(2))
    expect(other.table.redo).toBe(false)
  })

  it('stops where a card was learnt', async () => {
    const { playing, begun } = await annAgainstBob()
    const flipped = await act(playing, await act(playing, begun, playCard(1)), FLIP)
    expect(flipped.table.undo).toEqual({ key: 'undo.cardLearnt', refs: [], n: flipped.logFrom })
    const on = await act(playing, flipped, playCard(2))
    const undone = await back(playing, on, 'undo')
    expect(undone.table.undo?.key).toBe('undo.cardLearnt')
    expect(await refusedBack(playing, undone, 'undo')).toBe('illegal')
  })

  it('stops at the turn of another', async () => {
    const { playing, begun } = await annAgainstBob()
    const ended = await act(playing, begun, END_TURN)
    expect(ended.table.undo?.key).toBe('undo.otherTurn')
    const mine = await playing.until(({ table }) => table.status.decision?.by === 0)
    expect(mine.table.undo?.key).toBe('undo.otherTurn')
  })

  it('stops where the turn began, even if nobody else moved in between', async () => {
    const twice = toyWith({
      setup: game.setup,
      apply(s, code, emit) {
        toy.apply(s, code, emit)
        if (code === END_TURN) toy.apply(s, END_TURN, emit)
      },
    })
    const playing = await start({ folder: await aFolder(), games: [twice] })
    const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    const next = await act(playing, begun, END_TURN)
    expect(next.table.status).toMatchObject({ turn: 3, decision: { by: 0 } })
    expect(next.table.undo?.key).toBe('undo.otherTurn')
  })

  it('goes back through learnt cards and the turns of bots in a practice game, and forward again', async () => {
    const { playing, begun } = await annAgainstBob(true)
    const flipped = await act(playing, begun, FLIP)
    await act(playing, flipped, END_TURN)
    const mine = await playing.until(({ table }) => table.status.decision?.by === 0)
    const undone = await back(playing, mine, 'undo')
    expect(undone.table.view).toEqual(flipped.table.view)
    const first = await back(playing, undone, 'undo')
    expect(first.table.view).toEqual(begun.table.view)
    const again = await back(playing, await back(playing, first, 'redo'), 'redo')
    expect(again.table.view).toEqual(mine.table.view)
    expect(again.table.status).toEqual(mine.table.status)
  })

  it('in a practice game stops a bot that is about to move, and it moves again when it is asked again', async () => {
    const tuning = { pauses: { slow: 60_000, normal: 60_000, fast: 60_000, off: 0 } }
    const playing = await start({ folder: await aFolder(), games: [game], tuning })
    await playing.get('setSettings', { ...DEFAULT_SETTINGS, speed: 'slow' })
    const begun = await playing.get('newGame', gameOf([person('Ann'), bot('Bob')], { practice: true }))
    const ended = await act(playing, begun, END_TURN)
    expect(ended.table).toMatchObject({ thinking: 1, undo: null })
    const undone = await back(playing, ended, 'undo')
    expect(undone.table).toMatchObject({ thinking: null, view: begun.table.view })
    await playing.get('setSettings', { ...DEFAULT_SETTINGS, speed: 'off' })
    await act(playing, undone, END_TURN)
    await playing.until(({ table }) => table.thinking === null)
    expect(playing.notices.filter((notice) => notice.kind === 'fault')).toEqual([])
  })

  it('is found again after the game was closed, redo too', async () => {
    const folder = await aFolder()
    const first = await start({ folder, games: [game] })
    const begun = await first.get('newGame', gameOf([person('Ann'), bot('Bob')]))
    const played = await act(first, begun, playCard(1))
    const undone = await back(first, await act(first, played, playCard(2)), 'undo')
    await first.app.close()
    const second = await start({ folder, games: [game] })
    const opened = await second.get('openSlot', { slot: undone.table.slot })
    expect(opened.table.view).toEqual(undone.table.view)
    expect(opened.table).toMatchObject({ undo: null, redo: true })
  })
})
