import { describe, expect, it } from 'vitest'
import type { SeatInfo, TableUpdate } from '../../src-shared/table.ts'
import { aFolder, bot, gameOf, person, start, type Playing } from '../app/playing.ts'
import { act, command, dealt, lift, refusedCommand, sit } from './at-table.ts'
import { ASK, END_TURN, FLIP, playCard } from './toy.ts'

async function began(
  seats: readonly SeatInfo[],
  more: { practice?: boolean; folder?: string } = {},
): Promise<{ playing: Playing; begun: TableUpdate }> {
  const playing = await start({ folder: more.folder ?? (await aFolder()), games: [dealt] })
  return { playing, begun: await playing.get('newGame', gameOf(seats, { practice: more.practice ?? false })) }
}

/** Ann looks and has seen a card flipped; Bob sits beside her, and Cid. */
async function annHasSeen(): Promise<{ playing: Playing; lifted: TableUpdate; seen: TableUpdate }> {
  const { playing, begun } = await began([person('Ann'), person('Bob'), person('Cid')])
  const lifted = await lift(playing, begun, 0)
  return { playing, lifted, seen: await act(playing, lifted, FLIP) }
}
const wish = (playing: Playing, update: TableUpdate, seat: number) =>
  command(playing, update, { kind: 'takeBack', seat })
const answer = (playing: Playing, update: TableUpdate, seat: number, agrees: boolean) =>
  command(playing, update, { kind: 'consent', seat, agrees })
const told = (update: TableUpdate) => update.log.flatMap((entry) => (entry.command ? [entry.command] : []))

describe('taking back past what was learnt', () => {
  it('is done at once by one person among bots, and the log says who had learnt something', async () => {
    const { playing, begun } = await began([person('Ann'), bot('Bob')])
    const seen = await act(playing, begun, FLIP)
    expect(seen.table).toMatchObject({
      undo: { key: 'undo.cardLearnt' },
      takeBack: { by: 0, count: 1, turn: 1, learnt: [0, 1], asks: [] },
    })
    const back = await wish(playing, seen, 0)
    expect(back.table.view).toEqual(begun.table.view)
    expect(told(back)).toEqual([{ kind: 'takeBack', seat: 0, entries: [1], learnt: [0, 1] }])
  })

  it('goes back over the turn of a bot to the own last step', async () => {
    const { playing, begun } = await began([person('Ann'), bot('Bob')])
    const played = await act(playing, begun, playCard(1))
    await act(playing, played, END_TURN)
    const mine = await playing.until(({ table }) => table.status.decision?.by === 0)
    const back = await wish(playing, mine, 0)
    expect(back.table.view).toEqual(played.table.view)
  })

  it('in a practice game is what undo does, and the log says it all the same', async () => {
    const { playing, begun } = await began([person('Ann'), bot('Bob')], { practice: true })
    const back = await command(playing, await act(playing, begun, FLIP), { kind: 'undo' })
    expect(back.table.view).toEqual(begun.table.view)
    expect(told(back)).toEqual([{ kind: 'takeBack', seat: 0, entries: [1], learnt: [0, 1] }])
  })

  it('in a practice game leaves a journal that can be written anew without it', async () => {
    const folder = await aFolder()
    const { playing, begun } = await began([person('Ann'), bot('Bob')], { practice: true, folder })
    let now = begun
    for (let n = 0; n < 25; n++) now = await command(playing, await act(playing, now, FLIP), { kind: 'undo' })
    const last = await act(playing, now, playCard(1))
    await playing.app.close()
    const again = await start({ folder, games: [dealt] })
    const opened = await again.get('openSlot', { slot: last.table.slot })
    expect(opened.table.view).toEqual(last.table.view)
    expect(opened.log.map((entry) => entry.command?.kind)).toEqual([undefined, undefined, 'resumed'])
  })

  it('asks each other person in turn, and while it does nothing else can be done nor seen', async () => {
    const { playing, lifted, seen } = await annHasSeen()
    const first = await wish(playing, seen, 0)
    expect(first.table).toMatchObject({
      consent: { asked: 1, wish: { by: 0, count: 1 } },
      viewer: 'onlooker',
      choices: [],
      takeBack: null,
    })
    expect(await refusedCommand(playing, first, { kind: 'liftCurtain', seat: 0 })).toBe('notYourTurn')
    expect(await refusedCommand(playing, first, { kind: 'consent', seat: 2, agrees: true })).toBe('notYourTurn')
    expect(await playing.refusal('act', { slot: first.table.slot, seq: first.table.seq, codes: [END_TURN] })).toBe(
      'notYourTurn',
    )
    const second = await answer(playing, first, 1, true)
    expect(second.table.consent?.asked).toBe(2)
    const done = await answer(playing, second, 2, true)
    expect(done.table).toMatchObject({ consent: null, curtain: { seat: 0 } })
    expect((await lift(playing, done, 0)).table.view).toEqual(lifted.table.view)
  })

  it('is not done when one refuses: the log says so, and the table stands as it stood', async () => {
    const { playing, seen } = await annHasSeen()
    const refused = await answer(playing, await wish(playing, seen, 0), 1, false)
    expect(told(refused)).toContainEqual({ kind: 'refused', seat: 1 })
    expect(refused.table).toMatchObject({ consent: null, curtain: { seat: 0 } })
    expect((await lift(playing, refused, 0)).table.view).toEqual(seen.table.view)
  })

  it('may be wished by whoever held the device last, before the next has lifted his curtain', async () => {
    const { playing, lifted } = await annHasSeen()
    const ended = await act(playing, { ...lifted, table: { ...lifted.table, seq: lifted.table.seq + 1 } }, END_TURN)
    expect(ended.table).toMatchObject({ curtain: { seat: 1 }, takeBack: { by: 0, count: 1 } })
    expect(await refusedCommand(playing, ended, { kind: 'takeBack', seat: 1 })).toBe('illegal')
    expect((await wish(playing, ended, 0)).table.consent?.asked).toBe(1)
  })

  it('is dropped when a bot takes the seat that is asked: nobody has agreed by it, and it can be wished anew', async () => {
    const { playing, lifted, seen } = await annHasSeen()
    const dropped = await sit(playing, await wish(playing, seen, 0), 1, bot('Bob'))
    expect(dropped.table).toMatchObject({ consent: null, curtain: { seat: 0 }, takeBack: { by: 0, asks: [2] } })
    const again = await wish(playing, dropped, 0)
    expect(again.table.consent?.asked).toBe(2)
    const done = await answer(playing, again, 2, true)
    expect((await lift(playing, done, 0)).table.view).toEqual(lifted.table.view)
  })

  it('is dropped when another person takes a seat that has agreed or has still to be asked', async () => {
    const { playing, seen } = await annHasSeen()
    const second = await answer(playing, await wish(playing, seen, 0), 1, true)
    const dropped = await sit(playing, second, 1, person('Eve'))
    expect(dropped.table).toMatchObject({ consent: null, takeBack: { asks: [1, 2] } })
    const asked = await wish(playing, dropped, 0)
    expect((await sit(playing, asked, 2, bot('Cid'))).table.consent).toBeNull()
  })

  it('lets nothing be chosen, previewed or explained while it is asked', async () => {
    const { playing, seen } = await annHasSeen()
    const { table } = await wish(playing, seen, 0)
    const { slot, seq } = table
    expect(await playing.refusal('preview', { slot, seq, codes: [END_TURN] })).toBe('notYourTurn')
    expect(await playing.refusal('explain', { slot, seq, ref: { kind: 'card', id: 1 } })).toBe('notYourTurn')
  })

  it('is dropped when a bot takes the seat that wished it', async () => {
    const { playing, seen } = await annHasSeen()
    const dropped = await sit(playing, await wish(playing, seen, 0), 0, bot('Ann'))
    expect(dropped.table.consent).toBeNull()
    await playing.until(({ table }) => table.curtain?.seat === 1)
  })

  it('is still asked after the window was loaded anew', async () => {
    const { playing, seen } = await annHasSeen()
    await wish(playing, seen, 0)
    const { table } = await playing.get('hello', {})
    expect(table?.table.consent?.asked).toBe(1)
  })

  it('is found in the log after the game was closed, and what it took back too', async () => {
    const folder = await aFolder()
    const { playing, begun } = await began([person('Ann'), bot('Bob')], { folder })
    const back = await wish(playing, await act(playing, begun, FLIP), 0)
    const on = await act(playing, back, ASK)
    await playing.app.close()
    const again = await start({ folder, games: [dealt] })
    const opened = await again.get('openSlot', { slot: on.table.slot })
    expect(told(opened)).toContainEqual({ kind: 'takeBack', seat: 0, entries: [1], learnt: [0, 1] })
    expect(opened.log[1].events.map((event) => event.kind)).toEqual(['flipped'])
  })

  it('ends with the game', async () => {
    const playing = await start({ folder: await aFolder() })
    await playing.get('newGame', gameOf([bot('Ann'), bot('Bob')]))
    const end = await playing.until(({ table }) => table.outcome !== null)
    expect(end.table.takeBack).toBeNull()
  })
})
