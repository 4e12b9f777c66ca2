import Conf from 'conf'
import type { Settings } from '../../src-shared/table.ts'
import type { SettingsStore } from '../app-contract.ts'
import { keepSettings, SETTINGS_NAME } from '../settings-store.ts'

/** Settings by conf, beside the games. */
export const browserSettings = (folder: string, safe = false): SettingsStore =>
  keepSettings(folder, (cwd) => new Conf<{ settings: Settings }>({ cwd, configName: SETTINGS_NAME }), safe)
