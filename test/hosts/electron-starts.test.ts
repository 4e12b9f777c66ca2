import type { EventEmitter } from 'node:events'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { windowsLine } from '../../src-main/electron/again.ts'
import { chromiumFolders } from '../../src-main/electron/folders.ts'
import type { Started } from './shell-standin.ts'
import { openInStandIn } from './shell-standin.ts'
import { until } from '../until.ts'

/**
 * How systems start the program, once and once more, and what it finds then, as far as a stand-in can do it to ours.
 */
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signalbox-starts-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const open = (how: Started = {}) => openInStandIn(folder, how)
const opened = (games: { asked: readonly { name: string; payload: unknown }[] }) =>
  games.asked.filter(({ name }) => name === 'openSlot' || name === 'importGame').map(({ payload }) => payload)

describe('a second start', () => {
  it('hands over what it was asked for by itself: Electron reorders its command line and tears it apart', async () => {
    const second = await open({ first: false, argv: ['/electron', '--game', 'transport-1'] })
    expect(second.seen.said).toEqual({ wish: { slot: 'transport-1' } })
    const first = await open()
    const torn = [
      '/electron',
      '--allow-file-access-from-files',
      '--game',
      '--original-process-start-time=1',
      'transport-1',
    ]
    first.app.emit('second-instance', {}, torn, '/', second.seen.said)
    await until(() => expect(opened(first.games)).toEqual([{ slot: 'transport-1' }]))
    expect(first.window.focused).toBe(true)
  })

  it('has the first end and start safely, where that is what was asked for', async () => {
    const second = await open({ first: false, safe: true, argv: ['/electron', '--safe', '--game', 'transport-1'] })
    expect(second.seen.said).toEqual({ safe: true, wish: { slot: 'transport-1' } })
    const first = await open()
    first.app.emit('second-instance', {}, [], '/', second.seen.said)
    expect([first.seen.again, first.seen.quits]).toEqual([[], 1])
    // Whoever asks for more meanwhile starts no second one.
    first.app.emit('will-quit', { preventDefault: () => undefined })
    first.app.emit('second-instance', {}, [], '/', { safe: false, wish: null })
    const once = [{ args: [`--folder=${folder}`, '--safe', '--game=transport-1'] }]
    await until(() => expect(first.seen.again).toEqual(once))
    // One that runs safely comes forward.
    const safe = await open({ safe: true })
    safe.app.emit('second-instance', {}, [], '/', { safe: true, wish: null })
    expect([safe.seen.again, safe.seen.quits, safe.window.focused]).toEqual([[], 0, true])
  })

  it('has one that is ending come back safely, and one that is starting begin anew', async () => {
    const said = { safe: true, wish: null }
    const ending = await open()
    ending.app.emit('window-all-closed')
    ending.app.emit('second-instance', {}, [], '/', said)
    await until(() => expect(ending.seen.again).toEqual([{ args: [`--folder=${folder}`, '--safe'] }]))
    const meanwhile = (app: EventEmitter, step: string) => {
      if (step === 'createApp') app.emit('second-instance', {}, [], '/', said)
    }
    const starting = await open({ meanwhile })
    expect(starting.seen.again).toEqual([{ args: [`--folder=${folder}`, '--safe'] }])
  })

  it('opens files however a desktop names them: by address, with spaces, in capitals, from where it was typed', async () => {
    const names = ['a game.signalbox', 'LOUD.SIGNALBOX', 'plain.signalbox']
    for (const name of names) writeFileSync(join(folder, name), name)
    const inFolder = process.cwd()
    process.chdir(folder)
    try {
      const said = async (...argv: string[]) => (await open({ first: false, argv: ['/electron', ...argv] })).seen.said
      expect(await said('plain.signalbox')).toEqual({ wish: { file: join(process.cwd(), 'plain.signalbox') } })
      expect(await said(pathToFileURL(join(folder, 'a game.signalbox')).href)).toEqual({
        wish: { file: join(folder, 'a game.signalbox') },
      })
      expect(await said('file://elsewhere/x.signalbox')).toEqual({
        wish: process.platform === 'win32' ? expect.anything() : null,
      })
    } finally {
      process.chdir(inFolder)
    }
    const { app, games, window } = await open({ argv: [join(folder, 'LOUD.SIGNALBOX')] })
    expect(opened(games)).toEqual([{ text: 'LOUD.SIGNALBOX' }, { slot: 'taken-in' }])
    // An earlier version says nothing at the lock.
    app.emit('second-instance', {}, ['/electron', 'plain.signalbox'], folder, null)
    await until(() => expect(opened(games)).toContainEqual({ text: 'plain.signalbox' }))
    await until(() => expect(window.webContents.reloads).toBe(1))
  })

  it('is heard before there are games, and while the first is still opening one', async () => {
    const names = ['early', 'first', 'during']
    const files = Object.fromEntries(names.map((name) => [name, join(folder, `${name}.signalbox`)]))
    for (const name of names) writeFileSync(files[name]!, name)
    let during = false
    const { games, windows } = await open({
      argv: [files['first']!],
      meanwhile(app, step) {
        const hand = (file: string) => app.emit('open-file', { preventDefault: vi.fn() }, file)
        if (step === 'createApp') hand(files['early']!)
        if (step === 'importGame' && !during) during = hand(files['during']!)
      },
    })
    expect(opened(games).flatMap((one) => ('text' in (one as object) ? [one] : []))).toEqual(
      ['first', 'early', 'during'].map((text) => ({ text })),
    )
    expect(windows).toHaveLength(1)
  })
})

describe('the list of games at the picture of the program', () => {
  it('starts this very program on these games, from sources too, and each word arrives whole', async () => {
    const slots = [{ id: 'a-1', name: 'Sunday', state: 'running' }]
    const sources = await open({ platform: 'win32', packaged: false, slots })
    await until(() => expect(sources.seen.recent).toHaveLength(1))
    const [games] = sources.seen.recent[0] as { items: Record<string, unknown>[] }[]
    expect(games!.items).toEqual([
      {
        type: 'task',
        title: 'Sunday',
        program: process.execPath,
        iconPath: process.execPath,
        iconIndex: 0,
        args: `${folder} --folder=${folder} --game=a-1`,
      },
    ])
    expect(windowsLine(['C:\\Program Files\\x', '--folder=D:\\my games\\', '--game=a-1', 'say "hi"'])).toBe(
      '"C:\\Program Files\\x" "--folder=D:\\my games\\\\" --game=a-1 "say \\"hi\\""',
    )
  })

  it('belongs to the program that was installed', async () => {
    const builder = readFileSync(new URL('../../electron-builder.yml', import.meta.url), 'utf8')
    expect((await open({ platform: 'win32' })).seen.appId).toBe(/^appId: (.*)$/m.exec(builder)![1])
    expect((await open({ platform: 'linux' })).seen.appId).toBeNull()
  })
})

describe('the files of the program', () => {
  it('keep what Chromium stores where Windows does not carry it from computer to computer', () => {
    const env = { APPDATA: '/roaming', LOCALAPPDATA: '/local' }
    expect(chromiumFolders(join('/roaming', 'Signalbox'), 'win32', env)).toEqual({
      userData: join('/roaming', 'Signalbox', 'window'),
      sessionData: join('/local', 'Signalbox', 'window'),
    })
    for (const [where, platform] of [
      ['/my/games', 'win32'],
      ['/home/x/.local/share/signalbox', 'linux'],
    ] as const)
      expect(chromiumFolders(where, platform, env).sessionData).toBe(join(where, 'window'))
  })

  it('are there before Electron is told of them', async () => {
    const { app } = await open()
    expect([...app.paths.keys()].sort()).toEqual(['sessionData', 'userData'])
    for (const path of app.paths.values()) expect([path, existsSync(path)]).toEqual([path, true])
  })

  it('that cannot be made are told in a sentence', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    writeFileSync(join(folder, 'window'), 'in the way')
    const { seen, windows } = await open()
    expect([windows.length, seen.exit, seen.errors.length]).toEqual([0, 1, 1])
    said.mockRestore()
  })

  it('start no thread of bots that is not the one it was built with', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    mkdirSync(join(folder, 'out', 'main'), { recursive: true })
    writeFileSync(join(folder, 'out', 'main', 'worker.mjs'), 'bots')
    const built = createHash('sha256').update('bots').digest('hex')
    expect((await open({ workerHash: built })).windows).toHaveLength(1)
    const { windows, seen, games } = await open({ workerHash: createHash('sha256').update('other').digest('hex') })
    expect([windows.length, seen.exit, games.asked]).toEqual([0, 1, []])
    expect(seen.errors[0]).toContain('worker.mjs')
    said.mockRestore()
  })
})
