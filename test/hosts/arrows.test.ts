import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const project = resolve(import.meta.dirname, '../..')
let house: string
let broken: Set<string>

/** A house in small, in which every arrow points the wrong way once. */
const WRONG: Readonly<Record<string, readonly [imports: string, rule: string]>> = {
  'src-shared/a.ts': ['node:path', 'shared-stands-alone'],
  'src-shared/b.ts': ['../src-main/engine/fine.ts', 'shared-stands-alone'],
  'src-main/engine/a.ts': ['node:fs', 'engine-is-pure'],
  'src-main/engine/b.ts': ['../bots/fine.ts', 'engine-is-pure'],
  'src-main/engine/c.ts': ['valibot', 'engine-is-pure'],
  'src-main/engine/first-class/answers/a.ts': ['../modules/fine.ts', 'modules-are-not-named'],
  'src-main/bots/a.ts': ['../table/fine.ts', 'bots-know-the-rules-only'],
  'src-main/saves/a.ts': ['../app.ts', 'saves-are-below-the-app'],
  'src-main/table/a.ts': ['../app.ts', 'table-is-below-the-app'],
  'src-main/table/e.ts': ['../saves/fine.ts', 'table-is-below-the-app'],
  'src-main/app/a.ts': ['../browser/fine.ts', 'app-knows-no-shell'],
  'src-main/app/b.ts': ['../door.ts', 'app-knows-no-shell'],
  'src-main/app/c.ts': ['node:http', 'only-browser-opens-ports'],
  'src-main/app/d.ts': ['ws', 'only-browser-opens-ports'],
  'src-main/app/e.ts': ['electron', 'only-electron-imports-electron'],
  'src-main/electron/a.ts': ['../browser/fine.ts', 'electron-is-a-shell'],
  'src-main/electron/b.ts': ['node:net', 'only-browser-opens-ports'],
  'src-main/browser/a.ts': ['electron', 'only-electron-imports-electron'],
  'src-main/browser/b.ts': ['../table/fine.ts', 'browser-is-a-shell'],
  'src-renderer/a.ts': ['../src-main/app-contract.ts', 'window-knows-shared-only'],
  'src-renderer/b.ts': ['node:fs', 'window-knows-shared-only'],
  'src-main/table/b.ts': ['./none.ts', 'all-found'],
  'src-main/table/c.ts': ['./d.ts', 'no-circles'],
}

const RIGHT: Readonly<Record<string, string>> = {
  'src-shared/fine.ts': 'valibot',
  'src-main/engine/fine.ts': '../../src-shared/fine.ts',
  'src-main/engine/first-class/modules/fine.ts': '../../fine.ts',
  'src-main/bots/fine.ts': '../engine/fine.ts',
  'src-main/saves/fine.ts': '../engine/fine.ts',
  'src-main/table/fine.ts': '../bots/fine.ts',
  'src-main/app.ts': './table/fine.ts',
  'src-main/app-contract.ts': '../src-shared/fine.ts',
  'src-main/door.ts': '../src-shared/fine.ts',
  'src-main/browser/fine.ts': 'node:http',
  'src-main/electron/fine.ts': 'electron',
  'src-renderer/fine.ts': '../src-shared/fine.ts',
}

beforeAll(async () => {
  house = mkdtempSync(join(tmpdir(), 'signalbox-arrows-'))
  const write = (file: string, imports: string) => {
    mkdirSync(dirname(join(house, file)), { recursive: true })
    writeFileSync(join(house, file), `import * as it from '${imports}'\nexport default it\n`)
  }
  Object.entries(WRONG).forEach(([file, [imports]]) => write(file, imports))
  Object.entries(RIGHT).forEach(([file, imports]) => write(file, imports))
  write('src-main/table/d.ts', './c.ts')
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'])
    copyFileSync(join(project, file), join(house, file))
  symlinkSync(join(project, 'node_modules'), join(house, 'node_modules'), 'junction')
  broken = await cruise()
})
afterAll(() => rmSync(house, { recursive: true, force: true }))

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[]
  }
}

function cruise(): Promise<Set<string>> {
  const script = join(project, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs')
  return new Promise((done, fail) => {
    execFile(
      process.execPath,
      [
        script,
        '--config',
        '.dependency-cruiser.cjs',
        '--output-type',
        'json',
        'src-main',
        'src-shared',
        'src-renderer',
      ],
      { cwd: house, maxBuffer: 1 << 28 },
      (_error, text, problem) => {
        if (!text) return fail(new Error(problem))
        const { summary } = JSON.parse(text) as Report
        done(new Set(summary.violations.map(({ from, rule }) => `${from} breaks ${rule.name}`)))
      },
    )
  })
}

it.each(Object.entries(WRONG).map(([file, [imports, rule]]) => [file, imports, rule]))(
  '%s may not import %s',
  (file, _imports, rule) => {
    expect(broken).toContain(`${file} breaks ${rule}`)
  },
)

it('what the design allows is let through', () => {
  expect([...broken].filter((one) => Object.keys(RIGHT).some((file) => one.startsWith(`${file} `)))).toEqual([])
})
