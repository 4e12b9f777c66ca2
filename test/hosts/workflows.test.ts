import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const text = (file: string) => readFileSync(join(root, file), 'utf8')

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'signalbox-workflow-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/**
 * Runs a step's lines in the folder, with the words that GitHub gives its bash: any command of a pipe that fails ends
 * it.
 */
function runStep(workflow: string, step: string, env: Record<string, string>): string {
  const [, file] = text(`.github/workflows/${workflow}`).split(`- name: ${step}\n`)
  const [, indented] = /run: \|\n((?: {10}.*\n)+)/.exec(file!)!
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', '-c', indented!.replace(/^ {10}/gm, '')],
    { cwd: folder, encoding: 'utf8', env: { PATH: process.env['PATH'], ...env } },
  )
  expect([status, stderr]).toEqual([0, ''])
  return stdout
}

it.skipIf(process.platform === 'win32')(
  'the packed program is found and handed to the suite on every system (where there is a bash)',
  () => {
    const bin = join(folder, 'bin')
    mkdirSync(bin)
    writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "$@"\n', { mode: 0o755 })
    for (const program of [
      'packed/linux-unpacked/signalbox',
      'packed/win-unpacked/Signalbox.exe',
      'packed/mac/Signalbox.app/Contents/MacOS/Signalbox',
      'packed/mac-arm64/Signalbox.app/Contents/MacOS/Signalbox',
    ]) {
      mkdirSync(dirname(join(folder, program)), { recursive: true })
      writeFileSync(join(folder, program), '')
      const said = runStep('test.yml', 'In Electron, packed', {
        PATH: bin + delimiter + process.env['PATH']!,
        SCREEN: '',
      })
      expect(said.trim()).toBe(`run test:electron -- --packed ${program}`)
      rmSync(join(folder, 'packed'), { recursive: true })
    }
  },
)

it.skipIf(process.platform === 'win32')(
  'a release is signed with the secrets that are there and made without those that are not (where there is a bash)',
  () => {
    const handedOn = (system: string, secrets: Record<string, string>) => {
      const env = join(folder, 'env')
      writeFileSync(env, '')
      runStep('release.yml', 'What the maker signs with, where there is any', {
        GITHUB_ENV: env,
        RUNNER_OS: system,
        RUNNER_TEMP: folder,
        ...secrets,
      })
      return readFileSync(env, 'utf8').trim().split('\n')
    }
    for (const system of ['macOS', 'Windows', 'Linux']) expect(handedOn(system, {})).toEqual([''])
    const apple = { APPLE_KEY: 'two\nlines', APPLE_KEY_ID: 'i', APPLE_KEY_ISSUER: 's' }
    expect(handedOn('macOS', { MAC_CERTIFICATE: 'c', ...apple })).toEqual([
      'CSC_LINK=c',
      `APPLE_API_KEY=${join(folder, 'apple.p8')}`,
      'APPLE_API_KEY_ID=i',
      'APPLE_API_ISSUER=s',
    ])
    expect(readFileSync(join(folder, 'apple.p8'), 'utf8')).toBe('two\nlines')
    expect(handedOn('Windows', { WINDOWS_CERTIFICATE: 'c', WINDOWS_CERTIFICATE_PASSWORD: 'p' })).toEqual([
      'WIN_CSC_LINK=c',
      'WIN_CSC_KEY_PASSWORD=p',
    ])
  },
)

it('Node 20.19 will do for all but what fetches and packs Electron, as the README says, and the workflows run both', () => {
  const { packages } = JSON.parse(text('package-lock.json')) as {
    packages: Record<string, { engines?: { node?: string } }>
  }
  const newer = Object.entries(packages).filter(([, { engines }]) => /^>= ?2[2-9]/.test(engines?.node ?? ''))
  expect(newer.map(([name]) => name.replace('node_modules/', '')).sort()).toEqual([
    '@electron-internal/extract-zip',
    '@electron/get',
    '@electron/rebuild',
    'electron',
    'node-abi',
  ])
  expect(new Set(newer.map(([, { engines }]) => engines!.node!.replace(' ', '')))).toEqual(new Set(['>=22.12.0']))
  // What asks for 22.12 is that one module loads another by `require`, which Node 20.19 does too.
  const electron = createRequire(join(root, 'node_modules', 'electron', 'install.js'))
  expect(typeof (electron('@electron/get') as { downloadArtifact: unknown }).downloadArtifact).toBe('function')
  expect(packages['']!.engines!.node).toBe('>=20.19')
  expect(text('README.md')).toMatch(/20\.19 or newer to build.*asks for 22\.12/s)
  for (const file of ['test.yml', 'release.yml'])
    expect(text(`.github/workflows/${file}`)).toContain("node: ['20.19', '22.12']")
})
