import { expect, it } from 'vitest'
import { turnsPlayed } from '../../../src-renderer/screens/score/turns-played.ts'
import type { LogEntry, TableState } from '../../../src-shared/table.ts'

const entry = (n: number, turn: number, events: readonly string[]): LogEntry =>
  ({ n, turn, seat: 0, events: events.map((kind) => ({ kind })) }) as unknown as LogEntry
const at = (turn: number) => ({ status: { turn } }) as unknown as TableState

it('a turn that ends the game as it begins is not counted, for nobody did anything in it', () => {
  const log = [entry(0, 0, ['dealt', 'turnBegan']), entry(1, 27, ['discarded', 'turnBegan', 'ended'])]
  expect(turnsPlayed({ table: at(28), log })).toBe(27)
  // Whoever gets up afterwards makes no turn of it.
  expect(turnsPlayed({ table: at(28), log: [...log, entry(2, 28, [])] })).toBe(27)
})

it('a game whose last turn was played to its end is counted with it', () => {
  expect(turnsPlayed({ table: at(31), log: [entry(4, 30, ['laid']), entry(5, 31, ['laid', 'ended'])] })).toBe(31)
  expect(turnsPlayed({ table: at(31), log: [] })).toBe(31)
})
