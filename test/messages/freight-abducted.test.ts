import { expect, test } from 'vitest'
import { freightExpress as game } from '../../src-main/engine/freight-express/index.ts'
import type { State } from '../../src-main/engine/flat.ts'
import { MAX_CHOICES } from '../../src-main/engine/game.ts'
import { previewOf } from '../../src-main/table/preview.ts'
import { say } from '../../src-renderer/messages/index.ts'
import { drawShown } from '../../src-renderer/games/freight-express/overlay/ways-drawing.ts'
import { freightSpeech } from '../../src-renderer/games/freight-express/words/speech.ts'
import { BASE } from '../../src-renderer/stage/craft.ts'
import { act, offeredOf, open } from '../engine/freight-express/helpers.ts'
import { before, use } from '../engine/freight-express/advanced/helpers.ts'
import { frameOf } from '../renderer/harness/position.ts'
import { seats } from './checking.ts'

/** A crossing that Bram's train of two wagons is driven over, in a turn of Ada's, whose train has none. */

const position = (s: State) => ({ view: open(s), seats, viewer: game.status(s).decision!.by })

function candidatesOf(s: State) {
  const out = new Int32Array(MAX_CHOICES)
  const codes = [...out.subarray(0, game.choices(s, out))]
  return freightSpeech.candidates(game.status(s).decision!, codes, game.plans(s), position(s))
}

/** The card that is flipped allows one wagon. */
function overCrossing(): State {
  const s = before('abduction', {
    cells: { '4,2': { card: 45 } },
    locomotives: ['4,2 W inner in'],
    coupled: [[], [20, 21]],
    hands: [[6]],
    stock: [0],
  })
  use(s)
  act(s, { kind: 'abduct', card: 6, seat: 1 })
  return s
}

test('whose train is too long is told how many wagons it loses, and reads their own name', () => {
  const s = overCrossing()
  const at = position(s)
  const { above, text } = freightSpeech.ask(game.status(s).decision!, at)
  expect(say('en', above)).toContain('Bram')
  expect(say('en', text!)).toMatch(/allows 1 wagon: choose the one you lose\.$/)
  const [first] = candidatesOf(s)
  const told = freightSpeech.tellPreview(first, previewOf(game, s, 1, first.codes, 1)!, at)
  expect(say('en', told.above)).toBe(say('en', above))
})

/** The line divides before Bram's train: north over a crossing, and on to the east. */
function atBranch(): State {
  const s = before('abduction', {
    cells: { '7,1': { rails: 'EW+NW' }, '7,0': { rails: 'NS+EW' }, '8,1': { rails: 'EW' } },
    locomotives: ['7,1 W edge in'],
    coupled: [[], [20, 21]],
    hands: [[{ wagon: 6, action: [2, 5] }]],
  })
  use(s)
  const [{ card }] = offeredOf(s, 'abduct')
  act(s, { kind: 'abduct', card, seat: 1 })
  return s
}

test('before an abducted train crosses it is told what that may cost its owner', () => {
  const s = atBranch()
  const over = candidatesOf(s).find(({ steps }) => steps.some(({ note }) => note && /flips/.test(say('en', note))))!
  expect(over.steps.map(({ note }) => note && say('en', note)).join()).toMatch(/\d+ of \d+ cards would cost wagons/)
  const preview = previewOf(game, s, 0, over.codes, 1)!
  const told = freightSpeech.tellPreview(over, preview, position(s)).text
  for (const [language, flipped, needed] of [
    ['en', 'would cost Bram wagons', 'one for each wagon that Bram pulls'],
    ['nl', 'Bram wagons kosten', 'elke wagon die Bram trekt'],
    ['de', 'Bram Waggons kosten', 'jeden Waggon, den Bram zieht'],
  ] as const) {
    const text = told.map((line) => say(language, line)).join(' ')
    expect(text).toContain(flipped)
    expect(text).toContain(needed)
  }
})

test('whoever is about to abduct a train over a crossing is told what that may cost its owner', () => {
  const s = before('abduction', {
    cells: { '4,2': { card: 45 } },
    locomotives: ['4,2 W inner in'],
    coupled: [[], [20, 21]],
    hands: [[6]],
  })
  use(s)
  const [first] = candidatesOf(s)
  const told = freightSpeech.tellPreview(first, previewOf(game, s, 0, first.codes, 1)!, position(s)).text
  expect(told.map((line) => say('en', line)).join(' ')).toMatch(
    /of the \d+ cards you cannot see would cost Bram wagons\. .* one for each wagon that Bram pulls\./,
  )
})

test('the ways of an abducted train are drawn as those of a driver, not of one that is pushed', () => {
  const s = atBranch()
  const [first, other] = candidatesOf(s).map(({ codes }) => previewOf(game, s, 0, codes, 1)!)
  const { ways } = drawShown(open(s), { ...first, others: [other] }, frameOf(2), BASE)
  expect(ways.length).toBeGreaterThan(1)
  expect(ways.map(({ seat, isPushed }) => [seat, isPushed])).toEqual(ways.map(() => [1, false]))
})
