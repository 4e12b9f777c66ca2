import { describe, expect, it } from 'vitest'
import { dealEvenly } from '../../../src-main/engine/freight-express/knowledge/even-deal.ts'
import { generator } from '../../../src-main/engine/random.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { seedFor } from '../../seed.ts'

const SEED = seedFor(11)
const DEALS = 20_000
const lacking = (...values: number[]): number => values.reduce((bits, value) => bits | (1 << value), 0)
/** The first cards of these action values, each another. */
function cardsOf(...values: number[]): number[] {
  const left = TRACK_CARDS.map(({ action }, card) => ({ action, card }))
  return values.map(
    (value) =>
      left.splice(
        left.findIndex(({ action }) => action === value),
        1,
      )[0].card,
  )
}

/** All ways to give each place a card of its own that fits, found by trying. */
function allDeals(lacks: readonly number[], pool: readonly number[]): number[][] {
  if (lacks.length === 0) return [[]]
  const [first, ...others] = lacks
  return pool
    .filter((card) => (first & (1 << TRACK_CARDS[card].action)) === 0)
    .flatMap((card) =>
      allDeals(
        others,
        pool.filter((other) => other !== card),
      ).map((rest) => [card, ...rest]),
    )
}

/** How often each deal comes; a deal that may not be has no entry to begin with. */
function tally(lacks: readonly number[], pool: readonly number[]): Map<string, number> {
  const counts = new Map(allDeals(lacks, pool).map((deal) => [String(deal), 0]))
  const rng = generator(SEED)
  for (let i = 0; i < DEALS; i++) {
    const deal = String(dealEvenly(lacks, pool, rng))
    counts.set(deal, (counts.get(deal) ?? NaN) + 1)
  }
  return counts
}

describe(`dealing hidden cards (seed ${SEED})`, () => {
  it.each([
    ['one hand lacks a value', [lacking(1), lacking(1)], [1, 1, 2, 3, 4]],
    ['one lacks what another lacks and more', [lacking(1), lacking(1, 2), lacking(1)], [1, 2, 2, 3, 4, 4]],
    ['each lacks what the other may have', [lacking(1), lacking(2), lacking(2)], [1, 1, 1, 2, 2, 3]],
    ['one lacks all but what another lacks', [lacking(1, 2, 3), lacking(4), lacking(1)], [1, 2, 3, 4, 4]],
  ])('makes all deals equally likely where %s', (_, lacks, values) => {
    const counts = [...tally(lacks, cardsOf(...values)).values()]
    const even = DEALS / counts.length
    // Five standard deviations: by chance once in more than a million.
    for (const count of counts) expect(Math.abs(count - even)).toBeLessThan(5 * Math.sqrt(even))
  })

  it('says when there is no deal', () => {
    expect(dealEvenly([lacking(1), lacking(1)], cardsOf(1, 1, 2), generator(SEED))).toBeNull()
  })
})
