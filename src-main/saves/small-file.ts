import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import { done, refused, type Fault, type FaultCode, type Result } from '../../src-shared/bridge.ts'
import { readFault, writeFault } from './faults.ts'
import type { Files } from './files.ts'

/** What a small file is: each has a name of its own, and words that tell it from any other file. */
export interface Form<T> {
  readonly name: string
  /** Tells our file from any other. */
  readonly kind: string
  /** The newest form of the file this program writes and reads. */
  readonly format: number
  /** Bytes: more is not read at all. */
  readonly most: number
  /** Of what the file says beside its kind and format. */
  readonly schema: v.GenericSchema<unknown, T>
  /** What holds where there is no file. */
  readonly empty: T
  /** What is told of a file that a newer program wrote, and of one that could not be read. */
  readonly newer: FaultCode
  readonly broken: FaultCode
}

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault }

/**
 * One small file beside the games, written whole. What cannot be understood is set aside untouched, and it begins anew;
 * what is newer stays as it is and is not written to.
 */
export class SmallFile<T extends object> {
  readonly #folder: string
  readonly #files: Files
  readonly #form: Form<T>
  #value: T | null = null
  /** Whoever asks while it is being read waits for that. */
  #reading: Promise<Read<T>> | null = null
  #news: Fault[] = []
  /** Told once, however often it is met with. */
  #told = ''

  /** @param folder where the games are kept */
  constructor(folder: string, files: Files, form: Form<T>) {
    this.#folder = folder
    this.#files = files
    this.#form = form
  }

  /** What was found broken since the last call, to be told once. */
  takeNews(): Fault[] {
    const news = this.#news
    this.#news = []
    return news
  }

  /** What it says; a fault where it can neither be read nor written over, which is told by `takeNews`. */
  async read(): Promise<Read<T>> {
    if (this.#value) return { ok: true, value: this.#value }
    this.#reading ??= this.#load()
    const read = await this.#reading
    this.#reading = null
    if (!read.ok) this.#tell(read.fault)
    else this.#value ??= read.value
    return read
  }

  /** Writes it whole; what it said before stays when that fails. Only after `read` has answered. */
  async write(value: T): Promise<Result<null>> {
    const { name, kind, format } = this.#form
    const path = join(this.#folder, name)
    try {
      await this.#files.replace(path, `${JSON.stringify({ kind, format, ...value })}\n`)
    } catch (error) {
      return writeFault(error, path)
    }
    this.#value = value
    return done(null)
  }

  async #load(): Promise<Read<T>> {
    const { name, kind, format, most, schema, empty, newer } = this.#form
    const path = join(this.#folder, name)
    try {
      if (!(await this.#files.list(this.#folder)).includes(name)) return { ok: true, value: empty }
      const json = parsed(await this.#files.read(path, most))
      const form = v.safeParse(formSchema, json)
      const ours = form.success && form.output.kind === kind
      const file = ours && form.output.format === format ? v.safeParse(schema, json) : null
      if (file?.success) return { ok: true, value: file.output }
      if (ours && form.output.format > format) return refused(newer, { file: name })
      return await this.#setAside(path)
    } catch (error) {
      return readFault(error, path)
    }
  }

  /** Moved out of the way, or nothing is written over it. @throws NodeJS.ErrnoException when it cannot be moved. */
  async #setAside(path: string): Promise<Read<T>> {
    const { name, empty, broken } = this.#form
    const folder = join(this.#folder, 'set-aside')
    const aside = name.replace('.json', `-${randomBytes(3).toString('hex')}.json`)
    await this.#files.makeFolder(folder)
    await this.#files.move(path, join(folder, aside))
    this.#tell({ code: broken, params: { file: aside } })
    return { ok: true, value: empty }
  }

  #tell(fault: Fault): void {
    const what = JSON.stringify(fault)
    if (this.#told !== what) this.#news.push(fault)
    this.#told = what
  }
}

const formSchema = v.object({ kind: v.string(), format: v.number() })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
