import { describe, expect, it } from 'vitest'
import type { Condition } from '../../../src-shared/games/first-class/cards/index.ts'
import { CARDS } from '../../../src-shared/games/first-class/cards/index.ts'
import type { BoardScenario } from '../../../src-main/engine/first-class/setup/scenario-board.ts'
import { coins, conductor, frame } from '../../../src-shared/games/first-class/effects.ts'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import type { Action } from '../../../src-shared/games/first-class/actions.ts'
import {
  ENOUGH,
  board,
  card,
  coinsOf,
  fulfil,
  offered,
  offers,
  offersOf,
  play,
  points,
  question,
  refuse,
  rowsOf,
  table,
  take,
  upgradeAt,
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
  it('of another seat is said to be that, and of one of its own what it lacks', () => {
    const boards = [{}, { contracts: [contract] }]
    const told = [boards, boards.toReversed()].map(
      (boards) => firstClass.explain(table({ ...withModules, boards }), { kind: 'card', id: contract })[0].key,
    )
    expect(told).toEqual(['first-class.reason.notYours', 'first-class.reason.contractNotMet'])
  })
  const ready = { trains: [[1, 1], [1]] }
  it('is kept open before its seat until fulfilled [002:422]', () => {
    const s = table({ ...withModules, rows: rowsOf(contract) })
    play(s, take(contract))
    expect(board(s).contracts).toEqual([contract])
    expect(why(s, fulfil(contract))).toBe('contractNotMet')
  })
  it('may be fulfilled in the turn it is taken, or be kept [002:424, 431]', () => {
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
    play(s, fulfil(ofB), { kind: 'frame', index: 0 }, ENOUGH, fulfil(contract))
    expect(board(s).fulfilled).toBe(2)
  })
})

describe('between the boxes of one contract [002:738; ruling 2]', () => {
  // 3 free upgrades; 2 coins
  const twoBoxes = card({ stack: 2, module: 'A', condition: { kind: 'conductorsAtMail', n: 1 } })
  const other = card({ stack: 1, module: 'A', condition: { kind: 'wagons', level: 1, n: 3 } })
  const ready = { trains: [five, [1]], conductors: [6, 1], contracts: [twoBoxes, other] }
  const wagonsToo = card({ stack: 2, module: 'A', condition: { kind: 'cities', n: 5 } }) // 12 points; 2 wagons
  const route = [0, 1, 2].map((nth) => card({ stack: 1, kind: 'route' }, nth))
  const frameAt = (index: number): Action => ({ kind: 'frame', index })
  const turn = { ...withModules, round: 3 }
  it('coins, contracts and gained frames may be used, not before the first box and not within one', () => {
    const s = table({ ...turn, boards: [{ ...ready, coins: [1, 2, 0] }] })
    play(s, fulfil(twoBoxes))
    expect([question(s), offered(s)]).toEqual(['chooseFrame', [frameAt(0), frameAt(1)]])
    play(s, frameAt(0))
    expect(offersOf(s, 'fulfil').concat(offersOf(s, 'spendPoint'))).toEqual([])
    play(s, ENOUGH)
    expect([question(s), offers(s, frameAt(1)), offers(s, fulfil(other))]).toEqual(['nextFrame', true, true])
    play(s, { kind: 'spendWagon', train: 1 }, fulfil(other), ENOUGH)
    expect(question(s)).toBe('nextFrame')
    play(s, frameAt(1))
    expect([question(s), coinsOf(s)]).toEqual(['turn', [2, 2, 0]])
  })
  it('nothing is asked where nothing could be done', () => {
    const s = table({ ...turn, boards: [{ locomotive: 5, contracts: [wagonsToo], route, coins: [0, 0, 0] }] })
    play(s, fulfil(wagonsToo))
    expect([question(s), points(s)]).toEqual(['effect', 12])
  })
  it('a box that can do nothing yet is passed over only after them, by choice', () => {
    const drives = card({ stack: 3, module: 'A', condition: { kind: 'cities', n: 8 } }) // 18 points; locomotive 3
    const reached = board(table({ ...withModules, round: 5, boards: [{ route }] })).cities
    const s = table({
      ...withModules,
      round: 5,
      boards: [{ route, locomotive: reached, contracts: [drives], coins: [1, 0, 0] }],
    })
    play(s, fulfil(drives))
    expect([question(s), points(s), offersOf(s, 'frame')]).toEqual(['nextFrame', 18, []])
    play(s, ENOUGH)
    expect(question(s)).toBe('turn')
  })
  it('in older games nothing comes between', () => {
    const s = table({ ...turn, rulesVersion: 1, boards: [{ ...ready, coins: [1, 2, 0] }] })
    play(s, fulfil(twoBoxes))
    expect([question(s), coinsOf(s)]).toEqual(['effect', [3, 2, 0]])
  })
})

describe('coins in a box of their own', () => {
  const twoBoxes = card({ stack: 2, module: 'A', condition: { kind: 'conductorsAtMail', n: 1 } })
  const contract = { trains: [[0], five], conductors: [1, 6], contracts: [twoBoxes] }
  const passenger = card({ module: 'D', stack: 1, passenger: { n: 3 } })
  const withD = { options: { modules: ['A', 'D'] }, round: 3 }
  it('leave their order open when a passenger who waits may bring more than there is room for', () => {
    const s = table({ ...withD, boards: [{ ...contract, riders: [[passenger]], coins: [5, 4, 0] }] })
    play(s, fulfil(twoBoxes))
    expect([question(s), offersOf(s, 'frame').length]).toEqual(['chooseFrame', 2])
    play(s, { kind: 'frame', index: 0 }, upgradeAt(0, 0), ENOUGH)
    expect(coinsOf(s)).toEqual([5, 5, 2]) // their three coins fit, the two of the contract do not
    play(s, { kind: 'frame', index: 1 })
    expect(question(s)).toBe('makeRoom')
  })
  it('leave it open on a taken card too, and lie at once where all that may come fits', () => {
    const technician = card({ module: 'E', stack: 3, frames: [frame(coins(3)), frame(conductor(2))] })
    const position = (own: number[]) =>
      table({
        options: { modules: ['D', 'E'] },
        round: 5,
        rows: rowsOf(technician),
        boards: [{ trains: [[1], [0]], conductors: [0, 0], riders: [[passenger]], coins: own }],
      })
    const tight = position([5, 2, 0])
    play(tight, take(technician))
    expect(question(tight)).toBe('chooseFrame')
    const roomy = position([5, 1, 0])
    play(roomy, take(technician))
    expect([question(roomy), coinsOf(roomy)]).toEqual(['effect', [5, 4, 0]])
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
