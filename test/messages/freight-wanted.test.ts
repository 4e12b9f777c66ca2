import { expect, test } from 'vitest'
import { freightExpress as game } from '../../src-main/engine/freight-express/index.ts'
import type { FreightView } from '../../src-shared/games/freight-express/view.ts'
import { TRACK_CARDS } from '../../src-shared/games/freight-express/cards.ts'
import { freightSpeech } from '../../src-renderer/games/freight-express/words/speech.ts'
import { worthAt } from '../../src-renderer/games/freight-express/words/hint/wanted.ts'
import { say } from '../../src-renderer/messages/index.ts'
import { begin, codes, WIDE } from '../engine/freight-express/helpers.ts'
import { seats } from './checking.ts'

/** From A, whose only wagon goes to C: the places for one card of the hand as they are listed, and their notes. */
function places() {
  const toC = TRACK_CARDS.findIndex(({ uncouple }) => uncouple === 2)
  const s = begin({ layout: WIDE, coupled: [[toC]], hands: [[{ wagon: 3 }]], locomotives: ['A', 'A'] })
  const view = game.view(s, 0) as FreightView
  const position = { view, seats, viewer: 0 }
  const lays = freightSpeech
    .candidates(game.status(s).decision!, codes(s), game.plans(s), position)
    .filter(({ group }) => group.id === 'lay')
  const rows = [...new Map(lays.map(({ steps: [, place] }) => [place.id, place])).values()]
  const steps = rows.map((place) => {
    const isOnLine = lays.some(({ steps, aside }) => steps[1].id === place.id && !aside)
    return { ...place, isOnLine }
  })
  return { view, laid: view.seats[0].hand[0], steps }
}

test('of the places for a card those that bring a coupled wagon nearest to where it goes stand first, and say so', () => {
  const { steps } = places()
  expect(steps[0].note && say('en', steps[0].note)).toBe('towards C')
  for (const onLine of [true, false]) {
    const told = steps
      .filter(({ isOnLine }) => isOnLine === onLine)
      .map(({ note }) => note?.key === 'freight.choice.towards')
    expect(told).toContain(true)
    expect(told.indexOf(false)).toBeGreaterThan(told.lastIndexOf(true))
  }
  expect(steps.findLastIndex(({ isOnLine }) => isOnLine)).toBeLessThan(steps.findIndex(({ isOnLine }) => !isOnLine))
})

test('a place is wanted where a way lies over it that needs as few cards as any', () => {
  const { view, laid } = places()
  const at = (column: number, row: number) => worthAt(view, 0, row * view.columns + column, laid)
  expect(at(1, 0)).toBeGreaterThan(0)
  expect(at(3, 0)).toBeGreaterThan(0)
  expect(at(0, 3)).toBe(0)
  expect(at(7, 4)).toBe(0)
})
