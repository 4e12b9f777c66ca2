import { expect, it, vi } from 'vitest'
import './at-table.ts'
import type { Bridge, MenuCommand, Notice } from '../../../src-shared/bridge.ts'
import { PLAYABLE } from '../../../src-renderer/games/tickets.ts'
import * as parts from '../../../src-renderer/table-parts.ts'
import { App } from '../../../src-renderer/state/app.svelte.ts'
import { openModal } from '../../../src-renderer/ui/page/modal.ts'

/** A window on a screen, and what is chosen in the menu of the system. */
async function on(screen: App['screen']) {
  let tell: (notice: Notice) => void = () => undefined
  const bridge = {
    ask: async () => ({ ok: false, fault: { code: 'disconnected' } }),
    onNotice: (hear: typeof tell) => (tell = hear),
  } as unknown as Bridge
  const app = new App(bridge, PLAYABLE, async () => parts)
  vi.spyOn(app.preferences, 'apply').mockResolvedValue()
  await app.start()
  app.screen = screen
  return { app, choose: (command: MenuCommand) => tell({ kind: 'menu', command }) }
}

it('goes back from settings and record book to where one came from, however often they led to each other', async () => {
  const { app, choose } = await on('table')
  app.go('statistics')
  choose('settings')
  expect([app.screen, app.from]).toEqual(['settings', 'table'])
  app.go('statistics')
  app.go(app.from)
  expect(app.screen).toBe('table')
})

it('the settings of the menu throw no set-up away, and its games no drawing: the editor asks', async () => {
  const { app, choose } = await on('editor')
  const stop = (app.layouts.stopDrawing = vi.fn())
  choose('home')
  expect([app.screen, stop.mock.calls.length]).toEqual(['editor', 1])
  app.screen = 'new'
  choose('settings')
  expect(app.screen).toBe('new')
  choose('home')
  expect(app.screen).toBe('home')
})

it('does nothing that the menu says while a dialog is open', async () => {
  const { app, choose } = await on('daily')
  vi.stubGlobal('document', { ...document, activeElement: null })
  for (const name of ['Node', 'HTMLElement']) vi.stubGlobal(name, class {})
  const close = openModal({ showModal() {}, close() {} } as HTMLDialogElement)
  choose('settings')
  choose('shortcuts')
  expect([app.screen, app.shortcuts]).toEqual(['daily', false])
  close()
  choose('shortcuts')
  expect(app.shortcuts).toBe(true)
})
