import { expect, it } from 'vitest'
import type { State } from '../../../../src-main/engine/flat.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { transportSpeech } from '../../../../src-renderer/games/transport/words/speech.ts'
import { begin, codes, connect, act, game } from '../../../engine/transport/helpers.ts'

const seats = [0, 1].map((i) => ({ name: `P${i}`, player: 'person' as const }))

/** Pallet A alone, one free place from a belt on which a parcel lies that ends a place further on the other side. */
const cutOff = (): State =>
  begin({
    layout: false,
    board: [
      ['pallet A', -1, 0, 0],
      ['straight plain 1', 1, 0, 0],
      ['straight plain 2', 2, 0, 0],
      ['pallet B', 9, 9, 0],
    ],
    hands: [['straight plain 3', 'junction plain']],
    parcels: [{ parcel: 1, on: 'straight plain 2' }],
  })

function asked(s: State) {
  const view = game.view(s, 0) as TransportView
  const { decision } = game.status(s)
  const at = { view, seats, done: [] } as never
  const candidates = transportSpeech.candidates(decision!, codes(s), game.plans(s), at)
  return { view, decision: decision!, candidates, at }
}

it('what leads belts back to a pallet that is cut off stands above all else, and is lit', () => {
  const { candidates } = asked(cutOff())
  const back = candidates.filter(({ group }) => group.id === 'rejoin')
  expect(back.length).toBeGreaterThan(0)
  expect(candidates.slice(0, back.length)).toEqual(back)
  expect(back.every(({ opensWay }) => opensWay!())).toBe(true)
  const places = new Set(back.map(({ end }) => end?.id))
  expect(places.size).toBe(1)
  // The other end of the belt, where the pallet would lie as it lies.
  const rest = candidates.filter(({ group }) => group.id === 'connect')
  expect(rest.length).toBeGreaterThan(0)
  expect(rest.some(({ end, opensWay }) => end !== null && opensWay?.())).toBe(false)
})

it('that it is cut off is told for as long as it is, and where the way back stands', () => {
  const s = cutOff()
  const { view, candidates } = asked(s)
  const told = (seat: number, offered = candidates) => transportSpeech.standing!(view, seat, offered)?.key
  expect(told(0)).toBe('transport.apart.yours.now')
  expect(told(0, [])).toBe('transport.apart.yours')
  act(s, connect('straight plain 3'))
  const [offer] = asked(s).candidates
  expect(offer.group.id).toBe('rejoin')
  game.apply(s, offer.codes[0])
  expect(transportSpeech.standing!(game.view(s, 0) as TransportView, 0, [])).toBeNull()
})

it('nothing is said to be missing that stands under the way back', () => {
  const { decision, candidates, at } = asked(cutOff())
  const back = candidates.filter(({ group }) => group.id === 'rejoin')
  const absent = transportSpeech.absent!(decision, back, at).map(({ group }) => group.id)
  expect(absent).not.toContain('connect')
})
