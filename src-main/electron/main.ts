import * as electron from 'electron'
import { createApp } from '../app.ts'
import { gamesFolder } from '../games-folder.ts'
import { electronSettings, windowPlace } from './settings.ts'
import { openShell } from './shell.ts'

/** `--folder DIR`, among whatever else a system puts on the command line. */
function wishedFolder(argv: readonly string[]): string | undefined {
  const at = argv.indexOf('--folder')
  return at < 0 ? undefined : argv[at + 1]
}

void openShell({
  electron,
  folder: gamesFolder(wishedFolder(process.argv), process.env, process.platform),
  createApp,
  settings: electronSettings,
  windowPlace,
})
