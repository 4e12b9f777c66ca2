import { describe, expect, it } from 'vitest'
import { everySentence, faultOf } from '../../scripts/sentences.ts'
import type { LanguageId } from '../../src-shared/messages/index.ts'

/** Texts whose numbers are never that small, with the least they can be. */
const LEAST: Readonly<Record<string, number>> = {
  // The cards of the box: 2 to 9, see cards.ts.
  'freight.about.card': 2,
  // What a train can have at most, and a table.
  'freight-express.reason.trainFull': 2,
  'freight-express.reason.lineTooLarge': 2,
  // For a tile or an end card; a single coin has a sentence of its own.
  'first-class.now.coins': 2,
  // Of two cities or more; a turn worth remembering.
  'first-class.choice.city.coins': 2,
  'first-class.moment.turn': 6,
  'first-class.moment.turn.contract': 6,
  'first-class.moment.turn.contracts': 6,
  // For two to four.
  'transport.setup.seats': 2,
}
/** Texts that are a part of another, or set in columns: a blank belongs there. */
const BLANKS = new Set([
  'freight.event.drove.into',
  'freight.event.drove.with',
  'freight.event.drove.lapsed',
  'daily.telegram.points',
  'daily.telegram.won',
])
/** Signs that are keys. */
const SIGNS = new Set(['settings.keys.refused.fixed'])

describe.each(['en', 'nl', 'de'] as const)('in %s', (language: LanguageId) => {
  it('every sentence goes with every number that it can have, and none has a hole, a blank or a sign too many', () => {
    const sentences = everySentence(language)
    expect(sentences.length).toBeGreaterThan(3000)
    const faults = sentences.flatMap(({ key, counts, text }) => {
      if (Object.values(counts).some((n) => n < (LEAST[key] ?? 0))) return []
      const fault = faultOf(language, text)
      if (fault === 'a blank too many' && BLANKS.has(key)) return []
      if (fault === 'a sign stands wrong' && SIGNS.has(key)) return []
      return fault === null ? [] : [`${key}: ${text} (${fault})`]
    })
    expect(faults).toEqual([])
  })
})

it.each([
  ['en', '1 wagons', '1 wagons'],
  ['en', '5 wagon', '5 wagon'],
  ['en', '2 wagon cards', null],
  ['en', '2 of 1 cities', null],
  ['en', 'the 2th', 'a wrong ordinal'],
  ['en', 'the 11th', null],
  ['en', "It is Ada's turn.", 'a straight apostrophe'],
  ['en', '1 are in the bag', 'one thing are several'],
  ['de', '1 Punkte', '1 Punkte'],
  ['de', '2 Punkt', '2 Punkt'],
  ['nl', '1 punten', '1 punten'],
  ['nl', 'Ada  rijdt', 'a blank too many'],
  ['nl', 'Ada rijdt {n}', 'a value was not filled in'],
  ['nl', 'Ada rijdt .', 'a sign stands wrong'],
] as const)('in %s, of “%s” it is said: %s', (language, text, fault) => {
  expect(faultOf(language, text)).toBe(fault)
})
