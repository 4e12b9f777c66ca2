import { join } from 'node:path'
import type { SlotSummary } from '../../src-shared/table.ts'
import type { AnyGame } from '../engine/game.ts'
import type { Files } from './files.ts'
import { isGone } from './faults.ts'
import { readingJournal, type JournalText } from './journal.ts'
import type { Header } from './line-text.ts'
import { besideSlot } from './slot-name.ts'
import { damagedSummary, summaryOf } from './summary.ts'
import { inSlices } from '../slices.ts'
import { SummaryIndex, type Seen } from './summary-index.ts'

const ENDING = '.journal'
/** Bytes: several times the longest game anybody played. */
const MOST_JOURNAL = 8_000_000
const NAMES = /^([a-z0-9-]{1,64})\.journal$/
/** The second of two journals of one name that a synchronised drive brought together: `… (conflicted copy).journal`. */
const CONFLICT = /^[a-z0-9-]{1,64}[^a-z0-9-].*\.journal$/

/** Where in the folder of games a file may lie: in it, or moved out of the way but kept. */
export type Place = 'games' | 'set-aside' | 'trash'

/** So many games are read in the time that nobody notices. */
const WORTH_KEEPING = 20

/** The files of the saved games: which there are, where they lie, what is in them. */
export class Shelf {
  readonly folder: string
  readonly files: Files
  readonly #games: readonly AnyGame[]
  readonly #index: SummaryIndex
  /** By place and slot; holds as long as a file keeps its length and time. */
  #seen: Promise<Map<string, Seen>> | null = null
  #readAnew = 0
  readonly #goodTurns = new Map<string, number>()

  constructor(folder: string, files: Files, games: readonly AnyGame[]) {
    this.folder = folder
    this.files = files
    this.#games = games
    this.#index = new SummaryIndex(folder, files, games)
  }

  pathOf(slot: string, place: Place = 'games'): string {
    return place === 'games' ? join(this.folder, slot + ENDING) : join(this.folder, place, slot + ENDING)
  }

  async slotsIn(place: Place): Promise<string[]> {
    const names = await this.files.list(place === 'games' ? this.folder : join(this.folder, place))
    return names.flatMap((name) => NAMES.exec(name)?.[1] ?? [])
  }

  /** Journals that bear a synchronised drive's name for a second version, by the names of their files. */
  async conflictCopies(): Promise<string[]> {
    return (await this.files.list(this.folder)).filter((name) => CONFLICT.test(name) && !NAMES.test(name))
  }

  /** @throws NodeJS.ErrnoException when it cannot be read. */
  textOfConflictCopy(file: string): Promise<string> {
    return this.files.read(join(this.folder, file), MOST_JOURNAL)
  }

  /** Its length and time; another where it changes, and '' where neither can be told. */
  stateOfConflictCopy(file: string): Promise<string> {
    return this.files.facts(join(this.folder, file)).then(
      ({ bytes, changed }) => `${bytes} ${changed}`,
      () => '',
    )
  }

  /** Moves one to the trash under a game's name. @throws NodeJS.ErrnoException */
  async discardConflictCopy(file: string, slot: string): Promise<void> {
    await this.files.makeFolder(join(this.folder, 'trash'))
    await this.files.move(join(this.folder, file), this.pathOf(slot, 'trash'))
  }

  /** Whether anything bears the file's name, whatever it is. */
  async has(slot: string, place: Place): Promise<boolean> {
    return this.files.facts(this.pathOf(slot, place)).then(
      () => true,
      (error: unknown) => !isGone(error),
    )
  }

  /** @throws NodeJS.ErrnoException when it cannot be read. */
  async read(slot: string, place: Place = 'games'): Promise<JournalText> {
    return inSlices(readingJournal(await this.text(slot, place)))
  }

  /** @throws NodeJS.ErrnoException when it cannot be read. */
  text(slot: string, place: Place = 'games'): Promise<string> {
    return this.files.read(this.pathOf(slot, place), MOST_JOURNAL)
  }

  /** A journal whose chain holds turned out to be whole up to this turn only, when it was played. */
  noteGoodTurn(slot: string, turn: number): void {
    this.#goodTurns.set(slot, turn)
  }

  /** What the list shows of a file. @throws NodeJS.ErrnoException when it cannot be read. */
  async summary(slot: string, place: Place): Promise<SlotSummary> {
    return (await this.#look(slot, place)).summary
  }

  /** What the list showed when the file was last looked at; null where nothing is known of it. */
  async remembered(slot: string, place: Place): Promise<SlotSummary | null> {
    return (await this.#known()).get(keyOf(slot, place))?.summary ?? null
  }

  /**
   * Whether a game may have come from the same beginning. Unread where nothing of it has changed since it was listed.
   */
  async mayBeCopy(slot: string, { game, seed, created }: Header): Promise<boolean> {
    const { summary, origin } = await this.#look(slot, 'games')
    return summary.game === game && origin?.seed === seed && origin.created === created
  }

  /** As `mayBeCopy`, but what was listed before is believed: a file's beginning stays as it is. */
  async mayBegin(slot: string, header: Header): Promise<boolean> {
    const seen = (await this.#known()).get(keyOf(slot, 'games'))
    if (seen?.origin && (seen.origin.seed !== header.seed || seen.origin.created !== header.created)) return false
    return this.mayBeCopy(slot, header)
  }

  async #look(slot: string, place: Place): Promise<Seen> {
    const known = await this.#known()
    const { bytes, changed } = await this.files.facts(this.pathOf(slot, place))
    const key = keyOf(slot, place)
    const seen = known.get(key)
    if (seen && seen.bytes === bytes && seen.changed === changed) return seen
    const read = await this.read(slot, place)
    const summary =
      place === 'set-aside'
        ? damagedSummary(slot, read, this.#games, changed, this.#goodTurns.get(slot))
        : summaryOf(slot, read, this.#games, changed)
    const origin = read.header && { seed: read.header.seed, created: read.header.created }
    const now = { bytes, changed, summary, origin }
    known.set(key, now)
    this.#readAnew++
    return now
  }

  /** Lays the summaries beside the journals where many were read anew. A failure loses nothing: they are read again. */
  async keepSummaries(): Promise<void> {
    if (this.#readAnew < WORTH_KEEPING) return
    this.#readAnew = 0
    await this.#index.write(await this.#known())
  }

  #known(): Promise<Map<string, Seen>> {
    return (this.#seen ??= this.#index.read())
  }

  /**
   * Moves a file, whole and unread, and never over another: one that lies there already, as when a drive brought it
   * back from there, makes room and gets a name of its own. @throws NodeJS.ErrnoException
   */
  async move(slot: string, from: Place, to: Place): Promise<void> {
    const taken = await this.has(slot, to)
    if (taken && to === 'games') throw Object.assign(new Error(`${slot} is in ${to} already`), { code: 'EEXIST' })
    if (to !== 'games') await this.files.makeFolder(join(this.folder, to))
    const [place, beside] = [this.pathOf(slot, to), this.pathOf(besideSlot(slot), to)]
    if (taken) await this.files.move(place, beside)
    try {
      await this.files.move(this.pathOf(slot, from), place)
    } catch (error) {
      if (taken) await this.files.move(beside, place).catch(() => null)
      throw error
    }
    const known = await this.#known()
    known.delete(keyOf(slot, from))
    known.delete(keyOf(slot, to))
  }

  /** Takes a deleted game away for good; only from the trash. @throws NodeJS.ErrnoException */
  async erase(slot: string): Promise<void> {
    await this.files.erase(this.pathOf(slot, 'trash'))
    ;(await this.#known()).delete(keyOf(slot, 'trash'))
  }

  /** When its file came there: milliseconds since 1970. @throws NodeJS.ErrnoException when it cannot be told */
  async moved(slot: string, place: Place): Promise<number> {
    return (await this.files.facts(this.pathOf(slot, place))).moved
  }

  /** How long its file is; 0 where that cannot be told. */
  bytes(slot: string, place: Place): Promise<number> {
    return this.files.facts(this.pathOf(slot, place)).then(
      ({ bytes }) => bytes,
      () => 0,
    )
  }
}

const keyOf = (slot: string, place: Place): string => `${place}/${slot}`
