import { expect, test } from 'vitest'
import type { Phrase, Ref } from '../../../../src-shared/core.ts'
import { say as inEnglish } from '../../../../src-renderer/messages/index.ts'
import { othersGo } from '../../../../src-renderer/games/freight-express/words/asked/others-go.ts'

const say = (phrase: Phrase | null) => phrase && inEnglish('en', phrase)

test('the cards that go where the held one does not are named, where they are few', () => {
  const cards = [0, 1, 2].map((id): Ref => ({ kind: 'card', id }))
  expect(say(othersGo(cards.slice(0, 1)))).toMatch(/^Your \d [A-J]–[A-J] could\.$/)
  expect(say(othersGo(cards.slice(0, 2)))).toMatch(/^Your \d [A-J]–[A-J] and \d [A-J]–[A-J] could\.$/)
  expect(othersGo(cards)).toBeNull()
})
