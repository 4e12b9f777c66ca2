/**
 * Breaks the program in small ways and asks whether a test notices:
 * `npm run --silent mutate -- --folder src-main/engine/transport --most 200 --seed 1 --json`.
 * Each change is made in a copy of the project. The tests that mirror the folder are asked first; what they let pass is
 * shown to every unit test that the file reaches.
 */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { BadArguments, readOptions, wholeNumber } from '../src-main/measure/arguments.ts'
import { wilson } from '../src-main/measure/wilson.ts'
import { dice } from './host.mjs'
import { mutantsOf, type Mutant } from './mutants.ts'

const USAGE = 'usage: npm run --silent mutate -- --folder src-main/engine/transport [--most 200] [--seed 1] [--json]'
const root = fileURLToPath(new URL('..', import.meta.url))
/** A change may make a loop endless: who has not answered after so many times the usual counts as noticed. */
const PATIENCE = 6
const LEAST_PATIENCE_MS = 120_000

interface InFile extends Mutant {
  readonly file: string
}

function askedFor() {
  try {
    const { folder, most, seed } = readOptions(process.argv.slice(2), ['folder', 'most', 'seed'])
    if (folder === undefined) throw new BadArguments('--folder is missing')
    const files = git('ls-files', folder).filter((file) => /^src-(main|shared)\/.*\.ts$/.test(file))
    if (files.length === 0) throw new BadArguments(`there is no module in '${folder}'`)
    return {
      folder: folder.replace(/\/$/, ''),
      files,
      most: wholeNumber('--most', most ?? '200', 1, 1_000_000),
      seed: wholeNumber('--seed', seed ?? '1', 0, 2 ** 31),
    }
  } catch (fault) {
    process.stderr.write(`mutate: ${fault instanceof Error ? fault.message : String(fault)}\n${USAGE}\n`)
    process.exit(2)
  }
}

function git(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((line) => line !== '')
}

/** So many of all, by lot. */
function chosen(all: readonly InFile[], most: number, seed: number): InFile[] {
  const random = dice(seed)
  const left = [...all]
  const some: InFile[] = []
  while (left.length > 0 && some.length < most) some.push(...left.splice(Math.floor(random() * left.length), 1))
  return some
}

/** The project once more, with what is not kept by git linked. */
function copied(): string {
  const copy = mkdtempSync(join(tmpdir(), 'signalbox-mutate-'))
  for (const file of git('ls-files')) {
    if (!existsSync(join(root, file))) continue
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Whether the unit tests pass; false also where they do not end in time. */
function pass(copy: string, args: readonly string[], most: number): Promise<boolean> {
  const tests = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', ...args, '--bail', '1', '--reporter', 'dot'],
    {
      cwd: copy,
      stdio: 'ignore',
      detached: true,
    },
  )
  const late = setTimeout(() => process.kill(-(tests.pid ?? 0), 'SIGKILL'), most)
  return new Promise((resolve) =>
    tests.on('exit', (code) => {
      clearTimeout(late)
      resolve(code === 0)
    }),
  )
}

const { folder, files, most, seed } = askedFor()
const all = files.flatMap((file): InFile[] =>
  mutantsOf(readFileSync(join(root, file), 'utf8')).map((mutant) => ({ file, ...mutant })),
)
const mutants = chosen(all, most, seed)
const copy = copied()
const place = folder.endsWith('.ts') ? dirname(folder) : folder
const mirrors = [
  place.replace(/^src-main\/|^src-shared/, (start) => (start === 'src-shared' ? 'test/shared' : 'test/')),
  place.replace(/^src-main\/engine\//, 'test/conformance/'),
].filter((mirror) => mirror.startsWith('test/') && existsSync(join(copy, mirror)))
try {
  const began = performance.now()
  if (mirrors.length > 0 && !(await pass(copy, ['run', ...mirrors], 2 ** 30)))
    throw new Error('the tests fail before anything was changed')
  const patience = Math.max(LEAST_PATIENCE_MS, PATIENCE * (performance.now() - began))
  const survived: { file: string; line: number; change: string }[] = []
  for (const [n, mutant] of mutants.entries()) {
    const path = join(copy, mutant.file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.slice(0, mutant.start) + mutant.text + text.slice(mutant.end))
    const unseen =
      (mirrors.length === 0 || (await pass(copy, ['run', ...mirrors], patience))) &&
      (await pass(copy, ['related', '--run', mutant.file], 4 * patience))
    writeFileSync(path, text)
    const { file, line, change } = mutant
    if (unseen) survived.push({ file, line, change })
    process.stderr.write(
      `mutate: ${n + 1} of ${mutants.length} ${unseen ? 'SURVIVED' : 'noticed'}: ${file}:${line} ${change}\n`,
    )
  }
  const noticed = mutants.length - survived.length
  process.stdout.write(
    `${JSON.stringify({ folder, seed, all: all.length, mutants: mutants.length, noticed, interval: wilson(noticed, mutants.length), survived })}\n`,
  )
} finally {
  rmSync(copy, { recursive: true, force: true })
}
