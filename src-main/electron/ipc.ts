import * as v from 'valibot'
import type { Result } from '../../src-shared/bridge.ts'
import { REQUEST_NAMES, refused } from '../../src-shared/bridge.ts'
import { NOTICE_CHANNEL, requestChannel } from '../../src-shared/shell.ts'
import type { App } from '../app-contract.ts'
import type { Door } from '../door.ts'
import { openDoor } from '../door.ts'
import type { BrowserWindow, Electron, IpcMainInvokeEvent } from './electron.ts'
import { OUR_PAGES } from './scheme.ts'

/** What the preload script sends on a request's own channel. `page` is drawn anew each time the page loads. */
const messageSchema = v.strictObject({ page: v.pipe(v.string(), v.uuid()), id: v.unknown(), payload: v.unknown() })

/** electron-store opens this one by itself, to tell any page where the games lie. */
const STORE_CHANNEL = 'electron-store-get-data'

/** Carries the bridge between our one window and the app. Gives what stops it. */
export function carryBridge({ ipcMain }: Electron, window: BrowserWindow, app: App, now: () => number): () => void {
  const doors = pageDoors(now)

  async function answer(event: IpcMainInvokeEvent, name: string, message: unknown): Promise<Result<unknown>> {
    if (!isOurPage(event, window)) return refused('unauthorised')
    const read = v.safeParse(messageSchema, message)
    if (!read.success) return refused('malformed', { where: 'envelope' })
    const { page, id, payload } = read.output
    const door = doors.of(page)
    if (door === null) return refused('replayed')
    const { request } = door.admit({ id, name, payload })
    return request.ok ? app.answer(request.value.name, request.value.payload) : request
  }

  ipcMain.removeAllListeners(STORE_CHANNEL)
  for (const name of REQUEST_NAMES) {
    ipcMain.handle(requestChannel(name), (event, ...messages: unknown[]) =>
      answer(event, name, messages.length === 1 ? messages[0] : null),
    )
  }
  const stopNotices = app.onNotice((notice) => {
    if (!window.isDestroyed()) window.webContents.send(NOTICE_CHANNEL, notice)
  })
  return () => {
    stopNotices()
    REQUEST_NAMES.forEach((name) => ipcMain.removeHandler(requestChannel(name)))
  }
}

/** The top frame of our window, while it shows our page. A frame that has gone is null. */
function isOurPage(event: IpcMainInvokeEvent, window: BrowserWindow): boolean {
  if (window.isDestroyed() || event.sender !== window.webContents) return false
  const frame = event.senderFrame
  return frame !== null && frame === window.webContents.mainFrame && frame.url.startsWith(OUR_PAGES)
}

/** A door for the page now loaded. Once another page has spoken, the earlier one's messages are replays. */
function pageDoors(now: () => number): { of(page: string): Door | null } {
  const gone = new Set<string>()
  let current = ''
  let door = openDoor(now)
  return {
    of(page) {
      if (gone.has(page)) return null
      if (page !== current) {
        gone.add(current)
        current = page
        door = openDoor(now)
      }
      return door
    },
  }
}
