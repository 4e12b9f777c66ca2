import { expect, it } from 'vitest'
import { seatPlate } from '../../../src-renderer/stage/plate.ts'
import { frameOf } from '../harness/position.ts'

it('says that it is their turn to whoever looks alone, also while a bot is told of on the way to that turn', () => {
  const note = (acting: number) =>
    [0, 1, 2].map(
      (seat) =>
        seatPlate(seat, { x: 0, y: 0, width: 100, height: 50 }, { ended: false, active: 0 }, { ...frameOf(3), acting })
          .note,
    )
  expect(note(0)).toEqual(['your turn', '', ''])
  expect(note(2)).toEqual(['', '', 'to play'])
})
