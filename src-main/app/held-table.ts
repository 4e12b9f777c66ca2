import { done, refused, type Result } from '../../src-shared/bridge.ts'
import type { TableUpdate } from '../../src-shared/table.ts'
import { writeFault } from '../saves/faults.ts'
import { finishedOf } from '../saves/finished.ts'
import type { Journal } from '../saves/journal.ts'
import type { Opened } from '../saves/slots.ts'
import type { LessonRun } from '../school/run.ts'
import type { DeskParts } from './desk-parts.ts'
import { openTable, type OpenTable } from './open-table.ts'
import type { AtHand } from './picture.ts'

/** The table that is open, one at the most: how one sits down to it, works at it in turn, and gets up from it. */
export class HeldTable {
  readonly #parts: DeskParts
  #open: OpenTable | null = null
  /** Above every `seq` given out so far. */
  #nextSeq = 1

  constructor(parts: DeskParts) {
    this.#parts = parts
  }

  get open(): OpenTable | null {
    return this.#open
  }

  /** Of the game that is open; null for a lesson or a problem. */
  get journal(): Journal | null {
    return this.#open?.journal ?? null
  }

  get atHand(): AtHand | null {
    return this.#open && { slot: this.#open.table.slot, course: this.#open.table.course }
  }

  isAt(slot: string): boolean {
    return this.#open?.table.slot === slot
  }

  /** The table as it stands, if one is open; its bots go on. */
  shown(): TableUpdate | null {
    const update = this.#open?.table.show() ?? null
    // What lay over the table in the window that was here is gone with it.
    this.#open?.bots.rest(false)
    return update
  }

  /** Sits down to a game that was opened, or made. */
  async sitDown(opened: Result<Opened>): Promise<Result<TableUpdate>> {
    if (!opened.ok) return opened
    const { table, bots } = await this.layOut((seq) => openTable(opened.value, seq, this.#parts.host))
    await this.countIfOver()
    await table.noteSight()
    const update = table.show()
    bots.start()
    return done(update)
  }

  /** Leaves the table that is open for another. */
  async layOut(made: (firstSeq: number) => OpenTable): Promise<OpenTable> {
    await this.leave()
    return (this.#open = made(this.#nextSeq))
  }

  /** Lays out once more what lay on this table: what was told of it so far is past. */
  layOutAgain({ table }: OpenTable, made: (firstSeq: number) => OpenTable): OpenTable {
    this.#nextSeq = table.seq + 1
    return (this.#open = made(this.#nextSeq))
  }

  /** Runs work at the table that is open, if the request means that one. */
  async atTable<T>(slot: string, work: (open: OpenTable) => Promise<Result<T>>): Promise<Result<T>> {
    const open = this.#open
    if (open?.table.slot !== slot) return refused('noSuchSlot', { slot })
    const result = await work(open)
    await this.countIfOver()
    if (result.ok && open.lesson && this.#open === open) await this.#keepLesson(open.lesson)
    // It may have been left for another.
    if (this.#open === open) open.bots.start()
    return result
  }

  /** Gets up from the table. All of it is on disk already, unless somebody took the file away: then it is once more. */
  async leave(): Promise<void> {
    const open = this.#open
    if (!open) return
    open.bots.stop()
    if (open.problem?.run.tried) open.problem.run.leave()
    await this.#parts.reviews.stop()
    this.#nextSeq = open.table.seq + 1
    this.#open = null
    // A hint or a verdict that is looked for is of no use any more.
    this.#parts.host.pool.leaveTable()
    const { journal, lesson } = open
    if (lesson) await this.#keepLesson(lesson)
    if (!journal) return
    const trouble = await journal.mend().catch((error: unknown) => writeFault(error, journal.path).fault)
    if (trouble) this.#parts.notify({ kind: 'fault', fault: trouble })
  }

  /** A game that has come to its end is counted, whoever made the last step. */
  async countIfOver(): Promise<void> {
    if (!this.#open?.journal) return
    const { table, journal } = this.#open
    const { header, lines } = journal
    const finished = finishedOf(table.slot, header, table.course, lines.at(-1)?.at ?? header.created)
    const faults = [finished && (await this.#parts.ledger.add(finished)), await this.#parts.daily.end(table)]
    for (const fault of faults) if (fault) this.#parts.notify({ kind: 'fault', fault })
  }

  async #keepLesson(run: LessonRun): Promise<void> {
    const fault = await this.#parts.school.keep(run)
    if (fault) this.#parts.notify({ kind: 'fault', fault })
  }
}
