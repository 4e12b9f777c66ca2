import type { Phrase } from '../../src-shared/core.ts'
import type { MessageKey } from '../messages/index.ts'
import type { LanguageId } from '../../src-shared/messages/index.ts'
import { bringTexts, phrase, say as sayIn } from '../messages/index.ts'
import { localeOf } from '../../src-shared/messages/index.ts'

/** The language now shown. What reads it by `t` or `say` is written anew when it changes, or when its texts come. */
let shown = $state.raw<{ readonly language: LanguageId; readonly spoken: boolean }>({ language: 'en', spoken: false })

export const currentLanguage = (): LanguageId => shown.language
/** Some language's texts are here. */
export const hasWords = (): boolean => shown.spoken

/** The last one asked for: of two that are fetched at once the later wish holds. */
let wanted: LanguageId = 'en'

/** Until the window speaks a language. @throws where its texts cannot be had: then it speaks on as before. */
export async function speak(next: LanguageId): Promise<void> {
  wanted = next
  await bringTexts(next)
  if (wanted !== next) return
  if (!shown.spoken || shown.language !== next) shown = { language: next, spoken: true }
  document.documentElement.lang = next
}

/** How a phrase is said while the table that is shown lies otherwise than at its beginning; null = as it is. */
let turned = $state.raw<((what: Phrase) => Phrase) | null>(null)

/** From now on words go round with the table. */
export const sayTurned = (as: typeof turned): void => void (turned = as)

/** While these stay the same a phrase has the same words. */
export const saidBy = (): readonly unknown[] => [shown, turned]

/** Words for a phrase. */
export const say = (what: Phrase): string => sayIn(shown.language, turned ? turned(what) : what)
/** Words for a key. */
export const t = (key: MessageKey, params?: Phrase['params']): string => say(phrase(key, params))

/** A text that begins a line. */
export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(localeOf(shown.language)) + text.slice(1)

/** To one digit behind the point, for a text that counts it. */
export const tenths = (n: number): number => Math.round(n * 10) / 10

/** A figure as the language writes it, to one digit behind the point. @param least digits that are always behind it */
export const figure = (n: number, least = 0): string =>
  new Intl.NumberFormat(localeOf(shown.language), {
    minimumFractionDigits: least,
    maximumFractionDigits: 1,
  }).format(n)

/** A moment as the calendar here has it. */
export const onDate = (then: number, how: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(shown.language), how).format(then)

/** '18 Nov 2026' */
export const dated = (then: number): string => onDate(then, { day: 'numeric', month: 'short', year: 'numeric' })

/** A moment as the calendar of UTC has it, in which the days of the daily boards begin. */
export const onDay = (then: number, how: Intl.DateTimeFormatOptions): string =>
  onDate(then, { ...how, timeZone: 'UTC' })

/** '20:40' */
export const clock = (then: number): string => onDate(then, { hour: '2-digit', minute: '2-digit' })

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Days of the calendar here from one moment to another. */
const daysBetween = (then: number, now: number): number =>
  Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(then).setHours(0, 0, 0, 0)) / DAY)

/** 'just now', '20 minutes ago', 'yesterday', '18 Nov', of another year '18 Nov 2025' */
export function ago(then: number, now: number): string {
  const relative = new Intl.RelativeTimeFormat(localeOf(shown.language), { numeric: 'auto' })
  const past = now - then
  if (past < MINUTE) return t('time.now')
  if (past < 60 * MINUTE) return relative.format(-Math.floor(past / MINUTE), 'minute')
  const days = daysBetween(then, now)
  if (days < 1) return relative.format(-Math.floor(past / (60 * MINUTE)), 'hour')
  if (days === 1) return relative.format(-1, 'day')
  const isThisYear = new Date(then).getFullYear() === new Date(now).getFullYear()
  return isThisYear ? onDate(then, { day: 'numeric', month: 'short' }) : dated(then)
}
