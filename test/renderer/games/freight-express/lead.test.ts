import { expect, test } from 'vitest'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { countingUp, takesLead } from '../../../../src-renderer/games/freight-express/worth.ts'

/** Seats with one delivered wagon of each of these values; null: they lie face down. */
const seats = (...values: readonly (readonly number[] | null)[]) =>
  values.map((own) => ({
    deliveredCards: own && own.map((value) => TRACK_CARDS.findIndex(({ wagon }) => wagon === value)),
  }))

test('a seat takes the lead when it draws level with the best or passes it, and not once more while it leads', () => {
  expect(takesLead(seats([4], [8]), seats([4, 4], [8]), 0)).toBe(true)
  expect(takesLead(seats([8], [8]), seats([8, 2], [8]), 0)).toBe(true)
  expect(takesLead(seats([9], [8]), seats([9, 2], [8]), 0)).toBe(false)
  expect(takesLead(seats([2], [8]), seats([2, 4], [8]), 0)).toBe(false)
})

test('nobody is seen to take the lead while delivered wagons lie face down', () => {
  expect(takesLead(seats(null, null), seats(null, null), 0)).toBe(false)
})

test('the first wagon of all takes no lead from anybody', () => {
  expect(takesLead(seats([], []), seats([9], []), 0)).toBe(false)
})

test('what lies open is counted up to what it is worth with the wagon that came, what lies face down by one', () => {
  const nine = TRACK_CARDS.findIndex(({ wagon }) => wagon === 9)
  const steps = countingUp({ delivered: 1, deliveredCards: [nine] }, nine)
  expect(steps.at(-1)).toBe(18)
  expect(steps).toEqual([...steps].sort((a, b) => a - b))
  expect(steps.length).toBeLessThan(9)
  expect(countingUp({ delivered: 1, deliveredCards: null }, nine)).toEqual([2])
})
