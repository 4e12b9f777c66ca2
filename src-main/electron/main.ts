import * as electron from 'electron'
import { createApp } from '../app.ts'
import { wishesAmong } from '../args.ts'
import { gamesFolder } from '../games-folder.ts'
import { electronSettings, windowPlace } from './settings.ts'
import { openShell } from './shell.ts'

const { folder, safe } = wishesAmong(process.argv)
void openShell({
  electron,
  folder: gamesFolder(folder, process.env, process.platform),
  safe,
  argv: process.argv,
  platform: process.platform,
  createApp,
  settings: (at) => electronSettings(at, safe),
  windowPlace: (at) => windowPlace(at, safe),
})
