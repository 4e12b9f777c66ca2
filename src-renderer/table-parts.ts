import type { GameId } from '../src-shared/core.ts'
import type { TableUpdate } from '../src-shared/table.ts'
import { panelOf } from './games/panels.ts'
import type { Options } from './games/panel.ts'
import type { App } from './state/app.svelte.ts'
import { Reading } from './state/reading.svelte.ts'
import { TableSession } from './state/table/table.svelte.ts'

/**
 * What a table and a page of rules are made of: most of the window's code, fetched when the first of them is opened.
 */
export function tableAt(app: App, update: TableUpdate): TableSession {
  const session = new TableSession(app, update, panelOf(update.table.game))
  session.showing.awaited.expect()
  return session
}

export const rulesAt = (game: GameId, anchor: string, options: Options | null): Reading =>
  new Reading(panelOf(game), anchor, options)

/** The screen it is played on: a table that is told of deeds before it is drawn would show nothing of them. */
export const screenCame = (): Promise<unknown> => import('./screens/Table.svelte')
