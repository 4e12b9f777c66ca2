import { expect, test } from 'vitest'
import type { Phrase, Ref } from '../../../../src-shared/core.ts'
import { EAST, innerPoint, sleeperAt } from '../../../../src-shared/geometry/rails.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { say as inEnglish } from '../../../../src-renderer/messages/index.ts'
import { othersGo, whyNotThere } from '../../../../src-renderer/games/freight-express/words/why-not-there.ts'
import { WIDE } from '../../../engine/freight-express/helpers.ts'

const view: FreightView = game.view(
  game.scenario({
    layout: WIDE,
    cells: { '1,2': { rails: 'EW' }, '2,2': { rails: 'EW' } },
    hands: [[{ wagon: 8, rails: 'NE' }, { rails: 'EW' }]],
    coupled: [[{ wagon: 5 }]],
    locomotives: ['1,2 W edge in', 'A'],
  }),
  0,
)
const [curve, straight] = view.seats[0].hand
const cell = 2 * view.columns + 2
const say = (phrase: Phrase | null) => phrase && inEnglish('en', phrase)
const why = (held: number, place: Ref) =>
  say(whyNotThere({ kind: 'card', id: held }, place, { view, seats: [], viewer: 0 }))

test('a card that cannot cover is told what it lacks: the rails that lie there, or one more', () => {
  const laid: Ref = { kind: 'card', id: view.cells[cell].card }
  expect(why(curve, laid)).toBe('The new card must keep all rails of the one it covers.')
  expect(why(curve, { kind: 'cell', id: cell })).toBe(why(curve, laid))
  expect(why(straight, laid)).toBe('The new card must have at least one rail more.')
})

test('a card that drives elsewhere is told how far it drives, one that is too weak what it pulls', () => {
  const place: Ref = { kind: 'sleeper', id: sleeperAt(cell, innerPoint(EAST)) }
  expect(why(curve, place)).toBe('This card drives exactly 8 sleepers; that does not end there.')
})

test('a card that cannot be coupled is told where it can', () => {
  expect(why(curve, { kind: 'train', id: 0 })).toBe('Wagons are coupled in stations only; you are on the line.')
})

test('the cards that do go there are named, where they are few', () => {
  const cards = [0, 1, 2].map((id): Ref => ({ kind: 'card', id }))
  expect(say(othersGo(cards.slice(0, 1)))).toMatch(/^Your \d [A-J]–[A-J] could\.$/)
  expect(say(othersGo(cards.slice(0, 2)))).toMatch(/^Your \d [A-J]–[A-J] and \d [A-J]–[A-J] could\.$/)
  expect(othersGo(cards)).toBeNull()
})
