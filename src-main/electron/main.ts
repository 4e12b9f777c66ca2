import * as electron from 'electron'
import { homepage } from '../../package.json'
import { createApp } from '../app.ts'
import { wishesAmong } from '../args.ts'
import { gamesFolder } from '../games-folder.ts'
import { electronSettings, windowPlace } from './settings.ts'
import { openShell } from './shell.ts'

/** Laid in by the build (vite.node.config.ts). */
declare const WORKER_HASH: string

const { folder, safe } = wishesAmong(process.argv)
void openShell({
  electron,
  folder: gamesFolder(folder, process.env, process.platform),
  safe,
  argv: process.argv,
  platform: process.platform,
  home: homepage,
  workerHash: WORKER_HASH,
  createApp,
  settings: (at) => electronSettings(at, safe),
  windowPlace: (at) => windowPlace(at, safe),
})
