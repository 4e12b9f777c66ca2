import { describe, expect, it } from 'vitest'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { transportSpeech } from '../../../../src-renderer/games/transport/words/speech.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { previewOf } from '../../../../src-main/table/preview.ts'
import { begin, codes, game } from '../../../engine/transport/helpers.ts'

const seats = ['Ada', 'Bram'].map((name) => ({ name, player: 'person' as const }))

/**
 * Two pallets face each other over four belts. Beside the near one parcel 1 shows 2; two cards on it shows 3, which
 * leads back over where it set out to that pallet, and counts 2 there.
 */
function asked(near: 'pallet A' | 'pallet B', tiles: readonly (readonly number[])[] = [[], []]) {
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
      row: 'to the right of pallet B, ends at M15, can then bring Bram 2',
      note: 'flips to 3, can then bring Bram 2',
      said: ['Then it shows 3.', 'From there its next move can bring Bram 2 points.'],
      warning: false,
    })
    expect(asked('pallet A')).toEqual({
      row: 'to the right of pallet A, ends at M15, can then bring you 2',
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
})
