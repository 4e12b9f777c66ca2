import { describe, expect, it } from 'vitest'
import { coins, conductor, frame, locomotive, wagons } from '../../../src-shared/games/first-class/effects.ts'
import {
  END,
  ENOUGH,
  POINTS,
  board,
  by,
  card,
  city,
  coinsOf,
  drive,
  endCard,
  fulfil,
  kinds,
  lay,
  offers,
  offersOf,
  play,
  points,
  question,
  refuse,
  rowsOf,
  table,
  take,
  train,
  view,
  walk,
  why,
} from './helpers.ts'
import { ORDERS } from '../../../src-shared/games/first-class/cards/index.ts'
import { nextScoring } from '../../../src-renderer/games/first-class/words/hint/next-scoring.ts'
import { firstClass } from '../../../src-main/engine/first-class/index.ts'
import { BASE_CARDS } from '../../../src-shared/games/first-class/cards/base.ts'

const wagonAndEngine = card({
  stack: 2,
  kind: 'route',
  cities: [{ bonus: frame(wagons(1), locomotive(2)) }, { points: 3 }],
})
const walking = card({
  stack: 2,
  kind: 'route',
  cities: [{ points: 4 }, { bonus: frame(conductor(2)) }, { points: 3 }],
})
const scoring = { options: { modules: ['A', 'B'] }, phase: 'scoring' as const, round: 4 }

describe('a scoring', () => {
  it('goes seat by seat from the new start player [002:655]', () => {
    const s = table({ ...scoring, seats: 3, starter: 2 })
    expect(by(s)).toBe(2)
    play(s, POINTS)
    expect(by(s)).toBe(0)
    play(s, POINTS, POINTS)
    expect(view(s)).toMatchObject({ phase: 'turn', round: 5, active: 2 })
  })
  it('gives for wagons their values as far as the conductor has come, in both trains [002:706]', () => {
    const s = table({
      ...scoring,
      boards: [
        {
          trains: [
            [12, 4, 1, 1, 0, 0],
            [2, 2],
          ],
          conductors: [7, 1],
        },
      ],
    })
    const events = play(s, POINTS)
    expect(events.find((event) => event.kind === 'trainScored')).toMatchObject({
      train: 0,
      points: 18,
      places: [12, 4, 1, 1, 0, 0, 0, 0, 0, 0],
    })
    expect(points(s)).toBe(12 + 4 + 1 + 1 + 2) // the example of 002:730, and one 2-wagon below
  })
  it('tells what each place gave, nothing beyond the conductor', () => {
    const s = table({ ...scoring, boards: [{ trains: [[4, 2, 1], [0]], conductors: [1, 0] }] })
    expect(play(s, POINTS).find((event) => event.kind === 'trainScored')).toMatchObject({
      places: [4, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    })
  })
  it('keeps book of what it has counted of each seat: route and coins, both trains, tiles, what modules add', () => {
    const s = table({
      ...scoring,
      seats: 2,
      boards: [{ coins: [2, 0, 0], points: 7, trains: [[4, 2, 1], [1]], conductors: [2, 1] }],
    })
    expect(view(s).books[0]).toEqual({ before: 7, counted: [-1, -1, -1, -1, -1] })
    play(s, { kind: 'spendPoint', column: 0 }, POINTS)
    expect(view(s).books[0]).toEqual({ before: 7, counted: [1, 6, 1, 0, 0] })
    expect(view(s).books[1].counted).toEqual([-1, -1, -1, -1, -1])
  })
  it('is foretold by one sum for each train, celebrities and order tiles counted in [002:953, 004:738]', () => {
    const celebrity = card({ stack: 1, kind: 'celebrity' })
    const s = table({
      options: { modules: ['A', 'B'], teatime: true },
      phase: 'scoring',
      round: 4,
      boards: [
        {
          trains: [
            [4, 1, 1],
            [2, 1],
          ],
          conductors: [2, 1],
          riders: [[celebrity], [-1, -1]],
          orders: [[-1, 0, 1], [4]],
        },
      ],
    })
    const tiles = [ORDERS[0].points, ORDERS[4].points]
    expect(board(s).trains.map((train) => train.points)).toEqual([4 + 4 + 1 + tiles[0], 2 + tiles[1]])
    const foretold = nextScoring(view(s), 0)
    play(s, POINTS)
    expect(points(s)).toBe(foretold)
  })
  it("gives an engine tile's points only with the conductor on it [002:558]", () => {
    const full = Array(8).fill(1)
    const s = table({ ...scoring, boards: [{ trains: [full, full], conductors: [10, 9] }] })
    play(s, POINTS)
    expect(points(s)).toBe(8 + 5 + 8)
  })
  it('gives each reached bonus city once, in any order [002:671-673]', () => {
    const s = table({
      ...scoring,
      boards: [{ route: [wagonAndEngine, walking], locomotive: 7, trains: [[1, 1], [0]] }],
    })
    expect(offersOf(s, 'city')).toEqual([city(0), city(3), city(6)])
    play(s, city(6), walk(0, 2), city(0))
    expect(coinsOf(s)).toEqual([3, 0, 0])
    expect(offersOf(s, 'city')).toEqual([city(3)])
    expect(why(s, city(0))).toBe('cityPaid')
  })
  it('gives no bonus of a city to which the locomotive has not come [002:670]', () => {
    const s = table({ ...scoring, boards: [{ route: [wagonAndEngine], locomotive: 3 }] })
    expect([why(s, city(3)), offers(s, city(0))]).toEqual(['cityNotReached', true])
  })
  it('opens end cards in place of those that a seat bought, before the next seat scores [ruling 12]', () => {
    const bought = endCard({ counts: 'wagon', points: 1, frames: [frame(conductor(2))] })
    const others = [0, 1, 2].map((nth) => endCard({ counts: 'locomotive' }, nth))
    const s = table({ ...scoring, openEndCards: [bought, ...others], boards: [{ coins: [4, 0, 0] }] })
    play(s, { kind: 'buy', endCard: bought }, ...Array(4).fill({ kind: 'pay', column: 0 }))
    expect(view(s).openEndCards).toHaveLength(3)
    play(s, POINTS)
    expect(view(s).openEndCards).toHaveLength(4)
  })
  it('counts a bonus city reached just now, as in the example [002:676-700]', () => {
    const s = table({
      ...scoring,
      boards: [{ route: [wagonAndEngine, walking], locomotive: 5, trains: [[1, 1], [0]] }],
    })
    expect(offers(s, city(6))).toBe(false)
    play(s, city(3), drive(2), lay(0)) // passes a point city of 4, comes to a bonus city
    expect(points(s)).toBe(4)
    play(s, city(0), { kind: 'spendWagon', train: 0 }, city(6), walk(0, 2))
    expect(offersOf(s, 'city')).toEqual([])
  })
  it("does not split one city's bonuses by another's; what is not used of it lapses [002:672]", () => {
    const s = table({ ...scoring, boards: [{ route: [wagonAndEngine], locomotive: 4 }] })
    play(s, city(3), lay(0))
    expect(offersOf(s, 'city')).toEqual([])
    play(s, ENOUGH)
    expect(offersOf(s, 'city')).toEqual([city(0)])
  })
  it('lets one spend coins and fulfil contracts before and between the bonuses, with no bonus at all too [002:739]', () => {
    const contract = card({ stack: 2, module: 'A', condition: { kind: 'mail', n: 2 } })
    const five = [1, 1, 1, 1, 1]
    const s = table({ ...scoring, boards: [{ coins: [2, 0, 0], contracts: [contract], trains: [five, five] }] })
    play(s, { kind: 'spendWagon', train: 0 }, fulfil(contract), walk(0, 3), walk(1, 3), POINTS)
    expect(points(s)).toBe(6)
  })
  it('is over for a seat by its own choice, and by itself when there is nothing else', () => {
    const s = table({ ...scoring, boards: [{ coins: [0, 0, 0] }] })
    expect(offersOf(s, 'takePoints')).toHaveLength(1)
    expect(firstClass.status(s).decision?.auto).toBe('ifSingle')
  })
  it('lets gained frames lapse before the points [ruling 1]', () => {
    const s = table({ ...scoring, boards: [{ coins: [1, 0, 0], trains: [[0, 0, 0, 0], [0]] }] })
    play(s, { kind: 'spendWagon', train: 0 }, { kind: 'mail', mail: 0 })
    expect(kinds(play(s, POINTS))).toContain('frameLapsed')
  })
  it('follows rounds 2, 4 and 6, not 1, 3 and 5 [002:659]', () => {
    for (let round = 1; round <= 5; round++) {
      const s = table({
        options: { modules: ['A', 'B'] },
        round,
        turnsDone: 5,
        rows: Array(18).fill(-1),
        startHolder: 0,
        taken: true,
      })
      play(s, { kind: 'endTurn' })
      expect([round, question(s)]).toEqual([round, round % 2 === 0 ? 'scoring' : 'turn'])
    }
  })
  it('follows every round of the lesson-size game, which has three', () => {
    const s = table({ round: 1, turnsDone: 5, taken: true })
    play(s, { kind: 'endTurn' }, POINTS, POINTS)
    expect(view(s)).toMatchObject({ round: 2, rounds: 3 })
    expect(
      view(s)
        .rows.flat()
        .every((id) => BASE_CARDS[id]?.stack === 2),
    ).toBe(true)
  })
})

describe('the end', () => {
  const last = { options: { modules: ['A', 'B'] }, phase: 'scoring' as const, round: 6 }
  const wagonCards = [0, 1, 2].map((nth) => card({ stack: 1, kind: 'wagon' }, nth))
  const engine = card({ stack: 1, kind: 'locomotive', frames: [frame(locomotive(2)), frame(coins(1))] })
  const guard = card({ stack: 1, kind: 'conductor' })

  it('comes after the third scoring; coins are a point each [002:744, 748]', () => {
    const s = table({
      ...last,
      boards: [
        { coins: [3, 1, 0], drafted: endCard({ counts: 'wagon' }) },
        { coins: [0, 0, 0], drafted: endCard({ counts: 'conductor' }) },
      ],
    })
    play(s, POINTS, POINTS)
    expect(view(s).phase).toBe('ended')
    expect(points(s)).toBe(4)
  })
  it('counts end cards as in the example: 3 wagon cards x (2 + 2), 1 locomotive card x 3 [002:781]', () => {
    const s = table({
      ...last,
      boards: [
        {
          coins: [0, 0, 0],
          filed: [...wagonCards, engine, guard],
          drafted: endCard({ counts: 'wagon', points: 2 }),
          endCards: [endCard({ counts: 'wagon', points: 2 }, 1), endCard({ counts: 'locomotive', points: 3 })],
        },
      ],
    })
    play(s, POINTS, POINTS)
    expect(points(s)).toBe(15)
  })
  it('counts only base cards in the pile, not coins, contracts or route cards [002:766]', () => {
    const coinCard = card({ stack: 1, module: 'A', kind: 'coins' })
    const s = table({
      ...last,
      boards: [
        {
          coins: [0, 0, 0],
          filed: [coinCard],
          drafted: endCard({ counts: 'wagon', points: 2 }),
          route: [wagonAndEngine],
        },
      ],
    })
    play(s, POINTS, POINTS)
    expect(points(s)).toBe(0)
  })
  it('counts refused cards of the kind as well [ruling 14]', () => {
    const s = table({
      options: { modules: ['A', 'B'] },
      seats: 2,
      round: 6,
      turnsDone: 4,
      rows: rowsOf(wagonCards[0], engine),
      boards: [{ coins: [0, 0, 0], drafted: endCard({ counts: 'wagon', points: 2 }) }],
    })
    play(s, refuse(wagonCards[0]), ENOUGH, END, refuse(engine), ENOUGH, END, POINTS, POINTS)
    expect([view(s).phase, points(s)]).toEqual(['ended', 2])
  })
  it('gives nothing for contracts that were not fulfilled [002:748]', () => {
    const contract = card({ stack: 2, module: 'A', condition: { kind: 'mail', n: 2 } })
    const s = table({
      ...last,
      boards: [{ coins: [0, 0, 0], contracts: [contract], drafted: endCard({ counts: 'wagon' }) }],
    })
    play(s, POINTS, POINTS)
    expect([points(s), board(s).contracts]).toEqual([0, []])
  })
  it('is won by the most points; equal points share the win [002:806]', () => {
    const even = { coins: [0, 0, 0], points: 10 }
    const boards = [
      { ...even, drafted: 0 },
      { ...even, drafted: 1 },
      { ...even, points: 9, drafted: 2 },
    ]
    const s = table({ ...last, seats: 3, boards })
    play(s, POINTS, POINTS, POINTS)
    expect(firstClass.status(s).outcome?.places).toEqual([[0, 1], [2]])
  })
  it('shows the drafted cards to all', () => {
    const s = table(last)
    const events = play(s, POINTS, POINTS)
    expect(events.find((event) => event.kind === 'draftsShown')?.learnt).toEqual([0, 1])
    expect(firstClass.view(s, 0).seats[1].drafted).toBeGreaterThanOrEqual(0)
  })
  it('leaves the points told apart by source', () => {
    const s = table({
      ...last,
      boards: [{ coins: [2, 0, 0], trains: [[4], [0]], conductors: [1, 0], drafted: endCard({ counts: 'wagon' }) }],
    })
    play(s, POINTS, POINTS)
    expect(firstClass.score(s)[0].parts.map(({ key, value }) => [key, value])).toEqual([
      ['first-class.score.trains3', 4],
      ['first-class.score.coins', 2],
    ])
    expect(train(s)).toEqual([4])
  })

  it('is begun by a position of its own after the second round, and the game by one with four open end cards', () => {
    expect(firstClass.status(table({ options: { modules: ['A', 'B'] }, phase: 'scoring' })).round).toBe(2)
    expect(view(table()).openEndCards.filter((card) => card >= 0)).toHaveLength(4)
  })
  it('takes for a position no card twice, none that is not in the game, none beyond the rows', () => {
    const first = card({ stack: 1, kind: 'wagon' })
    const ofA = card({ stack: 1, module: 'A' })
    const refused = [rowsOf(first, first), rowsOf(ofA), rowsOf(1.5), [...rowsOf(), first]]
    for (const rows of refused) expect(() => table({ rows })).toThrow('cannot lie in the rows')
  })
  it('asks by what is at work: the card that was taken', () => {
    const both = card({ stack: 1, kind: 'locomotive' })
    const s = table({ rows: rowsOf(both) })
    play(s, take(both))
    expect(firstClass.status(s).decision?.source).toEqual({ kind: 'card', id: both })
  })
})
