import type { Replies, Result } from '../../src-shared/bridge.ts'
import type { LanguageId } from '../../src-shared/messages/index.ts'
import { phrase, say } from '../../src-shared/messages/index.ts'
import type { App } from '../app-contract.ts'
import type { Electron } from './electron.ts'

/** As many as fit without looking for one. */
const MOST = 5

/** The games to go on with, at the program's picture: in the dock of a Mac, in the jump list of Windows. Other systems have no such place. */
export async function showRecent(
  { app, Menu }: Electron,
  platform: NodeJS.Platform,
  games: App,
  language: LanguageId,
  go: (slot: string) => void,
): Promise<void> {
  if (platform !== 'darwin' && platform !== 'win32') return
  const listed = (await games.answer('listSlots', {})) as Result<Replies['listSlots']>
  const running = listed.ok ? listed.value.slots.filter(({ state }) => state === 'running').slice(0, MOST) : []
  if (platform === 'darwin') {
    app.dock?.setMenu(Menu.buildFromTemplate(running.map(({ id, name }) => ({ label: name, click: () => go(id) }))))
    return
  }
  const items = running.map(({ id, name }) => ({
    type: 'task' as const,
    title: name,
    program: process.execPath,
    args: `--game ${id}`,
  }))
  app.setJumpList(items.length > 0 ? [{ type: 'custom', name: say(language, phrase('home.saved')), items }] : [])
}
