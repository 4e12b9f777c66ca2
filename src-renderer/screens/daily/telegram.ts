import { beginOf, dayAt, numberOf, type Daily, type DailyBoard } from '../../../src-shared/daily.ts'
import { onDay, t } from '../../i18n/words.svelte.ts'

const SQUARES = 10

/**
 * How the day went, to be handed on as plain text: points as a share of the best result here, in ten squares. It tells
 * nothing of the deal and nobody's name.
 * @param running days up to today: of a day that is past nothing is said of them
 */
export function telegramOf({ day, now, boards }: Daily, running: number): string[] {
  const date = onDay(beginOf(day), { day: 'numeric', month: 'long', year: 'numeric' })
  return [
    t('daily.telegram.head', { date, n: numberOf(day) }),
    ...boards.map((board) => t('daily.telegram.line', { game: t(`game.${board.game}`), result: resultOf(board) })),
    ...(running > 0 && day === dayAt(now) ? [t('daily.telegram.running', { n: running })] : []),
  ]
}

function resultOf({ own, best, running }: DailyBoard): string {
  if (!own) return t(running ? 'daily.telegram.running.game' : 'daily.telegram.none')
  const squares = squaresOf(own.points, best?.points ?? own.points)
  return t(own.won ? 'daily.telegram.won' : 'daily.telegram.points', { n: own.points, squares })
}

/** Full squares for the share of the best; where nobody made points, none. */
export function squaresOf(points: number, best: number): string {
  const full = best > 0 ? Math.max(0, Math.min(SQUARES, Math.round((points / best) * SQUARES))) : 0
  return '■'.repeat(full) + '□'.repeat(SQUARES - full)
}
