import { expect, it } from 'vitest'
import { transport as game } from '../../src-main/engine/transport/index.ts'
import { previewOf } from '../../src-main/table/preview.ts'
import { transportSpeech } from '../../src-renderer/games/transport/words/speech.ts'
import { toCode } from '../../src-shared/games/transport/actions.ts'
import { say } from '../../src-renderer/messages/index.ts'
import type { State } from '../../src-main/engine/game.ts'
import { begin, codes, SWAP, END } from '../engine/transport/helpers.ts'
import { checkPhrase, seats } from './checking.ts'

/** Two seats; nobody can connect anything, and nobody has for `idle` turns. */
const idleFor = (idle: number): State => begin({ hands: [['straight plain'], ['slope plain']], idle })
const positionOf = (s: State) => ({ view: game.view(s, 0), seats: seats.slice(0, 2), viewer: 0 })

function prompt(s: State): string {
  const { text } = transportSpeech.ask(game.status(s).decision!, positionOf(s))
  checkPhrase(text)
  return say('en', text)
}

/** What stands as a warning below the question. */
const warning = (s: State): string => {
  const { view, seats: seated } = positionOf(s)
  const told = transportSpeech.nearEnd(view as never, seated)
  return told ? say('en', told) : ''
}

function preview(s: State, code: number): string {
  const candidate = transportSpeech
    .candidates(game.status(s).decision!, codes(s), game.plans(s), positionOf(s))
    .find((one) => one.codes[0] === code)
  const { text } = transportSpeech.tellPreview(candidate!, previewOf(game, s, 0, [code], 1)!, positionOf(s))
  text.forEach(checkPhrase)
  return text.map((one) => say('en', one)).join(' ')
}

it('that nobody connects a card is announced from the second such round on, with the turns left till the end', () => {
  expect(warning(idleFor(1))).not.toMatch(/nobody/i)
  expect(warning(idleFor(2))).toMatch(/Nobody has connected a card for 2 turns; after 6 the game ends\./)
  expect(warning(idleFor(4))).toMatch(/for 4 turns; after 6/)
  expect(warning(idleFor(5))).toMatch(/for 5 turns: without one the game ends with this turn\./)
})

it('the preview of the swap after which three rounds are over without a connection says that the game ends', () => {
  expect(preview(idleFor(4), toCode(SWAP))).not.toMatch(/the game ends/)
  expect(preview(idleFor(5), toCode(SWAP))).toMatch(/three rounds: the game ends with this turn\./)
})

it('so do the question and the preview of the end of that turn', () => {
  const [last, other] = [5, 4].map(idleFor)
  for (const s of [last, other]) game.apply(s, toCode(SWAP))
  expect(warning(last)).toBe('')
  expect([prompt(last), preview(last, toCode(END))]).toEqual(
    Array(2).fill('Nobody has connected a card for three rounds: this ends the game.'),
  )
  expect([prompt(other), preview(other, toCode(END))]).toEqual(Array(2).fill('There is nothing more to do.'))
})

it('a swap with a short stock promises no more new cards than there are', () => {
  const HAND = ['straight plain', 'straight plain 2', 'straight plain 3', 'straight plain 4']
  const told = (stock: readonly string[]): string => preview(begin({ hands: [HAND], stock }), toCode(SWAP))
  expect(told(['slope plain', 'floor plain', 'straight key', 'straight forklift'])).toMatch(/^You get new cards/)
  expect(told(['slope plain', 'floor plain', 'straight key'])).toMatch(
    /^Only 3 cards .* at least one of them comes back/,
  )
  expect(told(['slope plain'])).toMatch(/^Only 1 card is .* at least 3 of them come back\./)
  expect(told([])).toMatch(/^The stock is empty: you get the same cards back and connect nothing this turn\./)
})

it('where the swap alone is left the question asks for it', () => {
  const titleOf = (s: State) => {
    const decision = game.status(s).decision!
    const offered = transportSpeech.candidates(decision, codes(s), game.plans(s), positionOf(s))
    const { title, text } = transportSpeech.ask(decision, positionOf(s), offered)
    return `${say('en', title)}: ${say('en', text)}`
  }
  expect(titleOf(begin({ hands: [['straight plain']] }))).toMatch(/^Connect a card/)
  // A new parcel must come in, and none is left.
  const alone = begin({ hands: [['straight parcel']], bag: [] })
  expect(titleOf(alone)).toBe('Swap your hand: None of your cards can be connected now.')
})
