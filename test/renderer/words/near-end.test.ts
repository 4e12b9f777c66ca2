import { expect, test } from 'vitest'
import type { Phrase } from '../../../src-shared/core.ts'
import { nearEnd as firstClass } from '../../../src-renderer/games/first-class/words/near-end.ts'
import { nearEnd as freight, refillEnds } from '../../../src-renderer/games/freight-express/words/near-end.ts'
import { mayEnd, nearEnd as transport } from '../../../src-renderer/games/transport/words/standing.ts'
import { say } from '../../../src-renderer/messages/index.ts'

const seats = ['Ann', 'Ben'].map((name) => ({ name, player: 'person' }) as const)
const english = (what: Phrase | null) => what && say('en', what)

test('Freight Express says that the game may end in this round, and that what is discarded comes back', () => {
  const at = (stock: number, discard: number, more: object = {}) =>
    english(freight({ stock, discard, seats, ended: false, placing: false, ...more } as never))
  const rule = 'It ends as soon as somebody must draw and finds none; discards count, they are drawn again.'
  // Two seats: a refill by a five takes four off them, and each draws one.
  expect(at(4, 3)).toBeNull()
  expect(at(4, 2)).toBe(`6 cards are left to draw: the game may end in this round. ${rule}`)
  expect(at(1, 0)).toBe(`One card is left to draw: the game may end in this round. ${rule}`)
  expect(at(0, 0)).toBe('Both piles are empty: if a card must be drawn before one is discarded, the game ends.')
  expect([at(1, 0, { placing: true }), at(0, 0, { ended: true })]).toEqual([null, null])
})

test('a refill that takes the last cards says that the game then ends', () => {
  const asked = (n: number) => english(refillEnds({ stock: 2, discard: 2 } as never, n))
  expect(asked(4)).toBeNull()
  expect(asked(5)).toBe('The game then ends: with these the last cards are drawn.')
  expect(english(refillEnds({ stock: 0, discard: 0 } as never, 2))).toBe(
    'The game then ends: only 1 card can be drawn, with the one you discard.',
  )
})

test('Transport counts the last five cards, and before them tells of a score tile that lacks one parcel', () => {
  const at = (stock: number, ...tiles: readonly number[][]) =>
    english(
      transport(
        { stock, seats: tiles.map((tile) => ({ tile })), idleTurns: 0, ended: false, step: { name: 'act' } } as never,
        seats,
      ),
    )
  expect(at(6, [], [1, 2])).toBeNull()
  expect(at(5, [], [1, 2])).toBe('Only 5 cards are left in the stock: when none is left to draw, the game ends.')
  expect(at(1, [], [])).toMatch(/^One card is left in the stock: .* the next card that is connected ends the game\.$/)
  expect(at(0, [], [])).toBe('The stock is empty: the game ends with this turn, unless the hand is swapped.')
  expect(at(2, [], [1, 2, 3])).toBe('One more parcel for Ben ends the game.')
  expect(at(2, [0, 4, 5], [1, 2, 3, 6])).toBe('The fourth parcel: the game is over.')
})

test('Transport calls no turn with an empty stock the last in which the hand was swapped', () => {
  const at = (name: string, connected: boolean) =>
    english(
      transport(
        { stock: 0, seats: [{ tile: [] }, { tile: [] }], idleTurns: 0, connected, step: { name } } as never,
        seats,
      ),
    )
  expect(at('place', false)).toMatch(/unless the hand is swapped\.$/)
  expect(at('keyPlace', true)).toBe('The stock is empty: the game ends with this turn.')
  expect([at('parcel', false), at('endTurn', false)]).toEqual([null, null])
})

test('in Transport a next turn is promised as long as the stock lasts for a round', () => {
  const at = (stock: number) =>
    mayEnd({ stock, seats: [{ tile: [] }, { tile: [] }], idleTurns: 0, ended: false } as never)
  expect([at(5), at(3), at(2), at(1), at(0)]).toEqual([false, false, false, true, true])
})

test('First Class says the last round, and the last card in it', () => {
  const at = (round: number, turnOfRound: number, phase = 'turn') =>
    english(firstClass({ round, rounds: 6, turnOfRound, phase } as never))
  expect([at(5, 3), at(6, 1), at(6, 3), at(6, 3, 'ended')]).toEqual([
    null,
    'The last round: a scoring, and the game ends.',
    'The last card of the game.',
    null,
  ])
})
