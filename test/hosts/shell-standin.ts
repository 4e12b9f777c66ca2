import type { EventEmitter } from 'node:events'
import type { AppParts, SettingsStore } from '../../src-main/app-contract.ts'
import { openShell } from '../../src-main/electron/shell.ts'
import type { Standing } from '../../src-main/electron/window.ts'
import type { FaultCode } from '../../src-shared/bridge.ts'
import { done, refused } from '../../src-shared/bridge.ts'
import type { Settings } from '../../src-shared/table.ts'
import { DEFAULT_SETTINGS } from '../../src-shared/table.ts'
import { standInApp } from './app-standin.ts'
import { standInElectron } from './electron-standin.ts'

const PAGE = '11111111-1111-4111-8111-111111111111'
/** What a page sends on a request's own channel. */
export const message = (id: unknown, payload: unknown = {}, page: unknown = PAGE) => ({ page, id, payload })

/** What Electron and the system are like, and what the program is started with; all that is not named is as usual. */
export interface Started extends NonNullable<Parameters<typeof standInElectron>[0]> {
  fails?: FaultCode | null
  bounds?: Standing['bounds'] | null
  standing?: Partial<Standing>
  safe?: boolean
  argv?: string[]
  platform?: NodeJS.Platform
  slots?: unknown[]
  keep?: (() => never) | null
  workerHash?: string | null
  /** When the games have closed; at once if not given. */
  closing?: Promise<void>
  /** What the system does while the program is starting: before there are games, and while they are asked. */
  meanwhile?: (app: EventEmitter, step: string) => void
}

/** The true shell on stand-ins of Electron and of the games. */
export async function openInStandIn(folder: string, how: Started = {}) {
  const { fails = null, bounds = null, standing = {}, safe = false, argv = [], platform = 'linux', slots = [] } = how
  const host = standInElectron({ appPath: folder, ...how })
  const games = standInApp(slots, how.closing)
  const { answer } = games
  games.answer = async (name, payload) => {
    how.meanwhile?.(host.app, name)
    return answer(name, payload)
  }
  const kept: unknown[] = []
  let settings: Settings = DEFAULT_SETTINGS
  let store: SettingsStore | null = null
  let handed: AppParts | null = null
  await openShell({
    electron: host.electron,
    folder,
    safe,
    argv,
    platform,
    home: 'https://home.example',
    workerHash: how.workerHash ?? null,
    createApp: async (parts) => {
      how.meanwhile?.(host.app, 'createApp')
      handed = parts
      // As the true one does: who may not have the folder does not touch its settings.
      if (fails) return refused(fails)
      store = parts.openSettings()
      return done(games)
    },
    settings: () => ({ setAside: null, read: () => settings, write: (next) => void (settings = next) }),
    windowPlace: () => ({
      read: () => bounds && { bounds, maximized: true, fullScreen: false, ...standing },
      write: (place) => (how.keep?.(), void kept.push(place)),
    }),
  })
  const window = host.windows[0]!
  /** Sends as our page would, unless told otherwise. */
  const ask = (name: string, message: unknown, event: object = {}) => {
    const handler = host.handlers.get(`signalbox:ask:${name}`)
    if (!handler) throw new Error(`no channel for ${name}`)
    return handler(
      { sender: window.webContents, senderFrame: window.webContents.mainFrame, ...event },
      message,
    ) as Promise<{ ok: boolean; fault?: { code: string }; value?: unknown }>
  }
  return { ...host, games, window, ask, kept, handed: handed! as AppParts, settings: store! as SettingsStore }
}
