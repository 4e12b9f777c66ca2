import { describe, expect, it } from 'vitest'
import type { State } from '../../src-main/engine/game.ts'
import { previewOf } from '../../src-main/table/preview.ts'
import type { Action } from '../../src-shared/games/transport/actions.ts'
import { fromCode, toCode } from '../../src-shared/games/transport/actions.ts'
import { transportSpeech } from '../../src-renderer/games/transport/words/speech.ts'
import { say } from '../../src-renderer/messages/index.ts'
import { act, begin, codes, connect, game, insert, line, place, play, take } from '../engine/transport/helpers.ts'
import { checkPhrase, seats } from './checking.ts'

/** What the preview of an answer says, in English. */
const previewWords = (s: State, action: Action): string[] => previewed(s, action).shown

/** The same, and what it says to whoever does not see the table. */
function previewed(s: State, action: Action) {
  const position = { view: game.view(s, 0), seats: seats.slice(0, 2), viewer: 0 }
  const candidate = transportSpeech
    .candidates(game.status(s).decision!, codes(s), game.plans(s), position)
    .find((one) => one.codes.length === 1 && one.codes[0] === toCode(action))
  const told = transportSpeech.tellPreview(candidate!, previewOf(game, s, 0, candidate!.codes, 1)!, position)
  const heard = [told.unseen?.title ?? told.title, ...(told.unseen?.text ?? [])]
  const phrases = [told.title, ...told.text, ...heard]
  phrases.forEach(checkPhrase)
  const inEnglish = (texts: typeof phrases) => texts.map((one) => say('en', one))
  return {
    above: say('en', told.above),
    title: say('en', told.title),
    shown: inEnglish([...told.text]),
    heard: inEnglish(heard),
  }
}

/** A key that has just been played takes a card that brings a parcel. */
function keyTakesParcelCard(options: Record<string, unknown>): State {
  const s = begin({ options, hands: [['straight key']], board: [['straight parcel', 2, -2, 2]], bag: [4] })
  play(s, 'straight key', place(1, 1, 2))
  act(s, take('straight parcel'))
  return s
}

describe('under iconsFireAgain the preview of the place for a card that a key moves', () => {
  it('tells of the parcel that comes in', () => {
    const again = keyTakesParcelCard({ iconsFireAgain: true })
    expect(previewWords(again, place(-1, -1, 2))).toContain('Then a parcel comes in.')
    expect(previewWords(keyTakesParcelCard({}), place(-1, -1, 2))).not.toContain('Then a parcel comes in.')
  })

  it('tells of no icon that has acted in this turn: a key that moves itself moves no other card', () => {
    const s = begin({ options: { iconsFireAgain: true }, hands: [['straight key']] })
    play(s, 'straight key', place(1, 1, 2))
    act(s, take('straight key'))
    expect(previewWords(s, place(-1, -1, 2))).not.toContain('Then its key moves a card.')
  })
})

it('the preview of a card before a pallet tells where the pallet goes, not which way it faces then', () => {
  const s = begin({ ...line(2), hands: [['slope plain']] })
  act(s, connect('slope plain'))
  const { heard } = previewed(s, insert(-1, 0, 0, 3))
  expect(heard[1]).toMatch(/^your pallet moves on to the left$/i)
  expect(heard.join()).not.toContain('Facing')
})

it('a card at an open end is asked about in two words; its place and how it lies are told to whoever sees no table', () => {
  const s = begin({ ...line(2), hands: [['slope plain']] })
  act(s, connect('slope plain'))
  const place = codes(s).find((code) => fromCode(code).kind === 'place')!
  const { above, title, shown, heard } = previewed(s, fromCode(place))
  expect([title, shown]).toEqual(['Connect here?', []])
  // Which card it is stands above it, as above the rows of its places.
  expect(above).toBe('slope (bolted)')
  expect(heard[0]).toMatch(/^Connect a slope/)
  expect(heard[1]).toMatch(/^To [A-Z]\d+/)
  expect(heard[2]).toMatch(/^Downhill/)
})

it('six ways of a card before a pallet are told each by the one entry, then by where the pallet goes, in few words', () => {
  const s = begin({ ...line(2), hands: [['oneWayJunction plain']] })
  act(s, connect('oneWayJunction plain'))
  const position = { view: game.view(s, 0), seats: seats.slice(0, 2), viewer: 0 }
  const rows = transportSpeech
    .candidates(game.status(s).decision!, codes(s), game.plans(s), position)
    .filter(({ group }) => group.id === 'insert')
    .map(({ steps }) => steps[steps.length - 1])
  expect(rows).toHaveLength(6)
  for (const { label, note } of rows) {
    expect(say('en', label)).toMatch(/^(right|upper left|lower left) is entry only$/)
    expect(say('en', note!)).toMatch(/^your pallet to the (upper|lower) left$/)
  }
})
