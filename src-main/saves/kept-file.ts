import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import { refused, type Fault, type FaultCode } from '../../src-shared/bridge.ts'
import { readFault, writeFault } from './faults.ts'
import type { Files } from './files.ts'

export interface KeptFileParts<T> {
  /** Of the file, with its ending .json. */
  readonly name: string
  /** Tells our file from any other. */
  readonly kind: string
  /** The newest form of the file this program writes and reads. */
  readonly format: number
  /** Of what it holds beside kind and format. */
  readonly schema: v.GenericSchema<unknown, T>
  readonly empty: T
  /** Bytes. */
  readonly most: number
  readonly broken: FaultCode
  readonly newer: FaultCode
}

const formSchema = v.object({ kind: v.string(), format: v.number() })

/**
 * One small file beside the games, held in memory once it was read and written whole at each change. What cannot be
 * read is set aside untouched and begins anew; what is newer, or cannot be reached, is not written to: until the
 * program ends it holds all the same.
 */
export class KeptFile<T extends object> {
  readonly #parts: KeptFileParts<T>
  readonly #folder: string
  readonly #files: Files
  #held: T | null = null
  #closed = false
  #news: Fault[] = []

  constructor(folder: string, files: Files, parts: KeptFileParts<T>) {
    this.#folder = folder
    this.#files = files
    this.#parts = parts
  }

  /** What was found broken since the last call, to be told once. */
  takeNews(): Fault[] {
    const news = this.#news
    this.#news = []
    return news
  }

  async read(): Promise<T> {
    this.#held ??= await this.#load()
    return this.#held
  }

  /** Keeps this instead. null, or why it could not be kept. */
  async write(next: T): Promise<Fault | null> {
    await this.read()
    this.#held = next
    if (this.#closed) return null
    const { kind, format } = this.#parts
    try {
      await this.#files.replace(this.#path, `${JSON.stringify({ kind, format, ...next })}\n`)
      return null
    } catch (error) {
      return writeFault(error, this.#path).fault
    }
  }

  get #path(): string {
    return join(this.#folder, this.#parts.name)
  }

  async #load(): Promise<T> {
    const { name, kind, format, schema, empty, most, newer } = this.#parts
    try {
      if (!(await this.#files.list(this.#folder)).includes(name)) return empty
      const json = parsed(await this.#files.read(this.#path, most))
      const form = v.safeParse(formSchema, json)
      const ours = form.success && form.output.kind === kind
      if (ours && form.output.format > format) this.#close(refused(newer, { file: name }).fault)
      else {
        const body = v.safeParse(schema, json)
        if (ours && body.success) return body.output
        await this.#setAside()
      }
    } catch (error) {
      this.#close(readFault(error, this.#path).fault)
    }
    return empty
  }

  #close(fault: Fault): void {
    this.#closed = true
    this.#news.push(fault)
  }

  /** @throws NodeJS.ErrnoException when it cannot be moved. */
  async #setAside(): Promise<void> {
    const folder = join(this.#folder, 'set-aside')
    const name = this.#parts.name.replace('.json', `-${randomBytes(3).toString('hex')}.json`)
    await this.#files.makeFolder(folder)
    await this.#files.move(this.#path, join(folder, name))
    this.#news.push({ code: this.#parts.broken, params: { file: name } })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
