import { expect, test } from 'vitest'
import { stillThere as stillInTrain } from '../../../src-renderer/games/first-class/memory.ts'
import { remember as rememberDrive } from '../../../src-renderer/games/freight-express/memory.ts'
import { remember as rememberWay } from '../../../src-renderer/games/transport/memory.ts'

const turnBegan = (seat: number) => ({ kind: 'turnBegan', seat }) as never
const NOWHERE = null as never

test('a move of Freight Express stays marked until its seat’s next turn, in which nothing may be moved', () => {
  const last = { kind: 'lay', seat: 1, cell: 3, card: 7 } as const
  expect(rememberDrive(last, turnBegan(0), NOWHERE)).toBe(last)
  expect(rememberDrive(last, turnBegan(1), NOWHERE)).toBeNull()
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
