import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { build } from '../../scripts/build.mjs'
import type { HostProgram } from '../../scripts/host.mjs'
import { startHost } from '../../scripts/host.mjs'

/** The start command as a program of its own, as a person runs it. */
let folder: string
let host: HostProgram | null = null

beforeAll(async () => void (await build()))
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'signalbox-start-'))))
afterEach(async () => {
  await host?.end('SIGKILL')
  host = null
  rmSync(folder, { recursive: true, force: true })
})

it('ends in good order on Ctrl+C, and lets go of the folder', async () => {
  host = await startHost(folder)
  expect(existsSync(join(folder, 'in-use.json'))).toBe(true)
  expect(await host.end('SIGINT')).toEqual({ code: 0, signal: null })
  expect(existsSync(join(folder, 'in-use.json'))).toBe(false)
})

it('a second start neither installs nor builds', async () => {
  const stamp = resolve(import.meta.dirname, '../../out/fingerprint')
  const before = [readFileSync(stamp, 'utf8'), statSync(stamp).mtimeMs]
  host = await startHost(folder)
  expect(host.said()).not.toMatch(/Installing|Building|Fetching/)
  expect([readFileSync(stamp, 'utf8'), statSync(stamp).mtimeMs]).toEqual(before)
})

it('a second start on the same games is refused in a sentence, and the first goes on', async () => {
  host = await startHost(folder)
  await expect(startHost(folder)).rejects.toThrow(/ended with 1: .*open in another Signalbox/s)
  expect(await host.end('SIGINT')).toEqual({ code: 0, signal: null })
})

it.skipIf(process.platform !== 'linux')(
  'where Electron cannot run, one line says so and the game is there in the browser (on Linux, where a screen can be taken away)',
  async () => {
    host = await startHost(folder, { args: [], env: { DISPLAY: '', WAYLAND_DISPLAY: '' } })
    const lines = host.said().trim().split('\n')
    expect(lines[0]).toMatch(/^Playing without Electron: there is no screen/)
    expect(lines.filter((line) => /Electron|Playing/.test(line))).toHaveLength(1)
    expect(lines[1]).toMatch(/^Signalbox is at http:/)
  },
)
