import { expect, test } from 'vitest'
import { TRACK_CARDS } from '../../src-shared/games/freight-express/cards.ts'
import type { FreightEvent } from '../../src-shared/games/freight-express/events.ts'
import { aheadOf } from '../../src-renderer/games/freight-express/words/ahead.ts'
import { DRIVE } from '../../src-renderer/games/freight-express/words/answers/drive.ts'
import { LAY } from '../../src-renderer/games/freight-express/words/answers/lay.ts'
import { refill } from '../../src-renderer/games/freight-express/words/answers/refill.ts'
import { askedOf } from '../../src-renderer/games/freight-express/words/cards.ts'
import { say } from '../../src-renderer/messages/index.ts'

test('a wagon is asked about by its value, and by its stations where another of its value hangs there', () => {
  const [one, twin] = TRACK_CARDS.flatMap(({ wagon }, card) => (wagon === 8 ? [card] : []))
  const other = TRACK_CARDS.findIndex(({ wagon }) => wagon === 3)
  const { couple, uncouple } = TRACK_CARDS[one]
  const [from, to] = [couple, uncouple].map((station) => 'ABCDEFGHIJ'[station])
  const asked = (among: readonly number[]) => say('en', askedOf('freight.preview.drop', one, among))
  expect(asked([one, other])).toBe('Lose the 8-wagon?')
  expect(asked([one, twin])).toBe(`Lose the 8-wagon from ${from} to ${to}?`)
})

test('a hint tells where it means to drive to later in the turn', () => {
  const later = [{ kind: 'drove', enters: 9 }] as unknown as readonly FreightEvent[]
  const told = (events: readonly FreightEvent[], group = DRIVE) =>
    aheadOf(events, { group }).map((one) => say('en', one))
  expect(told(later)).toEqual(['Then on to J.'])
  expect(told(later, LAY)).toEqual(['You can then drive into J.'])
  expect(told([])).toEqual([])
})

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
