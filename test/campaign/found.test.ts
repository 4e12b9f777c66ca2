import { expect, test } from 'vitest'
import { checkedGames } from './random-games.ts'

/** Seeds of games in which the campaign under all checks once found something. */
const FOUND = [
  [10_000_961, 'who dictates a closing sees a hand while that is asked, and no event tells that the question is over'],
  [10_001_573, 'who wants a closing tells by that of a card that closes, of which beliefs note nothing'],
  [10_009_753, 'who buys with what a factory gives is asked how to pay, and no event tells what is left of the gift'],
  [10_016_628, 'who asks from which of the fullest hands to draw must play all, before an event tells of a draw'],
] as const

test.each(FOUND)('the game of seed %i passes every check: %s', (seed) => {
  expect(checkedGames(seed, 1)).toMatchObject({ counts: { games: 1 }, found: [] })
})
