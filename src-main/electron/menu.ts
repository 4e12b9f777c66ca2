import type { MenuItemConstructorOptions } from 'electron'
import type { MenuCommand } from '../../src-shared/bridge.ts'
import type { HostKey } from '../../src-shared/messages/host/index.ts'
import type { LanguageId } from '../../src-shared/messages/index.ts'
import { phrase, say } from '../../src-shared/messages/host/index.ts'
import type { Electron } from './electron.ts'

type Role = NonNullable<MenuItemConstructorOptions['role']>
type Item = MenuItemConstructorOptions

export interface MenuParts {
  readonly electron: Electron
  readonly platform: NodeJS.Platform
  readonly language: LanguageId
  /** Where new versions are. */
  readonly home: string
  readonly icon: string
  choose(command: MenuCommand): void
  /** Ends, and starts with the settings set aside. */
  startSafely(): void
}

/**
 * What a system expects of a menu, in the language of the settings, with its own keys; and the ways that the window has
 * too. A Mac has undo and redo for its text fields; the page hears those keys first, and the table takes them.
 */
export function setMenu({ electron, platform, language, home, icon, choose, startSafely }: MenuParts): void {
  const { app, Menu } = electron
  const named = (key: HostKey): string => say(language, phrase(key))
  const item = (role: Role, key: HostKey): Item => ({ role, label: named(key) })
  const way = (command: MenuCommand, key: HostKey, accelerator?: string): Item => ({
    label: named(key),
    click: () => choose(command),
    ...(accelerator && { accelerator }),
  })
  const line: Item = { type: 'separator' }

  const settings = way('settings', 'home.settings', 'CommandOrControl+,')
  const games = way('home', 'menu.games')
  const about = item('about', 'menu.about')
  const view: Item = {
    label: named('menu.view'),
    submenu: [
      item('reload', 'menu.reload'),
      line,
      item('zoomIn', 'menu.zoomIn'),
      item('zoomOut', 'menu.zoomOut'),
      item('resetZoom', 'menu.zoomReset'),
      line,
      item('togglefullscreen', 'menu.fullscreen'),
    ],
  }
  const helping = [
    way('rules', 'rules.open', 'F1'),
    way('shortcuts', 'shortcuts.title'),
    line,
    { label: named('menu.safe'), click: startSafely },
  ]
  const help = (...more: Item[]): Item => ({ label: named('menu.help'), role: 'help', submenu: [...helping, ...more] })
  // On a Mac, copying and pasting in text fields goes by way of the menu.
  const edit: Item = {
    label: named('menu.edit'),
    submenu: [
      item('undo', 'menu.undo'),
      item('redo', 'menu.redo'),
      line,
      item('cut', 'menu.cut'),
      item('copy', 'menu.copyText'),
      item('paste', 'menu.paste'),
      item('selectAll', 'menu.selectAll'),
    ],
  }
  const window: Item = {
    label: named('menu.window'),
    role: 'window',
    submenu: [
      item('minimize', 'menu.minimize'),
      item('zoom', 'menu.zoom'),
      item('close', 'menu.close'),
      line,
      item('front', 'menu.front'),
    ],
  }
  const mac: Item[] = [
    {
      label: app.getName(),
      submenu: [
        about,
        line,
        settings,
        line,
        item('services', 'menu.services'),
        line,
        item('hide', 'menu.hide'),
        item('hideOthers', 'menu.hideOthers'),
        item('unhide', 'menu.showAll'),
        line,
        item('quit', 'menu.quit'),
      ],
    },
    { label: named('menu.game'), submenu: [games] },
    edit,
    view,
    window,
    help(),
  ]
  const others: Item[] = [
    { label: named('menu.game'), submenu: [games, settings, line, item('quit', 'menu.quit')] },
    view,
    help(line, about),
  ]
  const updates = say(language, phrase('menu.about.updates', { where: home }))
  app.setAboutPanelOptions({
    applicationName: 'Signalbox',
    applicationVersion: app.getVersion(),
    // Linux has no place for credits.
    ...(platform === 'linux' ? { copyright: updates, website: home } : { credits: updates }),
    ...(platform !== 'darwin' && { iconPath: icon }),
  })
  Menu.setApplicationMenu(Menu.buildFromTemplate(platform === 'darwin' ? mac : others))
}
