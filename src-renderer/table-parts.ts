import type { GameId } from '../src-shared/core.ts'
import type { TableUpdate } from '../src-shared/table.ts'
import { panelOf } from './games/panels.ts'
import type { Options } from './games/panel.ts'
import type { App } from './state/app.svelte.ts'
import { Reading } from './state/reading.svelte.ts'
import { TableSession } from './state/table.svelte.ts'

/**
 * What a table and a page of rules are made of: most of the window's code, fetched when the first of them is opened.
 */
export const tableAt = (app: App, update: TableUpdate): TableSession =>
  new TableSession(app, update, panelOf(update.table.game))

export const rulesAt = (game: GameId, anchor: string, options: Options | null): Reading =>
  new Reading(panelOf(game), anchor, options)
