import { expect, it } from 'vitest'
import type { Phrase } from '../../../../src-shared/core.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { previewOf } from '../../../../src-main/table/preview.ts'
import { transportSpeech } from '../../../../src-renderer/games/transport/words/speech.ts'
import { placeNow } from '../../../../src-renderer/games/transport/words/places.ts'
import { neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { act, begin, codes, connect, game } from '../../../engine/transport/helpers.ts'

const seats = ['Ada', 'Bram'].map((name) => ({ name, player: 'person' as const }))

it('what connects a card names it where nothing shows which: between belt and pallet, and at an open end', () => {
  const s = begin({ hands: [['wideBend plain', 'straight key']] })
  act(s, connect('straight key'))
  const at = { view: game.view(s, 0) as TransportView, seats, viewer: 0 as const }
  const all = transportSpeech.candidates(game.status(s).decision!, codes(s), game.plans(s), at)
  const kinds = new Set<string>()
  for (const candidate of all) {
    const preview = previewOf(game, s, 0, candidate.codes, 1)!
    const { unseen } = transportSpeech.tellPreview(candidate, preview, at)
    kinds.add(unseen!.title!.key)
    for (const language of ['en', 'nl', 'de'] as const) {
      const told = { en: 'straight', nl: 'recht', de: 'gerade' }[language]
      expect(say(language, unseen!.title!).toLowerCase()).toContain(told)
    }
  }
  expect(kinds).toEqual(new Set(['transport.preview.connect', 'transport.preview.insert.card']))
})

it('a hint counts no steps round a corner to the place of a card, which is lit; only who hears it is told them', () => {
  const s = begin({ hands: [['wideBend plain', 'straight key']] })
  act(s, connect('straight key'))
  const at = { view: game.view(s, 0) as TransportView, seats, viewer: 0 as const }
  const all = transportSpeech.candidates(game.status(s).decision!, codes(s), game.plans(s), at)
  const keysOf = (one: Phrase | undefined) =>
    Object.values(one?.params ?? {}).flatMap((each) => (typeof each === 'object' ? [(each as Phrase).key] : []))
  // Further out than the belt reaches at the start, as cells of a grown table lie.
  const far = { ...at, view: { ...at.view, laid: at.view.laid.filter(({ card }) => card === 4) } }
  const titles = all.flatMap((one) => transportSpeech.hintTitle?.(one, [], far) ?? [])
  expect(titles.length).toBeGreaterThan(0)
  expect(titles.flatMap(keysOf)).not.toContain('transport.place.legs')
  expect(titles.flatMap(keysOf)).toContain('common.at')
})

it('a place beside the own pallet is told by that, and not by its letter', () => {
  const view = game.view(begin({ hands: [[]] }), 0) as TransportView
  const own = view.laid.find(({ card }) => card === 0)!
  const free = [0, 1, 2, 3, 4, 5]
    .map((side) => neighbour(own.cell, side))
    .find((cell) => view.laid.every((one) => one.cell !== cell))!
  const told = (language: 'en' | 'nl' | 'de', viewer: number | null) =>
    say(language, placeNow(view, free, -1, { seats, viewer }))
  expect(told('en', 0)).toMatch(/^to the .+ of your pallet$/)
  expect(told('nl', 0)).toMatch(/ naast je pallet$/)
  expect(told('de', 0)).toMatch(/ neben deiner Palette$/)
  expect(told('en', null)).toMatch(/ of Ada’s pallet$/)
  expect(told('en', 1)).toMatch(/ of Ada’s pallet$/)
  expect(told('de', 1)).toMatch(/ neben Adas Palette$/)
})

it('a hint says where a pallet goes that a forklift has lifted, or how it is turned: here is said of every place', () => {
  const s = begin({ hands: [['straight forklift']] })
  act(s, connect('straight forklift'))
  act(s, game.decode(s, codes(s)[0]!))
  act(s, game.decode(s, game.encode(s, { kind: 'lift', pallet: 0 }) as number))
  const at = { view: game.view(s, 0) as TransportView, seats, viewer: 0 as const }
  const all = transportSpeech.candidates(game.status(s).decision!, codes(s), game.plans(s), at)
  const titles = all.flatMap((one) => transportSpeech.hintTitle?.(one, [], at) ?? [])
  expect(titles.length).toBeGreaterThan(0)
  for (const title of titles)
    expect(say('en', title)).toMatch(/^(Move your pallet to a new place, .+|Turn your pallet to face .+)\?$/)
})
