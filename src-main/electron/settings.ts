import ElectronStore from 'electron-store'
import * as v from 'valibot'
import type { Settings } from '../../src-shared/table.ts'
import type { SettingsStore } from '../app-contract.ts'
import { keepSettings, putAside, SETTINGS_NAME } from '../settings-store.ts'
import type { Standing, WindowPlace } from './window.ts'

/** Settings by electron-store, in the same file the browser host uses. */
export const electronSettings = (folder: string, safe: boolean): SettingsStore =>
  keepSettings(folder, (cwd) => new ElectronStore<{ settings: Settings }>({ cwd, name: SETTINGS_NAME }), safe)

const boundsSchema = v.object({
  x: v.number(),
  y: v.number(),
  width: v.pipe(v.number(), v.minValue(400)),
  height: v.pipe(v.number(), v.minValue(300)),
})
// Earlier versions kept the bounds alone.
const standingSchema = v.object({
  bounds: boundsSchema,
  maximized: v.optional(v.boolean(), false),
  fullScreen: v.optional(v.boolean(), false),
})

/** Where the window stood, in a file of its own. */
export function windowPlace(folder: string, safe: boolean): WindowPlace {
  putAside(folder, 'window', () => !safe)
  const store = new ElectronStore<Standing>({ cwd: folder, name: 'window' })
  return {
    read() {
      const kept = v.safeParse(standingSchema, store.store)
      return kept.success ? kept.output : null
    },
    write: (standing) => store.set(standing),
  }
}
