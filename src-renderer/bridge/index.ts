import type { Bridge } from '../../src-shared/bridge.ts'
import type { Shell } from '../../src-shared/shell.ts'
import { PROTOCOL, SOCKET_PATH } from '../../src-shared/shell.ts'
import { keyOfPage } from './key.ts'
import { shellBridge } from './shell.ts'
import { socketBridge } from './socket.ts'

declare global {
  interface Window {
    /** There under Electron only. */
    readonly signalbox?: Shell
  }
}

/** The way to the games from this window. Call it once. */
export function openBridge(): Bridge {
  if (window.signalbox) return shellBridge(window.signalbox)
  const address = new URL(SOCKET_PATH, location.href)
  address.protocol = 'ws:'
  const key = keyOfPage()
  return socketBridge(() => new WebSocket(address, key === null ? [PROTOCOL] : [PROTOCOL, key]))
}
