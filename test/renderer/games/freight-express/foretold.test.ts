import { expect, test } from 'vitest'
import type { Action } from '../../../../src-shared/games/freight-express/actions.ts'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import type { State } from '../../../../src-main/engine/game.ts'
import { previewOf } from '../../../../src-main/table/preview.ts'
import { freightSpeech } from '../../../../src-renderer/games/freight-express/words/speech.ts'
import { before, enter, yes } from '../../../engine/freight-express/advanced/helpers.ts'
import { begin, codes, handOf } from '../../../engine/freight-express/helpers.ts'
import { seats } from '../../../messages/checking.ts'

/** What is said of an answer before it is given. */
function told(s: State, kind: Action['kind']) {
  const at = { view: game.view(s, 0), seats, viewer: 0 }
  const candidates = freightSpeech.candidates(game.status(s).decision!, codes(s), [], at)
  const candidate = candidates.find(({ codes: [code] }) => game.decode(s, code).kind === kind)!
  const preview = freightSpeech.tellPreview(candidate, previewOf(game, s, 0, candidate.codes, 1)!, at)
  return { confirm: candidate.confirm.key, ...preview }
}

test('whoever ends the turn with no card left to draw is told that the game ends, as with a refill', () => {
  const last = told(begin({ stock: [], discard: [], rest: 'delivered', hands: [[{ wagon: 9 }]] }), 'endTurn')
  expect(last).toMatchObject({ confirm: 'freight.confirm.endTurn.ends', warning: true })
  expect(last.text.map(({ key }) => key)).toContain('freight.preview.endTurn.last')
  const going = told(begin({ hands: [[{ wagon: 9 }]] }), 'endTurn')
  expect(going).toMatchObject({ confirm: 'freight.confirm.endTurn', warning: false })
})

test('a card train says how many cards it draws and how many are then to be played', () => {
  const s = before('cardTrain', { seats: 3, hands: [[], [8, 9, 10], [11]], stock: [20, 21], rest: 'delivered' })
  enter(s)
  const { params } = told(s, 'useSpecial').text.find(({ key }) => key === 'freight.preview.cardTrain')!
  yes(s)
  expect(params).toEqual({ n: 2, all: handOf(s, 0).length })
})
