/**
 * Breaks the program in small ways and asks whether a test notices:
 * `npm run --silent mutate -- --folder src-main/engine/transport --most 200 --seed 1 --json`.
 * All changes of a module are compiled into it, each behind a number, so that tests are read once and run with one
 * change after another (mutation-runner.ts). The tests that mirror the folder are asked first; what they let pass is
 * shown to every other unit test that reads the module. No file is changed.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import { BadArguments, readOptions, shardOf, wholeNumber } from '../src-main/measure/arguments.ts'
import { wilson } from '../src-main/measure/wilson.ts'
import { at, root } from './helpers.mjs'
import { dice } from './host.mjs'
import { mutantsOf, type Mutant } from './mutants.ts'
import { activeIn, FOLDER, notesIn, planIn, readNotes, type Note, type Plan } from './mutation-plan.ts'
import { reaching } from './mutation-reach.ts'
import { testFiles } from './test-matching.mjs'

const USAGE = `usage: npm run --silent mutate -- --folder src-main/engine/transport [--most 200] [--seed 1] [--shard 1/4]
  [--tests test/engine/transport] [--longest 4000] [--workers 2] [--json]
--folder takes folders and modules, with commas; --tests asks these tests alone; --longest is how many milliseconds
  a file of tests may take for one change`
/** Changes that are shown to change nothing that can be seen, each with its reason. */
const EQUAL = 'scripts/equal-mutants.json'
/** What must be made before a file of tests is read is shown to so many files beside those that mirror the folder. */
const MOST_FILES = 12
const AT_A_TIME = 4
/** Those that take longer than so many times `--longest` are not asked. */
const LONG = 3
/** A file of tests may take so many times what it usually takes, and so many milliseconds more. */
const PATIENCE = 5
const MORE_PATIENCE = 5000
/** Programs of their own, real disks and the window: they read modules that are built, without changes inside. */
const APART = /^test\/(hosts|electron|scripts|examples|renderer\/gallery)\//
/** Tests that do not mirror the folder may take this part of that. */
const WIDE = 0.1
/** Random games, long and many: asked last. */
const LAST = /^test\/(conformance|fuzz|soak|renderer)\//

interface Numbered extends Mutant {
  readonly file: string
  readonly number: number
}

function askedFor() {
  try {
    const names = ['folder', 'most', 'seed', 'shard', 'tests', 'longest', 'workers'] as const
    const { folder, most, seed, shard, tests, longest, workers } = readOptions(process.argv.slice(2), names)
    if (folder === undefined) throw new BadArguments('--folder is missing')
    const files = git('ls-files', ...folder.split(',')).filter((file) => /^src-(main|shared)\/.*\.ts$/.test(file))
    if (files.length === 0) throw new BadArguments(`there is no module in '${folder}'`)
    return {
      folder: folder.replace(/\/$/, ''),
      files,
      most: wholeNumber('--most', most ?? '200', 1, 1_000_000),
      seed: wholeNumber('--seed', seed ?? '1', 0, 2 ** 31),
      part: shardOf(shard ?? '1/1'),
      tests,
      longest: wholeNumber('--longest', longest ?? '4000', 1, 1_000_000),
      workers: wholeNumber('--workers', workers ?? '2', 1, 64),
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
function chosen(all: readonly Numbered[], most: number, seed: number): Numbered[] {
  const random = dice(seed)
  const left = [...all]
  const some: Numbered[] = []
  while (left.length > 0 && some.length < most) some.push(...left.splice(Math.floor(random() * left.length), 1))
  return some
}

/** Where the tests of a folder lie. */
function mirrorsOf(folder: string): string[] {
  const place = folder.endsWith('.ts') ? dirname(folder) : folder
  const game = /^src-main\/engine\/([a-z-]+)/.exec(place)?.[1]
  return [
    place.replace(/^src-main\//, 'test/').replace(/^src-shared/, 'test/shared'),
    ...(game ? [`test/engine/${game}`, `test/golden/${game}`] : []),
  ].filter((mirror) => existsSync(at(mirror)))
}

const say = (text: string) => process.stderr.write(`mutate: ${text}\n`)

/** Numbers of changes that were noticed. */
const noticedIn = (notes: readonly Note[]) =>
  new Set(notes.flatMap((note) => (note.kind === 'noticed' ? [note.mutant] : [])))

/** Runs these files of tests, changes test by test. */
async function runTests(vitest: Vitest, scratch: string, files: readonly string[]): Promise<void> {
  writeFileSync(activeIn(scratch), '')
  const heard = readNotes(scratch).length
  const telling = setInterval(() => {
    const ran = readNotes(scratch).filter((note) => note.kind === 'ran').length
    say(`${ran} files of tests, ${noticedIn(readNotes(scratch)).size} noticed`)
  }, 15_000)
  await vitest.runTestSpecifications(files.map((file) => vitest.getRootProject().createSpecification(at(file))))
  clearInterval(telling)
  for (const note of readNotes(scratch).slice(heard))
    if (note.kind === 'fails') say(`fails before anything is changed: ${note.test}`)
}

/** The first of these files, some at a time, that fail with this change made before they are read. */
async function noticedEarly(
  vitest: Vitest,
  scratch: string,
  mutant: number,
  files: readonly { readonly file: string; readonly ms: number }[],
): Promise<string | null> {
  for (let from = 0; from < files.length; from += AT_A_TIME) {
    const some = files.slice(from, from + AT_A_TIME)
    writeFileSync(activeIn(scratch), `${mutant} ${PATIENCE * some[some.length - 1].ms + MORE_PATIENCE}`)
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
      some.map(({ file }) => vitest.getRootProject().createSpecification(at(file))),
    )
    if (unhandledErrors.length > 0 || !testModules.every((module) => module.ok())) return some[0].file
  }
  return null
}

const { folder, files, most, seed, part, tests, longest, workers } = askedFor()
const all: Numbered[] = []
const firsts: Record<string, number> = {}
for (const file of files) {
  firsts[file] = all.length
  for (const mutant of mutantsOf(readFileSync(at(file), 'utf8'))) all.push({ ...mutant, file, number: all.length })
}
const equal = JSON.parse(readFileSync(at(EQUAL), 'utf8')) as { file: string; code: string; change: string }[]
/** The line of a change, with a mark where it is: lines move, and may hold the same twice. */
function codeOf({ file, start }: Numbered): string {
  const text = readFileSync(at(file), 'utf8')
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  return `${before.trimStart()}§${text.slice(start).split('\n', 1)[0]}`
}
const isEqual = (one: Numbered) =>
  equal.some(({ file, code, change }) => file === one.file && change === one.change && code === codeOf(one))
const same = new Set(all.filter(isEqual))
for (const { file, code, change } of equal) {
  if (!files.includes(file) || all.some((one) => one.file === file && one.change === change && codeOf(one) === code))
    continue
  say(`no longer there, strike it off ${EQUAL}: ${file}: ${change} in ${code}`)
}
const drawn = chosen(all, most, seed).filter((_, n) => n % part.of === part.index - 1)
const mutants = drawn.filter((one) => !same.has(one))

const scratch = mkdtempSync(join(tmpdir(), 'signalbox-mutate-'))
process.env[FOLDER] = scratch
const plan = (most: number): void => {
  const whole: Plan = { files: firsts, size: all.length, tried: mutants.map(({ number }) => number), longest: most }
  writeFileSync(planIn(scratch), JSON.stringify(whole))
}
plan(longest)
writeFileSync(notesIn(scratch), '')
writeFileSync(activeIn(scratch), '')
const vitest = await createVitest('test', {
  config: at('scripts', 'mutation.vitest.config.ts'),
  watch: false,
  reporters: [{}],
  maxWorkers: workers,
})
try {
  const mirrors = tests?.split(',') ?? folder.split(',').flatMap(mirrorsOf)
  const reach = reaching(testFiles(), files).filter((file) => file.endsWith('.test.ts') && !APART.test(file))
  const near = reach.filter((file) => mirrors.some((mirror) => file.startsWith(mirror)))
  const left = () => {
    const noticed = noticedIn(readNotes(scratch))
    return mutants.filter(({ number }) => !noticed.has(number))
  }
  say(`${mutants.length} of ${all.length} changes, ${near.length} files of tests near`)
  await runTests(vitest, scratch, near)
  /** Shows what nobody noticed yet, before they are read, to the files that need that. */
  const early = async (asked: readonly string[], limit: number) => {
    const notes = readNotes(scratch)
    const times = new Map(notes.flatMap((note) => (note.kind === 'ran' ? [[note.file, note.ms]] : [])))
    for (const mutant of left()) {
      const wanting = notes.flatMap((note) =>
        note.kind === 'early' && asked.includes(note.file) && note.mutants.includes(mutant.number)
          ? [{ file: note.file, ms: times.get(note.file) ?? 0 }]
          : [],
      )
      const quick = wanting.filter(({ ms }) => ms <= LONG * longest).sort((a, b) => a.ms - b.ms)
      const test = await noticedEarly(vitest, scratch, mutant.number, quick.slice(0, limit))
      if (test !== null) {
        const note: Note = { kind: 'noticed', mutant: mutant.number, test }
        writeFileSync(notesIn(scratch), `${JSON.stringify(note)}\n`, { flag: 'a' })
      }
    }
  }
  say(`${left().length} left, of which some are made before a file is read`)
  await early(near, near.length)
  say(`${left().length} left after the tests near`)
  if (!tests && left().length > 0) {
    const wide = reaching(
      reach.filter((file) => !near.includes(file)),
      [...new Set(left().map(({ file }) => file))],
    )
    const rank = (file: string) => (LAST.test(file) ? 1 : 0)
    const sorted = wide.sort((a, b) => rank(a) - rank(b))
    say(`${sorted.length} other files of tests`)
    plan(WIDE * longest)
    await runTests(vitest, scratch, sorted)
    await early(sorted, MOST_FILES)
  }
  const survived = left()
    .sort((a, b) => a.number - b.number)
    .map((one) => ({ file: one.file, line: one.line, change: one.change, code: codeOf(one) }))
  for (const { file, line, change, code } of survived) say(`SURVIVED ${file}:${line} ${change} in ${code}`)
  const noticed = mutants.length - survived.length
  const interval = wilson(noticed, mutants.length)
  process.stdout.write(
    `${JSON.stringify({ folder, seed, all: all.length, equal: drawn.length - mutants.length, mutants: mutants.length, noticed, interval, survived })}\n`,
  )
} finally {
  await vitest.close()
  rmSync(scratch, { recursive: true, force: true })
}
