import { expect, it } from 'vitest'
import type { TransportEvent } from '../../src-shared/games/transport/events.ts'
import { transportSpeech } from '../../src-renderer/games/transport/words/speech.ts'
import { say } from '../../src-renderer/messages/index.ts'
import { begin, game, move } from '../engine/transport/helpers.ts'
import { checkPhrase, seats } from './checking.ts'

/** Two against two, opposite seats together. */
const PARTNERS = [
  [0, 2],
  [1, 3],
]

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
  const { moments } = transportSpeech.course(events, game.score(s), seats, options.everyoneAlone ? undefined : PARTNERS)
  moments.forEach((one) => checkPhrase(one.phrase))
  return moments.map((one) => say('en', one.phrase))
}

it('what is scored for the partner counts for both, and is no gift', () => {
  expect(momentsOf({}, 5)).toEqual(['Ada scored 4 points on Cleo’s pallet'])
  expect(momentsOf({ everyoneAlone: true }, 5)).toEqual(['Ada scored 4 points for Cleo'])
})

it('partners have one line, and everyone who plays alone has their own', () => {
  const scored = (tile: number, parcel: number, value: number, turn: number) => ({
    ...{ kind: 'scored', seat: tile, tile, parcel, pallet: tile, value, nth: 1, turn, learnt: [], refs: [] },
  })
  const told = [scored(0, 3, 1, 2), scored(1, 4, 2, 3), scored(2, 5, 4, 6)] as unknown as TransportEvent[]
  const of = (seat: number, ...parcels: number[]) => {
    const refs = parcels.map((id) => ({ kind: 'parcel' as const, id }))
    return { seat, total: seat % 2 === 0 ? 5 : 2, parts: [{ key: 'transport.score.parcel', value: 1, refs }], tie: [] }
  }
  const four = [...seats.slice(0, 4)]
  const together = transportSpeech.course(told, [of(0, 3, 5), of(1, 4), of(2, 5, 3), of(3, 4)], four, PARTNERS)
  expect(together.lines.map(({ seat, with: others, total }) => [seat, others, total])).toEqual([
    [0, [2], 5],
    [1, [3], 2],
  ])
  expect(together.lines[0].steps).toEqual([
    { turn: 2, value: 1 },
    { turn: 6, value: 5 },
  ])
  const alone = transportSpeech.course(told, [of(0, 3), of(1, 4), of(2, 5), of(3)], four)
  expect(alone.lines.map(({ seat, steps }) => [seat, steps.length])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
    [3, 0],
  ])
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
  expect(remembered(exchange, score)).toEqual(['Bram exchanged their pallet for Ada’s pallet and scored 2 points'])
  // Of an exchange that brought nothing, or was of an earlier turn, nothing is said: the score is told alone.
  expect(remembered(exchange)).toEqual([])
  expect(remembered({ ...exchange, turn: 2 }, score)).toEqual(['Bram scored 2 points with one parcel'])
  // Nor where the score was on another pallet, the partner's.
  const refs = [{ kind: 'parcel' as const, id: 3 }]
  const scores = [1, 3].map((seat) => ({ seat, total: 2, parts: [{ key: 'x', value: 2, refs }], tie: [] }))
  const onPartners = { ...score, pallet: 3, tile: 3, seat: 1, turn: 4, learnt: [], refs: [] }
  const told = [{ ...exchange, seat: 1, turn: 4, learnt: [], refs: [] }, onPartners] as unknown as TransportEvent[]
  const [moment] = transportSpeech.course(told, scores, seats).moments
  expect(say('en', moment.phrase)).not.toMatch(/exchanged/)
})

it('remembers who was cut off by whom, and not what the same turn joined again', () => {
  const cut = { kind: 'palletCutOff', pallet: 0 }
  expect(remembered(cut)).toEqual(['Bram cut Ada off'])
  expect(remembered(cut, { kind: 'palletJoined', pallet: 0 })).toEqual([])
  expect(remembered({ kind: 'palletCutOff', pallet: 1 })).toEqual([])
})

it('remembers whose parcel it was that another scored with, if it was worth something', () => {
  const brought = { kind: 'parcelPlaced', parcel: 3, card: 20, face: 0, number: 2, seat: 0, turn: 3 }
  expect(remembered(brought, score)).toEqual(['Bram scored 2 points with a parcel that Ada had brought in'])
  expect(remembered({ ...brought, seat: 1 }, score)).toEqual(['Bram scored 2 points with one parcel'])
  expect(remembered(brought, { ...score, value: 1 })).toEqual(['Bram scored 1 point with one parcel'])
})

it('says of a parcel of others scored on the partner’s pallet who scored it and where, marked by the same seat', () => {
  const told = [
    { kind: 'parcelPlaced', parcel: 3, card: 20, face: 0, number: 2, seat: 3, turn: 3, learnt: [], refs: [] },
    { ...score, seat: 0, pallet: 2, tile: 2, turn: 4, learnt: [], refs: [] },
  ] as unknown as TransportEvent[]
  const refs = [{ kind: 'parcel' as const, id: 3 }]
  const scores = [0, 2].map((seat) => ({
    ...{ seat, total: 2, parts: [{ key: 'transport.score.parcel', value: 2, refs }], tie: [] },
  }))
  const { moments } = transportSpeech.course(told, scores, seats, PARTNERS)
  moments.forEach((one) => checkPhrase(one.phrase))
  expect(moments.map(({ seat, phrase }) => [seat, say('en', phrase)])).toEqual([
    [0, 'Ada scored 2 points on Cleo’s pallet with a parcel that Dirk had brought in'],
  ])
})

it('remembers what weighs most where there is too much of it, in its order', () => {
  const scores = Array.from({ length: 9 }, (_, i) => ({ ...score, parcel: i, value: i === 0 ? 4 : 3, turn: i + 1 }))
  const told = remembered(...scores)
  expect(told).toHaveLength(6)
  expect(told[0]).toBe('Bram scored 4 points with one parcel')
})

it('leaves out nobody who scored, however little it was, and marks every score on the chart', () => {
  const told = Array.from({ length: 9 }, (_, i) => ({
    ...{ ...score, seat: 1, parcel: i, value: 4, turn: i + 1, learnt: [], refs: [] },
    ...(i === 2 ? { seat: 0, tile: 0, pallet: 0, value: 1 } : {}),
  })) as unknown as TransportEvent[]
  const of = (seat: number, ...parcels: number[]) => {
    const refs = parcels.map((id) => ({ kind: 'parcel' as const, id }))
    return { seat, total: 1, parts: [{ key: 'transport.score.parcel', value: 1, refs }], tie: [] }
  }
  const scores = [of(0, 2), of(1, 0, 1, 3, 4, 5, 6, 7, 8)]
  const { moments, marks } = transportSpeech.course(told, scores, seats.slice(0, 2))
  expect(moments).toHaveLength(6)
  expect(moments.map(({ seat }) => seat)).toContain(0)
  expect(marks?.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})
