import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { build } from '../../scripts/build.mjs'
import { openClient, startHost, step } from '../../scripts/host.mjs'

const watcher = ['--import', new URL('watch-network.mjs', import.meta.url).href]
const root = fileURLToPath(new URL('../..', import.meta.url))

beforeAll(async () => void (await build()))

it('the program reaches out to no address while a game is begun, played against a bot, kept and left', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'signalbox-network-'))
  const host = await startHost(folder, { node: watcher })
  const client = await openClient(host.address)
  await client.ask('hello', {})
  await client.ask('newGame', {
    game: 'transport',
    name: 'Alone',
    seats: [
      { name: 'Ann', player: 'person' },
      { name: 'Bob', player: 'random' },
    ],
    options: {},
    practice: false,
  })
  await client.ask('setSettings', {
    language: 'nl',
    theme: 'day',
    speed: 'off',
    reducedMotion: false,
    seatColours: 'railway',
    looks: [],
    textSize: 100,
    sound: 0,
    ambience: 0,
    music: 0,
    bell: true,
    confirm: 'always',
    firstSight: false,
    showKeys: true,
    keys: {},
    usual: [],
    last: [],
    turned: [],
  })
  for (let n = 0; n < 12; n++) await step(client, (choices) => choices[0])
  await client.ask('leaveTable', { slot: client.table()!.slot })
  await host.end()
  rmSync(folder, { recursive: true, force: true })
  expect(host.said()).not.toContain('REACHES OUT')
})

it('the watch would have seen it', () => {
  const { stderr } = spawnSync(
    process.execPath,
    [...watcher, '-e', "fetch('http://127.0.0.1:47113/').catch(() => undefined)"],
    { encoding: 'utf8' },
  )
  expect(stderr).toContain('REACHES OUT by socket')
})

it('what Electron runs has no way out either: no ports, no fetching, no updates', () => {
  const text = readFileSync(join(root, 'out', 'main', 'electron.cjs'), 'utf8')
  expect(text.match(/require\("(node:)?(net|tls|http2?|https|dgram|dns|inspector)(\/promises)?"\)/g)).toBeNull()
  // First Class has a card that fetches.
  expect(text).not.toMatch(/await fetch\(|new WebSocket\(|autoUpdater|setFeedURL|crashReporter|net\.request/)
})
