import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findBrowser } from '../../src-main/browser/family.ts'
import { openBrowser, openWindow } from '../../src-main/browser/open.ts'
import { until } from '../until.ts'

const ADDRESS = 'http://127.0.0.1:4711/?token=t0ken-that-nobody-sees'
let folder: string
let env: NodeJS.ProcessEnv

/** A program of the system by this name: a line for the shell. */
function program(name: string, line: string): void {
  writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${line}\n`)
  chmodSync(join(folder, 'bin', name), 0o755)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signalbox-open-'))
  for (const name of ['bin', 'run', 'home']) mkdirSync(join(folder, name))
  env = {
    DISPLAY: ':0',
    XDG_RUNTIME_DIR: join(folder, 'run'),
    PATH: `${join(folder, 'bin')}${delimiter}${process.env['PATH']}`,
  }
  program('xdg-settings', 'echo firefox.desktop')
  // It stays, as a browser does, with what it was started with; and says of itself what was that.
  program('xdg-open', `echo "$1" > ${join(folder, 'opened')}; cat "$1" > ${join(folder, 'read')}`)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const system = (platform: NodeJS.Platform = 'linux') => ({ env, platform, home: join(folder, 'home') })
const said = (file: string) =>
  until(() => readFileSync(join(folder, file), 'utf8').trim() || Promise.reject(new Error()))
const never = new Promise<never>(() => undefined)

describe.skipIf(process.platform === 'win32')(
  'the browser that the program opens by itself (no shell on Windows)',
  () => {
    it('is handed a page that leads to the address, in a folder and a file that nobody else can read', async () => {
      await openBrowser(ADDRESS, never, system())
      const page = await said('opened')
      expect(dirname(dirname(page))).toBe(join(folder, 'run'))
      expect([statSync(page).mode & 0o777, statSync(dirname(page)).mode & 0o777]).toEqual([0o600, 0o700])
      expect(await said('read')).toContain(`content="0;url=${ADDRESS}"`)
    })

    it('is started with nothing by which anybody else could come in: no list of programs shows the token', async () => {
      program('xdg-open', `printf '%s' "$1" > ${join(folder, 'opened')}; sleep 20`)
      const opening = openBrowser(ADDRESS, never, system())
      const page = await said('opened')
      const running = execFileSync('ps', ['-eww', '-o', 'args='], { encoding: 'utf8' })
      expect(running).toContain(page)
      expect(running).not.toContain('t0ken')
      await opening
    })

    it('finds no page any more once the address has been used', async () => {
      let use = (): void => undefined
      const used = new Promise<void>((resolve) => (use = resolve))
      program('xdg-open', `printf '%s' "$1" > ${join(folder, 'opened')}`)
      expect(await openBrowser(ADDRESS, used, system())).toBe(true)
      const page = await said('opened')
      expect(existsSync(page)).toBe(true)
      use()
      await used
      expect(existsSync(dirname(page))).toBe(false)
    })

    it('is given the page where it may read it, when it is a snap', async () => {
      program('xdg-settings', 'echo firefox_firefox.desktop')
      program('xdg-open', `printf '%s' "$1" > ${join(folder, 'opened')}`)
      await openBrowser(ADDRESS, never, system())
      expect(dirname(dirname(await said('opened')))).toBe(join(folder, 'run'))
      const own = join(folder, 'home', 'snap', 'firefox', 'common')
      mkdirSync(own, { recursive: true })
      rmSync(join(folder, 'opened'))
      await openBrowser(ADDRESS, never, system())
      expect(dirname(dirname(await said('opened')))).toBe(own)
    })

    it('is opened on a screen only, and what cannot be opened is no trouble', async () => {
      expect(await openBrowser(ADDRESS, never, { ...system(), env: { ...env, DISPLAY: '' } })).toBe(false)
      env['PATH'] = join(folder, 'nowhere')
      expect(await openBrowser(ADDRESS, never, system())).toBe(false)
    })
  },
)

describe('a browser that opens windows of its own', () => {
  const find = (platform: NodeJS.Platform, env: NodeJS.ProcessEnv, ...there: string[]) =>
    findBrowser({ platform, env, home: '/home/ann' }, (file) => there.includes(file))

  it('is found where each system keeps it', () => {
    const linux = { PATH: '/usr/local/bin:/usr/bin' }
    expect(find('linux', linux, '/usr/bin/chromium', '/usr/bin/vivaldi')).toBe('/usr/bin/chromium')
    expect(find('linux', linux, '/snap/bin/chromium')).toBe('/snap/bin/chromium')
    const brave = '/home/ann/Applications/Brave Browser.app/Contents/MacOS/Brave Browser'
    expect(find('darwin', {}, brave)).toBe(brave)
    const windows = { PROGRAMFILES: 'C:\\Program Files', 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' }
    const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
    expect(find('win32', windows, edge)).toBe(edge)
  })

  it('is none where there is none, nor one that lies where somebody happens to be', () => {
    expect(find('linux', { PATH: '/usr/bin:.' }, '/usr/bin/firefox', 'chromium')).toBeNull()
    expect(find('darwin', {})).toBeNull()
    expect(find('win32', {})).toBeNull()
  })
})

describe.skipIf(process.platform === 'win32')('a window of its own (no shell on Windows)', () => {
  it('shows the page that leads to the address, and no list of programs shows the token', async () => {
    program('chromium', `printf '%s' "$*" > ${join(folder, 'opened')}; sleep 20`)
    const browser = findBrowser(system('linux'))
    expect(browser).toBe(join(folder, 'bin', 'chromium'))
    const opening = openWindow(browser!, ADDRESS, never, system())
    const opened = await said('opened')
    expect(opened).toMatch(/^--app=file:\/\/\/.*signalbox\.html$/)
    expect(readFileSync(fileURLToPath(opened.slice('--app='.length)), 'utf8')).toContain(`content="0;url=${ADDRESS}"`)
    expect(execFileSync('ps', ['-eww', '-o', 'args='], { encoding: 'utf8' })).not.toContain('t0ken')
    expect(await opening).toBe(true)
  })

  it('is not there where the browser ends at once, where there is none, or no screen', async () => {
    program('chromium', 'exit 1')
    const browser = join(folder, 'bin', 'chromium')
    expect(await openWindow(browser, ADDRESS, never, system())).toBe(false)
    expect(await openWindow(join(folder, 'nothing'), ADDRESS, never, system())).toBe(false)
    expect(await openWindow(browser, ADDRESS, never, { ...system(), env: { ...env, DISPLAY: '' } })).toBe(false)
  })
})
