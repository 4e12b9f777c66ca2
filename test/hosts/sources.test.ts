import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, expect, it } from 'vitest'
import { build } from 'vite'
import { sourcesOf } from '../../src-main/saves/sources.ts'

const root = mkdtempSync(join(tmpdir(), 'signalbox-sources-'))
const built = join(root, 'out')
let stack = ''

beforeAll(async () => {
  mkdirSync(join(root, 'src-main'))
  writeFileSync(
    join(root, 'src-main', 'engine.ts'),
    [
      'interface Wagon {',
      '  readonly card: number',
      '}',
      '',
      'export function couple(wagon: Wagon | null): number {',
      "  if (!wagon) throw new Error('no such wagon')",
      '  return wagon.card',
      '}',
    ].join('\n'),
  )
  writeFileSync(
    join(root, 'src-main', 'main.ts'),
    "import { couple } from './engine.ts'\n\nexport const start = () => couple(null)\n",
  )
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: 'src-main/main.ts',
      outDir: join(built, 'main'),
      minify: true,
      sourcemap: true,
      rolldownOptions: { output: { entryFileNames: 'host.mjs' } },
    },
  })
  // In a Node of its own: vitest's reads maps itself.
  const program = `import(${JSON.stringify(pathToFileURL(join(built, 'main', 'host.mjs')).href)})
    .then(({ start }) => start()).catch(({ stack }) => console.log(stack))`
  stack = execFileSync(process.execPath, ['-e', program], { encoding: 'utf8' })
})

it('a stack of a built program names the files and lines of the source', () => {
  expect(stack).not.toContain('engine.ts')
  const told = sourcesOf(built)(stack)
  expect(told).toMatch(
    /^Error: no such wagon\n\s+at .*\(?src-main\/engine\.ts:6:\d+\)?\n\s+at .*\(?src-main\/main\.ts:3:\d+\)?/,
  )
})

it('the window of every browser is understood, with its address before the name', () => {
  const place = /host\.mjs:(\d+:\d+)/.exec(stack)![0]
  const told = sourcesOf(built)
  for (const said of [
    `at f (http://127.0.0.1:4711/assets/${place})`,
    `at app://signalbox/assets/${place}`,
    `f@http://127.0.0.1:4711/assets/${place}`,
  ])
    expect(told(said)).toMatch(/(\(|at |@)src-main\/engine\.ts:6:\d+\)?$/)
})

it('where there is no map, or no map of that file, the text stays as it was', () => {
  expect(sourcesOf(join(root, 'nowhere'))(stack)).toBe(stack)
  expect(sourcesOf(built)('at g (/x/other.js:1:2) after 12:30')).toBe('at g (/x/other.js:1:2) after 12:30')
  writeFileSync(join(built, 'main', 'broken.mjs.map'), '{"version":3,')
  expect(sourcesOf(built)('at broken.mjs:1:1')).toBe('at broken.mjs:1:1')
})
