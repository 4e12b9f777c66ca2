import { expect, it } from 'vitest'
import { neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { transportSpeech } from '../../../../src-renderer/games/transport/words/speech.ts'
import { begin, game } from '../../../engine/transport/helpers.ts'
import {
  aThing,
  palletOf,
  thingOf,
  toPallet,
  toThing,
  type Whose,
} from '../../../../src-renderer/games/transport/words/pallets.ts'
import { say } from '../../../../src-renderer/messages/index.ts'

const seats = ['Ada', 'Max', 'Spieler 3', 'Bram'].map((name) => ({ name, player: 'person' as const }))
const german = (pallet: number, whose: Partial<Whose> = {}) => [
  say('de', palletOf(pallet, { seats, ...whose })),
  say('de', toPallet(pallet, { seats, ...whose })),
]

it('a pallet is called by its owner, as German has it after every kind of name', () => {
  expect([0, 1, 2, 3].map((pallet) => german(pallet)[0])).toEqual([
    'Adas Palette',
    'Max’ Palette',
    'die Palette von Spieler 3',
    'Brams Palette',
  ])
  expect(german(2)[1]).toBe('der Palette von Spieler 3')
  expect(say('en', palletOf(1, { seats }))).toBe('Max’s pallet')
  expect(say('nl', toPallet(0, { seats }))).toBe('de pallet van Ada')
})

it('that of whoever reads is theirs, before that of whoever did something', () => {
  expect(german(0, { viewer: 0, doer: 0 })).toEqual(['deine Palette', 'deiner Palette'])
  expect(german(0, { viewer: 3, doer: 0 })).toEqual(['die eigene Palette', 'der eigenen Palette'])
  expect(say('en', palletOf(0, { seats, viewer: 'onlooker', doer: 0 }))).toBe('their own pallet')
})

it('a hidden card is nobody’s pallet', () => {
  for (const one of [thingOf, toThing, aThing]) expect(say('en', one(-1, { seats }))).toBe('a hidden card')
})

it('the slip of a pallet, what was taken up, and a parcel that lies by one call it by its owner, too', () => {
  const s = begin({ hands: [[]], parcels: [{ parcel: 1, on: 'intake 1' }] })
  const view = game.view(s, 0) as TransportView
  const at = { view, seats, viewer: 0 }
  expect(say('en', transportSpeech.about({ kind: 'pallet', id: 0 }, at)!.name)).toBe('your pallet')
  expect(say('en', transportSpeech.about({ kind: 'pallet', id: 1 }, at)!.name)).toBe('Max’s pallet')
  const tiles = [0, 1].map((id) => say('de', transportSpeech.about({ kind: 'pallet', id }, at)!.text))
  expect(tiles[0]).toContain('gehen auf dein Plättchen.')
  expect(tiles[1]).toContain('gehen auf das Plättchen von Max.')
  const lifted = { ...at, view: { ...view, step: { ...view.step, name: 'palletPlace' as const, card: 0 } } }
  expect(say('de', transportSpeech.begun!(lifted)!)).toBe('deine Palette aufgenommen')
  const pallet = view.laid.find(({ card }) => card === 0)!
  const free = [0, 1, 2, 3, 4, 5].map((side) => neighbour(pallet.cell, side))
  const cell = free.find((one) => view.laid.every((laid) => laid.cell !== one))!
  const beside = { card: 40, cell, rotation: 0, parcel: 2 }
  const lying = { ...at, view: { ...view, laid: [...view.laid, beside] } }
  expect(say('en', transportSpeech.callsAt!({ kind: 'parcel', id: 2 }, lying)!)).toContain(' of your pallet)')
})
