import { expect, test } from 'vitest'
import { opponentOf } from '../../../src-renderer/screens/table/question/opponent.ts'
import { phrase } from '../../../src-renderer/messages/index.ts'
import type { SeatInfo } from '../../../src-shared/table.ts'

const seats: SeatInfo[] = [
  { name: 'Ann', player: 'person' },
  { name: 'Ben', player: 'driver' },
  { name: 'Cleo', player: 'greedy' },
]
const asked = (by: number | null) => ({ seats, status: { decision: by === null ? null : { by } } })
const still = { moving: false, commentary: { whose: null, episode: null } }
const shown = (seat: number, episode = false) => ({
  moving: true,
  commentary: { whose: { seat }, episode: episode ? phrase('table.whoStarts') : null },
})

test('a bot that is to play is pictured', () => {
  expect(opponentOf(still, asked(1))).toEqual({ seat: 1, level: 'driver', name: 'Ben' })
})

test('the bot whose turn is shown is pictured, whoever is asked meanwhile', () => {
  expect(opponentOf(shown(1), asked(0))?.seat).toBe(1)
})

test('a person is not, nor what is no level, nor anybody once the game is over', () => {
  expect(opponentOf(still, asked(0))).toBeNull()
  expect(opponentOf(shown(0), asked(1))).toBeNull()
  expect(opponentOf(still, asked(2))).toBeNull()
  expect(opponentOf(still, asked(null))).toBeNull()
})

test('nobody is while more than one turn is shown', () => {
  expect(opponentOf(shown(1, true), asked(0))).toBeNull()
})
