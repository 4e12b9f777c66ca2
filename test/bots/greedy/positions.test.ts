import { describe, expect, it } from 'vitest'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { at, begin, kinds, place, station, WIDE } from '../../engine/freight-express/helpers.ts'
import { choice, turn } from './asking.ts'

describe('the greedy bot', () => {
  it('couples a good wagon whose goal is near', () => {
    // 23: wagon 8 from A to D; here a neighbour of A.
    const s = begin({
      layout: ['A.D......', '.........', '.........', '.........', 'B.C.E.F.G', '.........', 'H.I.J....'],
      cells: { '1,0': { rails: 'EW' } },
      hands: [[23, { wagon: 6, action: 5 }]],
    })
    expect(choice(s)).toEqual({ kind: 'couple', card: 23 })
  })

  it('delivers before anything else', () => {
    const s = begin({ locomotives: ['D'], coupled: [[23]], hands: [[19, { wagon: 6, action: 5 }]] })
    expect(choice(s)).toEqual({ kind: 'uncouple', card: 23 })
  })

  it('drives a wagon to its goal over the rails that lie, and no further', () => {
    const s = begin({
      layout: WIDE,
      locomotives: ['B'],
      coupled: [[24]],
      cells: { '1,0': { rails: 'EW' }, '3,0': { rails: 'EW' }, '5,0': { rails: 'EW' } },
      hands: [[9, 11, 10]],
    })
    const events = turn(s)
    expect(events.find((event) => event.kind === 'drove')).toMatchObject({ enters: station('C') })
    expect(kinds(events)).toContain('uncoupled')
  })

  it('pushes a rich train off the rails', () => {
    const s = begin({
      layout: WIDE,
      locomotives: ['2,2 W edge in', '3,2 E inner out'],
      cells: { '2,2': { rails: 'EW' }, '3,2': { rails: 'EW' } },
      hands: [
        [9, 4, 14],
        [11, 12, 13, 16],
      ],
      coupled: [[], [8, 28, 23, 32]],
    })
    expect(choice(s)).toEqual({ kind: 'drive', card: 9 })
    expect(kinds(turn(s))).toContain('derailed')
  })

  it('takes the way round where the straight one ends at the edge of the table', () => {
    const s = () =>
      begin({
        layout: WIDE,
        locomotives: ['F'],
        coupled: [[33]],
        hands: [[13, 14]],
        cells: { '0,3': { rails: 'NS+SE' }, '0,2': { rails: 'SW' }, '1,3': { rails: 'EW' }, '2,3': { rails: 'SW' } },
      })
    // 33 goes to G. Six steps lead to the dead end as well as half way to G.
    expect(Array.from(game.plans(s()), (plan) => plan.end.id)).toEqual(
      expect.arrayContaining([at(s(), 0, 2) * 9 + 4, at(s(), 1, 3) * 9 + 7]),
    )
    for (let seed = 1; seed <= 4; seed++) {
      const played = s()
      expect(kinds(turn(played, seed)), `seed ${seed}`).toContain('drove')
      expect(place(played, 0), `seed ${seed}`).toMatch(/^(1,3|2,3|G)/)
    }
  })

  it('burns the weaker of two cards that drive as far, with a heavy train', () => {
    const s = begin({
      layout: WIDE,
      locomotives: ['B'],
      coupled: [[24, 19, 9]],
      cells: { '3,0': { rails: 'EW' } },
      hands: [[13, 15]],
    })
    expect(choice(s)).toEqual({ kind: 'drive', card: 15 })
  })

  it('refills with the card that draws most, rather than let the turn lapse', () => {
    const s = begin({ hands: [[7, 8]] })
    const events = turn(s)
    expect(events.filter((event) => event.kind === 'discarded' && event.purpose === 'refill')).toMatchObject([
      { card: 7 },
    ])
  })

  it('covers a card to open the way to a goal', () => {
    const s = begin({
      layout: WIDE,
      locomotives: ['B'],
      coupled: [[24]],
      cells: { '3,0': { rails: 'SE' } },
      hands: [[21, 9]],
    })
    expect(kinds(turn(s)).filter((kind) => ['covered', 'drove', 'uncoupled'].includes(kind))).toEqual([
      'covered',
      'drove',
      'uncoupled',
    ])
  })

  it('lays the missing card, then drives over it', () => {
    const s = begin({ layout: WIDE, locomotives: ['B'], coupled: [[24]], hands: [[0, 10, 7]] })
    expect(kinds(turn(s)).filter((kind) => ['laid', 'drove', 'uncoupled'].includes(kind))).toEqual([
      'laid',
      'drove',
      'uncoupled',
    ])
  })

  it('gives up a train that can get nowhere', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const s = begin({
        layout: WIDE,
        locomotives: ['0,2 W edge out'],
        cells: { '0,2': { rails: 'EW' } },
        coupled: [[24]],
        hands: [[31]],
      })
      expect(kinds(turn(s, seed)), `seed ${seed}`).toContain('gaveUpTrain')
      expect(place(s, 0), `seed ${seed}`).toBe('A')
    }
  })

  it('takes the nearer delivery first', () => {
    // 26 goes to B, one station away; 17 and 2 to F and J, across the table.
    const s = begin({
      layout: WIDE,
      locomotives: ['C'],
      coupled: [[26, 22]],
      cells: { '3,0': { rails: 'EW' }, '5,0': { rails: 'EW' }, '7,0': { rails: 'EW' } },
      hands: [[11, 14]],
    })
    expect(choice(s)).toMatchObject({ kind: 'drive' })
    turn(s)
    expect(place(s, 0)).toBe('B')
  })

  it('does not end the game by drawing when that would lose it', () => {
    const s = begin({ delivered: [[6], [0, 1]], hands: [[7]], stock: [2, 3], rest: 'delivered' })
    expect(choice(s)).not.toMatchObject({ kind: 'refill' })
  })
})
