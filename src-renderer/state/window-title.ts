import { t } from '../i18n/words.svelte.ts'
import type { App } from './app.svelte.ts'

/** What the window, or its tab, is called: at a table the game, the turn and whose it is; else the screen. */
export function windowTitle(app: App): string {
  const name = t('app.name')
  const of = (what: string) => `${what} – ${name}`
  switch (app.screen) {
    case 'new':
      return of(`${t('new.title')}: ${t(`game.${app.beginning}`)}`)
    case 'editor':
      return of(t('editor.title'))
    case 'settings':
      return of(t('settings.title'))
    case 'statistics':
      return of(t('statistics.title'))
    case 'daily':
      return of(t('daily.title'))
    case 'school':
      return of(t('title.school'))
    case 'problems':
      return of(t('problems.title'))
    case 'table':
      return app.session ? of(tableTitle(app.session)) : name
    default:
      return name
  }
}

function tableTitle({ table, showing }: NonNullable<App['session']>): string {
  const { game, status, seats, outcome, curtain } = table
  const what = t(`game.${game}`)
  if (outcome) return `${what}: ${t('table.over')}`
  // Who starts is not told before it is seen.
  if (showing.opens) return `${what}: ${t('table.whoStarts')}`
  const asked = status.decision?.by ?? curtain?.seat ?? status.active
  const whose = seats[asked]?.name ?? ''
  if (status.turn < 1) return `${what}: ${t('table.waiting', { name: whose })}`
  return `${what}: ${t('table.turnOf', { turn: status.turn, name: whose })}`
}
