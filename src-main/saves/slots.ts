import { randomBytes } from 'node:crypto'
import { basename } from 'node:path'
import { done, refused, type Fault, type Result } from '../../src-shared/bridge.ts'
import type { SeatInfo, SlotSummary } from '../../src-shared/table.ts'
import type { AnyGame } from '../engine/game.ts'
import { fingerprint } from '../table/check.ts'
import type { Course } from '../table/course.ts'
import { compacted } from './compact.ts'
import { readFault } from './faults.ts'
import type { Files } from './files.ts'
import { Journal, type JournalText } from './journal.ts'
import type { Header, KeptLine } from './line-text.ts'
import { playable, replay } from './replay.ts'
import { Shelf, type Place } from './shelf.ts'

/** A saved game, read and played up to where it stands, ready to go on. */
export interface Opened {
  readonly slot: string
  readonly journal: Journal
  readonly course: Course
  readonly seats: readonly SeatInfo[]
}

/** A journal that can be played: its header is there and this program knows all it names. */
interface Sound {
  readonly read: JournalText & { readonly header: Header }
  readonly known: NonNullable<ReturnType<typeof playable>>
}

/** The saved games of one folder. Nothing is ever removed from the disk here: only moved. */
export class Slots {
  readonly #shelf: Shelf
  readonly #files: Files
  readonly #games: readonly AnyGame[]
  #news: Fault[] = []

  constructor(folder: string, files: Files, games: readonly AnyGame[]) {
    this.#shelf = new Shelf(folder, files, games)
    this.#files = files
    this.#games = games
  }

  /** What was found broken since the last call, to be told once. */
  takeNews(): Fault[] {
    const news = this.#news
    this.#news = []
    return news
  }

  /** All saved games, the latest first. Broken ones are set aside on the way. */
  async list(): Promise<SlotSummary[]> {
    const summaries: SlotSummary[] = []
    for (const slot of await this.#shelf.slotsIn('games')) summaries.push(await this.#summary(slot))
    const listed = new Set(summaries.map((summary) => summary.id))
    for (const slot of await this.#shelf.slotsIn('set-aside')) {
      if (!listed.has(slot)) summaries.push(await this.#summary(slot, 'set-aside'))
    }
    return summaries.sort((a, b) => b.changed - a.changed)
  }

  /** Begins a journal. @throws NodeJS.ErrnoException when it cannot be written. */
  async create(header: Header, lines: readonly KeptLine[] = []): Promise<{ slot: string; journal: Journal }> {
    const slot = newSlot(header)
    await this.#files.makeFolder(this.#shelf.folder)
    return { slot, journal: await Journal.create(this.#files, this.#shelf.pathOf(slot), header, lines) }
  }

  /** Reads a game and plays it up to where it stands. */
  async open(slot: string): Promise<Result<Opened>> {
    const sound = await this.#sound(slot)
    if (!sound.ok) return sound
    const { read, known } = sound.value
    const played = replay(known.game, known.options, read.header, read.lines)
    if (!played || played.good < read.lines.length) return this.#leadsElsewhere(slot, known.game, read.header)
    const journal = Journal.resume(this.#files, this.#shelf.pathOf(slot), read)
    const course = (await this.#compact(journal, known)) ?? played.course
    course.noteResumed()
    return done({ slot, journal, course, seats: known.seats })
  }

  /** Opens a copy of what can be read of a broken game. */
  async openGoodPart(slot: string): Promise<Result<Opened>> {
    const place = (await this.#shelf.has(slot, 'set-aside')) ? 'set-aside' : 'games'
    const read = await this.#read(slot, place)
    if (!read.ok) return read
    const { header, lines } = read.value
    const known = header && playable(header, this.#games)
    const played = known && replay(known.game, known.options, header, lines)
    if (!header || !known || !played) return refused('damaged', { file: this.#nameOf(slot), turn: 0 })
    const copy = await this.create(header, lines.slice(0, played.good))
    return this.open(copy.slot)
  }

  /** @throws NodeJS.ErrnoException when it cannot be written. */
  async rename(slot: string, name: string): Promise<Result<null>> {
    const sound = await this.#sound(slot)
    if (!sound.ok) return sound
    const { read } = sound.value
    await Journal.resume(this.#files, this.#shelf.pathOf(slot), read).rewrite({ ...read.header, name })
    return done(null)
  }

  /** A second game like the first, steps and all. @throws NodeJS.ErrnoException when it cannot be written. */
  async duplicate(slot: string): Promise<Result<string>> {
    const sound = await this.#sound(slot)
    if (!sound.ok) return sound
    const { header, lines } = sound.value.read
    const copy = await this.create({ ...header, name: numbered(header.name), created: Date.now() }, lines)
    return done(copy.slot)
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

  async #summary(slot: string, place: 'games' | 'set-aside' = 'games'): Promise<SlotSummary> {
    try {
      const summary = await this.#shelf.summary(slot, place)
      if (place === 'set-aside' || summary.state !== 'damaged') return summary
      await this.#setAside(slot)
      return await this.#shelf.summary(slot, (await this.#isAside(slot)) ? 'set-aside' : 'games')
    } catch (error) {
      this.#news.push(readFault(error, this.#shelf.pathOf(slot)).fault)
      return unreadable(slot)
    }
  }

  /** Reads what can be gone on with. What is broken is set aside. */
  async #sound(slot: string): Promise<Result<Sound>> {
    if (await this.#isAside(slot)) return this.#damaged(slot)
    const found = await this.#read(slot, 'games')
    if (!found.ok) return found
    const { state, header } = found.value
    if (state === 'newer') return this.#newer(slot, header)
    if (state === 'damaged' || !header) {
      await this.#setAside(slot)
      return this.#damaged(slot)
    }
    const known = playable(header, this.#games)
    return known ? done({ read: { ...found.value, header }, known }) : this.#newer(slot, header)
  }

  async #read(slot: string, place: Place): Promise<Result<JournalText>> {
    if (!(await this.#shelf.has(slot, place))) return refused('noSuchSlot', { slot })
    try {
      return done(await this.#shelf.read(slot, place))
    } catch (error) {
      return readFault(error, this.#shelf.pathOf(slot, place))
    }
  }

  /** The chain holds, and yet the game goes another way: broken, unless other cards or rules explain it. */
  async #leadsElsewhere(slot: string, game: AnyGame, header: Header): Promise<Result<never>> {
    if (header.deckHash !== fingerprint(game)) return this.#newer(slot, header)
    await this.#setAside(slot)
    return this.#damaged(slot)
  }

  async #isAside(slot: string): Promise<boolean> {
    return !(await this.#shelf.has(slot, 'games')) && (await this.#shelf.has(slot, 'set-aside'))
  }

  /** Where the folder cannot be written, a broken file stays where it is: untouched all the same. */
  async #setAside(slot: string): Promise<void> {
    await this.#shelf.move(slot, 'games', 'set-aside').catch(() => undefined)
    const place = (await this.#isAside(slot)) ? 'set-aside' : 'games'
    const { name, goodTurn } = await this.#shelf.summary(slot, place)
    this.#news.push({ code: 'damaged', params: { file: this.#nameOf(slot), name, turn: goodTurn } })
  }

  async #damaged(slot: string): Promise<Result<never>> {
    const place = (await this.#isAside(slot)) ? 'set-aside' : 'games'
    const { name, goodTurn } = await this.#shelf.summary(slot, place)
    return refused('damaged', { file: this.#nameOf(slot), name, turn: goodTurn })
  }

  #newer(slot: string, header: Header | null): Result<never> {
    return refused('newer', { file: this.#nameOf(slot), name: header?.name ?? slot })
  }

  /** Leaves steps that were taken back out of a long journal. A failure loses nothing: the old file stays. */
  async #compact(journal: Journal, known: Sound['known']): Promise<Course | null> {
    const lines = compacted(journal.lines)
    const played = lines && replay(known.game, known.options, journal.header, lines)
    if (!lines || !played || played.good < lines.length) return null
    try {
      await journal.rewrite(journal.header, lines)
      return played.course
    } catch {
      return null
    }
  }

  #nameOf(slot: string): string {
    return basename(this.#shelf.pathOf(slot))
  }
}

function newSlot(header: Header): string {
  const stamp = new Date(header.created).toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')
  return `${header.game}-${stamp}-${randomBytes(3).toString('hex')}`
}

const LONGEST_NAME = 80

/** `Name`, `Name 2`, `Name 3`: a copy's name, in any language. */
function numbered(name: string): string {
  const parts = /^(.*) (\d{1,4})$/.exec(name)
  const [stem, n] = parts ? [parts[1], Number(parts[2]) + 1] : [name, 2]
  return `${stem.slice(0, LONGEST_NAME - 6)} ${n}`
}

const unreadable = (id: string): SlotSummary => ({
  id,
  name: id,
  game: '',
  seats: [],
  turn: 0,
  active: null,
  changed: 0,
  state: 'damaged',
  goodTurn: 0,
  picture: null,
})
