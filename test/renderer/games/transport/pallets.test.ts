import { expect, it } from 'vitest'
import { palletOf, toPallet, type Whose } from '../../../../src-renderer/games/transport/words/pallets.ts'
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
