import { expect, test } from 'vitest'
import { say } from '../../src-renderer/messages/index.ts'
import { branchStep } from '../../src-renderer/games/freight-express/words/answers/branch.ts'
import { freightSpeech } from '../../src-renderer/games/freight-express/words/speech.ts'
import { freightExpress as game } from '../../src-main/engine/freight-express/index.ts'
import { previewOf } from '../../src-main/table/preview.ts'
import { seats } from './checking.ts'
import { WIDE, act, begin, codes, handOf, offeredOf } from '../engine/freight-express/helpers.ts'

/** What is said of each way that a drive of three is asked about, on this card in the south of the branch. */
function waysSaid(south: string): unknown[] {
  const cells = { '2,2': { rails: 'EW+SW' }, '3,2': { rails: 'EW' }, '2,3': { rails: south } }
  const s = begin({ layout: WIDE, hands: [[{ wagon: 3 }]], cells, locomotives: ['2,2 W edge in'] })
  act(s, { kind: 'drive', card: handOf(s, 0)[0] })
  const position = { view: game.view(s, 0), seats, viewer: 0 }
  return offeredOf(s, 'branch').map((action) => branchStep(action, position).steps[0]?.note?.key)
}

test('a way is said to lead to the card beside only where that has a rail to go on with', () => {
  expect(waysSaid('NS')).toEqual(['freight.choice.toCell', 'freight.choice.toCell'])
  expect(waysSaid('EW')).toEqual(['freight.choice.toCell', 'freight.choice.offRails'])
})

test('a drive that goes on from a branch over a crossing names the same station in its row and in its question', () => {
  const west = { '1,2': { rails: 'EW' }, '0,2': { rails: 'EW' } }
  const cells = { '2,2': { rails: 'NS+NW' }, '2,3': { rails: 'NS+EW' }, ...west }
  const s = begin({ layout: WIDE, hands: [[{ wagon: 9 }]], cells, locomotives: ['2,2 N edge in'] })
  act(s, { kind: 'drive', card: handOf(s, 0)[0] })
  const position = { view: game.view(s, 0), seats, viewer: 0 }
  const { decision } = game.status(s)
  const over = freightSpeech
    .candidates(decision!, codes(s), game.plans(s), position)
    .find(({ steps }) => say('en', steps.at(-1)!.label).endsWith('on to G'))!
  const told = freightSpeech.tellPreview(over, previewOf(game, s, 0, over.codes, 1)!, position)
  expect(over.end).toEqual({ kind: 'station', id: 6 })
  expect(say('en', told.title)).toBe('Drive 8 into G?')
})
