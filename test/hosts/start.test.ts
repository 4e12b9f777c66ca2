import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readArgs, wishesAmong } from '../../src-main/args.ts'
import { gamesFolder } from '../../src-main/games-folder.ts'
import { faultSentence, startSentence } from '../../src-main/sentences.ts'
import type { FaultCode } from '../../src-shared/bridge.ts'

describe('the folder of the games', () => {
  it('is the place each system has for it', () => {
    expect(gamesFolder(undefined, {}, 'linux', '/home/ann')).toBe('/home/ann/.local/share/signalbox')
    expect(gamesFolder(undefined, { XDG_DATA_HOME: '/data' }, 'linux', '/home/ann')).toBe('/data/signalbox')
    expect(gamesFolder(undefined, {}, 'darwin', '/Users/ann')).toBe('/Users/ann/Library/Application Support/Signalbox')
    expect(gamesFolder(undefined, { APPDATA: '/roaming' }, 'win32', '/c')).toBe('/roaming/Signalbox')
  })

  it('is the usual one where the environment names none, or one that counts from somewhere', () => {
    for (const place of ['', 'data', './data']) {
      expect(gamesFolder(undefined, { XDG_DATA_HOME: place }, 'linux', '/home/ann')).toBe(
        '/home/ann/.local/share/signalbox',
      )
      expect(gamesFolder(undefined, { APPDATA: place }, 'win32', '/c')).toBe('/c/AppData/Roaming/Signalbox')
    }
  })

  it('is the one that was wished for before the one of the environment, counted from where the command was typed', () => {
    const env = { SIGNALBOX_FOLDER: '/env', INIT_CWD: '/typed/here' }
    expect(gamesFolder('/wish', env, 'linux')).toBe('/wish')
    expect(gamesFolder('wish', env, 'linux')).toBe(resolve('/typed/here/wish'))
    expect(gamesFolder(undefined, env, 'linux')).toBe('/env')
  })
})

describe('the command line', () => {
  it('knows the folder, the port and not to open anything', () => {
    expect(readArgs(['--folder', '/x', '--port', '4711', '--no-open'])).toEqual({
      folder: '/x',
      port: 4711,
      open: false,
      browser: true,
      safe: false,
    })
    expect(readArgs(['--folder=/x'])).toEqual({ folder: '/x', port: 0, open: true, browser: false, safe: false })
    expect(readArgs([])).toEqual({ folder: undefined, port: 0, open: true, browser: false, safe: false })
  })

  it('means the browser where it asks for what only the browser has', () => {
    for (const args of [['--browser'], ['--no-open'], ['--port', '4711'], ['--port=0']])
      expect([args, readArgs(args).browser]).toEqual([args, true])
  })

  it('tells Electron the folder, written either way, among words that are not ours', () => {
    expect(wishesAmong(['/electron', '/game', '--folder', '/x', '--inspect=1']).folder).toBe('/x')
    expect(wishesAmong(['/game', '--enable-logging', '--folder=/x', 'word']).folder).toBe('/x')
    expect(wishesAmong(['/electron', '/game', '--no-sandbox'])).toEqual({
      folder: undefined,
      safe: false,
      game: undefined,
      files: [],
    })
    expect(wishesAmong(['/game', '--safe', '/home/x/a game.signalbox'])).toMatchObject({
      safe: true,
      files: ['/home/x/a game.signalbox'],
    })
    expect(wishesAmong(['/game', '--game', 'transport-1'])).toMatchObject({ game: 'transport-1' })
    expect(wishesAmong(['/game', '--game=transport-1', '/X/A.SIGNALBOX', 'file:///x/b.signalbox'])).toMatchObject({
      game: 'transport-1',
      files: ['/X/A.SIGNALBOX', 'file:///x/b.signalbox'],
    })
  })

  it.each([['--port', 'x'], ['--port', '-1'], ['--port=70000'], ['--nonsense'], ['word']])(
    'refuses %s %s with a sentence',
    (...args) => {
      let said = ''
      try {
        readArgs(args)
      } catch (error) {
        said = startSentence(error, '/games')
      }
      expect(said).toMatch(/--port takes a number|--help/)
    },
  )
})

describe('what is said when the game cannot start', () => {
  const fault = (code: FaultCode) => faultSentence({ code }, '/games')

  it('tells for each reason what to do', () => {
    for (const code of ['inUse', 'notAllowed', 'noSpace', 'cannotRead', 'cannotWrite'] as const)
      expect(fault(code)).toMatch(/--folder/)
    expect(fault('inUse')).toMatch(/open in another Signalbox/)
    expect(startSentence(Object.assign(new Error('x'), { code: 'EADDRINUSE' }), '/games')).toMatch(/--port/)
    expect(startSentence(Object.assign(new Error('x'), { code: 'EACCES' }), '/games')).toMatch(
      /may not write to \/games/,
    )
    expect(startSentence(new Error('boom'), '/games')).toMatch(/boom/)
  })
})
