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
