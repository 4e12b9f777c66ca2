import { existsSync, readFileSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import Conf from 'conf'
import * as v from 'valibot'
import { DEFAULT_SETTINGS, type Settings } from '../../src-shared/table.ts'
import { settingsSchema } from '../../src-shared/bridge.ts'
import type { SettingsStore } from '../app-contract.ts'

const NAME = 'settings'

/** Settings in `<folder>/settings.json`. What cannot be read is kept under another name, and defaults are used. */
export function openSettings(folder: string): SettingsStore {
  const setAside = setAsideUnreadable(join(folder, `${NAME}.json`))
  const conf = new Conf<Settings>({ cwd: folder, configName: NAME, clearInvalidConfig: false })
  return {
    read: () => readable(conf.store) ?? DEFAULT_SETTINGS,
    write: (settings) => {
      conf.set({ ...settings })
    },
    setAside,
  }
}

/**
 * Moves a settings file that makes no sense out of the way, as `<name>.unreadable-<n>`, before any library that
 * might clear it opens it. Returns the new name, or null when there was nothing to move.
 * @throws NodeJS.ErrnoException when it can be neither read nor moved.
 */
export function setAsideUnreadable(file: string): string | null {
  if (!existsSync(file) || readable(parsed(file))) return null
  let n = 1
  while (existsSync(`${file}.unreadable-${n}`)) n++
  const aside = `${file}.unreadable-${n}`
  renameSync(file, aside)
  return basename(aside)
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** A setting that is missing has its default; other programs' entries are left alone. */
const shape = v.partial(v.object(settingsSchema.entries))

function readable(json: unknown): Settings | null {
  if (Array.isArray(json)) return null
  const settings = v.safeParse(shape, json)
  return settings.success ? { ...DEFAULT_SETTINGS, ...settings.output } : null
}
