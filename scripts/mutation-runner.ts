import { setMaxListeners } from 'node:events'
import { appendFileSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { TestRunner, type RunnerTestCase, type RunnerTestFile } from 'vitest'
import { root } from './helpers.mjs'
import { FOLDER, activeIn, notesIn, readNotes, readPlan, type Note } from './mutation-plan.ts'

// A test that is run a hundred times is listened to a hundred times.
setMaxListeners(0)
const folder = process.env[FOLDER] ?? ''
const plan = readPlan(folder)
/** Tests may put a clock of their own in its place. */
const now = performance.now.bind(performance)
const later = setTimeout
const never = clearTimeout
/** How often the clock is looked at: after so many places that could be changed. */
const LOOK = 4096
/** A changed test may take so many times what it usually takes, and at least so many milliseconds. */
const PATIENCE = 10
const LEAST_PATIENCE = 1500

/** By number: whether the place was come by since it was last cleared. */
const met = new Uint8Array(plan.size)
const none = -1
/** The change that is made from the very beginning, and how long all may take; '' = changes are made test by test. */
const whole = readFileSync(activeIn(folder), 'utf8')
let active = whole === '' ? none : Number(whole.split(' ')[0])
let left = LOOK
let end = whole === '' ? Infinity : now() + Number(whole.split(' ')[1])
let late = false

/** Asked at every place that can be changed: whether it is. @throws Error when a change has made a loop endless */
const isMutant = (number: number): boolean => {
  met[number] = 1
  if (--left < 0) {
    left = LOOK
    if (now() > end) {
      late = true
      throw new Error('a change made this endless')
    }
  }
  return number === active
}
Object.assign(globalThis, { $mutant: isMutant })

const note = (one: Note) => appendFileSync(notesIn(folder), `${JSON.stringify(one)}\n`)

/** How many times more a test is run: asked after each time. */
class More {
  readonly left: () => number
  constructor(left: () => number) {
    this.left = left
  }
  valueOf(): number {
    return this.left()
  }
}

/**
 * Runs each test as it is; then once more for each change at a place that it came by, as long as nobody has noticed
 * that; and once without any change after it noticed one: who fails then too has noticed nothing.
 */
export default class MutationRunner extends TestRunner {
  readonly #noticed = new Set(readNotes(folder).flatMap((one) => (one.kind === 'noticed' ? [one.mutant] : [])))
  readonly #early = new Set<number>()
  readonly #began = now()
  /** By change: how long the tests of this file take that were asked. */
  readonly #spent = new Float64Array(plan.size)
  /** Of the test that is running: the changes that are still to be tried, and how often it is run in all. */
  #queue: number[] = []
  #tries = 0
  #suspect = none
  #usual = 0
  #start = 0
  /** What the processor had done before the try; other programs do not make a test dear. Milliseconds. */
  #before = 0
  /** How long all tries with a change took. */
  #changed = 0

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test)
    if (whole !== '') return
    this.#tries = 0
    this.#queue = []
    this.#suspect = none
    for (const number of this.#metNow()) this.#early.add(number)
    // Read as a number after each try.
    test.repeats = new More(() => this.#tries) as unknown as number
  }

  override onBeforeTryTask(test: RunnerTestCase): void {
    super.onBeforeTryTask(test)
    if (whole !== '') return
    this.#start = now()
    this.#before = this.#cpu()
    late = false
    met.fill(0)
    if (this.#tries === 0) return
    active = this.#suspect === none ? this.#queue[0] : none
    end = this.#start + Math.max(LEAST_PATIENCE, PATIENCE * this.#usual)
  }

  /** What waits for something that a change keeps from coming ends as well. */
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test)
    if (end === Infinity) return run()
    let timer: NodeJS.Timeout | undefined
    const tooLate = new Promise<void>((_, reject) => {
      timer = later(() => reject(new Error('a change made this endless')), Math.max(0, end - now()))
    })
    await Promise.race([run(), tooLate])
    never(timer)
  }

  onAfterRetryTask(test: RunnerTestCase): void {
    if (whole !== '') return
    const { result } = test
    if (!result) return
    const failed = result.state === 'fail' || late
    active = none
    end = Infinity
    if (this.#tries === 0) {
      this.#usual = now() - this.#start
      if (failed) return note({ kind: 'fails', test: nameOf(test) })
      const all = this.#metNow()
      const took = this.#cpu() - this.#before
      this.#queue = all.filter((number) => (this.#spent[number] += took) <= plan.longest)
    } else {
      this.#changed += now() - this.#start
      result.state = 'pass'
      result.errors = undefined
      this.#judge(test, failed)
    }
    met.fill(0)
    this.#tries += this.#queue.length > 0 || this.#suspect !== none ? 1 : 0
  }

  #cpu(): number {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }

  #judge(test: RunnerTestCase, failed: boolean): void {
    if (this.#suspect !== none) {
      const mutant = this.#suspect
      this.#suspect = none
      if (failed) {
        // What was changed has left something behind: this worker tells nothing any more.
        for (const number of [mutant, ...this.#queue]) this.#early.add(number)
        this.#queue = []
      } else {
        this.#noticed.add(mutant)
        note({ kind: 'noticed', mutant, test: nameOf(test) })
      }
      return
    }
    const mutant = this.#queue.shift() ?? none
    if (failed) this.#suspect = mutant
    // What it met before it has kept, and asks no more.
    else if (met[mutant] === 0) this.#early.add(mutant)
  }

  override onAfterRunFiles(files?: RunnerTestFile[]): void {
    super.onAfterRunFiles()
    if (whole !== '') return
    for (const number of this.#metNow()) this.#early.add(number)
    const file = relative(root, files?.[0]?.filepath ?? '').replaceAll('\\', '/')
    const mutants = [...this.#early].filter((number) => !this.#noticed.has(number))
    note({ kind: 'early', mutants, file })
    note({ kind: 'ran', file, ms: Math.round(now() - this.#began - this.#changed) })
  }

  /** The changes to try at places come by since it was last cleared. */
  #metNow(): number[] {
    return plan.tried.filter((number) => met[number] === 1 && !this.#noticed.has(number))
  }
}

const nameOf = (test: RunnerTestCase): string => {
  const file = relative(root, test.file.filepath).replaceAll('\\', '/')
  return `${file}: ${test.name}`
}
