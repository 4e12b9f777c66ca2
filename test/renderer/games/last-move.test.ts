import { expect, test } from 'vitest'
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
