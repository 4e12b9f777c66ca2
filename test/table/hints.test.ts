import { expect, it } from 'vitest'
import { Course } from '../../src-main/table/course.ts'
import { Table } from '../../src-main/table/table.ts'
import type { SeatInfo } from '../../src-shared/table.ts'
import { bot, person } from '../app/playing.ts'
import { dealt } from './at-table.ts'

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
  for (let n = 0; n < 2; n++) expect(codeOf(await table.noteHint(table.seq))).toBe('ok')
  expect([kept.length, course.hintsOf(0)]).toEqual([1, 1])
  expect(codeOf(await table.noteHint(table.seq + 1))).toBe('stale')
})
