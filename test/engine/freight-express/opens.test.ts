import { describe, expect, it } from 'vitest'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { previewOf } from '../../../src-main/table/preview.ts'
import { freightSpeech } from '../../../src-renderer/games/freight-express/words/speech.ts'
import { railsOn } from '../../../src-renderer/games/freight-express/words/places.ts'
import { say } from '../../../src-renderer/messages/index.ts'
import { EW } from '../../../src-shared/geometry/rails.ts'
import { act, at, begin, handOf, offeredOf, open, station } from './helpers.ts'

/** A straight to be laid between A and E, and a card to drive with. */
const gap = (drive: number) => begin({ hands: [[{ rails: 'EW' }, { wagon: drive }]] })
const lays = (s: ReturnType<typeof gap>) => {
  const [straight] = handOf(s, 0)
  return offeredOf(s, 'lay').filter(
    ({ card, cell, rotation }) => card === straight && cell === at(s, 2, 2) && railsOn(card, rotation) === EW,
  )
}

describe('what a card laid opens', () => {
  it('is each station that a card drives into then and none drove into before', () => {
    for (const drive of [4, 6, 9]) {
      const s = gap(drive)
      const after = s.slice()
      act(after, lays(s)[0])
      const reached = game
        .plans(after)
        .filter(({ kind, facts }) => kind === 'drive' && Number(facts['enters']) >= 0)
        .map(({ end }) => end.id)
      expect(game.opens!(s, after).map(({ to, n }) => [to.id, n])).toEqual(
        [...new Set(reached)].map((id) => [id, drive]),
      )
    }
    const s = gap(9)
    const after = s.slice()
    act(after, lays(s)[0])
    expect(game.opens!(s, after)).toEqual([{ to: { kind: 'station', id: station('E') }, n: 9 }])
  })

  it('is nothing where it could be reached before, where too weak a card is left, and when one has driven', () => {
    const there = begin({ hands: [[{ wagon: 9 }, { wagon: 8 }]], cells: { '2,2': { rails: 'EW' } } })
    expect(game.opens!(there, there.slice())).toEqual([])
    const driven = there.slice()
    act(driven, offeredOf(there, 'drive')[0])
    expect(game.opens!(there, driven)).toEqual([])
    const weak = begin({ hands: [[{ rails: 'EW' }, { wagon: 2 }]] })
    const after = weak.slice()
    act(after, lays(weak)[0])
    expect(game.opens!(weak, after)).toEqual([])
  })

  it('is told where the card is asked about', () => {
    const s = gap(9)
    const lay = lays(s)[0]
    const code = game.encode(s, lay) as number
    const preview = previewOf(game, s, 0, [code], 1)!
    const at = { view: open(s), seats: ['Ada', 'Bram'].map((name) => ({ name, player: 'person' as const })), viewer: 0 }
    const decision = game.status(s).decision!
    const [candidate] = freightSpeech.candidates(decision, [code], game.plans(s), at)
    const told = (language: 'en' | 'nl' | 'de') =>
      freightSpeech
        .tellPreview(candidate, preview, at)
        .text.map((line) => say(language, line))
        .join(' ')
    expect(told('en')).toContain('You can then drive 9 to E.')
    expect(told('nl')).toContain('Daarna kun je 9 naar E rijden.')
    expect(told('de')).toContain('Danach kannst du 9 nach E fahren.')
  })
})
