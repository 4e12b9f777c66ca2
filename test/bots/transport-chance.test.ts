import { describe, expect, it } from 'vitest'
import { chance } from '../../src-main/bots/transport/chance.ts'
import { transportPart } from '../../src-main/bots/transport/search.ts'
import { Meter } from '../../src-main/bots/search/meter.ts'
import type { Sight } from '../../src-main/bots/search/part.ts'
import type { State } from '../../src-main/engine/game.ts'
import type { TransportScenario } from '../../src-main/engine/transport/setup/scenario.ts'
import { AT } from '../../src-main/engine/transport/state.ts'
import { PARCELS } from '../../src-shared/games/transport/cards.ts'
import { act, begin, card, codes, END, ending, game, line, place, play, SWAP } from '../engine/transport/helpers.ts'

/** Three seats, the first of which moves; hands and tiles as said. */
const three = (spec: Partial<TransportScenario>): State => begin({ seats: 3, hands: [[], [], []], ...spec })
const two = (...hand: string[]): State => begin({ hands: [hand, []] })
const holding = (...hand: string[]): State => three({ hands: [hand, [], []] })
const sure = (s: State, seat = 0): number => chance(s, seat) ?? NaN

/** Two parcels that together are worth as much as a third, by their higher numbers. */
function twoForOne(): readonly [readonly number[], readonly number[]] {
  const ids = PARCELS.map((_, id) => id)
  for (const one of ids)
    for (const a of ids)
      for (const b of ids)
        if (a < b && one !== a && one !== b && PARCELS[a][0] + PARCELS[b][0] === PARCELS[one][0]) return [[a, b], [one]]
  throw new Error('there are no such parcels')
}

describe('the chance of the win in Transport', () => {
  it('is known wherever each plays alone, not of two sides', () => {
    const four = { seats: 4, hands: [[], [], [], []] }
    expect(sure(three({}))).toBeGreaterThan(0)
    expect(sure(two())).toBeGreaterThan(0)
    expect(sure(begin({ ...four, options: { everyoneAlone: true } }))).toBeGreaterThan(0)
    expect(chance(begin(four), 0)).toBeNull()
  })

  it('grows by a forklift in hand more than by a key, and by a key more than by a plain card', () => {
    const [plain, key, forklift] = [
      holding('straight plain 2'),
      holding('straight key 1'),
      holding('straight forklift 1'),
    ].map((s) => sure(s))
    expect(key).toBeGreaterThan(plain)
    expect(forklift).toBeGreaterThan(key)
  })

  it('does so with two seats, too', () => {
    const [plain, key, forklift] = [two('straight plain 2'), two('straight key 1'), two('straight forklift 1')]
    expect(sure(key)).toBeGreaterThan(sure(plain))
    expect(sure(forklift)).toBeGreaterThan(sure(key))
  })

  it('counts for a card about to be drawn what one of the deck is worth on average', () => {
    const s = begin({ ...line(1), hands: [['straight plain 3', 'straight key 1'], []] })
    play(s, 'straight plain 3', place(1, 0))
    const knowing = (name: string): State => {
      const drawn = s.slice()
      drawn[AT.handCount] = 2
      drawn[AT.hand + 1] = card(name) + 1
      return drawn
    }
    expect(sure(knowing('straight forklift 1'))).toBeGreaterThan(sure(s))
    expect(sure(knowing('straight plain 2'))).toBeLessThan(sure(s))
  })

  it('does not hang on what a changed hand turns out to be', () => {
    const s = begin({ ...line(1), hands: [['straight plain 3'], []] })
    act(s, SWAP)
    const other = s.slice()
    for (let i = 0; i < other[AT.handCount]; i++) other[AT.hand + i] = card('straight forklift 1') + 1
    expect(sure(other)).toBe(sure(s))
  })

  it('is greater with two parcels at home than with one that is worth as much', () => {
    const [two, one] = twoForOne()
    expect(sure(three({ tiles: [two, [], []] }))).toBeGreaterThan(sure(three({ tiles: [one, [], []] })))
  })

  it('orders the plans of who plays for the win, and of nobody else', () => {
    const s = three({ hands: [['straight plain 2', 'straight key 1', 'straight forklift 1'], [], []], seed: 3 })
    const sight: Sight = { width: 40, variety: 0, some: (list) => list }
    const plansFor = (forWin: boolean) =>
      transportPart.plans(s, Int32Array.from(codes(s)), 0, { ...sight, forWin }, new Meter(Infinity))
    const after = ({ codes: plan }: { readonly codes: readonly number[] }): State => {
      const at = s.slice()
      for (const code of plan.slice(0, -1)) game.apply(at, code)
      return at
    }
    const [first] = plansFor(true)
    const most = Math.max(...plansFor(true).map((plan) => sure(after(plan))))
    expect(sure(after(first))).toBeCloseTo(most, 9)
    expect(plansFor(false)[0].prior).toBeCloseTo(transportPart.value(after(plansFor(false)[0]), 0), 9)
  })

  it('hangs on nothing that others hold', () => {
    const s = three({ hands: [[], ['straight forklift 1'], ['straight key 1']] })
    expect(sure(s)).toBe(sure(three({})))
  })

  it('is what came, once the game is over', () => {
    const s = three({ ...line(1), hands: [['straight plain 3'], [], []], stock: [], tiles: [[0], [], []] })
    play(s, 'straight plain 3', place(1, 0))
    // No card is left to draw: it is over but for the end of the turn.
    expect([0, 1, 2].map((seat) => chance(s, seat))).toEqual([1, 0, 0])
    act(s, END)
    expect(ending(s)).not.toBe('goes on')
    expect([0, 1, 2].map((seat) => chance(s, seat))).toEqual([1, 0, 0])
  })
})
