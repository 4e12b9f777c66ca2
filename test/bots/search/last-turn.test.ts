import { describe, expect, it } from 'vitest'
import { notLosing, sureWin } from '../../../src-main/bots/search/last-turn.ts'
import { Meter } from '../../../src-main/bots/search/meter.ts'
import type { GamePart } from '../../../src-main/bots/search/part.ts'
import type { AnyGame, State } from '../../../src-main/engine/game.ts'

/**
 * A game that is made up: seat 0 names a number, which ends it, but for 0, by which it goes on. It wins where that is
 * odd or even as the number that lies face down.
 */
const HIDDEN = 0
const NAMED = 1
const MOST = 9
const codes = Array.from({ length: MOST + 1 }, (_, i) => i)

let given = 0
const game = {
  decider: (s: State) => (s[NAMED] > 0 ? -1 : 0),
  apply(s: State, code: number) {
    given++
    s[NAMED] = code
  },
  status: (s: State) => ({ outcome: { places: [[wins(s) ? 0 : 1]] } }),
} as unknown as AnyGame
const wins = (s: State) => s[NAMED] % 2 === s[HIDDEN] % 2

const part = {
  mayEnd: () => true,
  lines: () => codes.map((code) => [code]),
  ended: (s: State) => s[NAMED] > 0,
  together: (_: State, a: number, b: number) => a === b,
} as unknown as GamePart

const hidden = (parity: number) => Int32Array.of(parity, 0)
const plan = (...codes: number[]) => ({ codes, prior: 0 })

describe('a win that is looked for', () => {
  it('is found where it wins on every deal', () => {
    expect(sureWin(game, part, 0, hidden(0), () => hidden(0), new Meter(1000))).toEqual([2])
  })
  it('is none where it wins on one deal alone', () => {
    expect(sureWin(game, part, 0, hidden(1), () => hidden(0), new Meter(1000))).toBeNull()
  })
  it('counts what is carried out on other deals too', () => {
    given = 0
    const meter = new Meter(1000)
    const deals = [1, 1, 1, 1, 1, 1, 0].map(hidden)
    sureWin(game, part, 0, hidden(1), () => deals.shift()!, meter)
    expect(given).toBeGreaterThan(100)
    expect(meter.nodes).toBe(Math.ceil(given / 8))
  })
})

describe('a game that would be lost', () => {
  it('is not ended where there is another plan', () => {
    const plans = [plan(1), plan(0), plan(2)]
    expect(notLosing(game, part, 0, hidden(0), plans).map(({ codes: [code] }) => code)).toEqual([0, 2])
  })
  it('is ended where every plan ends it', () => {
    expect(notLosing(game, part, 0, hidden(0), [plan(1), plan(3)])).toHaveLength(2)
  })
})
