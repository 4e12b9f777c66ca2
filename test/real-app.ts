import type { App } from '../src-main/app-contract.ts'
import { createApp } from '../src-main/app.ts'
import { games } from '../src-main/engine/games.ts'
import { DEFAULT_SETTINGS, type Settings } from '../src-shared/table.ts'

/** The program as it is, on this folder, without a window; its settings stay in memory. */
export async function realApp(
  folder: string,
  workerFile = new URL('../src-main/worker.ts', import.meta.url),
): Promise<App> {
  let settings: Settings = { ...DEFAULT_SETTINGS, speed: 'off' }
  const created = await createApp(
    {
      folder,
      version: '0',
      host: 'browser',
      openSettings: () => ({ setAside: null, read: () => settings, write: (next) => void (settings = next) }),
      workerFile,
      quit: () => undefined,
    },
    games,
  )
  if (!created.ok) throw new Error(created.fault.code)
  return created.value
}
