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

/**
 * Opens the one window: a page without Node, in a sandbox, behind its preload script.
 * @param icon a picture beside the title and in lists of windows; Windows and macOS take that of the program
 */
export function openWindow(electron: Electron, preload: string, icon: string, place: WindowPlace): BrowserWindow {
  const stood = place.read()
  const window = new electron.BrowserWindow({
    ...USUAL,
    ...onScreen(electron, stood?.bounds ?? null),
    fullscreen: stood?.fullScreen ?? false,
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
  window.once('ready-to-show', () => {
    if (stood?.maximized) window.maximize()
    window.show()
  })
  window.on('close', () => remember(window, place))
  void window.loadURL(OUR_PAGES)
  return window
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

/** The remembered place, unless the screen it was on has gone. */
function onScreen({ screen }: Electron, bounds: Rectangle | null): Partial<Rectangle> {
  if (bounds === null) return {}
  const { workArea } = screen.getDisplayMatching(bounds)
  const inside =
    bounds.x < workArea.x + workArea.width &&
    bounds.x + bounds.width > workArea.x &&
    bounds.y >= workArea.y &&
    bounds.y < workArea.y + workArea.height
  return inside ? bounds : { width: bounds.width, height: bounds.height }
}
