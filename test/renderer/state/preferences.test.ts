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

it('remembers past its end what each game was begun with, without its name and its deal, behind what was kept on purpose', async () => {
  const app = anApp()
  const begun = (game: GameId, name: string): NewGame => ({
    game,
    name: 'Friday',
    seats: [{ name, player: 'person' }],
    options: {},
    seed: 7,
    practice: true,
  })
  const remembered = (game: GameId, name: string) => {
    const { seed: _, ...one } = begun(game, name)
    return { ...one, name: '' }
  }
  await app.preferences.keepLast(begun('transport', 'Ann'))
  await app.preferences.keepLast(begun('first-class', 'Bob'))
  await app.preferences.keepLast(begun('transport', 'Cas'))
  expect(app.settings.last).toEqual([remembered('first-class', 'Bob'), remembered('transport', 'Cas')])
  expect(app.setUpFor('transport')).toEqual(remembered('transport', 'Cas'))
  await app.preferences.keepUsual(begun('transport', 'Dot'))
  expect(app.setUpFor('transport')).toEqual(begun('transport', 'Dot'))
})

it('keeps what was changed last, though what comes of a change before is told only then', async () => {
  const app = anApp()
  const told: (() => void)[] = []
  vi.spyOn(app, 'ask').mockImplementation(
    ((_: unknown, settings: Settings) => new Promise((done) => told.push(() => done({ settings })))) as never,
  )
  const changes = [app.preferences.change({ textSize: 125 }), app.preferences.change({ bell: false })]
  told[0]()
  await changes[0]
  expect(app.settings).toMatchObject({ textSize: 125, bell: false })
  told[1]()
  await changes[1]
  expect(app.settings).toMatchObject({ textSize: 125, bell: false })
})

it('names a key for those who read the page aloud as they are named there: plus joins keys', async () => {
  const app = anApp()
  await app.preferences.change({ keys: { hint: '+', undo: 'U' } })
  expect([app.preferences.pressed('hint'), app.preferences.pressed('undo')]).toEqual(['Plus', 'Control+U'])
  expect(app.preferences.key('hint')).toBe('+')
})
