import { expect, test } from 'vitest'
import { TRACK_CARDS } from '../../src-shared/games/freight-express/cards.ts'
import { askedOf } from '../../src-renderer/games/freight-express/words/cards.ts'
import { say } from '../../src-renderer/messages/index.ts'

type Deed = 'drop' | 'couple' | 'uncouple'

test('a wagon is asked about by its value, and by its stations where another of its value hangs there', () => {
  const [one, twin] = TRACK_CARDS.flatMap(({ wagon }, card) => (wagon === 8 ? [card] : []))
  const other = TRACK_CARDS.findIndex(({ wagon }) => wagon === 3)
  const { couple, uncouple } = TRACK_CARDS[one]
  const [from, to] = [couple, uncouple].map((station) => 'ABCDEFGHIJ'[station])
  const asked = (deed: Deed, among: readonly number[]) => say('en', askedOf(`freight.preview.${deed}`, one, among))
  expect(asked('drop', [one, other])).toBe('Lose the 8-wagon?')
  expect(asked('drop', [one, twin])).toBe(`Lose the 8-wagon from ${from} to ${to}?`)
  expect(asked('couple', [one, other])).toBe('Couple the 8-wagon?')
  expect(asked('couple', [one, twin])).toBe(`Couple the 8-wagon for ${to}?`)
  expect(asked('uncouple', [one, other])).toBe('Deliver the 8-wagon?')
  expect(asked('uncouple', [one, twin])).toBe(`Deliver the 8-wagon from ${from}?`)
})
