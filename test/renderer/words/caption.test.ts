import { expect, test } from 'vitest'
import type { FirstClassView } from '../../../src-shared/games/first-class/view.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import { firstClassSpeech } from '../../../src-renderer/games/first-class/words/speech.ts'
import { freightSpeech } from '../../../src-renderer/games/freight-express/words/speech.ts'
import { transportSpeech } from '../../../src-renderer/games/transport/words/speech.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { numberUp } from '../../../src-shared/games/transport/cards.ts'
import { games } from '../../../src-main/engine/games.ts'
import { say } from '../../../src-renderer/messages/index.ts'

/** How a game of that name stands before anything was done. */
function begun<V>(id: string): V {
  const game = games.find((one) => one.id === id)!
  const state = game.setup({ seed: 1, seatCount: 2, options: game.options.parse({}) })
  return game.view(state, 0) as V
}

test('a position of Freight Express is called by where whoever is to move stands, and by their wagons', () => {
  const view = begun<FreightView>('freight-express')
  expect(say('en', freightSpeech.caption(view))).toBe('In station A')
  const seats = view.seats.with(view.active, { ...view.seats[view.active], coupled: [0, 1] })
  const [first, second] = [0, 1].map((card) => TRACK_CARDS[card].wagon)
  expect(say('en', freightSpeech.caption({ ...view, seats }))).toBe(`In station A with ${first} and ${second}`)
})

test('a position of First Class is called by its round and by how long both trains are', () => {
  const view = begun<FirstClassView>('first-class')
  const [upper, lower] = view.seats[view.active].trains
  const trains = [{ ...upper, coaches: [...upper.coaches, ...upper.coaches] }, lower]
  const seats = view.seats.with(view.active, { ...view.seats[view.active], trains })
  const long = 2 * upper.coaches.length
  expect(say('en', firstClassSpeech.caption({ ...view, round: 4, seats }))).toBe(
    `Round 4, trains of ${long} and ${lower.coaches.length}`,
  )
})

test('a position of Transport is called by its turn and by what lies on the belt, the highest first', () => {
  const view = begun<TransportView>('transport')
  const bag = view.parcels.map((parcel) => ({ ...parcel, place: 'bag' as const }))
  expect(say('en', transportSpeech.caption({ ...view, turn: 9, parcels: bag }))).toBe('Turn 9, an empty belt')
  const parcels = bag.map((parcel, id) => (id < 2 ? { ...parcel, place: 'table' as const } : parcel))
  const numbers = [0, 1].map((id) => numberUp(id, parcels[id].face)).toSorted((a, b) => b - a)
  expect(say('en', transportSpeech.caption({ ...view, turn: 9, parcels }))).toBe(
    `Turn 9, ${numbers[0]} and ${numbers[1]} on the belt`,
  )
  const four = (alone: boolean) => {
    const seats = [0, 1, 2, 3].map((seat) => ({ ...view.seats[0], team: alone ? [seat] : [seat % 2, (seat % 2) + 2] }))
    return say('en', transportSpeech.caption({ ...view, turn: 9, parcels: bag, seats }))
  }
  expect([four(false), four(true)]).toEqual([
    'Turn 9, an empty belt, two teams',
    'Turn 9, an empty belt, everyone alone',
  ])
})
