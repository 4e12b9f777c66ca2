import * as v from 'valibot'
import type { Fault, Result } from '../../src-shared/bridge.ts'
import { moment } from './bounds.ts'
import type { Files } from './files.ts'
import { finishedSchema, type Finished } from './finished.ts'
import { SmallFile, type Form } from './small-file.ts'

interface Book {
  /** Milliseconds since 1970: what ended before is not counted any more. 0 = never cleared. */
  readonly cleared: number
  readonly finished: readonly Finished[]
}

const FORM: Form<Book> = {
  name: 'statistics.json',
  kind: 'signalbox-statistics',
  format: 1,
  // Some ten thousand games.
  most: 8_000_000,
  schema: v.object({ cleared: moment, finished: v.array(finishedSchema) }),
  empty: { cleared: 0, finished: [] },
  newer: 'statisticsNewer',
  broken: 'statisticsBroken',
}

/** The games that came to their end on this computer: one small file beside the saved games, which outlives them. */
export class Ledger {
  readonly #file: SmallFile<Book>

  constructor(folder: string, files: Files) {
    this.#file = new SmallFile(folder, files, FORM)
  }

  /** What was found broken since the last call, to be told once. */
  takeNews(): Fault[] {
    return this.#file.takeNews()
  }

  /** All that is counted; nothing where the file cannot be read. */
  async all(): Promise<readonly Finished[]> {
    const read = await this.#file.read()
    return read.ok ? read.value.finished : []
  }

  /** Counts a game, once however often it is handed in. null, or why it could not be kept. */
  async add(game: Finished): Promise<Fault | null> {
    const read = await this.#file.read()
    // Told when it was read; the game can be counted when it is opened again.
    if (!read.ok) return null
    const { cleared, finished } = read.value
    if (game.at <= cleared || finished.some(({ slot }) => slot === game.slot)) return null
    const kept = await this.#file.write({ cleared, finished: [...finished, game] })
    return kept.ok ? null : { code: 'notCounted', params: { file: FORM.name } }
  }

  /** Forgets them all: games that have ended by `now`, in milliseconds since 1970, are never counted again. */
  async clear(now: number): Promise<Result<null>> {
    const read = await this.#file.read()
    return read.ok ? this.#file.write({ cleared: now, finished: [] }) : read
  }
}
