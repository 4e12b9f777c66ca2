import { expect, it } from 'vitest'
import { monthLater, weeksOf } from '../../../src-renderer/screens/daily/month.ts'
import { stripOf } from '../../../src-renderer/screens/daily/strip.ts'
import { squaresOf, telegramOf } from '../../../src-renderer/screens/daily/telegram.ts'
import type { Daily, PlayedDay } from '../../../src-shared/daily.ts'
import { t } from '../../../src-renderer/i18n/words.svelte.ts'

const on = (day: string, wins = 0, games: PlayedDay['games'] = ['transport']): PlayedDay => ({ day, games, wins })
const ALL: PlayedDay['games'] = ['freight-express', 'first-class', 'transport']

it('a strip runs on up to yesterday while today is still to be played, and a day left out ends it', () => {
  const days = ['2026-02-27', '2026-02-28', '2026-03-01'].map((day) => on(day))
  expect(stripOf(days, '2026-03-01').running).toBe(3)
  expect(stripOf(days, '2026-03-02').running).toBe(3)
  expect(stripOf(days, '2026-03-03').running).toBe(0)
})

it('the longest strip, whole days of the month and the best day are told', () => {
  const days = [on('2026-10-01', 1), on('2026-10-02'), on('2026-11-03', 3, ALL), on('2026-11-05', 1, ALL)]
  const strip = stripOf(days, '2026-11-05')
  expect([strip.longest, strip.whole, strip.best?.day]).toEqual([{ days: 2, end: '2026-10-02' }, 2, '2026-11-03'])
  expect(strip.week.map(({ punched }) => punched)).toEqual([false, false, false, false, true, false, true])
})

it('the days played last are listed, the latest first', () => {
  const days = ['01', '02', '04', '05', '08', '09'].map((day) => on(`2026-03-${day}`))
  expect(stripOf(days, '2026-03-11').recent.map(({ day }) => day.slice(8))).toEqual(['09', '08', '05', '04', '02'])
  expect(stripOf([], '2026-03-11').recent).toEqual([])
})

it('a month has its weeks from Monday to Sunday, over the end of a year too', () => {
  expect(weeksOf('2026-11-21')[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(weeksOf('2028-02-10').flat().filter(Boolean)).toHaveLength(29)
  expect([monthLater('2026-01-31', -1), monthLater('2026-12-05', 1)]).toEqual(['2025-12-01', '2027-01-01'])
})

it('ten squares are the share of the best result', () => {
  expect([squaresOf(41, 44), squaresOf(0, 44), squaresOf(-3, 0)]).toEqual([
    '■■■■■■■■■□',
    '□'.repeat(10),
    '□'.repeat(10),
  ])
})

it('a telegram tells of the days running where it is of today, and not of a day that is past', () => {
  const daily = { day: '2026-11-05', now: Date.parse('2026-11-05T12:00:00Z'), boards: [] } as unknown as Daily
  expect(telegramOf(daily, 4)).toContain(t('daily.telegram.running', { n: 4 }))
  expect(telegramOf({ ...daily, day: '2026-11-03' }, 4)).toHaveLength(1)
})
