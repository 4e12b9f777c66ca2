import { describe, expect, it } from 'vitest'
import { isNearer, stillApart } from '../../../src-main/bots/advice/apart.ts'
import { partOf } from '../../../src-main/bots/search/parts.ts'
import type { State } from '../../../src-main/engine/game.ts'
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
  return stillApart(game, part, 0, [s])(codes)
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

  it('nothing where parcels come to it', () => {
    expect(told(cutOff(0, ['straight plain 3']), connect('straight plain 3'), place(2, 0))).toEqual([])
  })
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
