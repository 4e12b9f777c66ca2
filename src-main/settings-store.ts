import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { settingsSchema } from '../src-shared/bridge.ts'
import type { Settings } from '../src-shared/table.ts'
import { DEFAULT_SETTINGS } from '../src-shared/table.ts'
import type { SettingsStore } from './app-contract.ts'
import { readRegularSync } from './regular.ts'

export const SETTINGS_NAME = 'settings'

/** Bytes: many times what settings take. */
const MOST = 1_000_000

/** What conf and electron-store have in common. */
export interface KeyStore {
  get(key: 'settings'): unknown
  set(key: 'settings', value: Settings): void
}

/**
 * Settings over either library. A file that is not ours to read is moved aside under a new name before the
 * library sees it, so that nothing is ever written over it.
 * @param folder where `settings.json` lies; made if missing
 * @param safe a safe start: whatever they are, they are moved aside
 * @throws NodeJS.ErrnoException when the folder cannot be made
 */
export function keepSettings(folder: string, open: (folder: string) => KeyStore, safe: boolean): SettingsStore {
  mkdirSync(folder, { recursive: true })
  const path = join(folder, `${SETTINGS_NAME}.json`)
  const found = readAtStart(folder, open, safe)
  // Read once: the disk may be gone when somebody asks.
  let now = found.settings
  return {
    setAside: found.setAside,
    unread: found.store ? null : path,
    read: () => now,
    write(settings) {
      try {
        // The libraries read the file once more before they write: what somebody broke meanwhile is set aside first.
        if (existsSync(path)) readRegularSync(path, MOST)
        putAside(folder, SETTINGS_NAME, areSettings)
        ;(found.store ?? open(folder)).set('settings', settings)
        now = settings
      } catch (error) {
        // Both libraries write a draft first; a full disk names no file at all.
        throw Object.assign(error as NodeJS.ErrnoException, { path })
      }
    },
  }
}

interface Found {
  readonly settings: Settings
  readonly setAside: string | null
  /** null where what lies there can neither be read nor moved. */
  readonly store: KeyStore | null
}

function readAtStart(folder: string, open: (folder: string) => KeyStore, safe: boolean): Found {
  try {
    const setAside = putAside(folder, SETTINGS_NAME, (json) => !safe && areSettings(json))
    const store = open(folder)
    const kept = v.safeParse(settingsSchema, store.get('settings'))
    return { settings: kept.success ? kept.output : DEFAULT_SETTINGS, setAside, store }
  } catch {
    return { settings: DEFAULT_SETTINGS, setAside: null, store: null }
  }
}

/**
 * Moves a file aside that does not read as JSON, or not as what `makesSense` expects.
 * @returns its new name; null when all is well
 * @throws NodeJS.ErrnoException when it cannot be moved
 */
export function putAside(folder: string, name: string, makesSense: (json: object) => boolean): string | null {
  const file = join(folder, `${name}.json`)
  if (!existsSync(file) || reads(file, makesSense)) return null
  const aside = freeName(file)
  renameSync(file, aside)
  return aside
}

function reads(file: string, makesSense: (json: object) => boolean): boolean {
  try {
    const json: unknown = JSON.parse(readRegularSync(file, MOST))
    return typeof json === 'object' && json !== null && !Array.isArray(json) && makesSense(json)
  } catch {
    return false
  }
}

const areSettings = (json: object): boolean => !('settings' in json) || v.is(settingsSchema, json.settings)

function freeName(file: string): string {
  for (let n = 1; ; n++) {
    const name = file.replace(/\.json$/, `.set-aside-${n}.json`)
    if (!existsSync(name)) return name
  }
}
