import { expect, it, vi } from 'vitest'
import { Resting } from '../../../src-renderer/state/table/resting.ts'
import { atTable, beat, stateAt, update } from './at-table.ts'

/** A session, and what its bots are told: that they rest, or go on. */
function withBots() {
  const { app, session, scene } = atTable()
  const told: boolean[] = []
  vi.spyOn(app, 'askQuietly').mockImplementation((async (name: string, { on }: { on: boolean }) => {
    if (name === 'restBots') told.push(on)
    return null
  }) as never)
  return { app, session, scene, told }
}

it('has bots wait while much of what they did is still to be shown, and go on when little is', async () => {
  const { session, told } = withBots()
  for (let turn = 2; turn < 5; turn++) session.take(update(stateAt(turn, turn), [beat(turn)]))
  await Promise.resolve()
  expect(told).toEqual([])
  for (let turn = 5; turn < 8; turn++) session.take(update(stateAt(turn, turn), [beat(turn)]))
  await session.settled()
  await vi.waitFor(() => expect(told).toEqual([true, false]))
})

it('has bots wait until both the menu is shut and all is shown', async () => {
  const { app, session, told } = withBots()
  const resting = new Resting(app, session)
  resting.toShow(6)
  resting.rest('menu', true)
  resting.toShow(0)
  await vi.waitFor(() => expect(told).toEqual([true]))
  resting.rest('menu', false)
  await vi.waitFor(() => expect(told).toEqual([true, false]))
})

it('has bots wait on where a page is opened from the menu, without a gap between them', async () => {
  const { app, session, told } = withBots()
  const resting = new Resting(app, session)
  resting.rest('menu', true)
  await vi.waitFor(() => expect(told).toEqual([true]))
  resting.rest('menu', false)
  resting.rest('page', true)
  await new Promise(setImmediate)
  expect(told).toEqual([true])
  resting.rest('page', false)
  await vi.waitFor(() => expect(told).toEqual([true, false]))
})

it('holds a table for out of sight behind settings, figures, rules and the list of keys', () => {
  const { app, session } = withBots()
  app.session = session
  app.screen = 'table'
  expect(app.away).toBe(false)
  for (const page of ['settings', 'statistics'] as const) {
    app.go(page)
    expect(app.away, page).toBe(true)
    app.go('table')
  }
  app.shortcuts = true
  expect(app.away).toBe(true)
  app.shortcuts = false
  app.reading = {} as never
  expect(app.away).toBe(true)
  app.closeRules()
  expect(app.away).toBe(false)
})

it('tells nothing of a table that was left', async () => {
  const { app, session, told } = withBots()
  session.close()
  new Resting(app, session).rest('menu', true)
  await Promise.resolve()
  expect(told).toEqual([])
})
