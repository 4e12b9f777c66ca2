import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import { refused, type Fault } from '../../src-shared/bridge.ts'
import { readFault, writeFault } from './faults.ts'
import type { Files } from './files.ts'

const NAME = 'school.json'
/** Tells our file from any other. */
const KIND = 'signalbox-school'
/** The newest form of the file this program writes and reads. */
const FORMAT = 1
/** Bytes: every lesson, each left in the midst of a game. */
const MOST = 1_000_000

const code = v.pipe(v.number(), v.integer(), v.minValue(0))
const step = v.strictObject({ by: v.pipe(code, v.maxValue(3)), codes: v.pipe(v.array(code), v.minLength(1)) })
const lesson = v.strictObject({
  done: v.boolean(),
  at: code,
  steps: v.array(step),
  reads: v.array(code),
})
const fileSchema = v.object({
  kind: v.literal(KIND),
  format: v.literal(FORMAT),
  lessons: v.record(v.string(), lesson),
})
const formSchema = v.object({ kind: v.literal(KIND), format: v.number() })

/** What is kept of a lesson. */
export interface KeptLesson {
  readonly done: boolean
  /** So many of its own steps lie behind whoever left it. */
  readonly at: number
  /** What was played at its table since it was begun. */
  readonly steps: readonly { readonly by: number; readonly codes: readonly number[] }[]
  /** How often was gone on from what is to be read, by how many of these steps had been made. */
  readonly reads: readonly number[]
}
const UNTOUCHED: KeptLesson = { done: false, at: 0, steps: [], reads: [] }

/**
 * Which lessons were gone through on this device, and where one was left: one small file beside the games. What cannot
 * be read is set aside untouched; what is newer stays and is not written to.
 */
export class SchoolRecord {
  readonly #folder: string
  readonly #files: Files
  #lessons: Readonly<Record<string, KeptLesson>> | null = null
  #news: Fault[] = []
  /** A newer program's, or one that could not be read: nothing is written over it. */
  #closed = false

  constructor(folder: string, files: Files) {
    this.#folder = folder
    this.#files = files
  }

  /** What was found broken since the last call, to be told once. */
  takeNews(): Fault[] {
    const news = this.#news
    this.#news = []
    return news
  }

  async of(id: string): Promise<KeptLesson> {
    return (await this.#all())[id] ?? UNTOUCHED
  }

  /** Keeps how a lesson stands. null, or why it could not be kept: until the program ends it holds all the same. */
  async keep(id: string, kept: KeptLesson): Promise<Fault | null> {
    const before = await this.#all()
    if (JSON.stringify(before[id] ?? UNTOUCHED) === JSON.stringify(kept)) return null
    this.#lessons = { ...before, [id]: kept }
    if (this.#closed) return null
    const path = join(this.#folder, NAME)
    try {
      await this.#files.replace(path, `${JSON.stringify({ kind: KIND, format: FORMAT, lessons: this.#lessons })}\n`)
      return null
    } catch (error) {
      return writeFault(error, path).fault
    }
  }

  async #all(): Promise<Readonly<Record<string, KeptLesson>>> {
    this.#lessons ??= await this.#load()
    return this.#lessons
  }

  async #load(): Promise<Readonly<Record<string, KeptLesson>>> {
    const path = join(this.#folder, NAME)
    try {
      if (!(await this.#files.list(this.#folder)).includes(NAME)) return {}
      const json = parsed(await this.#files.read(path, MOST))
      const file = v.safeParse(fileSchema, json)
      if (file.success) return file.output.lessons
      const form = v.safeParse(formSchema, json)
      if (form.success && form.output.format > FORMAT) this.#close(refused('schoolNewer', { file: NAME }).fault)
      else await this.#setAside(path)
    } catch (error) {
      this.#close(readFault(error, path).fault)
    }
    return {}
  }

  #close(fault: Fault): void {
    this.#closed = true
    this.#news.push(fault)
  }

  /** @throws NodeJS.ErrnoException when it cannot be moved. */
  async #setAside(path: string): Promise<void> {
    const folder = join(this.#folder, 'set-aside')
    const name = `school-${randomBytes(3).toString('hex')}.json`
    await this.#files.makeFolder(folder)
    await this.#files.move(path, join(folder, name))
    this.#news.push({ code: 'schoolBroken', params: { file: name } })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
