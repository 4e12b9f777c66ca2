import { done, refused, type RequestOf, type Result } from '../../src-shared/bridge.ts'
import type { TableUpdate } from '../../src-shared/table.ts'
import { writeFault } from '../saves/faults.ts'
import type { KnownHeader } from '../saves/line-text.ts'
import { anotherGame, branchAt } from './again.ts'
import type { Answers, DeskParts } from './desk-parts.ts'
import type { HeldTable } from './held-table.ts'
import { openLesson } from './lesson.ts'
import { beginGame } from './new-game.ts'
import type { OpenTable } from './open-table.ts'

/** The requests by which one sits down: to a new game, a saved one, a lesson, or another game after this one. */
export function openingAnswers(parts: DeskParts, held: HeldTable) {
  const { slots, daily, school, tooHeavy } = parts

  async function newGame(wanted: RequestOf<'newGame'>, known?: KnownHeader): Promise<Result<TableUpdate>> {
    const begun = beginGame(wanted, parts.games, known)
    if (!begun.ok) return begun
    const { header, course } = begun.value
    const { slot, journal } = await slots.create(header)
    return held.sitDown(done({ slot, journal, course }))
  }

  async function playDaily(wanted: RequestOf<'playDaily'>): Promise<Result<TableUpdate>> {
    const board = await daily.board(wanted)
    if (!board.ok) return board
    const begun = await newGame(board.value.game)
    if (!begun.ok) return begun
    const fault = await daily.begin(wanted, begun.value.table.slot, board.value.counts)
    if (fault) parts.notify({ kind: 'fault', fault })
    return begun
  }

  async function openSlot(slot: string): Promise<Result<TableUpdate>> {
    const shown = held.isAt(slot) ? held.shown() : null
    if (shown) return done(shown)
    const opened = await slots.open(slot)
    if (opened.ok) await tooHeavy.forget(slot)
    else slots.told(slot)
    return held.sitDown(opened)
  }

  async function learn(id: string, fresh: boolean): Promise<Result<TableUpdate>> {
    const begun = await school.begin(id, fresh)
    if (!begun.ok) return begun
    const { table, bots } = await held.layOut((seq) => openLesson(begun.value, seq, parts.host))
    const update = table.show()
    bots.start()
    return done(update)
  }

  /** With the same cards the new game is known; and so is the one that still runs, which is ended by it. */
  async function playAgain(
    { table, journal }: OpenTable,
    how: RequestOf<'playAgain'>['how'],
  ): Promise<Result<TableUpdate>> {
    if (!journal) return refused('illegal')
    const wanted = anotherGame(table.course, journal.header, how)
    if (how !== 'sameDeal') return newGame(wanted)
    if (table.sameDeal === 'asks') return refused('notYourTurn')
    const ends = !table.course.status.outcome && !journal.header.practice
    if (ends) await journal.rewrite({ ...journal.header, known: 'sameDeal' })
    const begun = await newGame(wanted, 'sameDeal')
    // The new game is laid out, whatever becomes of the old one's file.
    const left =
      begun.ok && ends
        ? await slots.remove(table.slot).catch((error: unknown) => writeFault(error, journal.path))
        : null
    if (left && !left.ok && left.fault.code !== 'noSuchSlot') parts.notify({ kind: 'fault', fault: left.fault })
    return begun
  }

  async function playOn({ table, journal }: OpenTable, n: number): Promise<Result<TableUpdate>> {
    if (!journal) return refused('illegal')
    const branch = branchAt(table.course, journal.header, n)
    if (!branch) return refused('illegal')
    if (!(await slots.leadsOn(branch.header, branch.lines))) return refused('illegal')
    const { slot } = await slots.create(branch.header, branch.lines)
    return held.sitDown(await slots.open(slot))
  }

  return {
    newGame: (wanted) => newGame(wanted),
    playDaily,
    openSlot: ({ slot }) => openSlot(slot),
    openGoodPart: async ({ slot }) => held.sitDown(await slots.openGoodPart(slot)),
    openLesson: ({ lesson, fresh }) => learn(lesson, fresh),
    playAgain: ({ slot, how }) => held.atTable(slot, (open) => playAgain(open, how)),
    playOn: ({ slot, n }) => held.atTable(slot, (open) => playOn(open, n)),
  } satisfies Partial<Answers>
}
