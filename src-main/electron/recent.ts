import type { Replies, Result } from '../../src-shared/bridge.ts'
import type { LanguageId } from '../../src-shared/messages/index.ts'
import { phrase, say } from '../../src-shared/messages/host/index.ts'
import type { App } from '../app-contract.ts'
import { startWords, windowsLine, wishWord } from './again.ts'
import type { Electron } from './electron.ts'

/** As many as fit without looking for one. */
const MOST = 5

export interface RecentParts {
  readonly electron: Electron
  readonly platform: NodeJS.Platform
  readonly games: App
  /** Of the games: what is chosen is looked for there. */
  readonly folder: string
  language(): LanguageId
  go(slot: string): void
}

/**
 * The games to go on with, at the program's picture: in the dock of a Mac, in the jump list of Windows, where a safe
 * start is offered too, for a window that does not come. Other systems have no such place.
 */
export async function showRecent({ electron, platform, games, folder, language, go }: RecentParts): Promise<void> {
  if (platform !== 'darwin' && platform !== 'win32') return
  const { app, Menu } = electron
  const listed = (await games.answer('listSlots', {})) as Result<Replies['listSlots']>
  // As while the program ends: what is listed there stays.
  if (!listed.ok) return
  const running = listed.value.slots.filter(({ state }) => state === 'running').slice(0, MOST)
  if (platform === 'darwin') {
    app.dock?.setMenu(Menu.buildFromTemplate(running.map(({ id, name }) => ({ label: name, click: () => go(id) }))))
    return
  }
  const task = (title: string, word: string) => ({
    type: 'task' as const,
    title,
    program: process.execPath,
    iconPath: process.execPath,
    iconIndex: 0,
    args: windowsLine(startWords(electron, folder, word)),
  })
  const saved = running.map(({ id, name }) => task(name, wishWord({ slot: id })))
  app.setJumpList([
    ...(saved.length > 0
      ? [{ type: 'custom' as const, name: say(language(), phrase('home.saved')), items: saved }]
      : []),
    { type: 'tasks', items: [task(say(language(), phrase('menu.safe')), '--safe')] },
  ])
}
