import {
  done,
  refused,
  type Fault,
  type Hello,
  type Replies,
  type RequestName,
  type RequestOf,
  type Result,
} from '../../src-shared/bridge.ts'
import type { Moment, MomentShown, ReviewState } from '../../src-shared/review.ts'
import type { SlotSummary, TableUpdate } from '../../src-shared/table.ts'
import type { ProblemRun } from '../problems/run.ts'
import { decidedIn, toldOpenly } from '../review/why.ts'
import { momentShown } from '../review/moment.ts'
import { writeFault } from '../saves/faults.ts'
import { finishedOf } from '../saves/finished.ts'
import type { KnownHeader } from '../saves/line-text.ts'
import type { Opened } from '../saves/slots.ts'
import type { LessonRun } from '../school/run.ts'
import { anotherGame, branchAt } from './again.ts'
import { askCoach, openLesson } from './lesson.ts'
import { Importing } from './importing.ts'
import { beginGame } from './new-game.ts'
import { openTable, type OpenTable } from './open-table.ts'
import { isOver, judgeTry, openProblem, solving } from './problem.ts'
import { Pictures, type AtHand } from './picture.ts'
import { report } from './report.ts'
import type { Answers, DeskParts } from './desk-parts.ts'
import { recordAnswers } from './record-answers.ts'

/**
 * Requests that change nothing while they take long: they are answered beside all others, which need not wait for them.
 */
export const ANSWERED_BESIDE: ReadonlySet<RequestName> = new Set<RequestName>([
  'listSlots',
  'importGame',
  'mergeGame',
  'cancelImport',
  'pictureOf',
  'advise',
  'why',
])

/** Answers every request of the bridge, one at a time but for those answered beside. Holds the table that is open. */
export class Desk {
  readonly answers: Answers
  readonly #parts: DeskParts
  readonly #pictures: Pictures
  #open: OpenTable | null = null
  /** Above every `seq` given out so far. */
  #nextSeq = 1
  #faults: Fault[] = []
  readonly #importing: Importing

  constructor(parts: DeskParts) {
    this.#parts = parts
    this.answers = { ...recordAnswers(parts), ...this.#own }
    this.#importing = new Importing(parts)
    this.#pictures = new Pictures(parts.slots, parts.replayer, parts.tooHeavy)
    const { setAside, unread } = parts.settings
    if (unread) this.#faults.push({ code: 'settingsUnread', params: { file: unread } })
    if (setAside !== null)
      this.#faults.push({ code: parts.app.safe ? 'safeStart' : 'settingsUnreadable', params: { file: setAside } })
  }

  /** What is about games and the table. */
  readonly #own = {
    hello: async () => done(await this.#hello()),
    listSlots: async () => {
      await this.#mergeConflictCopies()
      return this.#parts.host.queue.run(() => this.#listedWhole())
    },
    pictureOf: async ({ slot }) => done({ picture: await this.#pictures.of(slot, this.#atHand) }),
    newGame: (wanted) => this.#newGame(wanted),
    openSlot: ({ slot }) => this.#openSlot(slot),
    showTable: ({ slot }) => this.#atTable(slot, async ({ table }) => done(table.showAgain())),
    openGoodPart: async ({ slot }) => this.#sitDown(await this.#parts.slots.openGoodPart(slot)),
    leaveTable: async ({ slot }) => {
      if (this.#open?.table.slot === slot) await this.leave()
      return this.#listed()
    },
    act: ({ slot, seq, codes }) =>
      this.#atTable(slot, async (open) => (isOver(open) ? refused('illegal') : this.#act(open, seq, codes))),
    command: ({ slot, seq, command }) =>
      this.#atTable(slot, async (open) => {
        const { table, bots } = open
        if (isOver(open)) return refused('illegal')
        const result = await table.command(seq, command)
        // What a bot was thinking about is gone when steps were taken back or another sits there.
        if (result.ok && command.kind === 'hurry') bots.hurry()
        else if (result.ok && command.kind !== 'liftCurtain') bots.stop()
        return result
      }),
    preview: ({ slot, seq, codes }) => this.#atTable(slot, async ({ table }) => table.preview(seq, codes)),
    explain: ({ slot, seq, ref }) => this.#atTable(slot, async ({ table }) => table.explain(seq, ref)),
    advise: ({ slot, seq }) => this.#advise(slot, seq),
    why: ({ slot, turn }) => this.#why(slot, turn),
    earlierLog: ({ slot, before, viewer }) =>
      this.#atTable(slot, async ({ table }) => table.earlierLog(before, viewer)),
    lookBack: ({ slot, n, as }) => this.#atTable(slot, async ({ table }) => table.lookBack(n, as)),
    review: ({ slot }) => this.#atTable(slot, (open) => this.#review(open)),
    stopReview: async ({ slot }) => {
      if (this.#open?.table.slot === slot) await this.#parts.reviews.stop()
      return done({})
    },
    moment: ({ slot, moment }) => this.#atTable(slot, async (open) => this.#moment(open, moment)),
    playOn: ({ slot, n }) => this.#atTable(slot, (open) => this.#playOn(open, n)),
    playAgain: ({ slot, how }) => this.#atTable(slot, (open) => this.#playAgain(open, how)),
    renameSlot: ({ slot, name }) => this.#rename(slot, name),
    annotateSlot: ({ slot, note }) => this.#annotate(slot, note),
    duplicateSlot: ({ slot }) => this.#duplicate(slot),
    exportGame: ({ slot }) => this.#parts.slots.exported(slot),
    importGame: ({ text }) => this.#import(text),
    mergeGame: ({ text }) => this.#merge(text),
    cancelImport: async () => {
      this.#importing.cancel()
      return done({})
    },
    deleteSlot: async ({ slot }) => {
      if (this.#open?.table.slot === slot) await this.leave()
      return this.#afterwards(await this.#parts.slots.remove(slot))
    },
    listDeleted: async () => this.#deleted(),
    emptyTrash: async () => {
      await this.#parts.slots.emptyTrash()
      return this.#deleted()
    },
    restoreSlot: async ({ slot }) => this.#afterwards(await this.#parts.slots.restore(slot)),
    openLesson: ({ lesson, fresh }) => this.#openLesson(lesson, fresh),
    coach: (asked) => this.#atTable(asked.slot, (open) => askCoach(open, asked)),
    playDaily: (wanted) => this.#playDaily(wanted),
    keepProblem: ({ slot, moment, name }) =>
      this.#atTable(slot, async (open) => {
        const shown = this.#moment(open, moment)
        if (!shown.ok || moment.kind !== 'slip') return shown.ok ? refused('illegal') : shown
        const fault = await this.#parts.problems.keepOwn(open.table.course, moment, name)
        return fault ? { ok: false, fault } : done({})
      }),
    dropProblem: async ({ problem, name, back }) => {
      const { problems } = this.#parts
      return back ? problems.giveBack(problem, name) : problems.drop(problem, name)
    },
    openProblem: async ({ problem, name }) => {
      const begun = await this.#parts.problems.begin(problem, name)
      return begun.ok ? done((await this.#layOut(begun.value, name)).table.show()) : begun
    },
    solving: (asked) =>
      this.#atTable(asked.slot, async (open) => {
        const solved = await solving(open, asked, () => this.#reopened(open))
        if (solved.ok && asked.wish !== 'again') await this.#keepProblem(false)
        this.#judgeTry()
        return solved
      }),
    report: async () =>
      done({ text: report(this.#parts.app, this.#parts.settings.read(), await this.#list(), this.#parts.log) }),
    crashed: async ({ what }) => {
      this.#parts.log.note(`window: ${what}`)
      return done({})
    },
    openFolder: async () => {
      const { folder, openFolder } = this.#parts.app
      return done({ opened: (await openFolder?.(folder)) ?? false })
    },
    quit: async () => {
      setTimeout(() => this.#parts.app.quit(), QUIT_MS)
      return done({ closing: true })
    },
  } satisfies Partial<Answers>

  /** Gets up from the table. All of it is on disk already, unless somebody took the file away: then it is once more. */
  async leave(): Promise<void> {
    const open = this.#open
    if (!open) return
    open.bots.stop()
    if (open.problem?.run.tried) {
      open.problem.run.leave()
      this.#parts.host.pool.abandon()
    }
    await this.#parts.reviews.stop()
    this.#nextSeq = open.table.seq + 1
    this.#open = null
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

  async #hello(): Promise<Hello> {
    const { app, settings } = this.#parts
    const all = this.#pictures.addTo(await this.#parts.slots.glance(SEEN_FIRST), this.#atHand)
    const slots = seenFirst(all)
    const faults = [...this.#faults, ...this.#parts.slots.takeNews()]
    this.#faults = []
    const table = this.#open ? this.#open.table.show() : null
    this.#open?.bots.start()
    return {
      version: app.version,
      host: app.host,
      settings: settings.read(),
      slots,
      moreSlots: slots.length < all.length || (await this.#parts.slots.conflictCopies()).length > 0,
      folder: app.folder,
      table,
      faults,
    }
  }

  /** With the same cards the new game is known; and so is the one that still runs, which is ended by it. */
  async #playAgain({ table, journal }: OpenTable, how: RequestOf<'playAgain'>['how']): Promise<Result<TableUpdate>> {
    if (!journal) return refused('illegal')
    const wanted = anotherGame(table.course, journal.header, how)
    if (how !== 'sameDeal') return this.#newGame(wanted)
    if (table.sameDeal === 'asks') return refused('notYourTurn')
    const ends = !table.course.status.outcome && !journal.header.practice
    if (ends) await journal.rewrite({ ...journal.header, known: 'sameDeal' })
    const begun = await this.#newGame(wanted, 'sameDeal')
    if (begun.ok && ends) await this.#parts.slots.remove(table.slot)
    return begun
  }

  async #newGame(wanted: RequestOf<'newGame'>, known?: KnownHeader): Promise<Result<TableUpdate>> {
    const begun = beginGame(wanted, this.#parts.games, known)
    if (!begun.ok) return begun
    const { header, course } = begun.value
    const { slot, journal } = await this.#parts.slots.create(header)
    return this.#sitDown(done({ slot, journal, course }))
  }

  async #playDaily(wanted: RequestOf<'playDaily'>): Promise<Result<TableUpdate>> {
    const board = await this.#parts.daily.board(wanted)
    if (!board.ok) return board
    const begun = await this.#newGame(board.value.game)
    if (!begun.ok) return begun
    const fault = await this.#parts.daily.begin(wanted, begun.value.table.slot, board.value.counts)
    if (fault) this.#parts.notify({ kind: 'fault', fault })
    return begun
  }

  async #playOn({ table, journal }: OpenTable, n: number): Promise<Result<TableUpdate>> {
    if (!journal) return refused('illegal')
    const branch = branchAt(table.course, journal.header, n)
    if (!branch) return refused('illegal')
    const { slots } = this.#parts
    if (!(await slots.leadsOn(branch.header, branch.lines))) return refused('illegal')
    const { slot } = await slots.create(branch.header, branch.lines)
    return this.#sitDown(await slots.open(slot))
  }

  async #review({ table, journal }: OpenTable): Promise<Result<ReviewState>> {
    if (!journal) return refused('illegal')
    const { slot, course, viewer } = table
    return this.#parts.reviews.open({ slot, course, header: journal.header, lines: journal.lines, viewer })
  }

  /** While a game runs, of one's own moves alone. */
  #moment({ table }: OpenTable, moment: Moment): Result<MomentShown> {
    const { course, viewer } = table
    if (!course.status.outcome && moment.seat !== viewer) return refused('notYourTurn')
    return momentShown(course, moment)
  }

  /** Thought about in the thread of the bots, which have nothing to think about while a person is asked. */
  async #advise(slot: string, seq: number): Promise<Result<Replies['advise']>> {
    const open = this.#open
    if (open?.table.slot !== slot) return refused('noSuchSlot', { slot })
    const task = open.table.adviceTask(seq)
    if (!task.ok) return task
    const advice = await this.#parts.host.pool.advise(task.value)
    if (open.table.seq !== seq) return refused('stale')
    if (!advice) return done({ advice })
    const noted = await this.#parts.host.queue.run(() => open.table.noteHint(seq))
    return noted.ok ? done({ advice }) : noted
  }

  /** Why a bot did what it did in a turn. Whoever thinks in the thread of the bots comes first. */
  async #why(slot: string, turn: number): Promise<Result<Replies['why']>> {
    const { table } = this.#open ?? {}
    if (table?.slot !== slot) return refused('noSuchSlot', { slot })
    const { course } = table
    const decided = decidedIn(course, turn)
    if (!decided || course.seats[decided.task.seat].player === 'person') return refused('illegal')
    const reasons = await this.#parts.host.pool.reasons(decided.task, decided.codes)
    return done({ facts: reasons && (course.status.outcome ? [...reasons] : toldOpenly(reasons)) })
  }

  async #openSlot(slot: string): Promise<Result<TableUpdate>> {
    if (this.#open?.table.slot !== slot) {
      const opened = await this.#parts.slots.open(slot)
      if (opened.ok) await this.#parts.tooHeavy.forget(slot)
      else this.#parts.slots.told(slot)
      return this.#sitDown(opened)
    }
    const update = this.#open.table.show()
    this.#open.bots.start()
    return done(update)
  }

  async #sitDown(opened: Result<Opened>): Promise<Result<TableUpdate>> {
    if (!opened.ok) return opened
    await this.leave()
    this.#open = openTable(opened.value, this.#nextSeq, this.#parts.host)
    await this.countIfOver()
    await this.#open.table.noteSight()
    const update = this.#open.table.show()
    this.#open.bots.start()
    return done(update)
  }

  async #openLesson(id: string, fresh: boolean): Promise<Result<TableUpdate>> {
    const begun = await this.#parts.school.begin(id, fresh)
    if (!begun.ok) return begun
    await this.leave()
    this.#open = openLesson(begun.value, this.#nextSeq, this.#parts.host)
    const update = this.#open.table.show()
    this.#open.bots.start()
    return done(update)
  }

  /** An answer; at a problem's table it may end the try, and is judged. */
  async #act(open: OpenTable, seq: number, codes: readonly number[]): Promise<Result<TableUpdate>> {
    const stepped = await open.table.act(seq, codes)
    this.#judgeTry()
    return stepped
  }

  #judgeTry(): void {
    const open = this.#open
    if (!open) return
    const { host } = this.#parts
    judgeTry(open, host, {
      keep: (wrong) => this.#keepProblem(wrong),
      // It costs nothing, and may be tried once more.
      failed: () => {
        open.problem?.run.again()
        host.tell(this.#reopened(open).table.show())
        host.warn({ code: 'internal' })
      },
    })
  }

  async #layOut(run: ProblemRun, name: string): Promise<OpenTable> {
    await this.leave()
    return (this.#open = openProblem(run, name, this.#nextSeq, this.#parts.host))
  }

  /** The table of a problem that was set up again. */
  #reopened({ table, problem }: OpenTable): OpenTable {
    if (!problem) throw new Error('no problem is solved at this table')
    this.#nextSeq = table.seq + 1
    return (this.#open = openProblem(problem.run, problem.name, this.#nextSeq, this.#parts.host))
  }

  async #keepProblem(wrong: boolean): Promise<void> {
    const problem = this.#open?.problem
    const fault = problem && (await this.#parts.problems.keep(problem.run, problem.name, wrong))
    if (fault) this.#parts.notify({ kind: 'fault', fault })
  }

  async #keepLesson(run: LessonRun): Promise<void> {
    const fault = await this.#parts.school.keep(run)
    if (fault) this.#parts.notify({ kind: 'fault', fault })
  }

  /** Runs work at the table that is open, if the request means that one. */
  async #atTable<T>(slot: string, work: (open: OpenTable) => Promise<Result<T>>): Promise<Result<T>> {
    const open = this.#open
    if (open?.table.slot !== slot) return refused('noSuchSlot', { slot })
    const result = await work(open)
    await this.countIfOver()
    if (result.ok && open.lesson && this.#open === open) await this.#keepLesson(open.lesson)
    // It may have been left for another.
    if (this.#open === open) open.bots.start()
    return result
  }

  async #rename(slot: string, name: string): Promise<Result<{ slots: SlotSummary[] }>> {
    if (!this.#open?.journal || this.#open.table.slot !== slot)
      return this.#afterwards(await this.#parts.slots.rewrite(slot, { name }))
    const { table, journal } = this.#open
    await journal.rewrite({ ...journal.header, name })
    this.#parts.notify({ kind: 'table', update: table.rename(name) })
    return this.#listed()
  }

  async #annotate(slot: string, note: string): Promise<Result<{ slots: SlotSummary[] }>> {
    if (!this.#open?.journal || this.#open.table.slot !== slot)
      return this.#afterwards(await this.#parts.slots.rewrite(slot, { note }))
    const { journal } = this.#open
    await journal.rewrite({ ...journal.header, note })
    return this.#listed()
  }

  async #deleted() {
    const { slots } = this.#parts
    return done({ slots: await slots.deleted(), bytes: await slots.bytesDeleted() })
  }

  async #duplicate(slot: string): Promise<Result<{ slots: SlotSummary[]; slot: string }>> {
    const copy = await this.#parts.slots.duplicate(slot)
    return copy.ok ? done({ slots: await this.#list(), slot: copy.value }) : copy
  }

  /** A game file that was found whole is taken in, in its turn. */
  async #import(text: string): Promise<Result<Replies['importGame']>> {
    const { slots, host } = this.#parts
    const read = await this.#importing.played(text)
    if (!read.ok) return read
    return host.queue.run(async () => {
      const taken = await slots.takeIn(read.value, this.#open?.journal ?? null)
      return done({ slots: await this.#list(), ...taken })
    })
  }

  async #merge(text: string): Promise<Result<Replies['mergeGame']>> {
    const { slots, host } = this.#parts
    const read = await this.#importing.played(text)
    if (!read.ok) return read
    return host.queue.run(async () => done(await slots.merge(read.value, this.#open?.journal ?? null)))
  }

  async #afterwards(result: Result<null>): Promise<Result<{ slots: SlotSummary[] }>> {
    return result.ok ? this.#listed() : result
  }

  async #listed(): Promise<Result<{ slots: SlotSummary[] }>> {
    return done({ slots: await this.#list() })
  }

  /** The first answer looks at the latest files only: what else is found broken is told here. */
  async #listedWhole(): Promise<Result<{ slots: SlotSummary[] }>> {
    const listed = await this.#listed()
    for (const fault of this.#parts.slots.takeNews()) this.#parts.notify({ kind: 'fault', fault })
    return listed
  }

  /**
   * What a synchronised drive brought twice: played beside all else, as any file by a stranger, then merged in turn.
   * Where it cannot be written now, it is tried again with the next list.
   */
  async #mergeConflictCopies(): Promise<void> {
    const { slots, replayer, host, notify } = this.#parts
    for (const file of await slots.conflictCopies()) {
      const text = await slots.conflictCopy(file)
      const read = text === null ? null : await replayer.play('gameFile', text)
      if (!read?.ok) {
        slots.leaveConflictCopy(file)
        continue
      }
      const merging = () => slots.mergeConflictCopy(file, read.value, this.#open?.journal ?? null)
      const merged = await host.queue.run(merging).catch(() => null)
      if (merged?.how === 'taken')
        notify({ kind: 'fault', fault: { code: 'conflictCopy', params: { name: merged.name } } })
    }
  }

  get #atHand(): AtHand | null {
    return this.#open && { slot: this.#open.table.slot, course: this.#open.table.course }
  }

  async #list(): Promise<SlotSummary[]> {
    return this.#pictures.addTo(await this.#parts.slots.list(), this.#atHand)
  }
}

/** As many games as home shows at first: thousands would have to be told, read and checked before anything is seen. */
const SEEN_FIRST = 40

/** The latest games of all of them, and the one that home offers to go on with. */
function seenFirst(all: readonly SlotSummary[]): readonly SlotSummary[] {
  const running = all.find(({ state }) => state === 'running')
  const latest = all.slice(0, SEEN_FIRST)
  return !running || latest.includes(running) ? latest : [...latest, running]
}

/** Time for the reply to reach the window. */
const QUIT_MS = 100
