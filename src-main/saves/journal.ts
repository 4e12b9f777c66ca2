import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { Fault } from '../../src-shared/bridge.ts'
import type { Keeper, Line } from '../table/line.ts'
import { isBeyondBounds } from './bounds.ts'
import {
  dividedFault,
  foreignError,
  hasVanished,
  isForeignError,
  isShorter,
  rewrittenFault,
  writeFault,
} from './faults.ts'
import type { End, Files } from './files.ts'
import {
  FORMAT,
  formatOf,
  headerSchema,
  isOfTable,
  lineSchema,
  readLine,
  writeLine,
  type Header,
  type KeptLine,
} from './line-text.ts'
import { newSlot } from './slot-name.ts'
import { atOnce, type Sliced } from '../slices.ts'
import { numbered } from './numbered.ts'

/** What lies in a journal file. `lines` is always the good part: all up to the first line that does not fit. */
export interface JournalText {
  readonly state: 'good' | 'damaged' | 'newer'
  /** null when the first line cannot be read. */
  readonly header: Header | null
  readonly lines: readonly KeptLine[]
  /** Bytes of the good part. */
  readonly length: number
  /** The last link of the good part's chain. */
  readonly link: string
  /** The last line of the good part, and what a crash left of one behind it. */
  readonly tail: string
  readonly torn: string
}

/** So many lines are read between two pauses: a few milliseconds. */
const SLICE = 256

/** Reads a journal at once. See `readingJournal`. */
export const readJournal = (text: string): JournalText => atOnce(readingJournal(text))

/**
 * Reads a journal, slice by slice. A last line without its end was torn by a crash before it was acknowledged: it is
 * left out. Anything else that does not fit the chain is damage.
 */
export function* readingJournal(text: string): Sliced<JournalText> {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const rows = whole.split('\n').slice(0, -1)
  const header = readHeader(rows[0] ?? '')
  if (header.state !== 'good') return { ...header, lines: [], length: 0, link: '', tail: '', torn: '' }

  const lines: KeptLine[] = []
  let link = header.link
  let length = Buffer.byteLength(rows[0]) + 1
  let tail = `${rows[0]}\n`
  const torn = text.slice(whole.length)
  for (const row of rows.slice(1)) {
    const read = readLine(link, row)
    const line = read && v.safeParse(lineSchema, read.body)
    if (!read || !line) return { state: 'damaged', header: header.header, lines, length, link, tail, torn }
    if (!line.success || !isOfTable(header.header, line.output)) {
      // The chain holds but the words are strange: a newer program wrote them. Numbers that nothing has, nobody did.
      const state = line.success || isBeyondBounds(line.issues) ? 'damaged' : 'newer'
      return { state, header: header.header, lines, length, link, tail, torn }
    }
    lines.push(line.output)
    link = read.link
    length += Buffer.byteLength(row) + 1
    tail = `${row}\n`
    if (lines.length % SLICE === 0) yield lines.length / rows.length
  }
  return { state: 'good', header: header.header, lines, length, link, tail, torn }
}

type HeaderRead =
  { state: 'good'; header: Header; link: string } | { state: 'damaged' | 'newer'; header: Header | null }

function readHeader(row: string): HeaderRead {
  const read = readLine('', row)
  const parsed = read && v.safeParse(headerSchema, read.body)
  const header =
    parsed?.success && isOfTable(parsed.output, { ...parsed.output, by: parsed.output.starter ?? 0 })
      ? parsed.output
      : null
  const format = formatOf(row)
  if (format !== null && format > FORMAT) return { state: 'newer', header }
  if (!read || !header) return { state: 'damaged', header: null }
  return { state: 'good', header, link: read.link }
}

interface Written {
  readonly text: string
  /** The last link of its chain, and its last line. */
  readonly link: string
  readonly tail: string
}

/** A whole journal as text, with the chain drawn anew. */
export function journalText(header: Header, lines: readonly KeptLine[]): Written {
  const first = writeLine('', header)
  const texts = [first.text]
  let { link } = first
  for (const line of lines) {
    const next = writeLine(link, line)
    texts.push(next.text)
    link = next.link
  }
  return { text: texts.join(''), link, tail: texts[texts.length - 1] }
}

/** A journal that is being written. One at a time may call it. */
export class Journal {
  readonly path: string
  readonly #files: Files
  #header: Header
  #lines: KeptLine[]
  #end: End
  #link: string
  /** Another program has written in the file: ours lies in a copy of this name. */
  #copy: string | null = null

  private constructor(files: Files, path: string, header: Header, lines: readonly KeptLine[], link: string, end: End) {
    this.#files = files
    this.path = path
    this.#header = header
    this.#lines = [...lines]
    this.#link = link
    this.#end = end
  }

  /** Writes a new file and goes on in it. @throws NodeJS.ErrnoException */
  static async create(files: Files, path: string, header: Header, lines: readonly KeptLine[] = []): Promise<Journal> {
    const written = journalText(header, lines)
    await files.replace(path, written.text)
    return new Journal(files, path, header, lines, written.link, endOf(written))
  }

  /** Goes on in a file that was read and found good. */
  static resume(files: Files, path: string, { header, lines, length, link, tail, torn }: Good): Journal {
    return new Journal(files, path, header, lines, link, { bytes: length, tail, refused: torn === '' ? [] : [torn] })
  }

  get header(): Header {
    return this.#header
  }
  get lines(): readonly KeptLine[] {
    return this.#lines
  }

  /**
   * Resolves once the disk has the line. When it fails the file counts as it was before: whatever half of the
   * line got through is cut off by the next one. A file that somebody took away or cut short is written anew, with
   * all that was ever kept. One in which another program has written is left to it: what was kept before lies in a
   * copy then, and nothing more is kept here.
   * @returns whether it is kept, and what is to be told. @throws NodeJS.ErrnoException
   */
  async keep(line: Line): Promise<Outcome> {
    if (this.#copy !== null) return { kept: false, fault: dividedFault(this.path, this.#copy) }
    const kept: KeptLine = { ...line, at: Date.now() }
    const { text, link } = writeLine(this.#link, kept)
    try {
      const bytes = await this.#files.append(this.path, this.#end, text)
      this.#end = { bytes, tail: text, refused: [] }
    } catch (error) {
      return this.#recover(error, text, [...this.#lines, kept])
    }
    this.#link = link
    this.#lines.push(kept)
    return KEPT
  }

  /**
   * Writes the file anew if it is gone or cut short, and a copy if another program has written in it: before the game
   * is left. @returns what is to be told, or null. @throws NodeJS.ErrnoException
   */
  async mend(): Promise<Fault | null> {
    if (this.#copy !== null) return null
    try {
      // A line that was refused may lie there whole: nobody is to find it played when the game is opened again.
      if (this.#end.refused.some((text) => text.endsWith('\n'))) await this.#cutOff()
      else await this.#files.verify(this.path, this.#end)
      return null
    } catch (error) {
      return (await this.#recover(error, '', this.#lines)).fault
    }
  }

  async #cutOff(): Promise<void> {
    await this.#files.append(this.path, this.#end, '')
    this.#end = { ...this.#end, refused: [] }
  }

  /**
   * Writes the file anew with another header or other lines.
   * @throws NodeJS.ErrnoException `FOREIGN` when another program has written in it
   */
  async rewrite(header: Header, lines: readonly KeptLine[] = this.#lines): Promise<void> {
    await this.#files.verify(this.path, this.#end).catch(async (error: unknown) => {
      if (await this.#isForeign(error)) throw foreignError(this.path)
      if (!hasVanished(error)) throw error
    })
    await this.#writeAnew(header, lines)
  }

  async #recover(error: unknown, refused: string, lines: readonly KeptLine[]): Promise<Outcome> {
    if (await this.#isForeign(error)) {
      this.#copy = await this.#asCopy()
      return { kept: false, fault: dividedFault(this.path, this.#copy) }
    }
    if (!hasVanished(error)) {
      if (refused !== '') this.#end = { ...this.#end, refused: [...this.#end.refused, refused].slice(-MOST_REFUSED) }
      throw error
    }
    await this.#writeAnew(this.#header, lines)
    return { kept: true, fault: rewrittenFault(this.path) }
  }

  /** A file that became shorter is still ours where all of it is the beginning of what we wrote. */
  async #isForeign(error: unknown): Promise<boolean> {
    if (!isShorter(error)) return isForeignError(error)
    const there = await this.#files.read(this.path, this.#end.bytes)
    return !journalText(this.#header, this.#lines).text.startsWith(there)
  }

  async #asCopy(): Promise<string> {
    const name = numbered(this.#header.name)
    const header: Header = { ...this.#header, name, copied: true }
    await this.#files.replace(
      join(dirname(this.path), `${newSlot(header)}.journal`),
      journalText(header, this.#lines).text,
    )
    return name
  }

  async #writeAnew(header: Header, lines: readonly KeptLine[]): Promise<void> {
    const written = journalText(header, lines)
    await this.#files.makeFolder(dirname(this.path))
    await this.#files.replace(this.path, written.text)
    this.#header = header
    this.#lines = [...lines]
    this.#end = endOf(written)
    this.#link = written.link
  }
}

type Good = JournalText & { readonly header: Header }

/** Whether a line is kept now, and what is to be told of it. */
export interface Outcome {
  readonly kept: boolean
  readonly fault: Fault | null
}
const KEPT: Outcome = { kept: true, fault: null }

/** Of so many refused lines it is remembered what they looked like: one of them may lie beyond the end. */
const MOST_REFUSED = 8

const endOf = ({ text, tail }: Written): End => ({ bytes: Buffer.byteLength(text), tail, refused: [] })

/**
 * A journal as the table knows it: what cannot be written comes back as a fault. `warn` hears of a file that was gone.
 */
export const keeperOf = (journal: Journal, warn: (fault: Fault) => void): Keeper => ({
  async keep(line) {
    try {
      const { kept, fault } = await journal.keep(line)
      if (!kept) return fault
      if (fault) warn(fault)
      return null
    } catch (error) {
      return writeFault(error, journal.path).fault
    }
  },
})
