import { expect, test } from 'vitest'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { refill } from '../../../../src-renderer/games/freight-express/words/answers/refill.ts'
import { say } from '../../../../src-renderer/messages/index.ts'

test('a refill that ends the game says so in its title, first in its words, on its button and in its row', () => {
  const card = TRACK_CARDS.findIndex(({ action }) => action === 4)
  const other = TRACK_CARDS.findIndex(({ action }) => action === 1)
  const asked = (stock: number, hand = [card], kept = card) => {
    const at = { view: { stock, discard: 0, active: 0, seats: [{ hand }] }, seats: [], viewer: 0 }
    const action = { kind: 'refill', card: kept }
    const candidate = refill.candidate({ action, codes: [1], plan: null, decision: { for: 0 }, at } as never)
    return { candidate, words: refill.preview!({ action, candidate, at } as never) }
  }
  const { candidate, words } = asked(2)
  expect(say('en', words.title)).toMatch(/refill and end the game\?$/)
  expect(words.warning).toBe(true)
  expect(words.text.map((one) => say('en', one))[0]).toBe(
    'The game then ends: only 3 cards can be drawn, with the one you discard.',
  )
  // And what places go by then.
  expect(words.text.map((one) => say('en', one))[1]).toMatch(/level.*coupled/)
  const row = [candidate.group.label, candidate.confirm]
  expect(row.map((one) => say('en', one))).toEqual(['Refill and end the game', 'Refill and end the game'])
  expect(candidate.steps[0].warning).toBeUndefined()
  // Where it is one card of two that ends it, the heading is the usual one, and that card says it.
  const [ends, goesOn] = [card, other].map((kept) => asked(2, [card, other], kept).candidate)
  expect([ends, goesOn].map(({ group }) => say('en', group.label))).toEqual([
    'Refill and end turn',
    'Refill and end turn',
  ])
  expect([say('en', ends.steps[0].warning!), goesOn.steps[0].warning]).toEqual(['ends the game', undefined])
  const usual = asked(9)
  expect(usual.words.warning).toBeUndefined()
  expect(usual.candidate.steps[0].warning).toBeUndefined()
  expect(say('en', usual.candidate.group.label)).toBe('Refill and end turn')
})
