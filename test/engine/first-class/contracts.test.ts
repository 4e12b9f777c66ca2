import { describe, expect, it } from 'vitest'
import type { Condition } from '../../../src-shared/games/first-class/cards/index.ts'
import { CARDS } from '../../../src-shared/games/first-class/cards/index.ts'
import type { BoardScenario } from '../../../src-main/engine/first-class/scenario-board.ts'
import {
  ENOUGH,
  board,
  card,
  fulfil,
  offers,
  offersOf,
  play,
  points,
  question,
  refuse,
  rowsOf,
  table,
  take,
  view,
  why,
} from './helpers.ts'

const withModules = { options: { modules: ['A', 'B'] } }
/** Is a contract with this condition fulfilled on this board? */
function met(condition: Condition, own: BoardScenario): boolean {
  const contract = card({ kind: 'contract', condition })
  const modules = ['A', CARDS[contract].module === 'E' ? 'E' : 'B']
  const s = table({ options: { modules }, round: 5, boards: [{ ...own, contracts: [contract] }] })
  return offers(s, fulfil(contract))
}
const five = [1, 1, 1, 1, 1]
const full = Array(8).fill(1) as number[]

describe('a contract', () => {
  const contract = card({ stack: 1, module: 'A', condition: { kind: 'wagons', level: 1, n: 3 } })
  const ready = { trains: [[1, 1], [1]] }
  it('is kept open before its seat until fulfilled [002:414]', () => {
    const s = table({ ...withModules, rows: rowsOf(contract) })
    play(s, take(contract))
    expect(board(s).contracts).toEqual([contract])
    expect(why(s, fulfil(contract))).toBe('contractNotMet')
  })
  it('may be fulfilled in the turn it is taken, or be kept [002:424, 436]', () => {
    const s = table({ ...withModules, rows: rowsOf(contract), boards: [ready] })
    play(s, take(contract))
    expect(offers(s, fulfil(contract))).toBe(true)
    play(s, { kind: 'endTurn' })
    expect(board(s).contracts).toEqual([contract])
  })
  it('is filed when fulfilled, and its bonus is had at once or lapses [002:424-428]', () => {
    const s = table({ ...withModules, boards: [{ ...ready, contracts: [contract] }] })
    expect(play(s, fulfil(contract)).find((event) => event.kind === 'contractFulfilled')).toMatchObject({
      card: contract,
      count: 1,
    })
    expect(question(s)).toBe('effect')
    play(s, ENOUGH)
    expect(board(s)).toMatchObject({ contracts: [], filed: [contract], fulfilled: 1 })
  })
  it('that is refused is not fulfilled [ruling 5]', () => {
    const s = table({ ...withModules, rows: rowsOf(contract), boards: [ready] })
    play(s, refuse(contract), ENOUGH)
    expect(board(s)).toMatchObject({ contracts: [], filed: [contract], fulfilled: 0 })
    expect(offersOf(s, 'fulfil')).toEqual([])
  })
  it('is not fulfilled between the frames of a card', () => {
    const two = card({ stack: 1, kind: 'wagon' })
    const s = table({ ...withModules, rows: rowsOf(two), boards: [{ ...ready, contracts: [contract] }] })
    play(s, take(two))
    expect(offersOf(s, 'fulfil')).toEqual([])
  })
  it('with a bonus for each fulfilled contract counts itself: one frame, multiplied [002:932; ruling 15]', () => {
    const each = card({ stack: 1, module: 'A', condition: { kind: 'wagons', level: 0, n: 7 } })
    const s = table({
      ...withModules,
      boards: [
        {
          trains: [
            [0, 0, 0, 0],
            [0, 0, 0],
          ],
          contracts: [each],
          fulfilled: 2,
        },
      ],
    })
    play(s, fulfil(each))
    expect(view(s).frame?.free).toBe(3)
  })
  it('with points for each gives them at once', () => {
    const each = card({ stack: 3, module: 'A', condition: { kind: 'inEachTrain', level: 4, n: 2 } })
    const s = table({
      ...withModules,
      round: 5,
      boards: [
        {
          trains: [
            [4, 4],
            [4, 4],
          ],
          contracts: [each],
          fulfilled: 3,
        },
      ],
    })
    play(s, fulfil(each))
    expect(points(s)).toBe(32)
  })
  it('of any module counts among the fulfilled ones [ruling 15]', () => {
    const ofB = card({ stack: 1, module: 'B', condition: { kind: 'mail', n: 1 } })
    const s = table({ ...withModules, boards: [{ trains: [five, [0]], contracts: [ofB, contract] }] })
    play(s, fulfil(ofB), ENOUGH, fulfil(contract))
    expect(board(s).fulfilled).toBe(2)
  })
})

describe('conditions are met by at least what they ask [002:906]', () => {
  it('so many wagons of a value, both trains together, wherever they stand: the example of 002:936', () => {
    const six: Condition = { kind: 'wagons', level: 2, n: 6 }
    expect(
      met(six, {
        trains: [
          [2, 2],
          [4, 4, 2, 2],
        ],
      }),
    ).toBe(true)
    expect(
      met(six, {
        trains: [
          [2, 2],
          [4, 4, 2, 1],
        ],
      }),
    ).toBe(false)
  })
  it('values one behind another in one train, better ones too [002:916]', () => {
    const run: Condition = { kind: 'inARow', levels: [4, 2, 1] }
    expect(met(run, { trains: [[0], [4, 2, 1]] })).toBe(true)
    expect(met(run, { trains: [[12, 7, 7, 4], [0]] })).toBe(true)
    expect(
      met(run, {
        trains: [
          [4, 2, 0],
          [4, 1, 1],
        ],
      }),
    ).toBe(false)
    expect(met(run, { trains: [[4], [2, 1]] })).toBe(false)
  })
  it('one behind another across the mail wagon [ruling 9]', () => {
    expect(met({ kind: 'inARow', levels: [4, 2, 1] }, { trains: [[4, 4, 4, 4, 4, 2, 1], [0]] })).toBe(true)
    expect(met({ kind: 'inARow', levels: [2, 1, 1] }, { trains: [[2, 2, 2, 2, 2, 0], [0]] })).toBe(true)
    expect(
      met(
        { kind: 'inARow', levels: [2, 1, 1] },
        {
          trains: [
            [2, 0, 0, 0, 0, 0],
            [2, 1],
          ],
        },
      ),
    ).toBe(false)
  })
  it('mail wagons and tiles count as no wagon', () => {
    expect(met({ kind: 'wagons', level: 0, n: 7 }, { trains: [[0, 0, 0, 0, 0], [0]] })).toBe(false)
    expect(
      met(
        { kind: 'wagons', level: 0, n: 7 },
        {
          trains: [
            [0, 0, 0, 0, 0],
            [0, 0],
          ],
        },
      ),
    ).toBe(true)
  })
  it('so many of a value in each train [002:924]', () => {
    expect(
      met(
        { kind: 'inEachTrain', level: 1, n: 2 },
        {
          trains: [
            [1, 1],
            [2, 1],
          ],
        },
      ),
    ).toBe(true)
    expect(
      met(
        { kind: 'inEachTrain', level: 1, n: 2 },
        {
          trains: [
            [1, 1, 1],
            [2, 0],
          ],
        },
      ),
    ).toBe(false)
  })
  it('both mail wagons [002:920]', () => {
    expect(met({ kind: 'mail', n: 2 }, { trains: [five, five] })).toBe(true)
    expect(met({ kind: 'mail', n: 2 }, { trains: [five, [1, 1, 1, 1]] })).toBe(false)
  })
  it('both conductors at their mail wagons or past them [002:928]', () => {
    expect(met({ kind: 'conductorsAtMail', n: 2 }, { trains: [five, [1, 1, 1, 1, 1, 1]], conductors: [6, 7] })).toBe(
      true,
    )
    expect(met({ kind: 'conductorsAtMail', n: 2 }, { trains: [five, five], conductors: [6, 5] })).toBe(false)
  })
  it('engine tiles, with a conductor on one or without [002:998, 1006]', () => {
    expect(met({ kind: 'tiles', n: 1 }, { trains: [full, [0]] })).toBe(true)
    expect(met({ kind: 'conductorsAtTile', n: 1 }, { trains: [full, [0]], conductors: [9, 0] })).toBe(false)
    expect(met({ kind: 'conductorsAtTile', n: 1 }, { trains: [full, [0]], conductors: [10, 0] })).toBe(true)
  })
  it('cities reached', () => {
    expect(met({ kind: 'cities', n: 3 }, { locomotive: 3 })).toBe(true)
    expect(met({ kind: 'cities', n: 3 }, { locomotive: 2 })).toBe(false)
  })
  it('two guests, celebrities and postcards mixed as one likes [002:992]', () => {
    const [first, second] = [0, 1].map((nth) => card({ module: 'B', kind: 'celebrity' }, nth))
    const route = card({ stack: 1, kind: 'route' })
    const postcard = card({ module: 'B', kind: 'postcard' })
    const two: Condition = { kind: 'guests', n: 2 }
    expect(met(two, { trains: [[1, 1], [0]], riders: [[first, second]] })).toBe(true)
    expect(met(two, { trains: [[1], [0]], riders: [[first]], route: [route], postcards: [postcard] })).toBe(true)
    expect(met(two, { trains: [[1], [0]], riders: [[first]] })).toBe(false)
  })
  it('cards between the trains, covered ones not counted', () => {
    const between = [0, 1].map((nth) => card({ module: 'E', kind: 'switch' }, nth))
    expect(met({ kind: 'between', n: 2 }, { between })).toBe(true)
    expect(met({ kind: 'between', n: 2 }, { between: [between[0]] })).toBe(false)
  })
})
