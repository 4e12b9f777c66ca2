import { describe, expect, it } from 'vitest'
import { compareByHalving, type Arm, type Compared, type Comparing } from '../../../src-main/bots/search/halving.ts'
import { Meter } from '../../../src-main/bots/search/meter.ts'
import type { GamePart } from '../../../src-main/bots/search/part.ts'
import type { AnyGame, State } from '../../../src-main/engine/game.ts'

/** A game of one answer: what it leaves is points in hand, and the less of them, the likelier the win. */
const game = { apply: (s: State, code: number) => void (s[0] = code) } as unknown as AnyGame
const part = { turn: () => 0, ended: () => true, value: (s: State) => s[0] } as unknown as GamePart
const winning = { ...part, chance: (s: State) => 1 / s[0] }
const unknown = { ...part, chance: () => null }
const plans = [3, 1, 5].map((code) => ({ codes: [code], prior: 0 }))

function compared(of: GamePart, asked: Partial<Comparing>): Compared {
  const deal = (): State => Int32Array.of(0)
  return compareByHalving(game, of, plans, 0, deal, { turns: 0, doubt: 1, ...asked }, new Meter(60))
}

const chosen = (of: GamePart, forWin?: boolean): number => compared(of, { forWin }).best.plan.codes[0]
const arms = (of: GamePart, asked: Partial<Comparing>): readonly Arm[] => compared(of, asked).arms

describe('plans that are compared', () => {
  it('go by points', () => {
    expect(chosen(part)).toBe(5)
    expect(chosen(winning)).toBe(5)
  })

  it('go by the chance of the win where that is asked for and known, and else by points', () => {
    expect(chosen(winning, true)).toBe(1)
    expect(chosen(unknown, true)).toBe(5)
    expect(chosen(part, true)).toBe(5)
  })

  it('tell in points what they are worth, whatever they go by, where that is asked for', () => {
    const [three, one, five] = arms(winning, { forWin: true, inPoints: true })
    expect([three, one, five].map(({ points }) => points[0])).toEqual([3, 1, 5])
    expect(one.worths[0]).toBeGreaterThan(five.worths[0])
    expect(one.points).toHaveLength(one.worths.length)
    expect(arms(part, { inPoints: true })[2].points[0]).toBe(5)
    expect(arms(winning, { forWin: true })[0].points).toEqual([])
  })
})
