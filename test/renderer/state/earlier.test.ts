import { describe, expect, it, vi } from 'vitest'
import type { GameEvent, Viewer } from '../../../src-shared/core.ts'
import type { LogEntry } from '../../../src-shared/table.ts'
import { panelOf } from '../../../src-renderer/games/panels.ts'
import { atTable, event, stateAt, update } from './at-table.ts'

const PAGE = 3

const entries = (from: number, to: number): LogEntry[] =>
  Array.from({ length: to - from }, (_, i) => ({ n: from + i, turn: from + i, seat: 0, events: [event(from + i)] }))

/** A session that was told of entries 8 and 9 alone; `answer` comes before each page. */
async function lateComer(answer: (before: number) => void = () => undefined) {
  const all = atTable()
  const pages: [before: number, viewer: Viewer][] = []
  vi.spyOn(all.app, 'askQuietly').mockImplementation((async (_: string, asks: { before: number; viewer: Viewer }) => {
    pages.push([asks.before, asks.viewer])
    answer(asks.before)
    return { log: entries(Math.max(0, asks.before - PAGE), asks.before) }
  }) as never)
  all.session.take(update(stateAt(2, 9, { viewer: 1 }), [], entries(8, 10), 8))
  await all.session.settled()
  return { ...all, pages }
}
const known = ({ session }: { session: { log: readonly LogEntry[] } }) => session.log.map(({ n }) => n)

describe('the log before what other eyes were told at once', () => {
  it('is nothing that was asked for before somebody wants it', async () => {
    const all = await lateComer()
    expect(known(all)).toEqual([8, 9])
    expect([all.session.earlier.whole, all.pages]).toEqual([false, []])
  })

  it('comes page by page, as far as it is wanted, and once for two who want it', async () => {
    const all = await lateComer()
    const { earlier } = all.session
    await earlier.reach(6)
    expect(known(all)).toEqual([5, 6, 7, 8, 9])
    await Promise.all([earlier.reach(0), earlier.reach(1)])
    expect(known(all)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(all.pages).toEqual([
      [8, 1],
      [5, 1],
      [2, 1],
    ])
    expect(earlier.whole).toBe(true)
  })

  it('is asked for anew where other eyes look meanwhile, and nothing of what was asked for the first is kept', async () => {
    let others = false
    const all = await lateComer(() => {
      if (others) return
      others = true
      all.session.table = stateAt(3, 9, { viewer: 0 })
      all.session.log = entries(9, 10)
    })
    await all.session.earlier.reach(4)
    expect(all.pages).toEqual([
      [8, 1],
      [9, 0],
      [6, 0],
    ])
    expect(known(all)).toEqual([3, 4, 5, 6, 7, 8, 9])
  })

  it('is fetched whole where the game is over, for its score sheet', async () => {
    const all = await lateComer()
    const outcome = { winners: [0], ranks: [1, 2, 3, 4] }
    all.session.take(update(stateAt(3, 9, { viewer: 1, outcome: outcome as never }), [], [], 10))
    await all.session.settled()
    // What is here need not be asked for; it is answered after what was asked for before.
    await all.session.earlier.reach(9)
    expect(known(all)[0]).toBe(0)
    expect(all.pages[0]).toEqual([8, 1])
  })

  it('is fetched whole where turns are told by what was done long before, so that they read the same when reopened', async () => {
    expect(panelOf('transport').toldByAll).toBe(true)
    const all = await lateComer()
    Object.defineProperty(all.session, 'panel', { value: { ...all.session.panel, toldByAll: true } })
    all.session.take(update(stateAt(3, 9, { viewer: 1 }), [], [], 10))
    await all.session.settled()
    await all.session.earlier.reach(9)
    expect(known(all)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  })

  it('is fetched as far back as the table shows what was done, which belongs to it then', async () => {
    expect(panelOf('first-class').shownSince?.({ ...event(0), kind: 'dealt' })).toBe(true)
    const all = await lateComer()
    const shownSince = ({ turn }: GameEvent) => turn === 4
    Object.defineProperty(all.session, 'panel', { value: { ...all.session.panel, shownSince } })
    all.session.take(update(stateAt(3, 9, { viewer: 1 }), [], [], 10))
    await vi.waitFor(() => expect(all.scene.recalled.at(-1)?.[0].turn).toBe(2))
    expect(known(all)).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
    expect(all.pages).toHaveLength(2)
  })

  it('tells the course of a game of all of it, and nothing of a part', async () => {
    const all = await lateComer()
    const { replay, earlier } = all.session
    expect([replay.course, replay.flags]).toEqual([null, []])
    await earlier.reach(6)
    expect(replay.course).toBeNull()
    await earlier.reach(0)
    expect(replay.course?.turns).toBe(9)
  })

  it('is forgotten where other eyes are told less, and what is new alone is read aloud', async () => {
    const all = await lateComer()
    await all.session.earlier.reach(0)
    const undone = entries(9, 12).map((entry) => ({ ...entry, command: { kind: 'undo', seat: 0 } as const }))
    all.session.take(update(stateAt(3, 11, { viewer: 0 }), [], undone, 9))
    await all.session.settled()
    expect(known(all)).toEqual([9, 10, 11])
    expect(all.session.lines).toHaveLength(3)
    expect(all.session.news).toHaveLength(2)
  })
})
