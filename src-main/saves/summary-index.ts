import { join } from 'node:path'
import * as v from 'valibot'
import { slotSummarySchema } from '../../src-shared/table-schemas.ts'
import type { AnyGame } from '../engine/game.ts'
import { moment, seedNumber } from './bounds.ts'
import type { Files } from './files.ts'

/**
 * What the list shows of a file of this length and time, and by what its copies are known: null where its beginning
 * cannot be read.
 */
export type Seen = v.InferOutput<typeof seenSchema>
const seenSchema = v.object({
  bytes: v.number(),
  changed: v.number(),
  summary: slotSummarySchema,
  origin: v.nullable(v.object({ seed: seedNumber, created: moment })),
})

const NAME = 'summaries.json'
/** Bytes: some twenty thousand games. */
const MOST = 16_000_000
/** The form of the file; raised when summaries are made otherwise. */
const FORMAT = 2

const fileSchema = v.object({ stamp: v.string(), seen: v.record(v.string(), v.unknown()) })

/**
 * The summaries of all journals in one file beside them, so that a start with thousands of games reads one. It can be
 * deleted at any time.
 */
export class SummaryIndex {
  readonly #path: string
  readonly #files: Files
  /** Another program may know other games. */
  readonly #stamp: string

  constructor(folder: string, files: Files, games: readonly AnyGame[]) {
    this.#path = join(folder, NAME)
    this.#files = files
    this.#stamp = JSON.stringify([FORMAT, ...games.map(({ id, rulesVersion }) => [id, rulesVersion])])
  }

  /** What can be used of it; nothing where it cannot be read. */
  async read(): Promise<Map<string, Seen>> {
    const seen = new Map<string, Seen>()
    try {
      const file = v.parse(fileSchema, JSON.parse(await this.#files.read(this.#path, MOST)))
      if (file.stamp !== this.#stamp) return seen
      for (const [key, row] of Object.entries(file.seen)) {
        const one = v.safeParse(seenSchema, row)
        if (one.success) seen.set(key, one.output)
      }
    } catch {
      // Not there yet, or broken: each journal is read then, and it is written anew.
    }
    return seen
  }

  async write(seen: ReadonlyMap<string, Seen>): Promise<void> {
    const text = JSON.stringify({ stamp: this.#stamp, seen: Object.fromEntries(seen) })
    await this.#files.replace(this.#path, text).catch(() => undefined)
  }
}
