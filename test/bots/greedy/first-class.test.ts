import { describe, expect, it } from 'vitest'
import { botOf } from '../../../src-main/bots/registry.ts'
import { MAX_CHOICES, type State } from '../../../src-main/engine/game.ts'
import { firstClass as game } from '../../../src-main/engine/first-class/index.ts'
import type { Action } from '../../../src-shared/games/first-class/actions.ts'
import { conductors, coins, frame, locomotive, wagons } from '../../../src-shared/games/first-class/effects.ts'
import { card, endCard, fulfil, play, refuse, rowsOf, table, take } from '../../engine/first-class/helpers.ts'

const greedy = botOf('greedy')

function ask(s: State, seed: number): number {
  const out = new Int32Array(MAX_CHOICES)
  const seat = game.status(s).decision!.by
  const choices = out.slice(0, game.choices(s, out))
  return greedy.choose({ game: 'first-class', seat, beliefs: game.beliefs(s, seat), choices, seed, nodes: 1000 })
}

/** What the greedy bot does here, the same with each of some dice, or the test fails. */
function choice(s: State): Action {
  const chosen = new Set([1, 2, 3].map((seed) => ask(s, seed)))
  expect(chosen.size, `it wavers: ${[...chosen].map((code) => JSON.stringify(game.decode(s, code))).join(' ')}`).toBe(1)
  return game.decode(s, [...chosen][0])
}

const good = [12, 12, 7, 7, 4, 4, 2, 2]
const AB = { modules: ['A', 'B'] }

describe('the greedy bot in First Class', () => {
  it('takes conductors rather than wagons when good wagons lie ahead of them before the last scoring', () => {
    const walk = card({ stack: 3, kind: 'conductor', frames: [frame(conductors(3))] })
    const more = card({ stack: 3, kind: 'wagon', frames: [frame(wagons(4))] })
    const s = table({
      options: AB,
      round: 6,
      turnsDone: 4,
      rows: rowsOf(more, walk),
      boards: [{ trains: [good.slice(0, 5), good.slice(0, 5)], conductors: [1, 1] }],
    })
    expect(choice(s)).toEqual(take(walk))
  })

  it('takes wagons rather than conductors who have nowhere to go', () => {
    const walk = card({ stack: 1, kind: 'conductor', frames: [frame(conductors(2))] })
    const more = card({ stack: 1, kind: 'wagon', frames: [frame(wagons(3))] })
    const s = table({ options: AB, rows: rowsOf(more, walk) })
    expect(choice(s)).toEqual(take(more))
  })

  it('drives the locomotive over cities that pay rather than take a refusal', () => {
    const drive = card({ stack: 1, kind: 'locomotive', frames: [frame(locomotive(3))] })
    const s = table({ options: AB, rows: rowsOf(drive), boards: [{ coins: [0, 0, 0] }] })
    expect(choice(s)).toEqual(take(drive))
  })

  it('fulfils a contract before it takes its points', () => {
    const contract = card({ stack: 1, module: 'A', condition: { kind: 'wagons', level: 1, n: 3 } })
    const s = table({
      options: AB,
      phase: 'scoring',
      boards: [{ trains: [[1, 1, 1], [0]], conductors: [1, 0], coins: [0, 0, 0], contracts: [contract] }],
    })
    let done = choice(s)
    while (done.kind === 'city') {
      play(s, done)
      done = choice(s)
    }
    expect(done).toEqual(fulfil(contract))
  })

  it('pays a coin for the step onto a good wagon before its trains score', () => {
    const s = table({
      options: AB,
      phase: 'scoring',
      boards: [{ trains: [good.slice(0, 4), [0]], conductors: [1, 0], coins: [0, 1, 0] }],
    })
    expect(choice(s)).toEqual({ kind: 'spendStep', piece: 0 })
  })

  it('keeps its coins where they would achieve little', () => {
    const s = table({
      options: AB,
      round: 6,
      phase: 'scoring',
      boards: [{ trains: [[0], [0]], conductors: [1, 1], coins: [1, 1, 0], locomotive: 3 }],
    })
    expect(choice(s)).toEqual({ kind: 'takePoints' })
  })

  it('buys the end card for which it has the cards', () => {
    const filed = Array.from({ length: 6 }, (_, nth) => card({ kind: 'conductor', stack: nth < 3 ? 1 : 2 }, nth % 3))
    const four = endCard({ counts: 'conductor', points: 4, frames: [frame(coins(1))] })
    const others = [
      endCard({ counts: 'wagon', points: 1 }),
      endCard({ counts: 'locomotive', points: 2 }),
      endCard({ counts: 'locomotive', points: 3 }),
    ]
    const s = table({
      options: AB,
      round: 6,
      taken: true,
      openEndCards: [others[0], four, others[1], others[2]],
      boards: [{ filed, coins: [4, 0, 0] }],
    })
    expect(choice(s)).toEqual({ kind: 'buy', endCard: four })
  })

  it('seats the celebrity in the wagon that is worth more', () => {
    const celebrity = card({ stack: 2, module: 'B', kind: 'celebrity' })
    const s = table({
      options: AB,
      round: 3,
      rows: rowsOf(celebrity),
      boards: [
        {
          trains: [
            [1, 1],
            [7, 4],
          ],
          conductors: [1, 1],
        },
      ],
    })
    play(s, take(celebrity))
    expect(choice(s)).toEqual({ kind: 'board', train: 1 })
  })

  it('lays the postcard on the route card whose bonus it doubles', () => {
    const postcard = card({ stack: 1, module: 'B', kind: 'postcard' })
    const plain = card({ stack: 1, kind: 'route', cities: [{ points: 7 }] })
    const bonus = card({ stack: 1, kind: 'route', cities: [{ points: 5 }, { bonus: frame(coins(1)) }] })
    const s = table({ options: AB, rows: rowsOf(postcard), boards: [{ route: [plain, bonus], locomotive: 6 }] })
    play(s, take(postcard))
    expect(choice(s)).toEqual({ kind: 'postcard', index: 1 })
  })

  it('destroys evidence when it is the one suspected', () => {
    const destroy = card({ stack: 3, module: 'C', kind: 'destroyEvidence' })
    const more = card({ stack: 3, kind: 'wagon', frames: [frame(wagons(4))] })
    const s = table({
      seats: 3,
      options: { modules: ['C', 'D'] },
      round: 6,
      turnsDone: 6,
      rows: rowsOf(more, destroy),
      boards: [{ evidence: [19, 12] }, { evidence: [0, 1, 2] }, { evidence: [3, 4] }],
    })
    expect(choice(s)).toEqual(take(destroy))
  })

  it('does not bring suspicion on itself when it is already suspected', () => {
    const bait = card({ stack: 3, module: 'C', kind: 'suspectSelf' })
    const small = card({ stack: 3, kind: 'locomotive' })
    const s = table({
      seats: 3,
      options: { modules: ['C', 'D'] },
      round: 6,
      turnsDone: 6,
      rows: rowsOf(bait, small),
      boards: [{ evidence: [12, 0] }, { evidence: [1, 2, 3] }, { evidence: [4] }],
    })
    expect([bait]).not.toContain((choice(s) as { card?: number }).card)
  })

  it('lays the switch where both arrows will pay', () => {
    const points = card({ stack: 2, module: 'E', kind: 'switch' })
    const old = card({ stack: 1, module: 'E', kind: 'switch' })
    const s = table({
      options: { modules: ['E', 'F'] },
      round: 3,
      rows: rowsOf(points),
      boards: [
        {
          trains: [
            [2, 2, 2, 2],
            [2, 2, 2, 2],
          ],
          conductors: [3, 3],
          between: [old],
        },
      ],
    })
    play(s, take(points))
    expect(choice(s)).toEqual({ kind: 'layBetween', place: 1 })
  })

  it('refuses what does nothing and takes the free upgrade', () => {
    const drive = card({ stack: 3, kind: 'locomotive', frames: [frame(locomotive(4))] })
    const s = table({
      options: AB,
      round: 5,
      rows: rowsOf(drive),
      boards: [{ trains: [[2, 1], [0]], conductors: [2, 1], locomotive: 3 }],
    })
    expect(choice(s)).toEqual(refuse(drive))
  })

  it('takes the start tile when what lies open does little, and not when a card of its own is worth more', () => {
    const little = card({ stack: 1, kind: 'locomotive', frames: [frame(locomotive(2))] })
    const much = card({ stack: 1, kind: 'wagon', frames: [frame(wagons(3))] })
    const second = {
      options: AB,
      round: 1,
      turnsDone: 5,
      boards: [{}, { locomotive: 3, trains: [[1], [1]], conductors: [1, 1] }],
    }
    expect(choice(table({ ...second, rows: rowsOf(little) }))).toEqual({ kind: 'takeStart' })
    expect(choice(table({ ...second, rows: rowsOf(much) }))).toEqual(take(much))
  })
})
