import type { MenuItemConstructorOptions } from 'electron'
import type { LanguageId, MessageKey } from '../../src-shared/messages/index.ts'
import { phrase, say } from '../../src-shared/messages/index.ts'
import type { Electron } from './electron.ts'

type Role = NonNullable<MenuItemConstructorOptions['role']>

/**
 * The few things a system expects of a menu, in the language of the settings. No editing: undo and redo belong
 * to the table, and text fields have their own keys without it.
 */
export function setMenu({ app, Menu }: Electron, platform: NodeJS.Platform, language: LanguageId): void {
  const item = (role: Role, key: MessageKey): MenuItemConstructorOptions => ({ role, label: say(language, phrase(key)) })
  const menu = (key: MessageKey, ...submenu: MenuItemConstructorOptions[]): MenuItemConstructorOptions => ({ label: say(language, phrase(key)), submenu })
  const ours = (...submenu: MenuItemConstructorOptions[]): MenuItemConstructorOptions => ({ label: app.getName(), submenu })

  const view = menu('menu.view', item('zoomIn', 'menu.zoomIn'), item('zoomOut', 'menu.zoomOut'), item('resetZoom', 'menu.zoomReset'), { type: 'separator' }, item('togglefullscreen', 'menu.fullscreen'))
  // On a Mac, copying and pasting in text fields goes by way of the menu.
  const edit = menu('menu.edit', item('cut', 'menu.cut'), item('copy', 'menu.copy'), item('paste', 'menu.paste'), item('selectAll', 'menu.selectAll'))
  const window = menu('menu.window', item('minimize', 'menu.minimize'), item('close', 'menu.close'))
  const mac = [ours(item('hide', 'menu.hide'), item('quit', 'menu.quit')), edit, view, window]
  const others = [ours(item('quit', 'menu.quit')), view]
  Menu.setApplicationMenu(Menu.buildFromTemplate(platform === 'darwin' ? mac : others))
}
