import type { BrowserWindow, Electron } from './electron.ts'

/**
 * Asks what to do with a window that does not answer, for as long as it does not.
 * @param words in the language of the settings
 */
export function watchHanging(
  { dialog }: Electron,
  window: BrowserWindow,
  words: () => { readonly text: string; readonly wait: string; readonly reload: string },
  note: (what: string) => void,
): void {
  let asking: AbortController | null = null
  window.on('unresponsive', () => {
    if (asking) return
    note('the window does not answer')
    const { text, wait, reload } = words()
    const mine = (asking = new AbortController())
    void dialog
      .showMessageBox(window, {
        type: 'question',
        title: 'Signalbox',
        message: text,
        buttons: [wait, reload],
        defaultId: 0,
        cancelId: 0,
        signal: mine.signal,
      })
      .then(({ response }) => {
        if (asking === mine) asking = null
        // Its process falls and is revived like any other.
        if (response === 1 && !window.isDestroyed()) window.webContents.forcefullyCrashRenderer()
      })
  })
  window.on('responsive', () => {
    asking?.abort()
    asking = null
  })
}
