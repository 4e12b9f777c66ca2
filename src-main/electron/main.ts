import * as electron from 'electron'
import { createApp } from '../app.ts'
import { folderAmong } from '../args.ts'
import { gamesFolder } from '../games-folder.ts'
import { electronSettings, windowPlace } from './settings.ts'
import { openShell } from './shell.ts'

void openShell({
  electron,
  folder: gamesFolder(folderAmong(process.argv), process.env, process.platform),
  createApp,
  settings: electronSettings,
  windowPlace,
})
