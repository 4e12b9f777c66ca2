import { EventEmitter } from 'node:events'
import type { Electron } from '../../src-main/electron/electron.ts'

type Handler = (event: unknown, ...messages: unknown[]) => Promise<unknown>

/** A page's contents: its frame, its listeners, what it was sent. */
export class StandInContents extends EventEmitter {
  mainFrame = { url: 'app://signalbox/' }
  readonly sent: unknown[][] = []
  openHandler: (() => { action: string }) | null = null
  setWindowOpenHandler(handler: () => { action: string }) {
    this.openHandler = handler
  }
  reloads = 0
  reload() {
    this.reloads++
  }
  send(...message: unknown[]) {
    this.sent.push(message)
  }
}

export class StandInWindow extends EventEmitter {
  readonly webContents = new StandInContents()
  loaded = ''
  shown = false
  focused = false
  gone = false
  readonly options: Record<string, unknown>
  constructor(options: Record<string, unknown>) {
    super()
    this.options = options
  }
  async loadURL(url: string) {
    this.loaded = url
  }
  isDestroyed = () => this.gone
  isMinimized = () => false
  fills = false
  maximize = () => (this.fills = true)
  isMaximized = () => this.fills
  isFullScreen = () => false
  show = () => (this.shown = true)
  focus = () => (this.focused = true)
  getNormalBounds = () => ({ x: 1, y: 2, width: 900, height: 700 })
}

/** As much of Electron as the shell uses, and what a test wants to see of it. */
export function standInElectron({ first = true, appPath = '/game', languages = ['en-GB'] } = {}) {
  const handlers = new Map<string, Handler>()
  const channels = new Set<string>()
  const windows: StandInWindow[] = []
  const seen = {
    lockedOut: !first,
    quits: 0,
    exit: null as number | null,
    sandboxed: false,
    schemes: [] as unknown[],
    errors: [] as string[],
    menu: [] as unknown[],
    recent: [] as unknown[],
    software: false,
  }
  let pages: ((request: { url: string }) => Promise<Response>) | null = null
  const guards: Record<string, (...args: unknown[]) => unknown> = {}
  const guard = (name: string) => (handler: (...args: unknown[]) => unknown) => void (guards[name] = handler)

  const app = Object.assign(new EventEmitter(), {
    paths: new Map<string, string>(),
    setPath(name: string, path: string) {
      app.paths.set(name, path)
    },
    getPath: (name: string) => app.paths.get(name) ?? appPath,
    getAppPath: () => appPath,
    getVersion: () => '0.1.0',
    getName: () => 'Signalbox',
    getPreferredSystemLanguages: () => languages,
    requestSingleInstanceLock: () => first,
    disableHardwareAcceleration: () => void (seen.software = true),
    dock: { setMenu: (menu: unknown) => void seen.recent.push(menu) },
    setJumpList: (list: unknown) => void seen.recent.push(list),
    enableSandbox: () => void (seen.sandboxed = true),
    whenReady: async () => undefined,
    quit() {
      seen.quits++
      const event = { stopped: false, preventDefault: () => void (event.stopped = true) }
      app.emit('will-quit', event)
      if (!event.stopped) seen.exit = 0
    },
    exit: (code: number) => void (seen.exit = code),
  })
  class BrowserWindow extends StandInWindow {
    constructor(options: Record<string, unknown>) {
      super(options)
      windows.push(this)
      app.emit('web-contents-created', {}, this.webContents)
    }
  }
  const electron = {
    app,
    BrowserWindow,
    dialog: { showErrorBox: (_title: string, text: string) => void seen.errors.push(text) },
    ipcMain: {
      handle: (channel: string, handler: Handler) => void handlers.set(channel, handler),
      removeHandler: (channel: string) => void handlers.delete(channel),
      on: (channel: string) => void channels.add(channel),
      removeAllListeners: (channel: string) => void channels.delete(channel),
    },
    Menu: {
      buildFromTemplate: (template: unknown) => template,
      setApplicationMenu: (menu: unknown) => void seen.menu.push(menu),
    },
    protocol: {
      registerSchemesAsPrivileged: (schemes: unknown[]) => void seen.schemes.push(...schemes),
      handle: (_scheme: string, handler: typeof pages) => void (pages = handler),
    },
    screen: { getDisplayMatching: () => ({ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }) },
    session: {
      defaultSession: {
        setPermissionRequestHandler: guard('permission'),
        setPermissionCheckHandler: guard('check'),
        setDevicePermissionHandler: guard('device'),
        webRequest: { onBeforeRequest: guard('request') },
      },
    },
  }
  return {
    electron: electron as unknown as Electron,
    app,
    windows,
    handlers,
    /** What else can be said to main. */
    channels,
    guards,
    seen,
    page: (url: string) => pages?.({ url }) ?? Promise.reject(new Error('no scheme is served')),
  }
}
