import type { BrowserWindow, Electron, Rectangle } from './electron.ts'
import { OUR_PAGES } from './scheme.ts'

/** Where the window stood, and whether it filled the screen from there. */
export interface Standing {
  readonly bounds: Rectangle
  readonly maximized: boolean
  readonly fullScreen: boolean
}

/** Remembers where the window stood. */
export interface WindowPlace {
  read(): Standing | null
  write(standing: Standing): void
}

const USUAL = { width: 1280, height: 800 } as const
/** As much of a title bar as can be taken hold of. */
const HANDLE = { width: 200, height: 32 } as const
/** Milliseconds after which the window shows itself, whatever has been drawn. */
const LATEST = 4000

/**
 * Opens the one window: a page without Node, in a sandbox, behind its preload script.
 * @param icon a picture beside the title and in lists of windows; Windows and macOS take that of the program
 */
export function openWindow(
  electron: Electron,
  platform: NodeJS.Platform,
  preload: string,
  icon: string,
  place: WindowPlace,
): BrowserWindow {
  const stood = place.read()
  const window = new electron.BrowserWindow({
    ...USUAL,
    ...onScreen(electron, stood?.bounds ?? null),
    // Said outright, false would take full screen away from a Mac for good.
    ...(stood?.fullScreen && { fullscreen: true }),
    minWidth: 800,
    minHeight: 560,
    show: false,
    autoHideMenuBar: true,
    backgroundColor: '#1e4d3b',
    title: 'Signalbox',
    icon,
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      webviewTag: false,
      navigateOnDragDrop: false,
      spellcheck: false,
    },
  })
  showOnce(window, platform, () => {
    if (stood?.maximized) window.maximize()
    window.show()
  })
  window.on('close', () => remember(window, place))
  // Windows ends without closing anything when its person logs off.
  window.on('session-end', () => remember(window, place))
  void window.loadURL(OUR_PAGES)
  return window
}

/**
 * Shows it when it is drawn. Under Wayland a hidden window may never be told so (electron#48859): there the page being
 * loaded is enough, and everywhere so is time.
 */
function showOnce(window: BrowserWindow, platform: NodeJS.Platform, show: () => void): void {
  let shown = false
  const now = () => {
    clearTimeout(latest)
    if (shown || window.isDestroyed()) return
    shown = true
    show()
  }
  const latest = setTimeout(now, LATEST)
  window.once('ready-to-show', now)
  if (platform === 'linux') window.webContents.once('did-finish-load', now)
}

function remember(window: BrowserWindow, place: WindowPlace): void {
  try {
    place.write({
      bounds: window.getNormalBounds(),
      maximized: window.isMaximized(),
      fullScreen: window.isFullScreen(),
    })
  } catch {
    // A folder that can no longer be written: the window opens elsewhere next time, and closes all the same.
  }
}

/**
 * The remembered place, unless the screen it was on has gone; moved into sight where its title bar cannot be taken hold
 * of.
 */
function onScreen({ screen }: Electron, bounds: Rectangle | null): Partial<Rectangle> {
  if (bounds === null) return {}
  const { workArea } = screen.getDisplayMatching(bounds)
  const width = Math.min(bounds.width, workArea.width)
  const height = Math.min(bounds.height, workArea.height)
  const left = Math.max(bounds.x, workArea.x)
  const inSight = Math.min(bounds.x + bounds.width, workArea.x + workArea.width) - left
  const below = Math.min(bounds.y + bounds.height, workArea.y + workArea.height) - Math.max(bounds.y, workArea.y)
  if (inSight <= 0 || below <= 0) return { width, height }
  const top = bounds.y - workArea.y
  const inReach = inSight >= Math.min(HANDLE.width, width) && top >= 0 && top <= workArea.height - HANDLE.height
  if (inReach) return { x: bounds.x, y: bounds.y, width, height }
  const within = (at: number, from: number, room: number) => Math.max(from, Math.min(at, from + room))
  return {
    x: within(bounds.x, workArea.x, workArea.width - width),
    y: within(bounds.y, workArea.y, workArea.height - height),
    width,
    height,
  }
}
