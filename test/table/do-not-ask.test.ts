import { describe, expect, it } from 'vitest'
import type { TableUpdate } from '../../src-shared/table.ts'
import { aFolder, gameOf, person, start, type Playing } from '../app/playing.ts'
import { ASK, END_TURN, NO } from './toy.ts'

const lift = (playing: Playing, { table }: TableUpdate, seat: number): Promise<TableUpdate> =>
  playing.get('command', { slot: table.slot, seq: table.seq, command: { kind: 'liftCurtain', seat } })
const act = (playing: Playing, { table }: TableUpdate, ...codes: number[]): Promise<TableUpdate> =>
  playing.get('act', { slot: table.slot, seq: table.seq, codes })
const order = (playing: Playing, { table }: TableUpdate, seat: number, on: boolean): Promise<TableUpdate> =>
  playing.get('command', { slot: table.slot, seq: table.seq, command: { kind: 'doNotAsk', seat, on } })

/** Ann asks, Bob is at the device and has been asked for the first time. */
async function asked(): Promise<{ playing: Playing; update: TableUpdate }> {
  const playing = await start({ folder: await aFolder() })
  const begun = await playing.get('newGame', gameOf([person('Ann'), person('Bob')]))
  const asking = await act(playing, await lift(playing, begun, 0), ASK)
  return { playing, update: await lift(playing, asking, 1) }
}

describe("the standing order 'do not ask me'", () => {
  it('lets the table decline for a seat from the next question on, without a curtain', async () => {
    const { playing, update } = await asked()
    expect(update.table.doNotAsk).toBe(false)
    const ordered = await order(playing, update, 1, true)
    expect(ordered.table).toMatchObject({ doNotAsk: true, viewer: 1 })
    expect(ordered.table.status.decision?.by).toBe(1)
    const answered = await act(playing, ordered, NO)
    const ann = await lift(playing, answered, 0)
    const again = await act(playing, ann, ASK)
    expect(again.table).toMatchObject({ viewer: 0, curtain: null, doNotAsk: false })
    expect(again.table.status.decision?.by).toBe(0)
  })

  it('leaves the log of every other seat as it were without it, numbers and all', async () => {
    const logOfAnn = async (ordered: boolean) => {
      const { playing, update } = await asked()
      const answered = await act(playing, ordered ? await order(playing, update, 1, true) : update, NO)
      return (await lift(playing, answered, 0)).log
    }
    expect(await logOfAnn(true)).toEqual(await logOfAnn(false))
  })

  it('holds though the table has moved on meanwhile', async () => {
    const { playing, update } = await asked()
    const ordered = await order(playing, { ...update, table: { ...update.table, seq: update.table.seq - 1 } }, 1, true)
    expect(ordered.table.doNotAsk).toBe(true)
  })

  it('is given and taken back by nobody but the one who looks', async () => {
    const { playing, update } = await asked()
    const { slot, seq } = update.table
    expect(await playing.refusal('command', { slot, seq, command: { kind: 'doNotAsk', seat: 0, on: true } })).toBe(
      'notYourTurn',
    )
  })

  it('is taken back: then the seat is asked again', async () => {
    const { playing, update } = await asked()
    const ordered = await order(playing, update, 1, true)
    const back = await order(playing, ordered, 1, false)
    expect(back.table.doNotAsk).toBe(false)
    const ann = await lift(playing, await act(playing, back, NO), 0)
    expect((await act(playing, ann, ASK)).table).toMatchObject({ curtain: { seat: 1 } })
  })

  it('holds through turns, and what the table declined is done again when the game is opened anew', async () => {
    const { playing, update } = await asked()
    const ann = await lift(playing, await act(playing, await order(playing, update, 1, true), NO), 0)
    const spared = await act(playing, ann, ASK)
    const ended = await act(playing, spared, END_TURN)
    const { slot } = ended.table
    await playing.get('leaveTable', { slot })
    const opened = await playing.get('openSlot', { slot })
    expect(opened.table.status.turn).toBe(ended.table.status.turn)
    expect(opened.table.status.decision?.by).toBe(1)
  })
})
