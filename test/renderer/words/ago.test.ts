import { beforeAll, expect, it, vi } from 'vitest'
import { ago, speak } from '../../../src-renderer/i18n/words.svelte.ts'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en')
})

const at = (day: number, hour: number, month = 5, year = 2026): number => new Date(year, month, day, hour).getTime()

it('counts by the days of the calendar: what was the day before yesterday is dated, and what was last year with its year', () => {
  const now = at(10, 1)
  expect(ago(now - 20 * 60_000, now)).toBe('20 minutes ago')
  expect(ago(at(10, 9), at(10, 23))).toBe('14 hours ago')
  expect(ago(at(9, 20), now)).toBe('yesterday')
  expect(ago(at(9, 1), at(10, 23))).toBe('yesterday')
  expect(ago(at(8, 2), now)).toBe('8 Jun')
  expect(ago(at(8, 2, 5, 2025), now)).toBe('8 Jun 2025')
})
