import { expect, it } from 'vitest'
import { cardNamed } from '../../../../src-shared/games/transport/names.ts'
import { piece } from '../../../../src-renderer/stage/pieces.ts'
import { readOf } from '../../../../src-renderer/games/transport/pieces/index.ts'

const PALLET = 0
const reads = (kind: 'card' | 'ghostCard', card: number) =>
  readOf(piece({ kind, card, rotation: 0 }, 'board', 0, 0)) !== null

it('reads the letter of a pallet, the number of an intake and the arrows of a junction, also where they would lie', () => {
  for (const kind of ['card', 'ghostCard'] as const) {
    for (const card of [PALLET, cardNamed('intake 2'), cardNamed('junction plain')])
      expect(reads(kind, card)).toBe(true)
    expect(reads(kind, cardNamed('wideBend key'))).toBe(false)
  }
})

it('reads the number that a parcel would show', () => {
  const look = { kind: 'ghostParcel', up: 3, down: 1, high: true } as const
  expect(readOf(piece(look, 'board', 0, 0))).not.toBeNull()
})
