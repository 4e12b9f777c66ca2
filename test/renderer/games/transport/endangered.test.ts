import { expect, it } from 'vitest'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { cellAt } from '../../../../src-shared/geometry/hexagons.ts'
import type { Preview } from '../../../../src-shared/table.ts'
import { cutsOffOthers, cutsOffOwn, endsGame } from '../../../../src-renderer/games/transport/words/hint/endangered.ts'
import { laidIn } from '../../../../src-renderer/games/transport/words/belts/opened.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { begin, card, game, line } from '../../../engine/transport/helpers.ts'

const seats = ['Ada', 'Bram'].map((name) => ({ name, player: 'person' as const }))
const MOVED = card('straight key')

/** Pallet A, a belt that a key moves, and a belt with a parcel. */
const whole = (() => {
  const s = begin({ ...line(0, [['straight parcel', 1, 0, 0]]), parcels: [{ parcel: 1, on: 'straight parcel' }] })
  return laidIn(game.view(s, 0) as TransportView, { card: MOVED, cell: cellAt(0, 0), rotation: 0 })
})()

const previewOf = (kind: string, after: TransportView): Preview =>
  ({ beats: [{ event: { kind, seat: 0 }, view: after }] }) as unknown as Preview
const told = ({ text, warning }: ReturnType<typeof endsGame>) => ({ said: text.map((one) => say('en', one)), warning })
/** The belt of the pallet is laid across, or the card carried off. */
const moved = (q: number, rotation: number, active = 0) => {
  const view = { ...whole, active }
  const after = laidIn(view, { card: MOVED, cell: cellAt(q, q), rotation })
  return told(cutsOffOwn(previewOf('keyMoved', after), { view, seats, viewer: 0 }))
}

it('a card that leaves one’s own pallet without any way to it is warned of', () => {
  expect(moved(5, 0)).toEqual({
    said: ['Cuts your pallet off: no parcel comes to it as things then stand.'],
    warning: true,
  })
})

it('what changes nothing for one’s own pallet is not warned of', () => {
  expect(moved(0, 3)).toEqual({ said: [], warning: false })
})

it('nobody is warned of what is done to the pallet of another', () => {
  expect(moved(5, 0, 1)).toEqual({ said: [], warning: false })
})

it('what a preview cuts off of others is told without a warning, and of the own side not once more', () => {
  const cut = (pallet: number) =>
    cutsOffOthers({ beats: [{ event: { kind: 'palletCutOff', pallet } }] } as unknown as Preview, {
      view: whole,
      seats,
      viewer: 0,
    }).map((one) => say('en', one))
  expect(cut(1)).toEqual(['Cuts Bram’s pallet off: no parcel comes to it as things then stand.'])
  expect(cut(0)).toEqual([])
})

it('the end of the game is told with how it stands then, and warned of where others are ahead', () => {
  const after = (tiles: readonly (readonly number[])[]) => ({
    ...whole,
    seats: whole.seats.map((seat, i) => ({ ...seat, tile: tiles[i] })),
  })
  const end = (...tiles: readonly (readonly number[])[]) =>
    told(endsGame(previewOf('ended', after(tiles)), { view: whole, seats, viewer: 0 }))
  const [won, lost] = [end([1], []), end([], [1])]
  expect(won.warning).toBe(false)
  expect(won.said).toEqual([expect.stringContaining('you have won with')])
  expect(lost.warning).toBe(true)
  expect(lost.said).toEqual([expect.stringContaining('with Bram ahead')])
  expect(end([], [])).toEqual({ said: [], warning: false })
  expect(told(endsGame(previewOf('keyMoved', after([[], [1]])), { view: whole, seats, viewer: 0 })).said).toEqual([])
})
