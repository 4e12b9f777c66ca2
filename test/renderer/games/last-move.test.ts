import { expect, test } from 'vitest'
import { stillThere as stillInTrain } from '../../../src-renderer/games/first-class/memory.ts'
import { deedsOf, remember as rememberDrive } from '../../../src-renderer/games/freight-express/memory.ts'
import { remember as rememberWay } from '../../../src-renderer/games/transport/memory.ts'

const turnBegan = (seat: number) => ({ kind: 'turnBegan', seat }) as never
const NOWHERE = null as never

test('a move of Freight Express stays marked until its seat’s next turn, in which nothing may be moved', () => {
  const last = { kind: 'lay', seat: 1, cell: 3, card: 7 } as const
  expect(rememberDrive(last, turnBegan(0), NOWHERE)).toBe(last)
  expect(rememberDrive(last, turnBegan(1), NOWHERE)).toBeNull()
})

test('all that the others did in Freight Express stays marked until whoever looks does something', () => {
  const laid = (seat: number, cell: number) => ({ kind: 'laid', seat, cell, card: cell, rotation: 0 }) as never
  const after = (viewer: number | 'open', ...deeds: [number, number][]) =>
    deedsOf(
      deeds.reduce<ReturnType<typeof rememberDrive>>(
        (last, [seat, cell]) => rememberDrive(last, laid(seat, cell), NOWHERE, NOWHERE, viewer),
        null,
      ),
    ).map((deed) => (deed.kind === 'lay' ? deed.cell : -1))
  expect(after(0, [1, 3], [1, 4], [2, 5])).toEqual([3, 4, 5])
  expect(after(0, [1, 3], [2, 5], [0, 6])).toEqual([6])
  expect(after('open', [1, 3], [1, 4], [2, 5])).toEqual([5])
})

test('a delivery of Freight Express stays marked beside the drive that led to it', () => {
  const drive = { kind: 'drive', seat: 1, card: 7, sleeper: 40, stands: [], line: [] } as const
  const view = { cells: [{ station: -1 }, { station: 4 }] } as never
  const last = rememberDrive(drive, { kind: 'uncoupled', seat: 1, card: 2, station: 4 } as never, view, view, 0)
  expect(deedsOf(last).map(({ kind }) => kind)).toEqual(['drive', 'delivered'])
})

test('a move of Transport stays marked until its seat’s next turn, in which nothing may be moved', () => {
  const last = { kind: 'card', seat: 1, card: 7, cell: 3 } as const
  expect(rememberWay(last, turnBegan(0), NOWHERE)).toBe(last)
  expect(rememberWay(last, turnBegan(1), NOWHERE)).toBeNull()
})

test('a wagon of First Class that was laid and taken back is no longer marked', () => {
  const last = { seat: 0, turn: 4, row: -1, column: -1, refs: [{ kind: 'coach', id: 2 }] } as const
  const view = (wagons: number) =>
    ({ turn: 4, rows: [], seats: [{ trains: [{ coaches: new Array(wagons).fill({}) }, { coaches: [] }] }] }) as never
  expect([stillInTrain(last, view(3)), stillInTrain(last, view(2))]).toEqual([true, false])
})
