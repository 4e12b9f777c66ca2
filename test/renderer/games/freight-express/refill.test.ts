import { expect, test } from 'vitest'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { refill } from '../../../../src-renderer/games/freight-express/words/answers/refill.ts'
import { say } from '../../../../src-renderer/messages/index.ts'

test('a refill that ends the game says so in its title, first in its words, on its button and in its row', () => {
  const card = TRACK_CARDS.findIndex(({ action }) => action === 4)
  const at = (stock: number) => ({
    view: { stock, discard: 0, active: 0, seats: [{ hand: [card] }] },
    seats: [],
    viewer: 0,
  })
  const asked = (stock: number) => {
    const offer = { action: { kind: 'refill', card }, codes: [1], plan: null, decision: { for: 0 }, at: at(stock) }
    const candidate = refill.candidate(offer as never)
    return { candidate, words: refill.preview!({ action: offer.action, candidate, at: at(stock) } as never) }
  }
  const { candidate, words } = asked(2)
  expect(say('en', words.title)).toMatch(/refill and end the game\?$/)
  expect(words.warning).toBe(true)
  expect(words.text.map((one) => say('en', one))[0]).toBe('The game then ends: only 3 cards are left.')
  const row = [candidate.group.label, candidate.confirm, candidate.steps[0].warning!]
  expect(row.map((one) => say('en', one))).toEqual([
    'Refill and end the game',
    'Refill and end the game',
    'ends the game',
  ])
  const usual = asked(9)
  expect(usual.words.warning).toBeUndefined()
  expect(usual.candidate.steps[0].warning).toBeUndefined()
  expect(say('en', usual.candidate.group.label)).toBe('Refill and end turn')
})
