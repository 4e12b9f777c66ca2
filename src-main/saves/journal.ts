import { dirname } from 'node:path'
import * as v from 'valibot'
import type { Fault } from '../../src-shared/bridge.ts'
import type { Keeper, Line } from '../table/line.ts'
import { isBeyondBounds } from './bounds.ts'
import { hasVanished, rewrittenFault, writeFault } from './faults.ts'
import type { Files } from './files.ts'
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
}

/**
 * Reads a journal. A last line without its end was torn by a crash before it was acknowledged: it is left
 * out. Anything else that does not fit the chain is damage.
 */
export function readJournal(text: string): JournalText {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const rows = whole.split('\n').slice(0, -1)
  const header = readHeader(rows[0] ?? '')
  if (header.state !== 'good') return { ...header, lines: [], length: 0, link: '' }

  const lines: KeptLine[] = []
  let link = header.link
  let length = Buffer.byteLength(rows[0]) + 1
  for (const row of rows.slice(1)) {
    const read = readLine(link, row)
    const line = read && v.safeParse(lineSchema, read.body)
    if (!read || !line) return { state: 'damaged', header: header.header, lines, length, link }
    if (!line.success || !isOfTable(header.header, line.output)) {
      // The chain holds but the words are strange: a newer program wrote them. Numbers that nothing has, nobody did.
      const state = line.success || isBeyondBounds(line.issues) ? 'damaged' : 'newer'
      return { state, header: header.header, lines, length, link }
    }
    lines.push(line.output)
    link = read.link
    length += Buffer.byteLength(row) + 1
  }
  return { state: 'good', header: header.header, lines, length, link }
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

/** A whole journal as text, with the chain drawn anew. */
export function journalText(header: Header, lines: readonly KeptLine[]): { text: string; link: string } {
  let { text, link } = writeLine('', header)
  for (const line of lines) {
    const next = writeLine(link, line)
    text += next.text
    link = next.link
  }
  return { text, link }
}

/** A journal that is being written. One at a time may call it. */
export class Journal {
  readonly path: string
  readonly #files: Files
  #header: Header
  #lines: KeptLine[]
  #length: number
  #link: string

  private constructor(
    files: Files,
    path: string,
    header: Header,
    lines: readonly KeptLine[],
    length: number,
    link: string,
  ) {
    this.#files = files
    this.path = path
    this.#header = header
    this.#lines = [...lines]
    this.#length = length
    this.#link = link
  }

  /** Writes a new file and goes on in it. @throws NodeJS.ErrnoException */
  static async create(files: Files, path: string, header: Header, lines: readonly KeptLine[] = []): Promise<Journal> {
    const { text, link } = journalText(header, lines)
    await files.replace(path, text)
    return new Journal(files, path, header, lines, Buffer.byteLength(text), link)
  }

  /** Goes on in a file that was read and found good. */
  static resume(files: Files, path: string, read: JournalText & { header: Header }): Journal {
    return new Journal(files, path, read.header, read.lines, read.length, read.link)
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
   * all that was ever kept. @returns whether it was. @throws NodeJS.ErrnoException
   */
  async keep(line: Line): Promise<boolean> {
    const kept: KeptLine = { ...line, at: Date.now() }
    const { text, link } = writeLine(this.#link, kept)
    try {
      this.#length = await this.#files.append(this.path, this.#length, text)
    } catch (error) {
      if (!hasVanished(error)) throw error
      await this.rewrite(this.#header, [...this.#lines, kept])
      return true
    }
    this.#link = link
    this.#lines.push(kept)
    return false
  }

  /** Writes the file anew if it is gone or cut short: before the game is left. @returns whether it was. @throws NodeJS.ErrnoException */
  async mend(): Promise<boolean> {
    const there = await this.#files.facts(this.path).catch((error: unknown) => {
      if (hasVanished(error)) return null
      throw error
    })
    if (there && there.bytes >= this.#length) return false
    await this.rewrite(this.#header)
    return true
  }

  /** Writes the file anew with another header or other lines. @throws NodeJS.ErrnoException */
  async rewrite(header: Header, lines: readonly KeptLine[] = this.#lines): Promise<void> {
    const { text, link } = journalText(header, lines)
    await this.#files.makeFolder(dirname(this.path))
    await this.#files.replace(this.path, text)
    this.#header = header
    this.#lines = [...lines]
    this.#length = Buffer.byteLength(text)
    this.#link = link
  }
}

/** A journal as the table knows it: what cannot be written comes back as a fault. `warn` hears of a file that was gone. */
export const keeperOf = (journal: Journal, warn: (fault: Fault) => void): Keeper => ({
  async keep(line) {
    try {
      if (await journal.keep(line)) warn(rewrittenFault(journal.path))
      return null
    } catch (error) {
      return writeFault(error, journal.path).fault
    }
  },
})
