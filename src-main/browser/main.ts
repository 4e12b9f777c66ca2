import { fileURLToPath } from 'node:url'
import { version } from '../../package.json'
import { createApp } from '../app.ts'
import { gamesFolder } from '../games-folder.ts'
import { startSentence } from '../sentences.ts'
import { readArgs } from './args.ts'
import { openHost } from './host.ts'
import { openBrowser } from './open.ts'
import { browserSettings } from './settings.ts'

/**
 * Serves the games to a browser on this machine until it is asked to stop.
 * @param argv the command line after the script's name
 * @returns the exit code: 0 after an orderly end, 1 when it could not start
 */
export async function main(argv: readonly string[]): Promise<number> {
  let stop = (): void => undefined
  const stopped = new Promise<void>((resolve) => (stop = resolve))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

  let folder = gamesFolder(undefined, process.env, process.platform)
  try {
    const wishes = readArgs(argv)
    folder = gamesFolder(wishes.folder, process.env, process.platform)
    const app = await createApp({
      folder,
      version,
      host: 'browser',
      settings: browserSettings(folder),
      workerFile: new URL('./bot-worker.mjs', import.meta.url),
      quit: () => setTimeout(stop, 100),
    })
    const host = await openHost(app, fileURLToPath(new URL('../renderer', import.meta.url)), wishes.port)
    console.log(`Signalbox is at ${host.address}`)
    console.log(`Games are kept in ${folder}. Ctrl+C ends it.`)
    if (wishes.open) await openBrowser(host.address)
    await stopped
    await host.close()
    await app.close()
    return 0
  } catch (error) {
    console.error(startSentence(error, folder))
    return 1
  }
}
