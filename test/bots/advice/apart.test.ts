import { describe, expect, it, vi } from 'vitest'
import { stillApart } from '../../../src-main/bots/advice/apart.ts'
import { playedOn } from '../../../src-main/bots/advice/laid-open.ts'
import { laidBy } from '../../../src-main/bots/advice/laid.ts'
import { Meter } from '../../../src-main/bots/search/meter.ts'
import { partOf } from '../../../src-main/bots/search/parts.ts'
import { isNearer } from '../../../src-shared/advice.ts'
import type { State } from '../../../src-main/engine/game.ts'
import type { LaidCard } from '../../../src-main/engine/transport/setup/scenario.ts'
import { gameOf } from '../../../src-main/engine/games.ts'
import { tellFact } from '../../../src-renderer/words/advice.ts'
import type { Action } from '../../../src-shared/games/transport/actions.ts'
import { begin, connect, game as transport, place } from '../../engine/transport/helpers.ts'

const game = gameOf('transport')
const part = partOf(game)

/** Pallet A alone, so many free places west of a belt on which a parcel lies, and cards in hand. */
const cutOff = (places: number, hand: readonly string[]): State =>
  begin({
    layout: false,
    board: [
      ['pallet A', -1, 0, 0],
      ['straight plain 1', places, 0, 0],
      ['straight plain 2', places + 1, 0, 0],
    ],
    hands: [hand],
    parcels: [{ parcel: 1, on: 'straight plain 2' }],
  })

/** What is told of these answers. */
function told(s: State, ...answers: readonly Action[]) {
  const at = s.slice()
  const codes = answers.map((answer) => {
    const code = transport.encode(at, answer) as number
    transport.apply(at, code)
    return code
  })
  return stillApart(part, 0, s)(playedOn(game, [s], codes))
}

describe('whose pallet is cut off is told of a move', () => {
  it('that it brings the pallet back', () => {
    const [fact] = told(cutOff(1, ['straight plain 3']), connect('straight plain 3'), place(0, 0))
    expect(fact).toEqual({ kind: 'apart', points: 2, gap: 0, before: 1, refs: [] })
    expect(isNearer(fact)).toBe(true)
  })

  it('that it brings it nearer, and that nothing could bring it back this turn', () => {
    const [fact] = told(cutOff(3, ['straight plain 3']), connect('straight plain 3'), place(5, 0))
    expect(fact).toMatchObject({ gap: 3, before: 3, hopeless: true })
    const [nearer] = told(cutOff(3, ['straight plain 3']), connect('straight plain 3'), place(2, 0))
    expect(nearer).toMatchObject({ gap: 2, before: 3, hopeless: true })
    expect([isNearer(fact), isNearer(nearer)]).toEqual([false, true])
  })

  it('that it stays so though another could have brought it back', () => {
    const s = cutOff(1, ['straight plain 3'])
    const [fact] = told(s, connect('straight plain 3'), place(3, 0))
    expect(fact).toEqual({ kind: 'apart', points: 2, gap: 1, before: 1, refs: [] })
  })

  it('nothing once no card is laid any more', () => {
    const s = cutOff(3, ['straight plain 3'])
    for (const answer of [connect('straight plain 3'), place(5, 0)])
      transport.apply(s, transport.encode(s, answer) as number)
    expect(part.gap!(s, 0)).toBe(3)
    expect(told(s)).toEqual([])
  })

  it('nothing where parcels come to it', () => {
    expect(told(cutOff(0, ['straight plain 3']), connect('straight plain 3'), place(2, 0))).toEqual([])
  })
})

describe('how far it is', () => {
  const gapIn = (...more: readonly LaidCard[]) =>
    part.gap!(
      begin({
        layout: false,
        board: [['pallet A', -1, 0, 0], ['straight plain 1', 3, 0, 0], ['straight plain 2', 4, 0, 0], ...more],
        parcels: [{ parcel: 1, on: 'straight plain 2' }],
      }),
      0,
    )

  it('is counted round what lies between', () => {
    expect(gapIn()).toBe(3)
    expect(gapIn(['floor plain 1', 1, 0, 0])).toBe(4)
  })

  it('cannot be said where that walls the pallet off', () => {
    const wall = gapIn(
      ['floor plain 1', 1, 0, 0],
      ['floor plain 2', 1, -1, 0],
      ['floor plain 3', 0, -1, 0],
      ['floor plain 4', -1, 1, 0],
      ['floor key 1', 0, 1, 0],
    )
    expect(wall).toBeNull()
    expect(isNearer({ kind: 'apart', points: 2, gap: wall, before: 3, refs: [] })).toBe(false)
  })
})

describe('whether it can be mended at all', () => {
  const s = cutOff(3, ['straight plain 3'])
  const stays = playedOn(game, [s], [])

  it('is tried once, though it be too much to try', () => {
    const canJoin = vi.fn(() => null)
    const apart = stillApart({ ...part, canJoin }, 0, s)
    expect([apart(stays), apart(stays)].flat().some(({ hopeless }) => hopeless)).toBe(false)
    expect(canJoin).toHaveBeenCalledTimes(1)
  })

  it('is given up once so much was tried, or nobody waits for it any more', () => {
    const spent = new Meter(3)
    expect(part.canJoin!(s.slice(), 0, spent)).toBeNull()
    expect(spent.nodes).toBe(3)
    const unwanted = new Meter(1000, () => true)
    expect(part.canJoin!(s.slice(), 0, unwanted)).toBeNull()
    expect(unwanted.nodes).toBe(0)
    expect(part.canJoin!(s.slice(), 0, new Meter(20_000))).toBe(false)
  })
})

it('what the table shows after a move is read off once, in whatever order moves are told', () => {
  const s = cutOff(3, ['straight plain 3'])
  const gap = vi.fn(part.gap!)
  const roads = vi.fn(part.roads!)
  const laid = laidBy(game, { ...part, gap, roads }, 0, [s])
  const first = transport.encode(s, connect('straight plain 3')) as number
  const [one, other] = [[first], []].map((codes) => ({ plan: { codes, prior: 0 }, worths: [], points: [] }))
  const apart = [laid(one).apart, laid(other).apart]
  expect(roads).not.toHaveBeenCalled()
  const rest = [laid(one).rest, laid(other).rest]
  const read = [gap, roads].map(({ mock }) => mock.calls.length)
  expect(Math.min(...read)).toBeGreaterThan(0)
  expect([laid(other), laid(one)].map((again) => [again.apart, again.rest])).toEqual([
    [apart[1], rest[1]],
    [apart[0], rest[0]],
  ])
  expect([gap, roads].map(({ mock }) => mock.calls.length)).toEqual(read)
})

it('each has a sentence of its own', () => {
  const keyOf = (gap: number | null, hopeless?: true) =>
    tellFact(
      { kind: 'apart', points: 2, gap, before: 2, ...(hopeless && { hopeless }), refs: [] },
      {
        seats: [],
        calls: () => null,
        callsAll: () => null,
      },
    ).key
  expect(
    [keyOf(0), keyOf(1), keyOf(2), keyOf(2, true), keyOf(null)].map((key) => key.replace('advice.apart.', '')),
  ).toEqual(['joined', 'nearer', 'still', 'never', 'still'])
})
