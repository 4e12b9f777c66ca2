import type { Electron } from './electron.ts'
import type { Wish } from './wishes.ts'

/** One word of a command line of ours. Written with '=', since Chromium tears `--name value` apart. */
export const wishWord = (wish: Wish): string => ('file' in wish ? wish.file : `--game=${wish.slot}`)

/** The words that start this very program on these games; run from sources, Electron is told where they lie. */
export const startWords = ({ app }: Electron, folder: string, ...more: readonly string[]): string[] => [
  ...(app.isPackaged ? [] : [app.getAppPath()]),
  `--folder=${folder}`,
  ...more,
]

/** Starts the program once more as soon as it has ended. */
export function startAgain(electron: Electron, folder: string, ...more: readonly string[]): void {
  // An AppImage is gone from where it was mounted by then.
  const image = process.env['APPIMAGE']
  electron.app.relaunch({ args: startWords(electron, folder, ...more), ...(image && { execPath: image }) })
}

/**
 * Words as Windows reads them from one line: a quote is closed by a backslash before it, so those at the end are
 * doubled.
 */
export const windowsLine = (words: readonly string[]): string =>
  words
    .map((word) =>
      /[\s"]/.test(word)
        ? `"${word.replace(/(\\*)("|$)/g, (_all, slashes: string, end: string) => slashes + slashes + (end && '\\"'))}"`
        : word,
    )
    .join(' ')
