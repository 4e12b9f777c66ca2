import { fileURLToPath } from 'node:url'
import { version } from '../../package.json'
import { phrase, say } from '../../src-shared/messages/host/index.ts'
import { languageOf } from '../../src-shared/messages/index.ts'
import { createApp } from '../app.ts'
import type { SettingsStore } from '../app-contract.ts'
import type { Wishes } from '../args.ts'
import { readArgs } from '../args.ts'
import { gamesFolder } from '../games-folder.ts'
import { faultSentence, startSentence } from '../sentences.ts'
import { openHost } from './host.ts'
import { findBrowser } from './family.ts'
import { openBrowser, openWindow } from './open.ts'
import { browserSettings } from './settings.ts'

/** Milliseconds: a disk that hangs does not hold the program for ever. */
const LONGEST_END = 10_000

/** For the start command, which chooses the shell by it. */
export { readArgs }

/**
 * Serves the games to a browser on this machine until it is asked to stop.
 * @param argv the command line after the script's name
 * @returns the exit code: 0 after an orderly end, 1 when it could not start
 */
export async function main(argv: readonly string[]): Promise<number> {
  let folder = ''
  try {
    const wishes = readArgs(argv)
    folder = gamesFolder(wishes.folder, process.env, process.platform)
    const trouble = await serve(wishes, folder)
    if (trouble === null) return 0
    console.error(trouble)
  } catch (error) {
    console.error(startSentence(error, folder, languageOf('system', systemLocales())))
  }
  return 1
}

/** @returns a sentence when the games cannot be opened; null after an orderly end. */
async function serve(wishes: Wishes, folder: string): Promise<string | null> {
  const { stop, stopped } = stopping()
  let settings: SettingsStore | null = null
  const setting = () => settings?.read().language ?? 'system'
  const language = () => languageOf(setting(), systemLocales())
  const created = await createApp({
    folder,
    version,
    host: 'browser',
    safe: wishes.safe,
    openSettings: () => (settings = browserSettings(folder, wishes.safe)),
    workerFile: new URL('./worker.mjs', import.meta.url),
    quit: stop,
  })
  if (!created.ok) return faultSentence(created.fault, folder, language())
  const app = created.value
  void stopped.then(() => {
    setTimeout(() => {
      console.error(say(language(), phrase('host.endedLate', { folder })))
      process.exit(1)
    }, LONGEST_END).unref()
  })
  try {
    const host = await openHost(app, fileURLToPath(new URL('../renderer', import.meta.url)), wishes.port, setting)
    console.log(`Signalbox is at ${host.address}`)
    console.log(`Games are kept in ${folder}. Ctrl+C ends it.`)
    if (wishes.open) void open(host.address, Promise.race([host.entered, stopped]), wishes.browser)
    await stopped
    await host.close()
  } finally {
    await app.close()
  }
  return null
}

/**
 * In a window of its own where a browser can make one, unless it is to be in the browser; else there. Where not even a
 * page for it can be laid down, the printed address is there.
 */
async function open(address: string, used: Promise<unknown>, inBrowser: boolean): Promise<void> {
  const maker = inBrowser ? null : findBrowser()
  if (maker && (await openWindow(maker, address, used).catch(() => false))) return
  if (!inBrowser)
    console.log(
      maker
        ? `${maker} opens no window of its own: the game is a page in your browser.`
        : 'No Chrome, Chromium, Edge, Brave or Vivaldi was found to open a window of its own: the game is a page in your browser.',
    )
  await openBrowser(address, used).catch(() => false)
}

const systemLocales = (): string[] => [Intl.DateTimeFormat().resolvedOptions().locale]

/** Ctrl+C, a closed terminal or the game's own 'quit'. */
function stopping(): { stop(): void; stopped: Promise<void> } {
  let stop = (): void => undefined
  const stopped = new Promise<void>((resolve) => (stop = resolve))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  return { stop, stopped }
}
