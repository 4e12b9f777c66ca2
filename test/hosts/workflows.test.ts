import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const text = (file: string) => readFileSync(join(root, file), 'utf8')

it.skipIf(process.platform === 'win32')(
  'a release is signed with the secrets that are there and made without those that are not (where there is a bash)',
  () => {
    const release = text('.github/workflows/release.yml')
    const [, indented] = /What the maker signs with[^]*?run: \|\n((?: {10}.*\n)+)/.exec(release)!
    const folder = mkdtempSync(join(tmpdir(), 'signalbox-release-'))
    const handedOn = (system: string, secrets: Record<string, string>) => {
      const env = join(folder, 'env')
      writeFileSync(env, '')
      const script = indented!.replace(/^ {10}/gm, '')
      const { status, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-e', '-c', script], {
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], GITHUB_ENV: env, RUNNER_OS: system, RUNNER_TEMP: folder, ...secrets },
      })
      expect([status, stderr]).toEqual([0, ''])
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
    rmSync(folder, { recursive: true })
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
