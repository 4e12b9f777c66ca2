import { describe, expect, it, vi } from 'vitest'
import type { GameEvent } from '../../../src-shared/core.ts'
import type { Past } from '../../../src-shared/table.ts'
import { VIEW, asked, atTable, beat, event, stateAt, update } from './at-table.ts'

describe('a replay that plays', () => {
  /** Three entries, and the first of them on show. */
  async function lookingBack() {
    const all = atTable()
    const entries = [0, 1, 2].map((n) => ({ n, turn: n, seat: 0, events: [event(n)] }))
    all.session.take(update(stateAt(2, 2), [], entries))
    await all.session.settled()
    const { replay } = all.session
    replay.past = { n: 0, viewer: 0, status: all.session.table.status, view: VIEW, beats: [] }
    return { ...all, replay }
  }

  /** The same, and whatever is looked back at comes. */
  async function answered() {
    const all = await lookingBack()
    const { status } = all.session.table
    vi.spyOn(all.app, 'ask').mockImplementation((async (_: string, { n }: { n: number }): Promise<Past> => ({
      n,
      viewer: 0,
      status,
      view: VIEW,
      beats: [beat(n)],
    })) as unknown as typeof all.app.ask)
    return all
  }

  it('tells whether the game that is looked back at has been played to its end', async () => {
    const { session } = await lookingBack()
    expect(session.shown.isPlayed).toBe(false)
    session.table = { ...session.table, outcome: { places: [[0], [1]], reason: { key: 'over', refs: [] } } as never }
    expect(session.shown.isPlayed).toBe(true)
  })
  it('stops where no answer comes, and does not ask again', async () => {
    const { replay } = await lookingBack()
    await replay.play()
    expect(replay.playing).toBe(false)
    expect(asked.filter((name) => name === 'lookBack')).toEqual(['lookBack'])
  })
  it('names the move that is being shown, not the one before it, forwards and back', async () => {
    const { session, replay } = await answered()
    const shown = replay.step(1)
    await vi.waitFor(() => expect(session.showing.moving).toBe(true), { interval: 1 })
    expect([replay.index, replay.past?.n]).toEqual([1, 0])
    await shown
    expect([replay.index, replay.past?.n]).toEqual([1, 1])
    const next = replay.step(1)
    await vi.waitFor(() => expect(replay.index).toBe(2), { interval: 1 })
    await replay.step(-1)
    await next
    expect([replay.index, replay.past?.n]).toEqual([1, 1])
    await replay.step(-1)
    expect([replay.index, replay.past?.n]).toEqual([0, 0])
  })
  it('stays with other eyes at the move that is being shown', async () => {
    const { session, replay } = await answered()
    const shown = replay.step(1)
    await vi.waitFor(() => expect(session.showing.moving).toBe(true), { interval: 1 })
    await replay.seenBy(1)
    await shown
    expect([replay.as, replay.index, replay.past?.n]).toEqual([1, 1, 1])
  })
  it('is nowhere once the table of now is back, and other eyes look at nothing then', async () => {
    const { app, replay } = await answered()
    replay.leave()
    await replay.seenBy(1)
    expect([replay.now, replay.past]).toEqual([null, null])
    expect(app.ask).not.toHaveBeenCalled()
  })
  it('lays a moment out without the marks of what led to it, and has them again where one goes on', async () => {
    const { app, session, scene, replay } = await lookingBack()
    const past = { n: 2, viewer: 0, status: session.table.status, view: VIEW, beats: [] } as const
    vi.spyOn(app, 'ask').mockResolvedValue(past as never)
    replay.lay(past)
    expect(scene.recalledMarked.at(-1)).toBe(false)
    await replay.to(2)
    expect(scene.recalled.at(-1)).toHaveLength(3)
    expect(scene.recalledMarked.at(-1)).toBe(true)
  })
  it('tells a moment that is laid out what led there, with the answers before its moves, and no more', async () => {
    const { session, scene, replay } = await lookingBack()
    const begun = { kind: 'turnBegan', turn: 7 } as unknown as GameEvent
    const beats = [{ event: begun, view: VIEW }]
    replay.lay({ n: 1, viewer: 0, status: session.table.status, view: VIEW, beats })
    expect(scene.recalled.at(-1)?.map(({ turn }) => turn)).toEqual([0, 1, 7])
  })
})
