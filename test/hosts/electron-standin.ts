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
  gone = false
  isDestroyed = () => this.gone
  crashes = 0
  /** As Electron does: the page's process is gone a moment later. */
  forcefullyCrashRenderer() {
    this.crashes++
    this.emit('render-process-gone', {}, { reason: 'killed' })
  }
  zoom = 0
  getZoomLevel = () => this.zoom
  setZoomLevel = (zoom: number) => void (this.zoom = zoom)
  executeJavaScript(_code: string): Promise<unknown> {
    return Promise.reject(new Error('no page is here'))
  }
  send(...message: unknown[]) {
    if (this.gone) throw new TypeError('Object has been destroyed')
    this.sent.push(message)
  }
}

export class StandInWindow extends EventEmitter {
  readonly webContents = new StandInContents()
  loaded = ''
  shown = false
  focused = false
  get gone() {
    return this.webContents.gone
  }
  set gone(gone: boolean) {
    this.webContents.gone = gone
  }
  readonly options: Record<string, unknown>
  constructor(options: Record<string, unknown>) {
    super()
    this.options = options
  }
  async loadURL(url: string) {
    this.loaded = url
  }
  isDestroyed = () => this.gone
  minimized = false
  isMinimized = () => this.minimized
  restore = () => void (this.minimized = false)
  /** Closed without being asked. */
  destroy() {
    this.gone = true
  }
  fills = false
  maximize = () => (this.fills = true)
  isMaximized = () => this.fills
  full = false
  isFullScreen = () => this.full
  setFullScreen = (full: boolean) => void (this.full = full)
  show = () => (this.shown = true)
  isVisible = () => this.shown
  focus = () => (this.focused = true)
  bounds: Box = { x: 1, y: 2, width: 900, height: 700 }
  setBounds = (bounds: Box) => void (this.bounds = bounds)
  getNormalBounds = () => this.bounds
  /** As a person closes it. */
  close() {
    this.emit('close')
    this.gone = true
  }
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The display that shows most of it, or else the first. */
function nearest(displays: readonly Box[], { x, y, width, height }: Box): Box {
  const seen = (on: Box) =>
    Math.max(0, Math.min(x + width, on.x + on.width) - Math.max(x, on.x)) *
    Math.max(0, Math.min(y + height, on.y + on.height) - Math.max(y, on.y))
  return displays.reduce((best, on) => (seen(on) > seen(best) ? on : best))
}

/** As much of Electron as the shell uses, and what a test wants to see of it. */
export function standInElectron({
  first = true,
  appPath = '/game',
  languages = ['en-GB'],
  packaged = true,
  webgl = 'enabled',
  /** What a person answers to each box, in turn; a box without one stays open. */
  answers = [] as number[],
  displays = [{ x: 0, y: 0, width: 1920, height: 1080 }],
  /** Brings a window to life. */
  onWindow = (_window: StandInWindow): void => undefined,
} = {}) {
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
    opened: [] as string[],
    menu: [] as unknown[],
    recent: [] as unknown[],
    software: false,
    switches: [] as string[],
    appId: null as string | null,
    about: [] as Record<string, unknown>[],
    /** What was said at the lock, for the first to hear. */
    said: null as unknown,
    again: [] as { args?: string[]; execPath?: string }[],
    boxes: [] as { message: string; buttons: string[]; signal?: AbortSignal }[],
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
    isPackaged: packaged,
    requestSingleInstanceLock(said: unknown) {
      seen.said = said
      return first
    },
    commandLine: { appendSwitch: (name: string) => void seen.switches.push(name) },
    setAppUserModelId: (id: string) => void (seen.appId = id),
    setAboutPanelOptions: (about: Record<string, unknown>) => void seen.about.push(about),
    getGPUFeatureStatus: () => ({ webgl }),
    relaunch: (how: { args?: string[] }) => void seen.again.push(how),
    disableHardwareAcceleration: () => void (seen.software = true),
    dock: { setMenu: (menu: unknown) => void seen.recent.push(menu) },
    setJumpList: (list: unknown) => void seen.recent.push(list),
    enableSandbox: () => void (seen.sandboxed = true),
    whenReady: async () => undefined,
    quit() {
      seen.quits++
      const event = { stopped: false, preventDefault: () => void (event.stopped = true) }
      app.emit('will-quit', event)
      if (!event.stopped) app.exit(0)
    },
    exit(code: number) {
      if (seen.exit !== null) return
      seen.exit = code
      app.emit('exited', code)
    },
  })
  class BrowserWindow extends StandInWindow {
    constructor(options: Record<string, unknown>) {
      super(options)
      windows.push(this)
      onWindow(this)
      app.emit('web-contents-created', {}, this.webContents)
    }
    override close() {
      super.close()
      app.emit('window-all-closed')
    }
    static getAllWindows() {
      return windows.filter(({ gone }) => !gone)
    }
  }
  const electron = {
    app,
    BrowserWindow,
    dialog: {
      showErrorBox: (_title: string, text: string) => void seen.errors.push(text),
      showMessageBox(...said: unknown[]) {
        const box = said.at(-1) as (typeof seen.boxes)[number]
        seen.boxes.push(box)
        return new Promise((resolve) => {
          box.signal?.addEventListener('abort', () => resolve({ response: 0 }))
          const answer = answers.shift()
          if (answer !== undefined) resolve({ response: answer })
        })
      },
    },
    shell: { openPath: async (path: string) => (seen.opened.push(path), path === appPath ? '' : 'no such folder') },
    ipcMain: {
      handle: (channel: string, handler: Handler) => void handlers.set(channel, handler),
      removeHandler: (channel: string) => void handlers.delete(channel),
      on: (channel: string) => void channels.add(channel),
      removeAllListeners: (channel: string) => void channels.delete(channel),
    },
    Menu: {
      buildFromTemplate: (template: unknown) => template,
      setApplicationMenu: (menu: unknown) => void seen.menu.push(menu),
      getApplicationMenu: () => seen.menu.at(-1),
    },
    protocol: {
      registerSchemesAsPrivileged: (schemes: unknown[]) => void seen.schemes.push(...schemes),
      handle: (_scheme: string, handler: typeof pages) => void (pages = handler),
    },
    screen: { getDisplayMatching: (bounds: Box) => ({ workArea: nearest(displays, bounds) }) },
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
