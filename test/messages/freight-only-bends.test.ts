import { expect, test } from 'vitest'
import { EW, NE, NW, SE, SW } from '../../src-shared/geometry/rails.ts'
import { freightExpress as game } from '../../src-main/engine/freight-express/index.ts'
import { turnOnly } from '../../src-renderer/games/freight-express/words/asked/only-bends.ts'
import { freightSpeech } from '../../src-renderer/games/freight-express/words/speech.ts'
import { say } from '../../src-renderer/messages/index.ts'
import { tile } from '../../src-renderer/games/freight-express/art/tile.ts'
import { begin, station } from '../engine/freight-express/helpers.ts'
import { seats } from './checking.ts'

/** What is said of station E to whoever stands in A, with this card between the two. */
function saidOfE(rails: string): string[] {
  const s = begin({ cells: { '2,2': { rails } }, hands: [[{ wagon: 4 }]] })
  const position = { view: game.view(s, 0), seats, viewer: 0 }
  return game
    .explain(s, { kind: 'station', id: station('E') })
    .map((reason) => say('en', freightSpeech.reason(reason, position)))
}

test('of a station behind bends alone it is said that no rail leads there', () => {
  expect(saidOfE('NE+SE+SW+NW')).toContain('No rail leads from A to E here: those between them only turn.')
  expect(saidOfE('NE+SW')).toContain('No rail leads from A to E here: those between them only turn.')
})

test('of a station that is joined and too far away it is said that no card drives there', () => {
  expect(saidOfE('EW')).toContain('None of your cards drives there now.')
})

test('rails only turn where they touch sides across from each other and join none', () => {
  expect([NE | SE | SW | NW, NE | SW, NE | NW].map(turnOnly)).toEqual([true, true, true])
  expect([NE, EW, EW | NE].map(turnOnly)).toEqual([false, false, false])
})

test('a wood stands in the middle of four bends, and of no other card', () => {
  const ink = (token: string) => token
  const isWooded = (rails: number) => tile(ink, rails, 0).body.includes('M50 31.5')
  expect(isWooded(NE | SE | SW | NW)).toBe(true)
  expect(isWooded(NE | SE | SW)).toBe(false)
})
