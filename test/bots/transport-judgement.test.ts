import { describe, expect, it, test } from 'vitest'
import { botOf } from '../../src-main/bots/registry.ts'
import { transportJudgement } from '../../src-main/bots/transport/greedy.ts'
import { MAX_CHOICES, type State } from '../../src-main/engine/game.ts'
import { kindOfCode } from '../../src-shared/games/transport/actions.ts'
import { transportOptions } from '../../src-shared/games/transport/options.ts'
import { begin, game, line, lies, open, restsOn } from '../engine/transport/helpers.ts'

const out = new Int32Array(MAX_CHOICES)
const offered = (s: State): Int32Array => out.slice(0, game.choices(s, out))

test('the greedy bot looks only at what is offered, at every hand card among it, and settling ends before the turn does', () => {
  const s = game.setup({ options: transportOptions.default, seatCount: 2, seed: 5 })
  for (let step = 0; step < 60 && game.status(s).decision; step++) {
    const legal = offered(s)
    const firsts = new Set(transportJudgement.candidates(s, legal).map(([first]) => first))
    expect([...firsts].filter((code) => !legal.includes(code))).toEqual([])
    if (game.status(s).decision?.kind === 'act') expect(firsts).toEqual(new Set(legal))
    expect(firsts.size).toBeGreaterThan(0)
    const copy = s.slice()
    const { turn } = game.status(copy)
    transportJudgement.settle(copy)
    expect(game.status(copy).turn).toBe(turn)
    game.apply(s, legal[step % legal.length])
  }
})

test('points on a tile count fully for their seat and fully against it for the others', () => {
  const s = begin({ seats: 2, hands: [[], []], stock: [], tiles: [[0], []] })
  const none = begin({ seats: 2, hands: [[], []], stock: [], tiles: [[], []] })
  const more = (seat: number) => transportJudgement.judge(s, seat) - transportJudgement.judge(none, seat)
  expect(more(0)).toBeGreaterThanOrEqual(2)
  expect(more(0) + more(1)).toBeCloseTo(0, 6)
})

/** Plays the whole turn as the greedy bot does. */
function playTurn(s: State): void {
  const { turn } = game.status(s)
  for (let seed = 1; game.status(s).decision && game.status(s).turn === turn; seed++) {
    const choices = offered(s)
    const seat = game.status(s).decision?.by ?? 0
    const code =
      choices.length === 1
        ? choices[0]
        : botOf('greedy').choose({
            game: 'transport',
            seat,
            beliefs: game.beliefs(s, seat),
            choices,
            seed,
            nodes: 1000,
          })
    game.apply(s, code)
  }
}

const tileOf = (s: State, seat: number): readonly number[] => open(s).seats[seat].tile

describe('the greedy bot', () => {
  it('brings a parcel home when its number is exact', () => {
    const s = begin({
      ...line(4),
      hands: [['floor plain'], []],
      stock: [],
      parcels: [{ parcel: 0, on: 'straight plain 3', face: 'high' }],
      connected: true,
    })
    playTurn(s)
    expect(tileOf(s, 0)).toEqual([0])
  })

  it('inserts a card before its pallet when the parcel would come one card too far', () => {
    const t = begin({
      ...line(2),
      hands: [['wideBend plain'], []],
      stock: ['floor plain 2', 'floor plain 3'],
      parcels: [{ parcel: 0, on: 'straight plain 2', face: 'high' }],
    })
    playTurn(t)
    expect(tileOf(t, 0)).toEqual([0])
    expect(lies(t, 'pallet A')).not.toBe('-1,0 0')
  })

  it('leads a parcel away rather than leave it where the next seat brings it in', () => {
    const s = begin({
      layout: false,
      board: [
        ['pallet B', -1, 0, 0],
        ...Array.from({ length: 7 }, (_, i): [string, number, number, number] => [
          i < 4 ? `straight plain ${i + 1}` : `straight parcel ${i - 3}`,
          i,
          0,
          0,
        ]),
      ],
      hands: [['floor plain'], ['floor plain 2']],
      stock: [],
      parcels: [
        { parcel: 11, on: 'straight plain 4', face: 'low' },
        { parcel: 6, on: 'straight parcel 3', face: 'low' },
      ],
      connected: true,
    })
    playTurn(s)
    expect(tileOf(s, 1)).toEqual([])
    expect(restsOn(s, 6)).not.toBe('straight plain 4')
  })

  it('ends the game by a fourth parcel when that wins it, and does not when that loses it', () => {
    const belt = line(4, [
      ['straight parcel 1', 4, 0, 0],
      ['straight parcel 2', 5, 0, 0],
    ])
    const spec = {
      ...belt,
      hands: [['floor plain'], []],
      stock: ['floor plain 2', 'floor plain 3'],
      parcels: [{ parcel: 11, on: 'straight plain 3', face: 'high' }],
      connected: true,
    } as const
    const wins = begin({ ...spec, tiles: [[16, 17, 18], [19]] })
    playTurn(wins)
    expect(game.status(wins).outcome?.places[0]).toEqual([0])
    const loses = begin({
      ...spec,
      tiles: [
        [16, 17, 18],
        [2, 3, 4],
      ],
      tileFace: 'low',
    })
    playTurn(loses)
    expect(game.status(loses).outcome).toBeNull()
  })

  it('swaps a hand with which nothing can be brought in when the table is bare', () => {
    const s = begin({ ...line(3), hands: [['floor plain', 'floor plain 2', 'floor plain 3', 'floor plain 4'], []] })
    const choices = offered(s)
    const code = botOf('greedy').choose({
      game: 'transport',
      seat: 0,
      beliefs: game.beliefs(s, 0),
      choices,
      seed: 3,
      nodes: 1000,
    })
    expect(kindOfCode(code)).toBe('swap')
  })
})
