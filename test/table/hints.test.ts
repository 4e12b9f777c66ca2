import { expect, it } from 'vitest'
import { advisedTo, leftOf } from '../../src-main/table/advised.ts'
import { Course, type Step } from '../../src-main/table/course.ts'
import { Table } from '../../src-main/table/table.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import { bot, person } from '../app/playing.ts'
import { dealt } from './at-table.ts'
import { playCard } from './toy.ts'

/** A table in memory, where Ann begins, and the lines it has kept. */
function tableOf(seats: readonly SeatInfo[], hints = true) {
  const course = new Course(dealt, { options: { cards: 2 }, seats, seed: 1, starter: 0 })
  const kept: object[] = []
  const keeper = { keep: (line: object) => Promise.resolve((kept.push(line), null)) }
  const known = () => null
  const table = new Table({ slot: 'a', name: 'A', practice: false, hints, known, course, keeper, firstSeq: 1 })
  table.show()
  return { table, course, kept }
}
const codeOf = (result: { ok: true } | { ok: false; fault: { code: string } }): string =>
  result.ok ? 'ok' : result.fault.code

const NONE = { moves: [] }

it('advice is for a person who chooses now, about the table as it stands, where hints are allowed', () => {
  const { table } = tableOf([person('Ann'), bot('Bob')])
  const task = table.adviceTask(table.seq)
  expect([codeOf(task), task.ok && task.value.seat]).toEqual(['ok', 0])
  expect(codeOf(table.adviceTask(table.seq + 1))).toBe('stale')
  const without = tableOf([person('Ann'), bot('Bob')], false).table
  const ofBot = tableOf([bot('Ann'), person('Bob')]).table
  const curtained = tableOf([person('Ann'), person('Bob')]).table
  const refused = [without, ofBot, curtained].map((table) => codeOf(table.adviceTask(table.seq)))
  expect(refused).toEqual(['illegal', 'notYourTurn', 'notYourTurn'])
})

it('a hint is kept once for a question, and counted', async () => {
  const { table, course, kept } = tableOf([person('Ann'), bot('Bob')])
  for (let n = 0; n < 2; n++) expect(codeOf(await table.noteHint(table.seq, NONE))).toBe('ok')
  expect([kept.length, course.hintsOf(0)]).toEqual([1, 1])
  expect(codeOf(await table.noteHint(table.seq + 1, NONE))).toBe('stale')
})

const moving = (codes: readonly number[]) => ({ codes, facts: [], points: 0, equal: false })
const stepped = (by: number, codes: readonly number[], learnt: readonly number[] = []): Step => ({
  by,
  own: true,
  codes,
  turn: 1,
  learnt,
  entry: 0,
})

it('of a plan that was advised what is left of it is kept while it is followed, whichever of the moves it was', () => {
  const advised = advisedTo(0, 1, { moves: [moving([3, 4, 5]), moving([7, 8])] })
  const left = (...since: readonly Step[]) => leftOf(advised, [stepped(1, [9]), ...since])
  expect(left(stepped(0, [3]))).toEqual([4, 5])
  expect(left(stepped(0, [3]), stepped(0, [4]))).toEqual([5])
  expect(left(stepped(0, [7]))).toEqual([8])
})

it('nothing is left of a plan that is done, was not followed, or was made before something was learnt', () => {
  const advised = advisedTo(0, 1, { moves: [moving([3, 4])] })
  const left = (...since: readonly Step[]) => leftOf(advised, [stepped(1, [9]), ...since])
  expect(left()).toBeNull()
  expect(left(stepped(0, [3, 4]))).toBeNull()
  expect(left(stepped(0, [6]))).toBeNull()
  expect(left(stepped(0, [3], [0]))).toBeNull()
  expect(left(stepped(0, [3]), stepped(1, [4]))).toBeNull()
})

it('who follows a hint is advised to go on with its plan, until that is taken back', async () => {
  const { table } = tableOf([person('Ann'), bot('Bob')])
  const asked = () => {
    const task = table.adviceTask(table.seq)
    if (!task.ok) throw new Error(task.fault.code)
    return task.value
  }
  expect(asked().kept).toBeUndefined()
  const [first, next] = [playCard(1), playCard(2)]
  await table.noteHint(table.seq, { moves: [moving([first, next])] })
  await table.act(table.seq, [first])
  expect(asked().kept).toEqual([next])
  await table.command(table.seq, { kind: 'undo' })
  expect(asked().kept).toBeUndefined()
})
