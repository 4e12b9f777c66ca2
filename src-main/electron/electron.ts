import type * as ElectronModule from 'electron'

/**
 * What of Electron is used. It is handed in, so that tests can hand in a stand-in; only main.ts and preload.ts import
 * it.
 */
export type Electron = Pick<
  typeof ElectronModule,
  'app' | 'BrowserWindow' | 'dialog' | 'ipcMain' | 'Menu' | 'protocol' | 'screen' | 'session' | 'shell'
>

export type { BrowserWindow, IpcMainInvokeEvent, Rectangle, Session, WebContents } from 'electron'
