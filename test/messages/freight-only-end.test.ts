import { expect, test } from 'vitest'
import { freightExpress as game } from '../../src-main/engine/freight-express/index.ts'
import type { FreightScenario } from '../../src-main/engine/freight-express/setup/scenario.ts'
import { freightSpeech } from '../../src-renderer/games/freight-express/words/speech.ts'
import { phrase, say } from '../../src-renderer/messages/index.ts'
import { begin, codes, WIDE } from '../engine/freight-express/helpers.ts'
import { seats } from './checking.ts'

/** What the rows of the cards that can drive say, in English. */
function rowsOf(spec: FreightScenario): string[] {
  const s = begin({ layout: WIDE, ...spec })
  const position = { view: game.view(s, 0), seats, viewer: 0 }
  const { decision } = game.status(s)
  const drives = freightSpeech
    .candidates(decision!, codes(s), game.plans(s), position)
    .filter(({ group }) => group.id === 'drive')
  return [...new Set(drives.map(({ steps: [{ note }] }) => say('en', note!).replace(/\s· pulls.*/, '')))]
}

test('a card that can drive to one place only says in its row where that is', () => {
  const cells = { '1,0': { rails: 'EW' }, '3,0': { rails: 'EW' } }
  expect(rowsOf({ cells, hands: [[{ wagon: 9 }]], locomotives: ['1,0 W edge in', 'A'] })).toEqual(['Drives 9 into B'])
  expect(rowsOf({ cells, hands: [[{ wagon: 2 }]], locomotives: ['1,0 W edge in', 'A'] })).toEqual([
    'Drives 2\u00a0· stops between A and B',
  ])
})

test('a card with several places to drive to, or one that is flipped on its way, says how far it drives', () => {
  const both = { '0,1': { rails: 'NS' }, '1,0': { rails: 'EW' } }
  expect(rowsOf({ cells: both, hands: [[{ wagon: 3 }]], locomotives: ['A', 'A'] })).toEqual(['Drives 3'])
  const over = { '1,0': { rails: 'EW+NS' } }
  expect(rowsOf({ cells: over, hands: [[{ wagon: 9 }]], locomotives: ['1,0 W edge in', 'A'] })).toEqual(['Drives 9'])
})

test('a card that pushes another on the only way it can drive says so in its row, as the drive itself does', () => {
  const s = begin({
    layout: WIDE,
    cells: { '1,0': { rails: 'EW' }, '3,0': { rails: 'EW' } },
    hands: [[{ wagon: 9 }]],
    locomotives: ['1,0 W edge in', '1,0 E edge in'],
  })
  const position = { view: game.view(s, 0), seats, viewer: 0 }
  const drives = freightSpeech
    .candidates(game.status(s).decision!, codes(s), game.plans(s), position)
    .filter(({ group }) => group.id === 'drive')
  const told = drives.map(({ steps }) => steps.map(({ note }) => say('en', note!)))
  expect(told).not.toEqual([])
  for (const [card, drive] of told) {
    expect(card).toMatch(/\s· pushes \w+$/)
    expect(drive).toMatch(/pushes \w+/)
  }
})

test('a card that throws another off the rails on the only way it can drive says so, and not that it pushes', () => {
  const s = begin({
    layout: WIDE,
    cells: { '0,1': { rails: 'NS' } },
    hands: [[{ wagon: 5 }]],
    locomotives: ['A', '0,1 S edge out'],
  })
  const position = { view: game.view(s, 0), seats, viewer: 0 }
  const drives = freightSpeech
    .candidates(game.status(s).decision!, codes(s), game.plans(s), position)
    .filter(({ group }) => group.id === 'drive')
  expect(drives).toHaveLength(1)
  const [card] = drives[0].steps
  expect(card.warning && say('en', card.warning)).toBe('Bram derails')
  expect(say('en', card.note!)).not.toContain('pushes')
})

test('a card with several places to drive to says to which stations', () => {
  const reached = (wagon: number, ...cells: readonly string[]) =>
    rowsOf({
      cells: Object.fromEntries(cells.map((cell) => [cell, { rails: cell.startsWith('2') ? 'NS' : 'EW' }])),
      hands: [[{ wagon }]],
      locomotives: ['B', 'A'],
    })
  expect(reached(9, '1,0', '3,0', '2,1')).toEqual(['To A, C: drives 9'])
  expect(reached(9, '1,0', '2,1', '2,2', '2,3')).toEqual(['To A: drives 9'])
})

test('a card says in wagons how much it pulls: in some languages a refill has the same verb for cards', () => {
  const note = (language: 'en' | 'nl' | 'de', action: number) =>
    say(language, phrase('freight.card.driveInto', { wagon: 9, station: 'H', action })).replaceAll('\u00a0', ' ')
  expect(note('en', 1)).toBe('Drives 9 into H · pulls up to 1 wagon')
  expect(note('nl', 2)).toBe('Rijdt 9 naar H · trekt tot 2 wagons')
  expect(note('de', 2)).toBe('Fährt 9 nach H · zieht bis zu 2 Waggons')
})
