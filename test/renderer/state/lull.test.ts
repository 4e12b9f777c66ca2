import { describe, expect, it } from 'vitest'
import { atTable, beat, event, stateAt, update } from './at-table.ts'
import type { Beat } from '../../../src-shared/table.ts'

describe('Space, which skips what others do', () => {
  const space = (timeStamp: number, repeat = false) => ({ key: ' ', repeat, timeStamp })
  const ofBob = (turn: number): Beat => ({ ...beat(turn), event: { ...event(turn), seat: 1 } })

  it('is no answer just after it, nor while it goes on being tapped; a moment later it is', async () => {
    const { session } = atTable()
    session.take(update(stateAt(2, 2), [ofBob(1), beat(2)]))
    await session.settled()
    const then = performance.now()
    const { lull } = session.showing
    expect(lull.swallows({ key: 'Enter', repeat: false, timeStamp: then })).toBe(false)
    expect([300, 800, 1300].map((later) => lull.swallows(space(then + later)))).toEqual([true, true, true])
    expect(lull.swallows(space(then + 2000))).toBe(false)
  })

  it('answers at once after what one did oneself and watched to the end', async () => {
    const { session } = atTable()
    session.take(update(stateAt(2, 2), [beat(1)]))
    await session.settled()
    expect(session.showing.lull.swallows(space(performance.now()))).toBe(false)
  })

  it('never answers by being held down', () => {
    const { lull } = atTable().session.showing
    expect([lull.swallows(space(5000, true)), lull.swallows({ key: 'Enter', repeat: true, timeStamp: 5000 })]).toEqual([
      true,
      true,
    ])
  })
})
