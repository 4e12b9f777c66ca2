import { contextBridge, ipcRenderer } from 'electron'
import { REQUEST_NAMES } from '../../src-shared/bridge.ts'
import type { Shell, ShellMethods } from '../../src-shared/shell.ts'
import { NOTICE_CHANNEL, requestChannel, SHELL_KEY } from '../../src-shared/shell.ts'

/** Tells this load of the page from others, so that nothing of theirs passes for ours. */
const page = crypto.randomUUID()
let lastId = 0

const ask = Object.fromEntries(
  REQUEST_NAMES.map((name) => [
    name,
    (payload: unknown) => ipcRenderer.invoke(requestChannel(name), { page, id: ++lastId, payload }),
  ]),
) as ShellMethods

const shell: Shell = {
  ask,
  onNotice(listener) {
    const hear = (_event: unknown, said: unknown) => listener(said)
    ipcRenderer.on(NOTICE_CHANNEL, hear)
    return () => void ipcRenderer.removeListener(NOTICE_CHANNEL, hear)
  },
}

contextBridge.exposeInMainWorld(SHELL_KEY, shell)
