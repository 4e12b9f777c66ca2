import * as v from 'valibot'
import { done, type Fault, type Result } from '../../src-shared/bridge.ts'
import { nameKept } from '../../src-shared/plain-text.ts'
import { LONGEST_SEAT_NAME } from '../../src-shared/table.ts'
import { moment } from './bounds.ts'
import type { Files } from './files.ts'
import { finishedSchema, type Finished } from './finished.ts'
import { sameName } from '../../src-shared/same-name.ts'
import { SmallFile, type Form } from './small-file.ts'

interface Book {
  /** Milliseconds since 1970: what ended before is not counted any more. 0 = never cleared. */
  readonly cleared: number
  readonly finished: readonly Finished[]
  /** People of whom nothing is counted that ended until then, in milliseconds since 1970. */
  readonly forgotten: readonly { readonly name: string; readonly at: number }[]
}

const FORM: Form<Book> = {
  name: 'statistics.json',
  kind: 'signalbox-statistics',
  format: 1,
  // Some ten thousand games.
  most: 8_000_000,
  schema: v.object({
    cleared: moment,
    finished: v.array(finishedSchema),
    // Younger than the others: files of an earlier version do not have it.
    forgotten: v.optional(v.array(v.object({ name: nameKept(LONGEST_SEAT_NAME), at: moment })), []),
  }),
  empty: { cleared: 0, finished: [], forgotten: [] },
  newer: 'statisticsNewer',
  broken: 'statisticsBroken',
}

/** The games that came to their end on this computer: one small file beside the saved games, which outlives them. */
export class Ledger {
  readonly #file: SmallFile<Book>
  /** As it was before it was cleared. */
  #before: Book | null = null

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
    const { cleared, finished, forgotten } = read.value
    if (game.at <= cleared || finished.some(({ slot }) => slot === game.slot)) return null
    const counted = without(game, forgotten)
    if (!counted) return null
    const kept = await this.#file.write({ cleared, forgotten, finished: [...finished, counted] })
    return kept.ok ? null : { code: 'notCounted', params: { file: FORM.name } }
  }

  /**
   * Forgets what has ended by `now`, in milliseconds since 1970, of one person or (null) of everyone: it is never
   * counted again, unless the clearing is taken back.
   */
  async clear(now: number, name: string | null): Promise<Result<null>> {
    const read = await this.#file.read()
    if (!read.ok) return read
    const written = await this.#file.write(cleared(read.value, now, name))
    if (written.ok) this.#before = read.value
    return written
  }

  /**
   * Takes the last clearing back, while the program runs; what has ended since stays counted. Nothing where none was
   * cleared.
   */
  async restore(): Promise<Result<null>> {
    const [before, read] = [this.#before, await this.#file.read()]
    if (!read.ok) return read
    if (!before) return done(null)
    const since = read.value.finished.filter((game) => !before.finished.some(({ slot }) => slot === game.slot))
    const written = await this.#file.write({ ...before, finished: [...before.finished, ...since] })
    if (written.ok) this.#before = null
    return written
  }
}

function cleared(book: Book, now: number, name: string | null): Book {
  if (name === null) return { cleared: now, finished: [], forgotten: [] }
  const gone = { name, at: now }
  return {
    cleared: book.cleared,
    finished: book.finished.flatMap((game) => without(game, [gone]) ?? []),
    forgotten: [...book.forgotten.filter((one) => sameName(one.name) !== sameName(name)), gone],
  }
}

/** The game without those who were forgotten since it ended; null where nobody is left whom it is counted for. */
function without(game: Finished, forgotten: Book['forgotten']): Finished | null {
  const isGone = (name: string) => forgotten.some((one) => sameName(one.name) === sameName(name) && game.at <= one.at)
  const seats = game.seats.map((seat) =>
    seat.person && isGone(seat.name) ? { ...seat, name: '', person: false } : seat,
  )
  return seats.some(({ person }) => person) ? { ...game, seats } : null
}
