import ElectronStore from 'electron-store'
import * as v from 'valibot'
import type { Settings } from '../../src-shared/table.ts'
import type { SettingsStore } from '../app-contract.ts'
import { keepSettings, putAside, SETTINGS_NAME } from '../settings-store.ts'
import type { Rectangle } from './electron.ts'
import type { WindowPlace } from './window.ts'

/** Settings by electron-store, in the same file the browser host uses. */
export const electronSettings = (folder: string, safe: boolean): SettingsStore =>
  keepSettings(folder, (cwd) => new ElectronStore<{ settings: Settings }>({ cwd, name: SETTINGS_NAME }), safe)

const boundsSchema = v.object({ x: v.number(), y: v.number(), width: v.pipe(v.number(), v.minValue(400)), height: v.pipe(v.number(), v.minValue(300)) })

/** Where the window stood, in a file of its own. */
export function windowPlace(folder: string, safe: boolean): WindowPlace {
  putAside(folder, 'window', () => !safe)
  const store = new ElectronStore<{ bounds: Rectangle }>({ cwd: folder, name: 'window' })
  return {
    read() {
      const kept = v.safeParse(boundsSchema, store.get('bounds'))
      return kept.success ? kept.output : null
    },
    write: (bounds) => store.set('bounds', bounds),
  }
}
