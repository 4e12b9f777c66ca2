import type { MenuItemConstructorOptions } from 'electron'
import type { Electron } from './electron.ts'

/**
 * The few things a system expects of a menu. No editing: undo and redo belong to the table,
 * and text fields have their own keys without it.
 */
export function setMenu({ app, Menu }: Electron, platform: NodeJS.Platform): void {
  const view: MenuItemConstructorOptions = {
    role: 'viewMenu',
    submenu: [{ role: 'zoomIn' }, { role: 'zoomOut' }, { role: 'resetZoom' }, { type: 'separator' }, { role: 'togglefullscreen' }],
  }
  // On a Mac, copying and pasting in text fields goes by way of the menu.
  const edit: MenuItemConstructorOptions = { role: 'editMenu', submenu: [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }] }
  const mac: MenuItemConstructorOptions[] = [{ role: 'appMenu' }, edit, view, { role: 'windowMenu' }]
  const others: MenuItemConstructorOptions[] = [{ label: app.getName(), submenu: [{ role: 'quit' }] }, view]
  Menu.setApplicationMenu(Menu.buildFromTemplate(platform === 'darwin' ? mac : others))
}
