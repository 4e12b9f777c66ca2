import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import Module, { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { build } from '../../scripts/build.mjs'
import { REQUEST_NAMES } from '../../src-shared/bridge.ts'
import { FUSES, fusesOf, readAsar, stubElectron } from './packed.ts'
import { standInElectron } from './electron-standin.ts'
import { TEXTS } from '../../src-renderer/messages/texts.ts'
import { until } from '../until.ts'

const { de, en, nl } = TEXTS

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Where a .deb can be made and opened. */
const DEBIAN = spawnSync('dpkg-deb', ['--version']).status === 0
let folder: string
let unpacked: string
let asar: Map<string, Buffer>

/**
 * electron-builder's own way to a folder, with a stub of a few bytes in Electron's place: 110 MB are not to be had
 * everywhere.
 */
beforeAll(async () => {
  await build()
  folder = mkdtempSync(join(tmpdir(), 'signalbox-package-'))
  stubElectron(join(folder, 'electron'))
  const cli = join(root, 'node_modules', 'electron-builder', 'cli.js')
  const args = [
    '--linux',
    'dir',
    ...(DEBIAN ? ['deb'] : []),
    '--x64',
    `-c.electronDist=${join(folder, 'electron')}`,
    `-c.directories.output=${join(folder, 'dist')}`,
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CUSTOM_FPM_PATH: join(root, 'test', 'hosts', 'fpm-standin.mjs') },
  })
  if (status !== 0) throw new Error(`electron-builder ended with ${status}: ${stdout}${stderr}`)
  unpacked = join(folder, 'dist', 'linux-unpacked')
  asar = readAsar(join(unpacked, 'resources', 'app.asar'))
}, 240_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const filesUnder = (dir: string): string[] =>
  readdirSync(dir, { recursive: true })
    .map(String)
    .filter((file) => statSync(join(dir, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'))

describe('what is shipped', () => {
  it('is the built window, the programs beside it and nothing else: no sources, tests, maps or packages', () => {
    const renderer = join(root, 'out', 'renderer')
    const built = filesUnder(renderer)
    const window = built.filter((file) => !file.endsWith('.map')).map((file) => `out/renderer/${file}`)
    expect(window.length, 'maps are made, and stay at home').toBeLessThan(built.length)
    const beside = [
      'LICENSE',
      'package.json',
      'out/main/electron.cjs',
      'out/main/preload.cjs',
      'out/main/icon.png',
      'out/main/worker.mjs',
    ]
    expect([...asar.keys()].sort()).toEqual([...window, ...beside].sort())
    expect([...asar.keys()].filter((file) => /\.(map|ts|svelte|test\..*)$|node_modules/.test(file))).toEqual([])
    const bytes = [...asar.values()].reduce((sum, { length }) => sum + length, 0)
    console.log(`the archive holds ${asar.size} files of ${(bytes / 2 ** 20).toFixed(2)} MB`)
  })

  it("has the bots' worker as a true file too, since threads are started from those", () => {
    expect(filesUnder(join(unpacked, 'resources', 'app.asar.unpacked'))).toEqual(['out/main/worker.mjs'])
  })

  it('names the program that Electron starts, and no packages to be fetched', () => {
    const named = JSON.parse(asar.get('package.json')!.toString()) as Record<string, unknown>
    expect(asar.has(String(named['main']))).toBe(true)
    expect([named['scripts'], named['devDependencies']]).toEqual([undefined, undefined])
  })

  it('brings the licence of every package that is built in, for the about page', () => {
    const licences = JSON.parse(asar.get('out/renderer/licences.json')!.toString()) as {
      name: string
      licence: string
      text: string
    }[]
    // The bundles of main are not minified: each part says where it came from.
    const built = ['electron.cjs', 'worker.mjs'].flatMap((file) =>
      [
        ...asar
          .get(`out/main/${file}`)!
          .toString()
          .matchAll(/#region .*node_modules\/((?:@[^/]+\/)?[^/]+)\//g),
      ].map(([, name]) => name),
    )
    expect(licences.map(({ name }) => name)).toEqual(
      expect.arrayContaining([...new Set(built), 'pixi.js', 'svelte', '@fontsource/barlow']),
    )
    expect(licences.filter(({ licence, text }) => licence === '' || text === '').map(({ name }) => name)).toEqual([])
  })

  it('knows the desktop by the name that its installed file bears, and where its maker is found', () => {
    const named = JSON.parse(asar.get('package.json')!.toString()) as Record<string, unknown>
    const builder = readFileSync(join(root, 'electron-builder.yml'), 'utf8')
    expect(named['desktopName']).toBe(`${/^appId: (.*)$/m.exec(builder)![1]}.desktop`)
    expect(named['homepage']).toMatch(/^https:/)
  })

  it("holds the bots' worker to the hash that it was built with", () => {
    const hash = createHash('sha256').update(asar.get('out/main/worker.mjs')!).digest('hex')
    expect(asar.get('out/main/electron.cjs')!.toString()).toContain(hash)
  })

  it('runs as no other program than ours: the fuses of its Electron are burnt', () => {
    expect(fusesOf(join(unpacked, 'signalbox'))).toEqual({
      ...Object.fromEntries(FUSES.map((name) => [name, false])),
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
    })
  })

  it('starts from its archive alone, shows its window and answers it', async () => {
    const app = join(folder, 'app')
    for (const [file, bytes] of asar) {
      mkdirSync(dirname(join(app, file)), { recursive: true })
      writeFileSync(join(app, file), bytes)
    }
    vi.stubEnv('SIGNALBOX_FOLDER', join(folder, 'games'))
    const host = standInElectron({ appPath: app })
    startIn(app, host.electron)
    await until(() => expect(host.windows[0]?.loaded).toBe('app://signalbox/'))
    const page = await host.page('app://signalbox/')
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<script type="module"')])
    const [window] = host.windows
    const answer = await host.handlers.get('signalbox:ask:hello')!(
      { sender: window!.webContents, senderFrame: window!.webContents.mainFrame },
      { page: crypto.randomUUID(), id: 1, payload: {} },
    )
    expect(answer).toMatchObject({ ok: true, value: { host: 'electron', faults: [], slots: [] } })
    expect([host.handlers.size, [...host.channels]]).toEqual([REQUEST_NAMES.length, []])
    host.app.emit('window-all-closed')
    await until(() => expect(host.seen.exit).toBe(0))
    vi.unstubAllEnvs()
  })
})

describe.skipIf(!DEBIAN)('the package for Debian, where dpkg-deb is', () => {
  const deb = () =>
    join(
      folder,
      'dist',
      readdirSync(join(folder, 'dist')).find((name) => name.endsWith('.deb'))!,
    )
  const told = (...args: string[]) => spawnSync('dpkg-deb', args, { encoding: 'utf8' }).stdout
  const file = (path: string) =>
    spawnSync('tar', ['-xO', path], {
      input: spawnSync('dpkg-deb', ['--fsys-tarfile', deb()], { maxBuffer: 2 ** 28 }).stdout,
    }).stdout.toString()

  it('names its maker, its page and its licence', () => {
    const fields = told('--field', deb())
    expect(fields).toMatch(/^Package: signalbox$/m)
    expect(fields).toMatch(/^Homepage: https:/m)
    expect(fields).toMatch(/^Section: games$/m)
    expect(fields).toMatch(/^License: MIT$/m)
    expect(fields).toMatch(/^Description: Table games of freight and trains/m)
  })

  it('has its desktop file under the name of its window, opens game files and offers a safe start', () => {
    const desktop = file('./usr/share/applications/box.signal.signalbox.desktop')
    expect(desktop).toMatch(/^StartupWMClass=box\.signal\.signalbox$/m)
    expect(desktop).toMatch(/^Exec=\/opt\/Signalbox\/signalbox %U$/m)
    expect(desktop).toMatch(/^MimeType=application\/x-signalbox;$/m)
    expect(desktop).toMatch(/^Actions=safe;$/m)
    const [, action] = desktop.split('[Desktop Action safe]')
    expect(action).toMatch(/^Exec=\/opt\/Signalbox\/signalbox --safe$/m)
    for (const [suffix, language] of [
      ['', en],
      ['[nl]', nl],
      ['[de]', de],
    ] as const)
      expect(action).toContain(`\nName${suffix}=${language['menu.safe']}\n`)
    expect(file('./usr/share/mime/packages/signalbox.xml')).toContain('*.signalbox')
  })

  it('brings the profile by which Ubuntu lets it have its sandbox', () => {
    expect(file('./opt/Signalbox/resources/apparmor-profile')).toMatch(/"\/opt\/Signalbox\/signalbox".*\{\s*userns,/s)
    expect(told('--contents', deb())).toMatch(/ \.\/opt\/Signalbox\/signalbox$/m)
  })
})

describe('what is asked of the installers that cannot be made here', () => {
  const builder = readFileSync(join(root, 'electron-builder.yml'), 'utf8')
  const asked = (under: string, key: string) =>
    new RegExp(`^${under}:\\n(?:  .*\\n)*?  ${key}: (.*)$`, 'm').exec(builder)?.[1]

  it('a Mac is to sign the program anew after the fuses were burnt: with its own processor it starts nothing else', () => {
    expect(asked('electronFuses', 'resetAdHocDarwinSignature')).toBe('true')
  })

  it('an AppImage is to look for user namespaces before it goes without a sandbox', () => {
    expect(asked('toolsets', 'appimage')).toBe('1.0.3')
    const require = createRequire(import.meta.url)
    const { generateAppRunScript } = require(
      join(root, 'node_modules/app-builder-lib/out/targets/appimage/appImageUtil.js'),
    ) as { generateAppRunScript(config: object): string }
    const launcher = generateAppRunScript({
      DesktopFileName: 'x',
      ExecutableName: 'signalbox',
      ProductName: 'Signalbox',
    })
    expect(launcher).toMatch(/unshare -Ur true[^\n]*; then\s+NO_SANDBOX=\(--no-sandbox\)/)
  })

  it('Windows is to have a second shortcut, for a safe start, and to lose it again', () => {
    const script = readFileSync(join(root, asked('nsis', 'include')!), 'utf8')
    expect(script).toMatch(/CreateShortCut "(.*?)" "\$appExe" "--safe"/)
    expect(script).toContain(`Delete "${/CreateShortCut "(.*?)"/.exec(script)![1]}"`)
  })
})

/** Runs the shipped program here, with the stand-in where it asks for Electron. */
function startIn(app: string, electron: unknown): void {
  const loader = Module as unknown as { _load(request: string, ...rest: unknown[]): unknown }
  const load = loader._load
  loader._load = (request, ...rest) => (request === 'electron' ? electron : load.call(loader, request, ...rest))
  try {
    createRequire(join(app, relative(root, fileURLToPath(import.meta.url))))(join(app, 'out', 'main', 'electron.cjs'))
  } finally {
    loader._load = load
  }
}
