import { describe, expect, it } from 'vitest'
import type { State } from '../../src-main/engine/game.ts'
import { previewOf } from '../../src-main/table/preview.ts'
import type { Action } from '../../src-shared/games/transport/actions.ts'
import { toCode } from '../../src-shared/games/transport/actions.ts'
import { transportSpeech } from '../../src-renderer/games/transport/words/speech.ts'
import { say } from '../../src-renderer/messages/index.ts'
import { act, begin, codes, connect, game, insert, line, place, play, take } from '../engine/transport/helpers.ts'
import { checkPhrase, seats } from './checking.ts'

/** What the preview of an answer says, in English. */
function previewWords(s: State, action: Action): string[] {
  const position = { view: game.view(s, 0), seats: seats.slice(0, 2), viewer: 0 }
  const candidate = transportSpeech
    .candidates(game.status(s).decision!, codes(s), game.plans(s), position)
    .find((one) => one.codes.length === 1 && one.codes[0] === toCode(action))
  const { text } = transportSpeech.tellPreview(candidate!, previewOf(game, s, 0, candidate!.codes, 1)!, position)
  text.forEach(checkPhrase)
  return text.map((one) => say('en', one))
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
  const text = previewWords(s, insert(-1, 0, 0, 3))
  expect(text[0]).toMatch(/^pallet A moves on to the west$/i)
  expect(text.join()).not.toContain('Facing')
})
