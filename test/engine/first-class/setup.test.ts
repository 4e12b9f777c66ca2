import { describe, expect, it } from 'vitest'
import { CARDS, END_CARD_BASE, TOOLBOX_ID } from '../../../src-shared/games/first-class/cards/index.ts'
import { BUILT_MODULES } from '../../../src-shared/games/first-class/options.ts'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import { offered, play, table, view } from './helpers.ts'
import { firstClassTestable } from '../../testable/first-class/index.ts'

const options = firstClass.options.default
const drafted = (s: Int32Array) => {
  while (view(s).phase === 'draft') play(s, offered(s)[0])
  return s
}

describe('a new game', () => {
  it('gives each seat a 0-wagon in each train, a coin, four mail wagons and the three cities of the board [002:119]', () => {
    const s = firstClass.setup({ options, seatCount: 4, seed: 3 })
    for (const seat of view(s).seats) {
      expect(seat).toMatchObject({
        coins: [1, 0, 0],
        mail: [0, 1, 2, 3],
        cities: 3,
        locomotive: 0,
        contracts: [],
        filed: [],
      })
      expect(seat.trains.map((train) => [train.coaches.map((coach) => coach.value), train.conductor])).toEqual([
        [[0], 0],
        [[0], 0],
      ])
    }
  })
  it('shuffles the base cards and those of two modules into three stacks of 40 [002:77]', () => {
    expect(view(firstClass.setup({ options, seatCount: 2, seed: 3 })).stacks).toEqual([40, 40, 40])
  })
  it('is of lesson size without modules: three stacks of 24, three rounds', () => {
    const s = firstClass.setup({ options: { ...options, modules: [] }, seatCount: 2, seed: 3 })
    expect(view(s)).toMatchObject({ stacks: [24, 24, 24], rounds: 3 })
  })
  it('deals 18 cards of the first stack after the draft', () => {
    const s = drafted(firstClass.setup({ options, seatCount: 2, seed: 3 }))
    const rows = view(s).rows.flat()
    expect(rows.every((card) => CARDS[card].stack === 1)).toBe(true)
    expect(view(s).stacks).toEqual([22, 40, 40])
  })
  it('draws modules by lot when asked to, two different ones, other ones by other seeds [004:36]', () => {
    const pairs = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const s = firstClass.setup({ options: { ...options, modules: ['E'], randomModules: true }, seatCount: 2, seed })
      expect(view(s).modules).toHaveLength(2)
      expect(view(s).modules).toContain('E')
      pairs.add(view(s).modules.join(''))
    }
    expect(pairs.size).toBe(BUILT_MODULES.length - 1)
  })
  it('lies in the order of a given deck', () => {
    const first = [5, 3, 1]
    const s = firstClass.setup({
      options,
      seatCount: 2,
      seed: 3,
      deck: [...first, END_CARD_BASE + 4, END_CARD_BASE + 2, END_CARD_BASE + 7],
    })
    expect(view(s).draft).toEqual([4, 2, 7])
    expect(view(drafted(s)).rows[0].slice(0, 3)).toEqual(first)
  })
  it('refuses a deck with a card of a module that is not in play', () => {
    const ofE = CARDS.findIndex((card) => card.module === 'E')
    expect(() => firstClass.setup({ options, seatCount: 2, seed: 3, deck: [ofE] })).toThrow(RangeError)
    expect(() => firstClass.setup({ options, seatCount: 2, seed: 3, deck: [TOOLBOX_ID] })).toThrow(RangeError)
  })
})

describe('a scenario', () => {
  const refused = (spec: object, sentence: RegExp): void => expect(() => table(spec)).toThrow(sentence)
  it('is refused with a sentence when it makes no position', () => {
    refused({ colour: 'red' }, /no 'colour'/)
    refused({ options: { modules: ['A'] } }, /not options/)
    refused({ round: 4 }, /no round 4/)
    refused({ options: { modules: ['A', 'B'] }, phase: 'scoring', round: 3 }, /no scoring/)
    refused({ boards: [{ trains: [[1, 2], [0]] }] }, /not be worth more/)
    refused({ boards: [{ trains: [[3], [0]] }] }, /no 3-wagon/)
    refused({ boards: [{ coins: [6, 0, 0] }] }, /no room/)
    refused({ boards: [{ locomotive: 4 }] }, /no city 4/)
    refused({ boards: [{ filed: [0] }, { filed: [0] }] }, /there twice/)
    refused({ boards: [{ endCards: [3] }, { drafted: 3 }] }, /there twice/)
    refused({ boards: [{}, {}, {}] }, /more boards/)
    refused({ boards: [{ conductors: [2, 0] }] }, /cannot have come/)
    refused({ hidden: [0.5] }, /whole numbers, not/)
    refused({ hidden: 5 as never }, /whole numbers, not 5/)
  })
  it('has every component in one place', () => {
    for (let round = 1; round <= 6; round++) {
      const s = table({ options: { modules: ['E', 'F'] }, round, boards: [{ trains: [[1, 1, 1, 1, 1], [1]] }] })
      expect(() => firstClassTestable.census(s)).not.toThrow()
    }
  })
})
