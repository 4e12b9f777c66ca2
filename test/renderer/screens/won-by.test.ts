import { expect, it } from 'vitest'
import { say } from '../../../src-renderer/messages/index.ts'
import { wonBy } from '../../../src-renderer/screens/home/won-by.ts'
import type { Ended } from '../../../src-shared/table.ts'

const seats = ['Ada', 'Bram', 'Cleo'].map((name) => ({ name, player: 'person' as const }))
const told = (ended: Ended) => say('en', wonBy({ seats }, ended))

it('the last game that has ended says who won, and with how much', () => {
  expect(told({ points: [43, 97, 60], winners: [1] })).toBe('Bram wins with 97')
  expect(told({ points: [0, 0, 0], winners: [2] })).toBe('Nobody scored; Cleo wins')
  expect(told({ points: [9, 3, 9], winners: [0, 2] })).toBe('Ada and Cleo win with 9')
  expect(told({ points: [9, 3, 9], winners: [] })).toBe('Nobody wins')
})
