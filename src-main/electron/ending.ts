import type { App } from '../app-contract.ts'
import type { BrowserWindow, Electron } from './electron.ts'
import type { Wish } from './wishes.ts'

/** Milliseconds: until a person is told what is waited for, and until nothing is waited for any more. */
export const PATIENCE = { told: 700, most: 10_000 } as const

export interface EndingParts {
  readonly games: App
  /** What is waited for, in the language of the settings. */
  words(): { readonly title: string; readonly text: string; readonly late: string; readonly language: string }
  /** Starts the program once more when it has ended. */
  startAgain(wish: Wish | null): void
}

export interface Ending {
  /** From then on nothing is asked of the games any more. */
  readonly begun: boolean
  /** Closes the games and ends. */
  begin(): void
  /** Somebody starts the program while it ends: it comes back with what they wish. */
  comeBack(wish: Wish | null): void
}

/** The program ends with its window, once what it kept is safe; a disk that hangs does not hold it for ever. */
export function endWith(electron: Electron, { games, words, startAgain }: EndingParts): Ending {
  const { app } = electron
  let begun = false
  let ended = false
  let again: { readonly wish: Wish | null } | null = null
  let notice: BrowserWindow | null = null
  const tell = () => {
    if (ended || (notice && !notice.isDestroyed())) return
    notice = openNotice(electron, words())
  }
  const end = (how: () => void) => {
    if (ended) return
    ended = true
    if (notice && !notice.isDestroyed()) notice.destroy()
    if (again) startAgain(again.wish)
    how()
  }
  const begin = () => {
    if (begun) return
    begun = true
    const told = setTimeout(tell, PATIENCE.told)
    const late = setTimeout(() => {
      console.error(words().late)
      // Not quit(): that would ask the games once more.
      end(() => app.exit(1))
    }, PATIENCE.most)
    void games
      .close()
      .catch((error: unknown) => console.error(error))
      .finally(() => {
        clearTimeout(told)
        clearTimeout(late)
        end(() => app.quit())
      })
  }
  app.on('window-all-closed', () => app.quit())
  app.on('will-quit', (event) => {
    if (ended) return
    event.preventDefault()
    begin()
  })
  return {
    get begun() {
      return begun
    },
    begin,
    comeBack(wish) {
      again = { wish: wish ?? again?.wish ?? null }
      if (begun) tell()
    },
  }
}

/** A small window of words alone. Nothing of it is read from the disk, which may be what is waited for. */
function openNotice(electron: Electron, { title, text, language }: ReturnType<EndingParts['words']>): BrowserWindow {
  const window = new electron.BrowserWindow({
    width: 460,
    height: 180,
    center: true,
    resizable: false,
    minimizable: false,
    maximizable: false,
    fullscreenable: false,
    autoHideMenuBar: true,
    backgroundColor: '#f4ecd8',
    title,
    webPreferences: { contextIsolation: true, sandbox: true, nodeIntegration: false, javascript: false },
  })
  const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${plain(title)}</title><body style="margin:24px;font:15px/1.5 system-ui,sans-serif;color:#2b2118"><p role="status">${plain(text)}</p></body></html>`
  void window.loadURL(`data:text/html;charset=utf-8,${encodeURIComponent(page)}`)
  return window
}

const plain = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
