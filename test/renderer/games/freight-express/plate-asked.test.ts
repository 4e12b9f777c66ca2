import { expect, it } from 'vitest'
import { aboutPlate } from '../../../../src-renderer/games/freight-express/words/plate.ts'
import { freightSpeech } from '../../../../src-renderer/games/freight-express/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { dayView } from '../../harness/position.ts'

const day = dayView(3)
const seatWith = (coupled: readonly number[], delivered: number, deliveredCards: readonly number[] | null = null) =>
  ({
    view: { ...day, seats: day.seats.map((seat) => ({ ...seat, coupled, delivered, deliveredCards })) },
    seats: ['Ada', 'Bram', 'Cleo'].map((name) => ({ name })),
    viewer: 0,
  }) as never
const told = (...of: Parameters<typeof seatWith>) => say('en', aboutPlate(0, seatWith(...of))!)

it('a name plate that is clicked tells what its train pulls and where the delivered wagons are', () => {
  expect(told([], 0)).toBe('Ada pulls no wagon. Nothing is delivered yet.')
  expect(told([3, 20], 2)).toMatch(/^Ada pulls the \d-wagon for \w and the \d-wagon for \w\. 2 wagons are delivered:/)
  expect(told([], 1, [5])).toMatch(/Delivered: the \d-wagon for \w\.$/)
})

it('only plates are asked about: of other things it is told why they are no answer', () => {
  const at = seatWith([], 0)
  expect(freightSpeech.asked?.({ kind: 'seat', id: 1 }, at)).not.toBeNull()
  expect(freightSpeech.asked?.({ kind: 'card', id: 1 }, at)).toBeNull()
})
