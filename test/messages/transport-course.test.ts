import { expect, it } from 'vitest'
import type { TransportEvent } from '../../src-shared/games/transport/events.ts'
import { transportSpeech } from '../../src-renderer/games/transport/words/speech.ts'
import { say } from '../../src-renderer/messages/index.ts'
import { begin, game, move } from '../engine/transport/helpers.ts'
import { checkPhrase, seats } from './checking.ts'

/** Seat 0 brings a parcel worth `value` to pallet C, that of the seat opposite. */
function momentsOf(options: Record<string, unknown>, parcel: number): string[] {
  const s = begin({
    seats: 4,
    layout: false,
    options,
    board: [
      ['pallet C', -1, 0, 0],
      ['straight plain', 0, 0, 0],
    ],
    parcels: [{ parcel, on: 'straight plain', face: 'low' }],
    connected: true,
  })
  const events: TransportEvent[] = move(s, parcel, 3)
  const { moments } = transportSpeech.course(events, game.score(s), seats)
  moments.forEach((one) => checkPhrase(one.phrase))
  return moments.map((one) => say('en', one.phrase))
}

it('what is scored for the partner counts for both, and is no gift', () => {
  expect(momentsOf({}, 5)).toEqual(['Ada scored 4 on pallet C'])
  expect(momentsOf({ everyoneAlone: true }, 5)).toEqual(['Ada scored 4 for Cleo'])
})

/** What is remembered of events that follow each other in one turn of seat 1. */
function remembered(...events: readonly Record<string, unknown>[]): string[] {
  const told = events.map((event) => ({ seat: 1, turn: 4, learnt: [], refs: [], ...event })) as unknown[]
  const { moments } = transportSpeech.course(told as TransportEvent[], [], seats)
  moments.forEach((one) => checkPhrase(one.phrase))
  return moments.map((one) => say('en', one.phrase))
}
const score = { kind: 'scored', parcel: 3, pallet: 1, tile: 1, value: 2, nth: 1 }

it('remembers who took the place of whose pallet to score there', () => {
  const exchange = { kind: 'palletsExchanged', pallets: [0, 1], at: [] }
  expect(remembered(exchange, score)).toEqual(['Bram exchanged places with pallet A and scored 2'])
  // Of an exchange that brought nothing, or was of an earlier turn, nothing is said.
  expect(remembered(exchange)).toEqual([])
  expect(remembered({ ...exchange, turn: 2 }, score)).toEqual([])
})

it('remembers whose parcel it was that another scored with, if it was worth something', () => {
  const brought = { kind: 'parcelPlaced', parcel: 3, card: 20, face: 0, number: 2, seat: 0, turn: 3 }
  expect(remembered(brought, score)).toEqual(['Bram scored 2 with a parcel that Ada had brought in'])
  expect(remembered({ ...brought, seat: 1 }, score)).toEqual([])
  expect(remembered(brought, { ...score, value: 1 })).toEqual([])
})

it('remembers what weighs most where there is too much of it, in its order', () => {
  const scores = Array.from({ length: 9 }, (_, i) => ({ ...score, parcel: i, value: i === 0 ? 4 : 3, turn: i + 1 }))
  const told = remembered(...scores)
  expect(told).toHaveLength(6)
  expect(told[0]).toBe('Bram scored 4 on pallet B')
})
