import { isDeepStrictEqual } from 'node:util'
import { done, refused, type Fault, type Result } from '../../src-shared/bridge.ts'
import type { Merged, SlotSummary } from '../../src-shared/table.ts'
import type { AnyGame } from '../engine/game.ts'
import type { Course } from '../table/course.ts'
import { compacted } from './compact.ts'
import type { Files } from './files.ts'
import { fileName, type GameFile } from './game-file.ts'
import { Inspector, type Sound } from './inspector.ts'
import { Journal, journalText } from './journal.ts'
import type { Header, KeptLine } from './line-text.ts'
import { holds, isBeginning } from './merging.ts'
import { freeName, numbered } from './numbered.ts'
import { playable, replay } from './replay.ts'
import { Shelf } from './shelf.ts'
import { newSlot } from './slot-name.ts'

/** A saved game, read and played up to where it stands, ready to go on. */
export interface Opened {
  readonly slot: string
  readonly journal: Journal
  readonly course: Course
}

/** The saved games of one folder. Nothing is removed from the disk but by `emptyTrash`: only moved. */
export class Slots {
  readonly #shelf: Shelf
  readonly #files: Files
  readonly #games: readonly AnyGame[]
  readonly #inspector: Inspector
  /** What was written here since the start: what the list remembers of it holds no longer. */
  readonly #touched = new Set<string>()
  /** Files of conflict copies that cannot be played, as they were: one that is still coming is looked at again. */
  readonly #left = new Map<string, string>()

  constructor(folder: string, files: Files, games: readonly AnyGame[]) {
    this.#shelf = new Shelf(folder, files, games)
    this.#inspector = new Inspector(this.#shelf, games)
    this.#files = files
    this.#games = games
  }

  /** What was found broken since the last call, to be told once. */
  takeNews(): Fault[] {
    return this.#inspector.takeNews()
  }

  /** Somebody asked for this game and was told what is wrong. */
  told(slot: string): void {
    this.#inspector.told(slot)
  }

  /** All saved games, the latest first. Broken ones are set aside on the way. */
  async list(): Promise<SlotSummary[]> {
    const summaries = await inBatches(await this.#rows(), (row) => this.#inspector.summary(row.slot, row.place))
    await this.#shelf.keepSummaries()
    return summaries.sort(latestFirst)
  }

  /**
   * As `list`, for a window that waits: of files known from before only the `most` latest are looked at again, and the
   * latest game that runs. What has changed in the others meanwhile is seen by `list`.
   */
  async glance(most: number): Promise<SlotSummary[]> {
    const rows = await this.#rows()
    const known = await Promise.all(rows.map(({ slot, place }) => this.#shelf.remembered(slot, place)))
    const latest = known.filter((one) => one !== null).sort(latestFirst)
    const again = new Set(latest.slice(0, most))
    const running = latest.find(({ state }) => state === 'running')
    if (running) again.add(running)
    const all = rows.map((row, n) => ({ ...row, known: known[n] }))
    const summaries = await inBatches(all, ({ slot, place, known }) =>
      known && !again.has(known) && !this.#touched.has(slot) ? known : this.#inspector.summary(slot, place),
    )
    await this.#shelf.keepSummaries()
    return summaries.sort(latestFirst)
  }

  /** What is listed, and where it lies. */
  async #rows(): Promise<{ slot: string; place: 'games' | 'set-aside' }[]> {
    const inGames = await this.#shelf.slotsIn('games')
    const listed = new Set(inGames)
    const aside = (await this.#shelf.slotsIn('set-aside')).filter((slot) => !listed.has(slot))
    return [
      ...inGames.map((slot) => ({ slot, place: 'games' as const })),
      ...aside.map((slot) => ({ slot, place: 'set-aside' as const })),
    ]
  }

  /** What lies in the trash, what was deleted last first; what cannot be read there is left out. */
  async deleted(): Promise<SlotSummary[]> {
    const slots = await this.#shelf.slotsIn('trash')
    const found = await Promise.allSettled(
      slots.map(async (slot) => ({
        summary: await this.#shelf.summary(slot, 'trash'),
        moved: await this.#shelf.moved(slot, 'trash'),
      })),
    )
    return found
      .flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
      .sort((a, b) => b.moved - a.moved || b.summary.changed - a.summary.changed)
      .map(({ summary }) => summary)
      .slice(0, MOST_DELETED)
  }

  /** How many games lie in the trash and how many bytes they take, what cannot be read too. */
  async inTrash(): Promise<{ all: number; bytes: number }> {
    const each = await inBatches(await this.#shelf.slotsIn('trash'), (slot) => this.#shelf.bytes(slot, 'trash'))
    return { all: each.length, bytes: each.reduce((sum, bytes) => sum + bytes, 0) }
  }

  /**
   * Takes all deleted games away for good. `first`: takes away what is kept of one elsewhere.
   * @throws NodeJS.ErrnoException at the first that cannot be: others stay.
   */
  async emptyTrash(first: (slot: string) => Promise<void>): Promise<void> {
    for (const slot of await this.#shelf.slotsIn('trash')) {
      await first(slot)
      await this.#shelf.erase(slot)
    }
  }

  /** These lines can be played from this beginning, all of them: asked before a file is made of them. */
  async leadsOn(header: Header, lines: readonly KeptLine[]): Promise<boolean> {
    const known = playable(header, this.#games)
    return known !== null && (await replay(known.game, known.options, header, lines))?.good === lines.length
  }

  /** Begins a journal. @throws NodeJS.ErrnoException when it cannot be written. */
  async create(header: Header, lines: readonly KeptLine[] = []): Promise<{ slot: string; journal: Journal }> {
    const slot = newSlot(header)
    await this.#files.makeFolder(this.#shelf.folder)
    return { slot, journal: await Journal.create(this.#files, this.#shelf.pathOf(slot), header, lines) }
  }

  /** Reads a game and plays it up to where it stands. */
  async open(slot: string): Promise<Result<Opened>> {
    const sound = await this.#inspector.sound(slot)
    if (!sound.ok) return sound
    const { read, known } = sound.value
    const played = await replay(known.game, known.options, read.header, read.lines)
    if (played?.tooHeavy) return refused('tooHeavy', { name: read.header.name })
    if (!played || played.good < read.lines.length)
      return this.#inspector.leadsElsewhere(slot, known.game, read.header, played?.course.status.turn ?? 0)
    const journal = this.#resume(slot, read)
    const course = (await this.#compact(journal, known)) ?? played.course
    course.noteResumed()
    return done({ slot, journal, course })
  }

  /** The whole of a game's file, unread; null where it cannot be had. For whoever plays it elsewhere. */
  text(slot: string): Promise<string | null> {
    return this.#shelf.text(slot).catch(() => null)
  }

  /** Opens a copy of what can be read of a broken game. */
  async openGoodPart(slot: string): Promise<Result<Opened>> {
    const place = (await this.#shelf.has(slot, 'set-aside')) ? 'set-aside' : 'games'
    const read = await this.#inspector.read(slot, place)
    if (!read.ok) return read
    const { header, lines } = read.value
    const known = header && playable(header, this.#games)
    const played = known && (await replay(known.game, known.options, header, lines))
    if (!header || !known || !played) return refused('damaged', { file: `${slot}.journal`, turn: 0 })
    const name = freeName(numbered(header.name), await this.#names())
    const copy = await this.create({ ...header, name, copied: true }, lines.slice(0, played.good))
    return this.open(copy.slot)
  }

  /** Changes what the list shows of a game. @throws NodeJS.ErrnoException when it cannot be written. */
  async rewrite(slot: string, change: Pick<Header, 'name'> | Pick<Header, 'note'>): Promise<Result<null>> {
    const sound = await this.#inspector.sound(slot)
    if (!sound.ok) return sound
    const { read } = sound.value
    await this.#resume(slot, read).rewrite({ ...read.header, ...change })
    return done(null)
  }

  /** A second game like the first, steps and all. @throws NodeJS.ErrnoException when it cannot be written. */
  async duplicate(slot: string): Promise<Result<string>> {
    const sound = await this.#inspector.sound(slot)
    if (!sound.ok) return sound
    const { header, lines } = sound.value.read
    const name = freeName(numbered(header.name), await this.#names())
    const copy = await this.create({ ...header, name, copied: true, created: Date.now() }, lines)
    return done(copy.slot)
  }

  /** The whole of a game as text, and a name for its file. */
  async exported(slot: string): Promise<Result<{ file: string; text: string }>> {
    const sound = await this.#inspector.sound(slot)
    if (!sound.ok) return sound
    const { header, lines } = sound.value.read
    return done({ file: fileName(header.name), text: journalText(header, lines).text })
  }

  /**
   * Takes an exported game in that has been played to its end. One that runs tells what lies hidden: it is known from
   * then on, and so is the game it was saved from, where that is kept here. `open` = the journal that is being written,
   * if any.
   * @throws NodeJS.ErrnoException when it cannot be written.
   */
  async takeIn({ header, lines }: GameFile, open: Journal | null = null): Promise<{ slot: string; name: string }> {
    const taken = new Set((await this.list()).map(({ name }) => name))
    const name = freeName(header.name, taken)
    const runs = (lines.at(-1) ?? header).active !== null
    const { slot } = await this.create({ ...header, name, copied: true, ...(runs && { known: 'exported' }) }, lines)
    if (runs) await this.#makeKnown(header, open)
    return { slot, name }
  }

  /**
   * Takes a game of another computer in where it is not here yet, however often it comes. What is here and was not
   * played as far goes on as far as it; what was played otherwise stands beside it.
   * `open` = the journal that is being written, if any: it is never written in.
   * @throws NodeJS.ErrnoException when it cannot be written.
   */
  async merge(file: GameFile, open: Journal | null = null): Promise<{ how: Merged; name: string }> {
    const runs = (file.lines.at(-1) ?? file.header).active !== null
    const merged = await this.#mergeAs(file, open, runs ? { known: 'exported' } : {})
    // What was taken in tells what lies hidden in the one it parted from.
    if (runs && merged.how === 'taken') await this.#makeKnown(file.header, open)
    return merged
  }

  /** The second versions of games that a synchronised drive laid beside the first ones, but for those left alone. */
  async conflictCopies(): Promise<string[]> {
    const found: string[] = []
    for (const file of await this.#shelf.conflictCopies()) {
      const left = this.#left.get(file)
      if (left === undefined || left !== (await this.#shelf.stateOfConflictCopy(file))) found.push(file)
    }
    return found
  }

  /** The whole of one, unread; null where it cannot be had. */
  conflictCopy(file: string): Promise<string | null> {
    return this.#shelf.textOfConflictCopy(file).catch(() => null)
  }

  /** How its file is now, before it is read. */
  stateOfConflictCopy(file: string): Promise<string> {
    return this.#shelf.stateOfConflictCopy(file)
  }

  /** It cannot be played: it stays where it is, and is not looked at again while it is in this state. */
  leaveConflictCopy(file: string, state: string): void {
    this.#left.set(file, state)
  }

  /**
   * Merges such a version, which nothing else would show, and moves its file to the trash, whole.
   * @throws NodeJS.ErrnoException when it cannot be written.
   */
  async mergeConflictCopy(file: string, game: GameFile, open: Journal | null): Promise<{ how: Merged; name: string }> {
    const merged = await this.#mergeAs(game, open, { copied: true })
    await this.#shelf.discardConflictCopy(file, newSlot(game.header))
    return merged
  }

  /** @param mark what is noted of one that stands beside another, or is new here */
  async #mergeAs(
    { header, lines }: GameFile,
    open: Journal | null,
    mark: Pick<Header, 'known' | 'copied'>,
  ): Promise<{ how: Merged; name: string }> {
    let shorter: { slot: string; read: Sound['read'] } | null = null
    for (const slot of await this.#copiesOf(header)) {
      const sound = await this.#inspector.sound(slot)
      if (!sound.ok) continue
      const { read } = sound.value
      if (!isDeepStrictEqual(read.header.options, header.options)) continue
      if (holds(read, { header, lines })) return { how: 'known', name: read.header.name }
      if (open?.path !== this.#shelf.pathOf(slot) && isBeginning(read.lines, lines)) shorter = { slot, read }
    }
    if (shorter) {
      const { slot, read } = shorter
      await this.#resume(slot, read).rewrite({ ...read.header, ...(mark.known && { known: mark.known }) }, lines)
      return { how: 'continued', name: read.header.name }
    }
    const name = freeName(header.name, await this.#names())
    const { slot } = await this.create({ ...header, name, ...mark }, lines)
    // Its name is taken from now on.
    await this.#shelf.summary(slot, 'games')
    return { how: 'taken', name }
  }

  /** The games here of the same beginning. Of what was listed before, nothing is read again. */
  async #copiesOf(header: Header): Promise<string[]> {
    const found: string[] = []
    for (const slot of await this.#shelf.slotsIn('games'))
      if (await this.#shelf.mayBegin(slot, header).catch(() => false)) found.push(slot)
    return found
  }

  async #names(): Promise<Set<string>> {
    const names = new Set<string>()
    for (const slot of await this.#shelf.slotsIn('games')) {
      const known = await this.#shelf.remembered(slot, 'games')
      const one = known ?? (await this.#shelf.summary(slot, 'games').catch(() => null))
      if (one) names.add(one.name)
    }
    return names
  }

  /** The game that this one was saved from, wherever it is kept, is counted no longer. */
  async #makeKnown(header: Header, open: Journal | null): Promise<void> {
    const { game, seed, created } = header
    const isIt = (other: Header): boolean =>
      other.game === game && other.seed === seed && other.created === created && !other.known
    if (open && isIt(open.header)) await open.rewrite({ ...open.header, known: 'exported' })
    for (const slot of await this.#shelf.slotsIn('games')) {
      if (open?.path === this.#shelf.pathOf(slot)) continue
      // What cannot even be looked at is no game that somebody could go on with.
      if (!(await this.#shelf.mayBeCopy(slot, header).catch(() => false))) continue
      const sound = await this.#inspector.sound(slot)
      if (!sound.ok || !isIt(sound.value.read.header)) continue
      const { read } = sound.value
      await this.#resume(slot, read).rewrite({ ...read.header, known: 'exported' })
    }
  }

  /** For writing on in a game that is kept. */
  #resume(slot: string, read: Sound['read']): Journal {
    this.#touched.add(slot)
    return Journal.resume(this.#files, this.#shelf.pathOf(slot), read)
  }

  /** Moves a game to the trash, from where `restore` brings it back. @throws NodeJS.ErrnoException */
  async remove(slot: string): Promise<Result<null>> {
    for (const place of ['games', 'set-aside'] as const) {
      if (!(await this.#shelf.has(slot, place))) continue
      await this.#shelf.move(slot, place, 'trash')
      return done(null)
    }
    return refused('noSuchSlot', { slot })
  }

  /** @throws NodeJS.ErrnoException when it cannot be moved. */
  async restore(slot: string): Promise<Result<null>> {
    const taken = (await this.#shelf.has(slot, 'games')) || !(await this.#shelf.has(slot, 'trash'))
    if (taken) return refused('noSuchSlot', { slot })
    await this.#shelf.move(slot, 'trash', 'games')
    return done(null)
  }

  /** Leaves steps that were taken back out of a long journal. A failure loses nothing: the old file stays. */
  async #compact(journal: Journal, known: Sound['known']): Promise<Course | null> {
    const lines = compacted(journal.lines, journal.header)
    const played = lines && (await replay(known.game, known.options, journal.header, lines))
    if (!lines || !played || played.good < lines.length) return null
    try {
      await journal.rewrite(journal.header, lines)
      return played.course
    } catch {
      return null
    }
  }
}

/** So many files are looked at together: each waits for the disk, and none holds more than one open. */
const TOGETHER = 32

const latestFirst = (a: SlotSummary, b: SlotSummary): number => b.changed - a.changed

async function inBatches<T, R>(all: readonly T[], work: (one: T) => R | Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < all.length; from += TOGETHER)
    results.push(...(await Promise.all(all.slice(from, from + TOGETHER).map(work))))
  return results
}

/** As many as a list can show; older ones lie in the folder. */
const MOST_DELETED = 50
