import { beforeEach, describe, expect, it, vi } from 'vitest'
import { atTable, beat, event, stateAt, update } from './at-table.ts'
import { Lull } from '../../../src-renderer/state/table/lull.ts'
import type { Beat } from '../../../src-shared/table.ts'

// The page's clock stands still, so that 'a moment later' is what a test says.
const NOW = 40_000
beforeEach(() => void vi.spyOn(performance, 'now').mockReturnValue(NOW))

describe('Space, which skips what others do', () => {
  const space = (timeStamp: number, repeat = false) => ({ key: ' ', repeat, timeStamp })
  const ofBob = (turn: number): Beat => ({ ...beat(turn), event: { ...event(turn), seat: 1 } })

  it('is no answer just after it, nor while it goes on being tapped; a moment later it is', async () => {
    const { session } = atTable()
    session.take(update(stateAt(2, 2), [ofBob(1), beat(2)]))
    await session.settled()
    const { lull } = session.showing
    expect(lull.swallows({ key: 'Enter', repeat: false, timeStamp: NOW })).toBe(false)
    expect([300, 1100, 2500].map((later) => lull.swallows(space(NOW + later)))).toEqual([true, true, true])
    expect(lull.swallows(space(NOW + 4100))).toBe(false)
  })

  it('is no answer to a question that comes only a while after what was skipped', () => {
    const lull = new Lull()
    lull.begin(NOW)
    lull.list(NOW + 1400)
    expect(lull.swallows(space(NOW + 2000))).toBe(true)
  })

  it('is no answer the first time, however late, unless somebody has gone to a row or pressed another key', () => {
    const skipped = () => {
      const lull = new Lull()
      lull.begin(NOW)
      lull.list(NOW + 100)
      return lull
    }
    const late = skipped()
    expect([20_000, 22_000].map((later) => late.swallows(space(NOW + later)))).toEqual([true, false])
    const read = skipped()
    read.read()
    expect(read.swallows(space(NOW + 20_000))).toBe(false)
    const elsewhere = skipped()
    elsewhere.swallows({ key: 'Tab', repeat: false, timeStamp: NOW + 19_000 })
    expect(elsewhere.swallows(space(NOW + 20_000))).toBe(false)
  })

  it('answers a moment after what one did oneself and watched to the end: not as that ends', () => {
    const lull = new Lull()
    lull.list(NOW)
    expect([100, 400].map((later) => lull.swallows(space(NOW + later)))).toEqual([true, false])
  })

  it('never answers by being held down', () => {
    const { lull } = atTable().session.showing
    expect([lull.swallows(space(5000, true)), lull.swallows({ key: 'Enter', repeat: true, timeStamp: 5000 })]).toEqual([
      true,
      true,
    ])
  })
})

it('a second press just after one’s own deed began to be shown is hasty, a later one is not', async () => {
  const { session } = atTable()
  session.take(update(stateAt(2, 2), [beat(1)]))
  await session.settled()
  const { lull } = session.showing
  expect([NOW + 100, NOW + 400].map((timeStamp) => lull.isHasty({ timeStamp }))).toEqual([true, false])
})

it('the key of a row is the second of a quick two just after the one that answered, however late that is shown', () => {
  const lull = new Lull()
  lull.swallows({ key: 'Enter', repeat: false, timeStamp: NOW })
  lull.tell(NOW + 1400)
  expect([NOW + 100, NOW + 1500].map((timeStamp) => lull.isSecond({ timeStamp }))).toEqual([true, false])
})

it('a list that has just come to stand is fresh, until somebody goes to one of its rows or it has stood a while', () => {
  const lull = new Lull()
  lull.list(NOW)
  expect([NOW + 100, NOW + 500, NOW + 700].map((timeStamp) => lull.isFresh({ timeStamp }))).toEqual([true, true, false])
  lull.read()
  expect(lull.isFresh({ timeStamp: NOW + 100 })).toBe(false)
})
