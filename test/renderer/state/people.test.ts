import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import './at-table.ts'
import type { Bridge, RequestName } from '../../../src-shared/bridge.ts'
import type { Moment } from '../../../src-shared/review.ts'
import type { NewGame, TableState } from '../../../src-shared/table.ts'
import { PLAYABLE } from '../../../src-renderer/games/tickets.ts'
import * as parts from '../../../src-renderer/table-parts.ts'
import { App } from '../../../src-renderer/state/app.svelte.ts'

const NOW = Date.parse('2026-11-21T20:00:00Z')
const HOUR = 3_600_000
const asked = vi.fn<(request: RequestName, body: { readonly name?: string }) => void>()

/** A window on a host where `tried` has tried a problem last, or nobody has. */
function anApp(tried = ''): App {
  const replies: Partial<Record<RequestName, unknown>> = {
    daily: { daily: { day: '2026-11-21', now: NOW, name: '', boards: [], played: [], people: [] }, faults: [] },
    problems: { problems: { name: tried, people: [], row: 0, best: 0, problems: [], own: [] }, faults: [] },
    keepProblem: {},
  }
  const ask = async (request: RequestName, body: { readonly name?: string }) => {
    asked(request, body)
    return { ok: true, value: replies[request] }
  }
  return new App({ ask, onNotice: () => undefined } as unknown as Bridge, PLAYABLE, async () => parts)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('document', { hidden: false, documentElement: { style: { setProperty: () => undefined } } })
  asked.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
})

it('the daily board is played by the person of the game before, wherever they sat, and by no bot', () => {
  const app = anApp()
  const seats: NewGame['seats'] = [
    { name: 'Dirk', player: 'driver' },
    { name: 'Eva', player: 'person' },
  ]
  app.again = { game: 'transport', name: '', seats, options: {}, practice: false }
  expect(app.daily.person).toBe('Eva')
})

it('nobody at the daily board is called as its person is, however that was written', () => {
  const { daily } = anApp()
  daily.name = 'BRAM'
  expect(daily.names(3)).toEqual(['BRAM', 'Ada', 'Cleo'])
})

it('the time until the next board goes by while the page stands open', async () => {
  const { daily } = anApp()
  await daily.refresh()
  expect(daily.left).toBe(4 * HOUR)
  vi.advanceTimersByTime(1.5 * HOUR)
  daily.tick()
  expect(daily.left).toBe(2.5 * HOUR)
  await daily.refresh()
  expect(daily.left).toBe(4 * HOUR)
})

it.each([
  ['whose move it was, where nobody has tried a problem', '', 1, 'Cleo'],
  ['who plays the boards, where it was a bot’s', '', 0, 'Ada'],
  ['who has tried a problem last', 'Dirk', 1, 'Dirk'],
])('a slip is kept for the one %s', async (_, tried, seat, name) => {
  const { problems } = anApp(tried)
  const seats = [
    { name: 'Bram', player: 'porter' },
    { name: 'Cleo', player: 'person' },
  ]
  await problems.keep({ game: 'transport', slot: 'one', seats } as unknown as TableState, { seat } as Moment)
  expect(asked).toHaveBeenLastCalledWith('keepProblem', expect.objectContaining({ name }))
})
