import type { MenuItemConstructorOptions } from 'electron'
import type { MenuCommand } from '../../src-shared/bridge.ts'
import type { LanguageId, MessageKey } from '../../src-shared/messages/index.ts'
import { phrase, say } from '../../src-shared/messages/index.ts'
import type { Electron } from './electron.ts'

type Role = NonNullable<MenuItemConstructorOptions['role']>
type Item = MenuItemConstructorOptions

/**
 * What a system expects of a menu, in the language of the settings, with its own keys; and the ways that the window has
 * too. No editing of the table: undo and redo belong to it, and text fields have their own keys without a menu.
 */
export function setMenu(
  { app, Menu }: Electron,
  platform: NodeJS.Platform,
  language: LanguageId,
  choose: (command: MenuCommand) => void,
): void {
  const named = (key: MessageKey): string => say(language, phrase(key))
  const item = (role: Role, key: MessageKey): Item => ({ role, label: named(key) })
  const way = (command: MenuCommand, key: MessageKey, accelerator?: string): Item => ({
    label: named(key),
    click: () => choose(command),
    ...(accelerator && { accelerator }),
  })
  const line: Item = { type: 'separator' }

  const settings = way('settings', 'home.settings', 'CommandOrControl+,')
  const home = way('home', 'menu.games')
  const view: Item = {
    label: named('menu.view'),
    submenu: [
      item('zoomIn', 'menu.zoomIn'),
      item('zoomOut', 'menu.zoomOut'),
      item('resetZoom', 'menu.zoomReset'),
      line,
      item('togglefullscreen', 'menu.fullscreen'),
    ],
  }
  const help: Item = {
    label: named('menu.help'),
    role: 'help',
    submenu: [way('rules', 'rules.open', 'F1'), way('shortcuts', 'shortcuts.title')],
  }
  // On a Mac, copying and pasting in text fields goes by way of the menu.
  const edit: Item = {
    label: named('menu.edit'),
    submenu: [
      item('cut', 'menu.cut'),
      item('copy', 'menu.copyText'),
      item('paste', 'menu.paste'),
      item('selectAll', 'menu.selectAll'),
    ],
  }
  const window: Item = {
    label: named('menu.window'),
    role: 'window',
    submenu: [item('minimize', 'menu.minimize'), item('close', 'menu.close')],
  }
  const mac: Item[] = [
    {
      label: app.getName(),
      submenu: [
        item('about', 'menu.about'),
        line,
        settings,
        line,
        item('hide', 'menu.hide'),
        item('hideOthers', 'menu.hideOthers'),
        item('unhide', 'menu.showAll'),
        line,
        item('quit', 'menu.quit'),
      ],
    },
    { label: named('menu.game'), submenu: [home] },
    edit,
    view,
    window,
    help,
  ]
  const others: Item[] = [
    { label: named('menu.game'), submenu: [home, settings, line, item('quit', 'menu.quit')] },
    view,
    help,
  ]
  Menu.setApplicationMenu(Menu.buildFromTemplate(platform === 'darwin' ? mac : others))
}
