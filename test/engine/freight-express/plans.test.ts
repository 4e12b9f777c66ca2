import { describe, expect, it } from 'vitest'
import type { Plan } from '../../../src-shared/core.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { act, at, begin, codes, handOf, place, question, station, WIDE } from './helpers.ts'

const FORK = { '1,2': { rails: 'EW' }, '2,2': { rails: 'EW+SW' }, '2,3': { rails: 'NS' }, '3,2': { rails: 'EW' } }

/** Carries a plan out, code by code, each of which must be offered. */
function carryOut(s: State, plan: Plan): State {
  const after = s.slice()
  for (const code of plan.codes) {
    expect(codes(after)).toContain(code)
    game.apply(after, code)
  }
  return after
}

const ends = (s: State): string[] =>
  game
    .plans(s)
    .map((plan) => place(carryOut(s, plan), 0))
    .sort()

describe('plans', () => {
  it('are whole drives, one for each end that a card can reach', () => {
    const s = begin({ layout: WIDE, cells: FORK, hands: [[{ wagon: 8 }]], locomotives: ['1,2 centre E'] })
    expect(ends(s)).toEqual(['2,3 N inner in', '3,2 W edge in'])
  })

  it('are listed for every card that can drive, and for no other', () => {
    const s = begin({
      layout: WIDE,
      cells: FORK,
      hands: [[{ wagon: 2, action: [4, 5] }, { wagon: 4, action: [4, 5] }, { wagon: 9 }]],
      coupled: [[{}, {}, {}]],
      locomotives: ['1,2 centre E'],
    })
    const [two, four] = handOf(s, 0)
    expect(game.plans(s).map((plan) => plan.facts.card)).toEqual([two, four])
  })

  it('tell the way, the end and what it means', () => {
    const s = begin({ hands: [[{ wagon: 9 }]], cells: { '2,2': { rails: 'EW' } } })
    const [card] = handOf(s, 0)
    const [plan] = game.plans(s)
    const cell = at(s, 2, 2) * 9
    expect(plan).toEqual({
      kind: 'drive',
      codes: [game.encode(s, { kind: 'drive', card })],
      refs: [
        { kind: 'card', id: card },
        { kind: 'locomotive', id: 0 },
        ...[6, 7, 8, 3, 2].map((point) => ({ kind: 'sleeper', id: cell + point })),
        { kind: 'station', id: station('E') },
      ],
      end: { kind: 'station', id: station('E') },
      facts: {
        card,
        steps: [...[6, 7, 8, 3, 2].map((point) => cell + point), at(s, 3, 2) * 9 + 8],
        enters: station('E'),
        lapsed: 3,
        derails: [],
        rams: [],
        pushed: [],
        flips: 0,
        ahead: -1,
      },
    })
  })

  it('combine the ways of the driver and of those that are pushed', () => {
    const s = begin({
      layout: WIDE,
      cells: FORK,
      hands: [[{ wagon: 4 }]],
      locomotives: ['1,2 E edge out', '2,2 W inner in'],
    })
    const plans = game.plans(s)
    expect(plans).toHaveLength(4)
    expect(plans.every((plan) => String(plan.facts.rams) === '1')).toBe(true)
    const ends = plans.map(({ facts }) => (facts.pushed as readonly number[])[0])
    expect(ends.every((sleeper) => sleeper >= 0)).toBe(true)
    expect(new Set(ends).size).toBeGreaterThan(1)
    expect(new Set(plans.map((plan) => [0, 1].map((seat) => place(carryOut(s, plan), seat)).join())).size).toBe(4)
  })

  it('end at the first crossing, where a card is flipped', () => {
    const cells = {
      '1,2': { rails: 'EW' },
      '2,2': { rails: 'NS+EW' },
      '3,2': { rails: 'EW+SW' },
      '4,2': { rails: 'EW' },
      '3,3': { rails: 'NS' },
    }
    const s = begin({ layout: WIDE, cells, hands: [[{ wagon: 8, rails: 'NE' }]], locomotives: ['2,2 W edge in'] })
    const [plan, ...more] = game.plans(s)
    expect(more).toEqual([])
    expect(plan.facts).toMatchObject({ flips: 1, lapsed: 0, enters: -1 })
    expect(plan.facts.steps).toHaveLength(2)
    expect(plan.end).toEqual({ kind: 'sleeper', id: at(s, 2, 2) * 9 + 3 })
  })

  it.each([
    [4, 6],
    [3, -1],
  ])('over a crossing before a station go on into it when the %i reaches it', (wagon, ahead) => {
    const cells = { '2,3': { rails: 'NS+EW' } }
    const s = begin({ layout: WIDE, cells, hands: [[{ wagon }]], locomotives: ['2,3 N edge in'] })
    const [plan] = game.plans(s)
    expect(plan.facts).toMatchObject({ flips: 1, enters: -1, ahead })
    expect(plan.refs.some(({ kind, id }) => kind === 'station' && id === 6)).toBe(ahead === 6)
  })

  it('say whom they derail, and ask nothing more after a hand was laid open', () => {
    const cells = { '2,2': { rails: 'EW' } }
    const s = begin({
      layout: WIDE,
      cells,
      hands: [[{ wagon: 4 }], [1]],
      locomotives: ['2,2 W edge in', '2,2 centre E'],
    })
    const [plan] = game.plans(s)
    expect(plan.facts).toMatchObject({ derails: [1], rams: [1] })
    expect(plan.facts.steps).toHaveLength(4)
  })

  it('are none while something else is asked', () => {
    const s = begin({
      options: { advanced: true, stations: { E: 'cardRobbery' } },
      cells: { '2,2': { card: 3, rotation: 1 } },
      locomotives: ['2,2 E edge out'],
      hands: [[4, 6]],
    })
    act(s, { kind: 'drive', card: 4 })
    expect(game.plans(s)).toEqual([])
  })

  it('are the rest of the drive at a branch', () => {
    const s = begin({
      layout: WIDE,
      cells: FORK,
      hands: [[{ wagon: 4 }]],
      locomotives: ['1,2 E edge out', '2,2 W inner in'],
    })
    act(s, { kind: 'drive', card: handOf(s, 0)[0] })
    expect(question(s)).toBe('pushBranch')
    expect(game.plans(s).map((plan) => plan.codes.length)).toEqual([2, 2, 2, 2])
    act(s, { kind: 'branch', seat: 1, rail: 4 })
    expect(game.plans(s).map((plan) => plan.codes.length)).toEqual([1, 1])
  })

  it('are the same whatever lies hidden', () => {
    const cells = { '1,2': { rails: 'EW' }, '2,2': { rails: 'NS+EW' }, '3,2': { rails: 'EW' } }
    const drive = { layout: WIDE, cells, hands: [[30]], coupled: [[20, 21, 22]], locomotives: ['2,2 W edge in'] }
    const pass = game.plans(begin({ ...drive, stock: [{ action: 5 }] }))
    expect(game.plans(begin({ ...drive, stock: [{ action: 1 }] }))).toEqual(pass)
  })
})
