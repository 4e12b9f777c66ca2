import { expect, test, vi } from 'vitest'
import { freightSpeech } from '../../../../src-renderer/games/freight-express/words/speech.ts'
import { toCode } from '../../../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { VIEW } from '../../state/at-table.ts'
import { frameOf } from '../../harness/position.ts'

// As in the window while another language is spoken: no English is at hand.
vi.mock('../../../../src-renderer/messages/texts.ts', () => ({ TEXTS: { en: {} }, bringTexts: async () => undefined }))

const decision = { seq: 0, auto: 'never', kind: 'act', by: 0, for: 0, source: { kind: 'locomotive', id: 0 } } as const
const position = { view: VIEW, seats: frameOf(2).seats, viewer: 0 }
const notesOf = (cards: readonly number[], kind: 'drive' | 'refill' = 'drive') =>
  freightSpeech
    .candidates(
      decision,
      cards.map((card) => toCode({ kind, card })),
      [],
      position,
    )
    .map(({ steps: [{ note }] }) => note?.key)

const read = ({ wagon, rails, action }: (typeof TRACK_CARDS)[number]) => [wagon, rails, action].join()
const [first] = TRACK_CARDS.keys()
const other = TRACK_CARDS.findIndex(({ wagon }) => wagon !== TRACK_CARDS[first].wagon)
const [a, b] = TRACK_CARDS.flatMap((card, i) => {
  const twin = TRACK_CARDS.findIndex((one, j) => j > i && read(one) === read(card))
  return twin < 0 ? [] : [[i, twin]]
})[0]

test('whatever language is spoken, cards that read differently are told without their trips', () => {
  expect(notesOf([first, other])).toEqual(['freight.card.drive', 'freight.card.drive'])
})

test('cards that read alike are told with their trips, after what they would do', () => {
  expect(notesOf([a, b])).toEqual(['freight.choice.notes', 'freight.choice.notes'])
})

test('a refill always tells the trip of its card, and only once', () => {
  expect(notesOf([a, b], 'refill')).toEqual(['freight.card.refill', 'freight.card.refill'])
})
