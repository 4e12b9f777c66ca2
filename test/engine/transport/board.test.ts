import { describe, expect, it } from 'vitest'
import { CARD_COUNT, PARCEL_COUNT } from '../../../src-shared/games/transport/cards.ts'
import type { State } from '../../../src-main/engine/flat.ts'
import { MAX_CHOICES } from '../../../src-main/engine/game.ts'
import { generator, nextBelow } from '../../../src-main/engine/random.ts'
import { boardOf, type Board } from '../../../src-main/engine/transport/board/board.ts'
import { canLie, listPlaces, whyNotTake } from '../../../src-main/engine/transport/board/icons.ts'
import { listInsertions, listOpenPlaces } from '../../../src-main/engine/transport/board/places.ts'
import { listWays } from '../../../src-main/engine/transport/board/ways.ts'
import { begin, codes, game, line } from './helpers.ts'

const out = new Int32Array(MAX_CHOICES)
const upTo = (n: number): number[] => Array.from(out.subarray(0, n))

/** All that can be asked of a board about one card or parcel. */
const QUESTIONS: readonly ((board: Board, id: number) => unknown)[] = [
  (board, id) => upTo(listWays(board, id % PARCEL_COUNT, out, 0)),
  (board, id) => upTo(listPlaces(board, id, listOpenPlaces, out, 0)),
  (board, id) => upTo(listPlaces(board, id, listInsertions, out, 0)),
  (board, id) => whyNotTake(board, id),
  (board, id) => canLie(board, id),
]

/** So many positions of different games, each some way on. */
const positions = (count: number): State[] =>
  Array.from({ length: count }, (_, i) => {
    const options = { ...game.options.default, iconsFireAgain: i % 2 === 1 }
    const s = game.setup({ options, seatCount: 2 + (i % 3), seed: 40 + i })
    const dice = generator(i)
    for (let step = 0; step < 60; step++) {
      const list = codes(s)
      game.apply(s, list[nextBelow(dice, 0, list.length)])
    }
    return s
  })

describe('the boards of different positions', () => {
  it('answer in turns as each answers alone', () => {
    const states = positions(6)
    const alone = states.map((s) => {
      const board = boardOf(s)
      return Array.from({ length: CARD_COUNT }, (_, id) => QUESTIONS.map((ask) => ask(board, id)))
    })
    const boards = states.map(boardOf)
    for (let id = 0; id < CARD_COUNT; id++)
      QUESTIONS.forEach((ask, q) =>
        boards.forEach((board, i) => expect(ask(board, id), `board ${i}, ${q} of ${id}`).toEqual(alone[i][id][q])),
      )
    // They do differ, or this would show nothing.
    expect(new Set(alone.map((answers) => JSON.stringify(answers))).size).toBe(states.length)
  })

  it('are no longer the same when one of two copies has gone on', () => {
    const s = begin({ ...line(3), parcels: [{ parcel: 8, on: 'straight plain 3' }], connected: true })
    const t = s.slice()
    const [first] = codes(s)
    game.apply(s, first)
    game.apply(s, codes(s)[0])
    expect(upTo(listWays(boardOf(t), 8, out, 0))).toHaveLength(1)
    expect(upTo(listWays(boardOf(s), 8, out, 0))).toEqual([])
  })
})

describe('a board', () => {
  it('has room for cards as far off as the field goes, and answers about cells it never had', () => {
    const far = begin({
      ...line(1, [
        ['straight plain 2', 126, 126, 0],
        ['straight plain 3', -126, -126, 0],
      ]),
    })
    const board = boardOf(far)
    expect(canLie(board, 0)).toBe(true)
    const near = boardOf(begin(line(1)))
    expect([near.cardAt(5), near.cardAt(256 * 20 + 20)]).toEqual([-1, 0])
  })
})
