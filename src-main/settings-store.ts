import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { settingsSchema } from '../src-shared/bridge.ts'
import type { Settings } from '../src-shared/table.ts'
import { DEFAULT_SETTINGS } from '../src-shared/table.ts'
import type { SettingsStore } from './app-contract.ts'

export const SETTINGS_NAME = 'settings'

/** What conf and electron-store have in common. */
export interface KeyStore {
  get(key: 'settings'): unknown
  set(key: 'settings', value: Settings): void
}

/**
 * Settings over either library. A file that is not ours to read is moved aside under a new name before the
 * library sees it, so that nothing is ever written over it.
 * @param folder where `settings.json` lies; made if missing
 * @throws NodeJS.ErrnoException when an unreadable file cannot be moved aside
 */
export function keepSettings(folder: string, open: (folder: string) => KeyStore): SettingsStore {
  mkdirSync(folder, { recursive: true })
  const setAside = putAside(join(folder, `${SETTINGS_NAME}.json`))
  const store = open(folder)
  return {
    setAside,
    read() {
      const kept = v.safeParse(settingsSchema, store.get('settings'))
      return kept.success ? kept.output : DEFAULT_SETTINGS
    },
    write: (settings) => store.set('settings', settings),
  }
}

/** The new name of a file that does not read as settings; null when all is well. */
function putAside(file: string): string | null {
  if (!existsSync(file) || reads(file)) return null
  const aside = freeName(file)
  renameSync(file, aside)
  return aside
}

function reads(file: string): boolean {
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return false
    return !('settings' in json) || v.safeParse(settingsSchema, json.settings).success
  } catch {
    return false
  }
}

function freeName(file: string): string {
  for (let n = 1; ; n++) {
    const name = file.replace(/\.json$/, `.unreadable-${n}.json`)
    if (!existsSync(name)) return name
  }
}
