import { describe, expect, it } from 'vitest'
import { CROSSING, EW, NS, RAILS, turnRails } from '../../../../src-shared/geometry/rails.ts'
import {
  FIRST_CROSSING,
  OTHER_CARDS,
  TRACK_CARDS,
  isCrossing,
  type TrackCard,
} from '../../../../src-shared/games/freight-express/cards.ts'
import { LAYOUTS, hopsFrom } from '../../../../src-shared/games/freight-express/layouts.ts'

const ordinary = TRACK_CARDS.slice(0, FIRST_CROSSING)
const crossings = TRACK_CARDS.slice(FIRST_CROSSING)

const railCount = (card: TrackCard): number => RAILS.filter((rail) => card.rails & rail).length
const trip = (card: TrackCard): number => hopsFrom(LAYOUTS.classic, card.couple)[card.uncouple]
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length

/** How often each value comes, as [value, count] in order of value. */
function tally(values: readonly number[]): number[][] {
  const counts = new Map<number, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => a[0] - b[0])
}

/** The rails turned so that the mask is smallest: equal for cards that look alike on the table. */
const shape = (rails: number): number => Math.min(...[0, 1, 2, 3].map((turn) => turnRails(rails, turn)))

/** Left and right exchanged. */
function mirrored(rails: number): number {
  const images = [RAILS[0], RAILS[1], RAILS[5], RAILS[4], RAILS[3], RAILS[2]]
  return RAILS.reduce((mask, rail, i) => (rails & rail ? mask | images[i] : mask), 0)
}

const includes = (big: number, small: number): boolean =>
  [0, 1, 2, 3].some((turn) => (turnRails(small, turn) & ~big) === 0)

function dominates(a: TrackCard, b: TrackCard): boolean {
  const asGood = includes(a.rails, b.rails) && a.wagon >= b.wagon && a.action >= b.action && trip(a) <= trip(b)
  const better = !includes(b.rails, a.rails) || a.wagon > b.wagon || a.action > b.action || trip(a) < trip(b)
  return asGood && better
}

function correlation(xs: readonly number[], ys: readonly number[]): number {
  const [mx, my] = [mean(xs), mean(ys)]
  const spread = (values: readonly number[], m: number): number => Math.sqrt(mean(values.map((v) => (v - m) ** 2)))
  return mean(xs.map((x, i) => (x - mx) * (ys[i] - my))) / (spread(xs, mx) * spread(ys, my))
}

describe('the 70 cards', () => {
  it('are 50 track cards, 10 stations, 4 locomotives, 4 vetoes and 2 flight tickets', () => {
    expect(TRACK_CARDS).toHaveLength(50)
    const marks = (kind: string): number[] => OTHER_CARDS.filter((card) => card.kind === kind).map((card) => card.mark)
    expect(marks('station')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(marks('locomotive')).toEqual([0, 1, 2, 3])
    expect(marks('veto')).toEqual([0, 1, 2, 3])
    expect(marks('flight')).toEqual([0, 1])
    expect(TRACK_CARDS.length + OTHER_CARDS.length).toBe(70)
  })

  it('end, among the track cards, with five crossings and have no other', () => {
    expect(TRACK_CARDS.map((card) => card.rails === CROSSING)).toEqual(TRACK_CARDS.map((_, id) => isCrossing(id)))
    expect(crossings).toHaveLength(5)
  })
})

describe('letters and values of the track cards', () => {
  it('each letter couples five times', () => {
    expect(tally(TRACK_CARDS.map((card) => card.couple))).toEqual(Array.from({ length: 10 }, (_, i) => [i, 5]))
  })

  it('each letter uncouples five times', () => {
    expect(tally(TRACK_CARDS.map((card) => card.uncouple))).toEqual(Array.from({ length: 10 }, (_, i) => [i, 5]))
  })

  it('no wagon is uncoupled where it was coupled', () => {
    expect(TRACK_CARDS.filter((card) => card.couple === card.uncouple)).toEqual([])
  })

  it('no trip is printed twice', () => {
    expect(new Set(TRACK_CARDS.map((card) => card.couple * 10 + card.uncouple)).size).toBe(50)
  })

  it('each action value from 1 to 5 comes ten times', () => {
    expect(tally(TRACK_CARDS.map((card) => card.action))).toEqual([1, 2, 3, 4, 5].map((value) => [value, 10]))
  })

  it('each wagon value from 2 to 9 comes at least five times, and no other', () => {
    const values = tally(TRACK_CARDS.map((card) => card.wagon))
    expect(values.map(([value]) => value)).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
    expect(Math.min(...values.map(([, count]) => count))).toBeGreaterThanOrEqual(5)
  })

  it('crossings carry the lowest wagon values', () => {
    expect(crossings.every((card) => card.wagon === 2 || card.wagon === 3)).toBe(true)
  })
})

describe('rails of the ordinary cards', () => {
  it('are one to four, and never both straights', () => {
    for (const card of ordinary) {
      expect(railCount(card)).toBeGreaterThanOrEqual(1)
      expect(railCount(card)).toBeLessThanOrEqual(4)
      expect(card.rails & CROSSING).not.toBe(NS | EW)
    }
  })

  it('are 18 singles, 17 doubles, 8 triples and 2 quadruples', () => {
    expect(tally(ordinary.map(railCount))).toEqual([
      [1, 18],
      [2, 17],
      [3, 8],
      [4, 2],
    ])
  })

  it('among the singles are 8 straights and 10 curves', () => {
    const singles = ordinary.filter((card) => railCount(card) === 1)
    expect(singles.filter((card) => card.rails & CROSSING)).toHaveLength(8)
    expect(singles.filter((card) => !(card.rails & CROSSING))).toHaveLength(10)
  })

  it('show four shapes of doubles: branches to both sides, Y, two separate curves', () => {
    const doubles = ordinary.filter((card) => railCount(card) === 2).map((card) => shape(card.rails))
    expect(new Set(doubles).size).toBe(4)
  })

  it('come with as many mirror images of each shape', () => {
    const count = (rails: number): number => ordinary.filter((card) => shape(card.rails) === shape(rails)).length
    for (const card of ordinary) expect(count(mirrored(card.rails))).toBe(count(card.rails))
    expect(ordinary.some((card) => shape(mirrored(card.rails)) !== shape(card.rails))).toBe(true)
  })
})

describe('the balance of the cards', () => {
  it('rich rails go with weak wagons and weak fuel', () => {
    const worth = [1, 2, 3, 4].map((rails) =>
      mean(ordinary.filter((card) => railCount(card) === rails).map((card) => card.wagon + card.action)),
    )
    expect(worth).toEqual([...worth].sort((a, b) => b - a))
    expect(worth[0]).toBeGreaterThan(worth[3] + 2)
  })

  it('far-apart stations pay more than near ones', () => {
    const pay = [1, 2, 3].map((hops) =>
      mean(TRACK_CARDS.filter((card) => trip(card) === hops).map((card) => card.wagon)),
    )
    expect(pay[1]).toBeGreaterThan(pay[0])
    expect(pay[2]).toBeGreaterThan(pay[1])
  })

  it('a high wagon value tends to a low action value', () => {
    expect(
      correlation(
        ordinary.map((card) => card.wagon),
        ordinary.map((card) => card.action),
      ),
    ).toBeLessThan(-0.3)
  })

  it('no card dominates another', () => {
    const pairs = TRACK_CARDS.flatMap((a, i) =>
      TRACK_CARDS.flatMap((b, j) => (i !== j && dominates(a, b) ? [[i, j]] : [])),
    )
    expect(pairs).toEqual([])
  })

  it('would notice a card that dominates another', () => {
    const [card] = TRACK_CARDS
    expect(dominates({ ...card, wagon: card.wagon + 1 }, card)).toBe(true)
    expect(dominates(card, card)).toBe(false)
  })
})
