import { expect, it } from 'vitest'
import { freightExpected } from '../../../src-main/bots/freight-express/learned.ts'
import { freightFeatures } from '../../../src-main/bots/freight-express/features.ts'
import { Meter } from '../../../src-main/bots/search/meter.ts'
import { freightPart } from '../../../src-main/bots/freight-express/search.ts'
import { freightExpress } from '../../../src-main/engine/freight-express/index.ts'
import { AT } from '../../../src-main/engine/freight-express/state.ts'
import type { State } from '../../../src-main/engine/game.ts'
import { generator } from '../../../src-main/engine/random.ts'
import { freightOptions } from '../../../src-shared/games/freight-express/options.ts'

const SEED = 411

/** The table at the beginning of so many turns of a game that the search's own policy plays. */
function positions(seats: number, turns: number, advanced = false): State[] {
  const s = freightExpress.setup({ options: { ...freightOptions.default, advanced }, seatCount: seats, seed: SEED })
  const found: State[] = []
  let turn = 0
  while (found.length < turns && !freightPart.ended(s)) {
    if (freightPart.turn(s) !== turn) found.push(s.slice())
    turn = freightPart.turn(s)
    freightPart.playOn(s, new Meter(Infinity))
  }
  return found
}

const read = (s: State, seat: number): number[] => {
  const out = new Float64Array(freightFeatures.names.length)
  freightFeatures.read(s, seat, out)
  return [...out]
}

it.each([2, 3, 4])(
  'with %i seats what a value looks at is the same on every deal that a seat thinks possible',
  (seats) => {
    for (const s of positions(seats, 24)) {
      const beliefs = freightExpress.beliefs(s, 0)
      const [one, other] = [1, 2].map((seed) => freightExpress.sample(beliefs, generator(seed)))
      expect(read(one, 0)).toEqual(read(s, 0))
      expect(read(other, 0)).toEqual(read(s, 0))
      expect(freightFeatures.left(one)).toBe(freightFeatures.left(s))
    }
  },
)

it.each([
  [2, false],
  [3, false],
  [4, false],
  [2, true],
  [3, true],
  [4, true],
])(
  'with %i seats (advanced: %s) a value was learnt, and the shares of all seats make about one win',
  (seats, advanced) => {
    for (const s of positions(seats, 12, advanced)) {
      const shares = Array.from({ length: seats }, (_, seat) => freightExpected(s, seat)!.share)
      for (const share of shares) expect(share > 0 && share < 1).toBe(true)
      expect(Math.abs(shares.reduce((sum, share) => sum + share, 0) - 1)).toBeLessThan(0.4)
    }
  },
)

it('a delivered wagon is worth points and a share of the win to whoever has it, and costs the other', () => {
  for (const s of positions(2, 20)) {
    const richer = s.slice()
    richer[AT.delivered + richer[AT.deliveredCount]++] = 7
    for (const [seat, sign] of [
      [0, 1],
      [1, -1],
    ]) {
      const [before, after] = [freightExpected(s, seat)!, freightExpected(richer, seat)!]
      expect(Math.sign(after.points - before.points)).toBe(sign)
      expect(Math.sign(after.share - before.share)).toBe(sign)
    }
  }
})
