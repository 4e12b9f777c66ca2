import { describe, expect, it } from 'vitest'
import { coins, frame, locomotive, upgrade, wagons } from '../../../src-shared/games/first-class/effects.ts'
import {
  END,
  ENOUGH,
  START,
  board,
  by,
  card,
  coinsOf,
  kinds,
  lay,
  offered,
  offers,
  offersOf,
  play,
  question,
  refuse,
  rowsOf,
  table,
  take,
  train,
  upgradeAt,
  view,
  why,
} from './helpers.ts'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'

const two = card({ stack: 1, kind: 'wagon', frames: [frame(wagons(2))] })
const engine = card({ stack: 1, kind: 'locomotive', frames: [frame(locomotive(2))] })
const route = card({ stack: 1, kind: 'route' })
const withCoin = card({ stack: 1, kind: 'wagon', frames: [frame(wagons(1)), frame(coins(1))] })

describe('a turn', () => {
  it('takes one card from all that lie open [002:187]', () => {
    const s = table()
    expect(offersOf(s, 'take')).toHaveLength(18)
    play(s, refuse(view(s).rows[0][0]), ENOUGH)
    expect(offersOf(s, 'take')).toEqual([])
    expect(why(s, START)).toBe('alreadyTaken')
  })
  it('ends by choice only, and not before a card is taken', () => {
    const s = table({ rows: rowsOf(two, engine) })
    expect(why(s, END)).toBe('nothingTakenYet')
    expect(firstClass.status(s).decision?.auto).toBe('never')
    play(s, take(two), ENOUGH)
    expect(offers(s, END)).toBe(true)
  })
  it('files a carried-out card [002:201]', () => {
    const s = table({ rows: rowsOf(two, engine) })
    play(s, take(two), ENOUGH)
    expect(board(s).filed).toEqual([two])
  })
  it('goes to the next seat clockwise', () => {
    const s = table({ seats: 3 })
    play(s, refuse(view(s).rows[0][0]), ENOUGH, END)
    expect(by(s)).toBe(1)
  })
  it('lets coins come without a question before the other frame of the card', () => {
    const s = table({ rows: rowsOf(withCoin) })
    play(s, take(withCoin))
    expect(coinsOf(s)).toEqual([2, 0, 0])
    expect(offersOf(s, 'lay')).toHaveLength(2)
  })
})

describe('refusing', () => {
  it('gives one upgrade of any wagon, or a 0-wagon, and nothing of the card; the card is filed [002:195; ruling 5]', () => {
    const s = table({ rows: rowsOf(engine) })
    play(s, refuse(engine))
    expect(offered(s)).toEqual([upgradeAt(0, 0), upgradeAt(1, 0), lay(0), lay(1), ENOUGH])
    play(s, upgradeAt(1, 0))
    expect(train(s, 1)).toEqual([1])
    expect(board(s)).toMatchObject({ filed: [engine], locomotive: 0 })
  })
  it('of a route card files it and lays nothing', () => {
    const s = table({ rows: rowsOf(route) })
    play(s, refuse(route), ENOUGH)
    expect(board(s)).toMatchObject({ filed: [route], route: [] })
  })
  it('happens by the house rule when the card could do nothing [004:804]', () => {
    const options = { modules: [], autoRefuse: true }
    const s = table({ options, rows: rowsOf(engine, two), boards: [{ locomotive: 3 }] })
    expect(why(s, take(engine))).toBe('cardDoesNothing')
    expect(offers(s, take(two)) && offers(s, refuse(engine))).toBe(true)
    expect(offers(table({ rows: rowsOf(engine), boards: [{ locomotive: 3 }] }), take(engine))).toBe(true)
    // conductors cannot walk now, but later
    const contract = card({ stack: 1, module: 'A', condition: { kind: 'mail', n: 1 } })
    expect(
      offers(
        table({
          options: { modules: ['A', 'B'], autoRefuse: true },
          rows: rowsOf(contract),
          boards: [{ conductors: [1, 1] }],
        }),
        take(contract),
      ),
    ).toBe(true)
  })
})

describe('a row', () => {
  it('is cleared when as many cards are taken as there are seats, before the card is carried out [002:203; ruling 4]', () => {
    const s = table({ seats: 2, takenFromRow: [1, 0, 0], rows: [two, engine, route, -1, -1, -1, withCoin] })
    const events = play(s, take(two))
    expect(kinds(events).slice(0, 2)).toEqual(['taken', 'rowCleared'])
    expect(view(s).rows[0]).toEqual([-1, -1, -1, -1, -1, -1])
    expect(view(s).rows[1][0]).toBe(withCoin)
    expect(question(s)).toBe('effect')
  })
  it('counts refused cards as taken', () => {
    const s = table({ seats: 2, takenFromRow: [1, 0, 0], rows: [two, engine, route] })
    expect(kinds(play(s, refuse(two)))).toContain('rowCleared')
  })
})

describe('a place of the rows', () => {
  it('bears who took its card, and no name when it was cleared or the start tile took it', () => {
    const s = table({ seats: 2, rows: rowsOf(two, engine, route, withCoin) })
    play(s, take(engine), ENOUGH, END, START, END)
    expect(view(s).takers[0]).toEqual([-1, 0, -1, -1, -1, -1])
    expect(view(s).rows[0]).toEqual([-1, -1, -1, -1, -1, -1])
  })
})

describe('the start tile', () => {
  it('taken, lets the round go on while one card is left, wherever it lies', () => {
    const s = table({ rows: rowsOf(two, engine), startHolder: 0 })
    play(s, take(engine), ENOUGH, END)
    expect([question(s), by(s), offersOf(s, 'take')]).toEqual(['turn', 1, [take(two)]])
  })
  it('gives 2 coins, then the leftmost card of the topmost row leaves the game [002:453, 467]', () => {
    const s = table({ rows: [-1, -1, -1, -1, -1, -1, -1, engine, two] })
    const events = play(s, START)
    expect(kinds(events).filter((kind) => ['coinsLaid', 'removed'].includes(kind))).toEqual(['coinsLaid', 'removed'])
    expect(coinsOf(s)).toEqual([3, 0, 0])
    expect(view(s).rows[1]).toEqual([-1, -1, two, -1, -1, -1])
    expect(view(s).startHolder).toBe(0)
  })
  it('makes room for its coins before the card is removed', () => {
    const s = table({ rows: rowsOf(two, engine), boards: [{ coins: [5, 5, 1] }] })
    play(s, START)
    expect(question(s)).toBe('makeRoom')
    expect(view(s).rows[0][0]).toBe(two)
    play(s, { kind: 'spendPoint', column: 0 })
    expect(view(s).rows[0][0]).toBe(-1)
  })
  it('counts the removed card as taken, which may clear the row [002:469]', () => {
    const s = table({ seats: 2, takenFromRow: [1, 0, 0], rows: [two, engine, -1, -1, -1, -1, route] })
    expect(kinds(play(s, START))).toContain('rowCleared')
    expect(view(s).takenFromRow).toEqual([2, 0, 0])
  })
  it('cannot be refused, nor taken a second time in the round [002:199]', () => {
    const s = table({ startHolder: 1 })
    expect(why(s, START)).toBe('startTileGone')
  })
  it('lies there when all rows are cleared: it belongs to none [002:217]', () => {
    const s = table({ seats: 2, takenFromRow: [1, 2, 2], rows: [two, engine] })
    play(s, take(two), ENOUGH, END)
    expect(
      view(s)
        .rows.flat()
        .every((one) => one < 0),
    ).toBe(true)
    expect(offersOf(s, 'takeStart')).toEqual([START])
  })
  it('may be taken by the start player himself', () => {
    const s = table()
    expect(offers(s, START)).toBe(true)
  })
  it('gives the second seat after the taker a 0-wagon, the third that or an upgrade, when the whole turn is over [002:453; ruling 6]', () => {
    const s = table({ seats: 4 })
    play(s, START)
    expect(by(s)).toBe(0)
    play(s, END)
    expect([by(s), question(s)]).toEqual([2, 'effect'])
    expect(offered(s)).toEqual([lay(0), lay(1), ENOUGH])
    play(s, lay(0))
    expect(by(s)).toBe(3)
    expect(offered(s)).toEqual([lay(0), lay(1), upgradeAt(0, 0), upgradeAt(1, 0), ENOUGH])
    play(s, upgradeAt(1, 0))
    expect([train(s, 1, 3), by(s), question(s)]).toEqual([[1], 1, 'turn'])
  })
  it('gives its bonuses without coins or contracts; what a mail wagon adds is used at once or lapses', () => {
    const s = table({ seats: 3, boards: [{}, {}, { trains: [[0, 0, 0, 0], [0]] }] })
    play(s, START, END, lay(0), { kind: 'mail', mail: 0 })
    expect([question(s), by(s)]).toEqual(['bonus', 2])
    expect(offered(s)).toEqual([{ kind: 'use', index: 0 }, ENOUGH])
    play(s, { kind: 'use', index: 0 }, { kind: 'drive', steps: 2 })
    expect([question(s), by(s), board(s, 2).locomotive]).toEqual(['turn', 1, 2])
  })
  it('gives its bonuses after the last turn of the round too, before the scoring', () => {
    const s = table({ seats: 3, turnsDone: 8, rows: rowsOf(two) })
    play(s, START, END)
    expect([question(s), by(s)]).toEqual(['effect', 1])
    play(s, ENOUGH)
    expect([question(s), by(s)]).toEqual(['scoring', 2])
  })
  it('tells with each bonus who took it, at the end of a round too', () => {
    const s = table({ seats: 4, turnsDone: 11, starter: 1, rows: rowsOf(two) })
    const began = play(s, START, END, ENOUGH).flatMap((event) => (event.kind === 'startBonusBegan' ? [event] : []))
    expect(began.map(({ seat, taker }) => [seat, taker])).toEqual([
      [2, 0],
      [3, 0],
    ])
  })
  it('gives no bonuses when nobody takes it [002:647]', () => {
    const s = table({ seats: 3, turnsDone: 8, starter: 1, rows: rowsOf(two) })
    play(s, take(two), ENOUGH, END)
    expect([question(s), by(s)]).toEqual(['scoring', 1])
  })
  it('makes its taker the start player of the next round, the tile lies out again [002:641]', () => {
    const s = table({ options: { modules: ['A', 'B'] }, seats: 2, turnsDone: 5, starter: 0, rows: rowsOf(two) })
    play(s, START, END)
    expect(view(s)).toMatchObject({ round: 2, starter: 1, startHolder: -1 })
    expect(by(s)).toBe(1)
  })
})

describe('gained frames', () => {
  const four = { trains: [[1, 1, 1, 1], [0]], coins: [1, 0, 0] }
  it('may be kept across taking the card and used after it [ruling 1]', () => {
    const s = table({ rows: rowsOf(engine), boards: [four] })
    play(s, { kind: 'spendWagon', train: 0 }, { kind: 'mail', mail: 1 }, take(engine), ENOUGH, {
      kind: 'use',
      index: 0,
    })
    expect(offers(s, upgradeAt(0, 4))).toBe(true)
  })
  it('are told each by its place among those that wait', () => {
    const both = { trains: [four.trains[0], four.trains[0]], coins: [2, 0, 0] }
    const s = table({ rows: rowsOf(engine), boards: [both] })
    const inTrain = (train: number) => [{ kind: 'spendWagon', train } as const, { kind: 'mail', mail: train } as const]
    const told = play(s, ...inTrain(0), ...inTrain(1)).filter(({ kind }) => kind === 'frameGained')
    expect(told.map(({ refs }) => refs[0])).toEqual([
      { kind: 'gained', id: 0 },
      { kind: 'gained', id: 1 },
    ])
  })
  it('lapse with the turn [002:1308]', () => {
    const s = table({ rows: rowsOf(engine, two), boards: [four] })
    play(s, { kind: 'spendWagon', train: 0 }, { kind: 'mail', mail: 0 }, take(engine), ENOUGH)
    expect(kinds(play(s, END))).toContain('frameLapsed')
    expect(view(s).gained).toEqual([])
  })
  it('wait until all frames of the card are done [002:195]', () => {
    const s = table({ rows: rowsOf(withCoin, engine), boards: [{ ...four, coins: [5, 5, 2] }] })
    play(s, take(withCoin))
    expect(question(s)).toBe('chooseFrame')
    play(s, { kind: 'frame', index: 0 }, lay(0), { kind: 'mail', mail: 0 })
    expect(question(s)).toBe('makeRoom')
    expect(offersOf(s, 'use')).toEqual([])
  })
  it('that could do nothing now are not offered', () => {
    const s = table({ rows: rowsOf(engine), boards: [{ ...four, locomotive: 3 }] })
    play(s, { kind: 'spendWagon', train: 0 }, { kind: 'mail', mail: 0 })
    expect(offersOf(s, 'use')).toEqual([])
    expect(firstClass.explain(s, { kind: 'gained', id: 0 })[0].key).toBe('first-class.reason.frameDoesNothing')
  })
})

describe('what is not offered', () => {
  const upgrades = card({ stack: 1, kind: 'wagon', frames: [frame(upgrade(1, 2))] })
  it('says why', () => {
    const s = table({ rows: rowsOf(upgrades), boards: [{ trains: [[1, 1], [0]] }] })
    play(s, take(upgrades))
    expect(why(s, upgradeAt(0, 1))).toBe('wagonBefore')
    expect(why(s, upgradeAt(1, 0))).toBe('otherValue')
    expect(why(s, { kind: 'spendPoint', column: 0 })).toBe('noSuchQuestion')
    expect(firstClass.explain(s, { kind: 'card', id: engine })[0].key).toBe('first-class.reason.answerFirst')
    expect(firstClass.explain(s, { kind: 'coach', id: 20 })[0].key).toBe('first-class.reason.notYours')
  })
  it('names the question where a new wagon is to be laid and one points beside its place', () => {
    const said = (what: number) => {
      const s = table({ rows: rowsOf(what), boards: [{ trains: [[1, 1], [0]] }] })
      play(s, take(what))
      return firstClass.explain(s, { kind: 'coach', id: 4 })[0].key.split('.').at(-1)
    }
    const wagonsOnly = card({ stack: 1, kind: 'wagon', frames: [frame(wagons(3))] })
    expect([said(wagonsOnly), said(upgrades)]).toEqual(['answerFirst', 'noWagonThere'])
  })
  it('says so of every wagon of the others, and that beyond the last there is nothing', () => {
    const s = table({ seats: 3 })
    const said = (id: number) => firstClass.explain(s, { kind: 'coach', id })[0].key
    expect([said(59), said(60)]).toEqual(['first-class.reason.notYours', 'first-class.reason.nothingHere'])
  })
})
