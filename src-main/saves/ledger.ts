import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import * as v from 'valibot'
import { done, refused, type Fault, type Result } from '../../src-shared/bridge.ts'
import { moment } from './bounds.ts'
import { readFault, writeFault } from './faults.ts'
import type { Files } from './files.ts'
import { finishedSchema, type Finished } from './finished.ts'

const NAME = 'statistics.json'
/** Tells our file from any other. */
const KIND = 'signalbox-statistics'
/** The newest form of the file this program writes and reads. */
const FORMAT = 1

/** Bytes: some ten thousand games. */
const MOST = 8_000_000

const fileSchema = v.object({
  kind: v.literal(KIND),
  format: v.literal(FORMAT),
  cleared: moment,
  finished: v.array(finishedSchema),
})
const formSchema = v.object({ kind: v.literal(KIND), format: v.number() })

interface Book {
  /** Milliseconds since 1970: what ended before is not counted any more. 0 = never cleared. */
  readonly cleared: number
  readonly finished: readonly Finished[]
}
const EMPTY: Book = { cleared: 0, finished: [] }

type Read = { readonly ok: true; readonly book: Book } | { readonly ok: false; readonly fault: Fault }

/**
 * The games that came to their end on this computer: one small file beside the saved games, which outlives them.
 * What cannot be read is set aside untouched, and the count begins anew; what is newer stays and is not written to.
 */
export class Ledger {
  readonly #folder: string
  readonly #files: Files
  #book: Book | null = null
  #news: Fault[] = []
  /** Told once, however often it is met with. */
  #told = ''

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

  /** All that is counted; nothing where the file cannot be read. */
  async all(): Promise<readonly Finished[]> {
    const read = await this.#read()
    return read.ok ? read.book.finished : []
  }

  /** Counts a game, once however often it is handed in. null, or why it could not be kept. */
  async add(game: Finished): Promise<Fault | null> {
    const read = await this.#read()
    // Told when it was read; the game can be counted when it is opened again.
    if (!read.ok) return null
    const { cleared, finished } = read.book
    if (game.at <= cleared || finished.some(({ slot }) => slot === game.slot)) return null
    const kept = await this.#write({ cleared, finished: [...finished, game] })
    return kept.ok ? null : { code: 'notCounted', params: { file: NAME } }
  }

  /** Forgets them all: games that have ended by `now`, in milliseconds since 1970, are never counted again. */
  async clear(now: number): Promise<Result<null>> {
    const read = await this.#read()
    return read.ok ? this.#write({ cleared: now, finished: [] }) : read
  }

  async #read(): Promise<Read> {
    if (this.#book) return { ok: true, book: this.#book }
    const read = await this.#load()
    if (read.ok) this.#book = read.book
    else this.#tell(read.fault)
    return read
  }

  async #load(): Promise<Read> {
    const path = join(this.#folder, NAME)
    try {
      if (!(await this.#files.list(this.#folder)).includes(NAME)) return { ok: true, book: EMPTY }
      const json = parsed(await this.#files.read(path, MOST))
      const file = v.safeParse(fileSchema, json)
      if (file.success) return { ok: true, book: file.output }
      const form = v.safeParse(formSchema, json)
      if (form.success && form.output.format > FORMAT) return refused('statisticsNewer', { file: NAME })
      return await this.#setAside(path)
    } catch (error) {
      return readFault(error, path)
    }
  }

  /** Moved out of the way, or nothing is written over it. @throws NodeJS.ErrnoException when it cannot be moved. */
  async #setAside(path: string): Promise<Read> {
    const folder = join(this.#folder, 'set-aside')
    const name = `statistics-${randomBytes(3).toString('hex')}.json`
    await this.#files.makeFolder(folder)
    await this.#files.move(path, join(folder, name))
    this.#tell({ code: 'statisticsBroken', params: { file: name } })
    return { ok: true, book: EMPTY }
  }

  async #write(book: Book): Promise<Result<null>> {
    const path = join(this.#folder, NAME)
    try {
      await this.#files.replace(path, `${JSON.stringify({ kind: KIND, format: FORMAT, ...book })}\n`)
    } catch (error) {
      return writeFault(error, path)
    }
    this.#book = book
    return done(null)
  }

  #tell(fault: Fault): void {
    const what = JSON.stringify(fault)
    if (this.#told !== what) this.#news.push(fault)
    this.#told = what
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}
