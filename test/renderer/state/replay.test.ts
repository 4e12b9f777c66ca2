import { describe, expect, it } from 'vitest'
import { VIEW, asked, atTable, event, stateAt, update } from './at-table.ts'

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

  it('stops where no answer comes, and does not ask again', async () => {
    const { replay } = await lookingBack()
    await replay.play()
    expect(replay.playing).toBe(false)
    expect(asked.filter((name) => name === 'lookBack')).toEqual(['lookBack'])
  })
})
