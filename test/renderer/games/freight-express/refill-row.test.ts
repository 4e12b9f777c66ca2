import { expect, test } from 'vitest'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { freightSpeech } from '../../../../src-renderer/games/freight-express/words/speech.ts'
import { sections } from '../../../../src-renderer/ui/choosing/choice-rows.ts'
import { NOTHING, type Selection } from '../../../../src-renderer/ui/choosing/selection.ts'
import { WIDE, begin, codes, handOf } from '../../../engine/freight-express/helpers.ts'
import { seats } from '../../../messages/checking.ts'

test('the row of a refill says what the card that was picked draws, and which card it is only before that', () => {
  const s = begin({ layout: WIDE, hands: [[{ wagon: 9 }, { wagon: 2 }]] })
  const candidates = freightSpeech.candidates(game.status(s).decision!, codes(s), game.plans(s), {
    view: game.view(s, 0),
    seats,
    viewer: 0,
  })
  const rows = (selection: Partial<Selection>) =>
    sections(candidates, { ...NOTHING, ...selection })
      .find(({ group }) => group.id === 'refill')!
      .rows.map(({ label, note }) => [label.key, note?.key])
  const [id] = handOf(s, 0)
  expect(rows({ picked: [{ kind: 'card', id }] })).toEqual([['freight.card.refill', undefined]])
  const [first, ...others] = rows({ group: 'refill' })
  expect(first[1]).toBe('freight.card.refill')
  expect(first[0]).not.toBe('freight.card.refill')
  expect(others).toHaveLength(1)
})
