import { describe, expect, it } from 'vitest'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import type { TransportScenario } from '../../../../src-main/engine/transport/setup/scenario.ts'
import { nextNote, nextTold } from '../../../../src-renderer/games/transport/words/belts/next-move.ts'
import { transportSpeech } from '../../../../src-renderer/games/transport/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { previewOf } from '../../../../src-main/table/preview.ts'
import { begin, codes, game } from '../../../engine/transport/helpers.ts'

const seats = ['Ada', 'Bram'].map((name) => ({ name, player: 'person' as const }))

/**
 * Two pallets face each other over four belts. Beside the near one parcel 1 shows 2; two cards on it shows 3, which
 * leads back over where it set out to that pallet, and counts 2 there.
 */
function asked(
  near: 'pallet A' | 'pallet B',
  tiles: readonly (readonly number[])[] = [[], []],
  more: Partial<TransportScenario> = {},
) {
  const s = begin({
    layout: false,
    board: [
      [near, -1, 0, 0],
      ['straight plain 1', 0, 0, 0],
      ['straight plain 2', 1, 0, 0],
      ['straight plain 3', 2, 0, 0],
      ['straight plain 4', 3, 0, 0],
      [near === 'pallet A' ? 'pallet B' : 'pallet A', 4, 0, 3],
    ],
    parcels: [
      { parcel: 1, on: 'straight plain 1', face: 'low' },
      // It has more ways than one, or the one that it has would go by itself.
      { parcel: 2, on: 'straight plain 4', face: 'low' },
    ],
    tiles,
    connected: true,
    ...more,
  })
  const view = game.view(s, 0) as TransportView
  const position = { view, seats, viewer: 0 as const }
  const all = transportSpeech.candidates(game.status(s).decision!, codes(s), game.plans(s), position)
  const candidate = all.find(({ stem }) => stem.startsWith('way1'))!
  const told = transportSpeech.tellPreview(candidate, previewOf(game, s, 0, candidate.codes, 1)!, position)
  const [row, end] = candidate.steps.map(({ note }) => note && say('en', note))
  return { row, note: end, said: told.text.map((one) => say('en', one)), warning: told.warning }
}

describe('of a parcel that comes to rest', () => {
  it('what its next move can bring is told, and to whom', () => {
    expect(asked('pallet B')).toEqual({
      row: 'to the right of Bram’s pallet, ends at M15, can then bring Bram 2',
      note: 'flips to 3, can then bring Bram 2',
      said: ['Then it shows 3.', 'From there its next move can bring Bram 2 points.'],
      warning: false,
    })
    expect(asked('pallet A')).toEqual({
      row: 'to the right of your pallet, ends at M15, can then bring you 2',
      note: 'flips to 3, can then bring you 2',
      said: ['Then it shows 3.', 'From there its next move can bring you 2 points.'],
      warning: false,
    })
  })

  it('it is warned of where that can end the game, and counts for others', () => {
    const three = [5, 6, 7]
    const ends = (name: string) => `From there its next move can bring ${name} 2 points and end the game.`
    expect(asked('pallet B', [[], three])).toMatchObject({
      said: ['Then it shows 3.', ends('Bram')],
      warning: true,
    })
    expect(asked('pallet A', [three, []])).toMatchObject({
      said: ['Then it shows 3.', ends('you')],
      warning: false,
    })
    // Somebody else's tile is full but for one: that does not matter here.
    expect(asked('pallet B', [three, []]).warning).toBe(false)
  })

  it('nothing is told of it where the game ends with this turn', () => {
    const three = [5, 6, 7]
    expect(asked('pallet B', [[], three], { stock: [] })).toEqual({
      row: 'to the right of Bram’s pallet, ends at M15',
      note: 'flips to 3',
      said: ['Then it shows 3.'],
      warning: false,
    })
    // Or nobody connects a card any more.
    const after = between([], three)
    const last = after.idleLimit - 1
    const noted = (view: Partial<TransportView>) => nextNote({ ...after, ...view }, 1, atOf(after))
    expect(noted({ connected: false, idleTurns: last })).toBeNull()
    expect(noted({ connected: false, idleTurns: last - 1 })).not.toBeNull()
    expect(noted({ connected: true, idleTurns: last })).not.toBeNull()
  })
})

/** Parcel 1 shows 3, and lies three cards from either pallet. */
function between(...tiles: readonly (readonly number[])[]): TransportView {
  const s = begin({
    layout: false,
    board: [
      ['pallet A', -1, 0, 0],
      ...[...[1, 2, 3, 4].map((n) => `straight plain ${n}`), 'straight key'].map((name, q) => [name, q, 0, 0] as const),
      ['pallet B', 5, 0, 3],
    ],
    parcels: [{ parcel: 1, on: 'straight plain 3', face: 'high' }],
    tiles,
  })
  return { ...(game.view(s, 0) as TransportView), connected: true }
}
const atOf = (view: TransportView) => ({ view, seats, viewer: 0 as const })

describe('of a parcel that two pallets are in reach of', () => {
  const told = (...tiles: readonly (readonly number[])[]) => {
    const after = between(...tiles)
    const { text, warning } = nextTold(after, 1, atOf(after))
    return { said: text.map((one) => say('en', one)), dutch: text.map((one) => say('nl', one)), warning }
  }
  const [three, others] = [
    [5, 6, 7],
    [8, 9, 10],
  ]

  it('the one to whom it can bring their last parcel is told apart, and warned of where that is another', () => {
    expect(told([], [])).toMatchObject({
      said: ['From there its next move can bring you or Bram 2 points.'],
      // Of the parcel: somebody else's comes before it.
      dutch: ['Van daaruit kan zijn volgende zet jou of Bram 2 punten opleveren.'],
      warning: false,
    })
    expect(told([], three)).toMatchObject({
      said: [
        'From there its next move can bring you 2 points.',
        'From there its next move can bring Bram 2 points and end the game.',
      ],
      warning: true,
    })
    expect(told(three, [])).toMatchObject({
      said: [
        'From there its next move can bring Bram 2 points.',
        'From there its next move can bring you 2 points and end the game.',
      ],
      warning: false,
    })
    expect(told(three, others)).toMatchObject({
      said: ['From there its next move can bring you or Bram 2 points and end the game.'],
      warning: false,
    })
  })
})
