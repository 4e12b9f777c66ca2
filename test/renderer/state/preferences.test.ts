import { expect, it, vi } from 'vitest'
import './at-table.ts'
import type { Bridge, RequestName } from '../../../src-shared/bridge.ts'
import type { GameId } from '../../../src-shared/core.ts'
import type { NewGame, Settings } from '../../../src-shared/table.ts'
import { PLAYABLE } from '../../../src-renderer/games/tickets.ts'
import * as parts from '../../../src-renderer/table-parts.ts'
import { App } from '../../../src-renderer/state/app.svelte.ts'

/** A window whose host takes whatever it is told. */
function anApp(): App {
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('document', { hidden: false, documentElement: { style: { setProperty: () => undefined } } })
  return new App(
    {
      ask: async (_: RequestName, settings: Settings) => ({ ok: true, value: { settings } }),
      onNotice: () => undefined,
    } as unknown as Bridge,
    PLAYABLE,
    async () => parts,
  )
}

it('offers each game as it was kept, whatever was kept of the others, and as it was played last before that', async () => {
  const app = anApp()
  const setUp = (game: GameId, practice: boolean): NewGame => ({ game, name: '', seats: [], options: {}, practice })
  await app.preferences.keepUsual(setUp('transport', true))
  await app.preferences.keepUsual(setUp('first-class', true))
  await app.preferences.keepUsual(setUp('transport', false))
  expect(app.settings.usual).toEqual([setUp('first-class', true), setUp('transport', false)])
  expect([app.setUpFor('first-class'), app.setUpFor('freight-express')]).toEqual([setUp('first-class', true), null])
  app.again = setUp('first-class', false)
  expect(app.setUpFor('first-class')).toEqual(setUp('first-class', false))
})
