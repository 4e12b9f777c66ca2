import { expect, it } from 'vitest'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { cellAt } from '../../../../src-shared/geometry/hexagons.ts'
import type { Preview } from '../../../../src-shared/table.ts'
import { barrierTold } from '../../../../src-renderer/games/transport/words/belts/barrier.ts'
import { leadsAway } from '../../../../src-renderer/games/transport/words/belts/led-away.ts'
import { laidIn } from '../../../../src-renderer/games/transport/words/belts/opened.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { begin, card, game, line } from '../../../engine/transport/helpers.ts'

const seats = ['Ada', 'Bram'].map((name) => ({ name, player: 'person' as const }))
const SLOPE = card('slope plain')
const [DOWN, UP] = [0, 3]

/** Pallet A, a belt beside it, and two parcels further on; the belt lies so, or there is none. */
const board = (rotation: number | null, active = 0): TransportView => {
  const s = begin({
    ...line(0, [
      ['straight parcel', 1, 0, 0],
      ['straight key', 2, 0, 0],
    ]),
    parcels: [
      { parcel: 1, on: 'straight parcel' },
      { parcel: 2, on: 'straight key' },
    ],
  })
  const view = { ...(game.view(s, 0) as TransportView), active }
  return rotation === null ? view : laidIn(view, { card: SLOPE, cell: cellAt(0, 0), rotation })
}

const told = (view: TransportView, after: TransportView) => {
  const preview = { beats: [{ event: { kind: 'keyMoved', seat: view.active }, view: after }] } as unknown as Preview
  const { text, warning } = leadsAway(preview, { view, seats, viewer: 0 })
  return { said: text.map((one) => say('en', one)), warning }
}

it('a belt that is turned against one’s own pallet is warned of, though it still joins it', () => {
  expect(told(board(DOWN), board(UP))).toEqual({
    said: ['Turns the arrows against your pallet: belts join it, but none leads a parcel to it as things then stand.'],
    warning: true,
  })
})

it('what turns it the other way is not, nor what is done to the pallet of another, nor what cuts it off', () => {
  const nothing = { said: [], warning: false }
  expect(told(board(UP), board(DOWN))).toEqual(nothing)
  expect(told(board(DOWN, 1), board(UP, 1))).toEqual(nothing)
  expect(told(board(DOWN), board(null))).toEqual(nothing)
})

it('where some parcels lose their way and others keep it, it is told of how many', () => {
  const before = board(DOWN)
  const across = before.laid.map((one) => (one.card === card('straight key') ? { ...one, rotation: 1 } : one))
  expect(told(before, { ...before, laid: across })).toEqual({
    said: ['Leads a parcel away from your pallet: as things then stand it can no longer get there.'],
    warning: true,
  })
})

it('a pallet says what the barrier at its belt means, and one that is joined says nothing of it', () => {
  const pallet = card('pallet A')
  const english = (view: TransportView) => {
    const phrase = barrierTold(view, pallet)
    return phrase && say('en', phrase)
  }
  expect(english(board(null))).toMatch(/^The barrier says that no parcel comes by this end/)
  expect(english(board(DOWN))).toBeNull()
})
