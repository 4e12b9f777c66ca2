import { expect, it } from 'vitest'
import type { GameEvent } from '../../../src-shared/core.ts'
import { firstClassSpeech } from '../../../src-renderer/games/first-class/words/speech.ts'
import { freightSpeech } from '../../../src-renderer/games/freight-express/words/speech.ts'
import { transportSpeech } from '../../../src-renderer/games/transport/words/speech.ts'
import type { SeatInfo } from '../../../src-shared/table.ts'

const seats: readonly SeatInfo[] = [
  { name: 'Ada', player: 'person' },
  { name: 'Bram', player: 'person' },
]
const event = (kind: string, more: object = {}): GameEvent => ({
  kind,
  seat: 1,
  turn: 3,
  because: { kind: 'game', id: 0 },
  refs: [],
  learnt: [],
  ...more,
})

it('names the deed that is shown, and keeps to it while its parts follow', () => {
  const taken = event('taken', { card: 0, refused: false, row: 0, column: 0 })
  const said = firstClassSpeech.now([taken], seats)
  expect([said?.key, said?.params?.who]).toEqual(['first-class.now.taken', 'Bram'])
  expect(firstClassSpeech.now([taken, event('wagonLaid'), event('upgraded')], seats)).toEqual(said)
  expect(firstClassSpeech.now([], seats)).toBeNull()
})

it('says that a round is dealt and how many cards there are, and leaves a scoring its own heading', () => {
  const dealt = event('dealt', { round: 2, cards: [0, 1, 2, -1] })
  expect(firstClassSpeech.now([event('scoringBegan'), dealt], seats)).toEqual({
    key: 'first-class.now.dealt',
    params: { round: 2, n: 3 },
  })
  expect(firstClassSpeech.now([event('coinSpent'), event('scoringBegan')], seats)).toBeNull()
})

it('says how many coins are spent on what costs several', () => {
  const spent = (use: string) => firstClassSpeech.now([event('coinSpent', { column: 0, use })], seats)
  expect(spent('wagon')).toEqual({ key: 'first-class.now.coin', params: { who: 'Bram' } })
  expect(spent('endCard')).toEqual({ key: 'first-class.now.coins', params: { who: 'Bram', n: 4 } })
  expect(spent('order')).toEqual({ key: 'first-class.now.coins', params: { who: 'Bram', n: 2 } })
})

it('tells cards that are drawn to refill from one that is drawn at the start of a turn', () => {
  const drew = event('drew', { cards: [1] })
  const refill = event('discarded', { card: 1, purpose: 'refill' })
  const key = (...events: readonly GameEvent[]) => freightSpeech.now(events, seats)?.key
  expect(key(drew)).toBe('freight.now.draws')
  expect(key(drew, refill)).toBe('freight.now.refills')
  expect(key(drew, refill, drew)).toBe('freight.now.refills')
  expect(key(event('discarded', { card: 1, purpose: 'drive' }), event('drove'))).toBe('freight.now.drives')
})

it('says of a card that is held out that it is chosen, and that it is connected once it goes to its place', () => {
  const key = (...events: readonly GameEvent[]) => transportSpeech.now(events, seats)?.key
  expect(key(event('picked', { card: 20 }))).toBe('transport.now.picks')
  expect(key(event('picked', { card: 20 }), event('palletPushed'))).toBe('transport.now.connects')
  expect(key(event('picked', { card: 20 }), event('connected'))).toBe('transport.now.connects')
})

it('says that a parcel comes in, and which one travels', () => {
  expect(transportSpeech.now([event('connected'), event('parcelPlaced', { number: 4 })], seats)?.key).toBe(
    'transport.now.comesIn',
  )
  expect(transportSpeech.now([event('parcelMoved', { number: 4 }), event('flipped')], seats)?.params).toEqual({ n: 4 })
})

it('says that no parcel can move, not that a card is still connected', () => {
  expect(transportSpeech.now([event('connected'), event('nothingMoves')], seats)?.key).toBe('transport.now.stuck')
})

it('says that the game is over while all is counted, not that a parcel travels', () => {
  const moved = event('parcelMoved', { number: 4 })
  const ended = event('ended', { reason: 'fourthParcel' })
  expect(transportSpeech.now([moved, event('flipped'), event('scored'), ended], seats)?.key).toBe('transport.now.ended')
})
