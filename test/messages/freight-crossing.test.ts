import { expect, test } from 'vitest'
import { toCode } from '../../src-shared/games/freight-express/actions.ts'
import { TRACK_CARDS } from '../../src-shared/games/freight-express/cards.ts'
import { say } from '../../src-renderer/messages/index.ts'
import { driveCandidate } from '../../src-renderer/games/freight-express/words/answers/drive.ts'
import { sleeperPlace } from '../../src-renderer/games/freight-express/words/places.ts'
import { freightSpeech } from '../../src-renderer/games/freight-express/words/speech.ts'
import { flipRisk } from '../../src-renderer/games/freight-express/words/unseen.ts'
import { freightExpress as game } from '../../src-main/engine/freight-express/index.ts'
import { previewOf } from '../../src-main/table/preview.ts'
import { WIDE, at, begin } from '../engine/freight-express/helpers.ts'
import { seats } from './checking.ts'

/** A crossing may lie amid four stations. */
const STAR = ['D...F.G', '..B....', '.A.E..H', '..C....', 'I...J..']
const CELLS = { '1,2': { rails: 'EW' }, '2,2': { rails: 'NS+EW' }, '3,2': { rails: 'EW' }, '2,1': { rails: 'NS' } }

/** In the west before a crossing, with so many wagons. */
const before = (wagons: number) =>
  begin({
    layout: WIDE,
    cells: CELLS,
    locomotives: ['2,2 W edge in', 'A'],
    hands: [[{ wagon: 4, action: [4, 5] }], []],
    coupled: [[20, 21, 22, 23].slice(0, wagons)],
  })

test('of a crossing it is told how many unseen cards allow fewer wagons than the train has', () => {
  const s = before(3)
  const view = game.view(s, 0)
  const seen = [
    ...view.seats[0].hand,
    ...view.seats[0].coupled,
    ...view.cells.flatMap(({ card }) => (card < 0 ? [] : [card])),
  ]
  const hidden = TRACK_CARDS.filter((_, card) => !seen.includes(card) && card !== view.discardTop)
  expect(flipRisk(view)).toEqual({ n: hidden.filter(({ action }) => action < 3).length, all: hidden.length })
  expect(flipRisk(view)!.n).toBeGreaterThan(0)
  expect(flipRisk(game.view(before(1), 0))?.n).toBe(0)
  expect(flipRisk(game.view(before(0), 0))).toBeNull()
})

test('a drive over a crossing says where it goes on to and what it may cost', () => {
  const s = before(2)
  const [plan] = game.plans(s)
  const position = { view: game.view(s, 0), seats, viewer: 0 }
  const note = driveCandidate(plan, position).steps.at(-1)?.note
  expect(say('en', note!)).toMatch(/^heading east\s· flips the top card there\s· \d+ of \d+ cards would cost wagons$/)
})

/** On a crossing beside G. */
const besideStation = () =>
  begin({
    layout: WIDE,
    cells: { '2,3': { rails: 'NS+EW' } },
    hands: [[{ wagon: 4 }]],
    locomotives: ['2,3 N edge in'],
  })

test('a drive that goes on into a station says so, and the station may be pointed at', () => {
  const s = besideStation()
  const [plan] = game.plans(s)
  const { steps, refs } = driveCandidate(plan, { view: game.view(s, 0), seats, viewer: 0 })
  expect(say('en', steps.at(-1)!.label)).toMatch(/^Drive 4 over the crossing .*, on to G$/)
  expect(refs).toContainEqual({ kind: 'station', id: 6 })
})

test('the button of a drive names the station that it leads to, and else how far it goes', () => {
  const s = begin({ layout: WIDE, cells: { '2,3': { rails: 'NS' } }, hands: [[{ wagon: 9 }, { wagon: 2 }]] })
  const position = { view: game.view(s, 0), seats, viewer: 0 }
  const into = { kind: 'drive', facts: { enters: 4 }, end: { kind: 'station', id: 4 } } as const
  const along = { kind: 'drive', facts: {}, end: { kind: 'sleeper', id: 100 } } as const
  const told = [into, along].map((plan) => {
    const card = position.view.seats[0].hand[0]
    const codes = [toCode({ kind: 'drive', card })]
    return driveCandidate({ ...plan, codes, refs: [{ kind: 'card', id: card }, plan.end] }, position).confirm
  })
  expect(told.map((confirm) => say('en', confirm))).toEqual(['Drive 9 to E', 'Drive 9'])
  expect(say('nl', told[0])).toBe('Rijd 9 naar E')
  expect(say('de', told[0])).toBe('9 nach E fahren')
})

test('the question before a drive over a crossing counts what may cost wagons, in practice and in lessons too', () => {
  const s = before(2)
  const [plan] = game.plans(s)
  const at = { view: game.view(s, 0), seats, viewer: 0 }
  const preview = previewOf(game, s, 0, plan.codes, 1)!
  // What can be taken back there ends nowhere for what was learnt.
  for (const stops of ['learnt', 'end'] as const) {
    const { text } = freightSpeech.tellPreview(driveCandidate(plan, at), { ...preview, stops }, at)
    expect(text.map((line) => say('en', line)).join(' ')).toMatch(/A card is flipped at the crossing: \d+ of the \d+/)
    const lines = text.map((line) => say('en', line))
    expect(lines).toContain('Its die must show 2 or more, one for each wagon you pull.')
  }
  const short = begin({ layout: WIDE, cells: CELLS, locomotives: ['1,2 centre E'], hands: [[{ wagon: 3 }]] })
  const near = { view: game.view(short, 0), seats, viewer: 0 }
  const [stop] = game.plans(short)
  const told = freightSpeech.tellPreview(driveCandidate(stop, near), previewOf(game, short, 0, stop.codes, 1)!, near)
  expect(told.text.map(({ key }) => key)).not.toContain('freight.preview.learnt')
})

test('before a drive over a crossing its question names the station that it goes on to, as its button does', () => {
  const s = besideStation()
  const [plan] = game.plans(s)
  const position = { view: game.view(s, 0), seats, viewer: 0 }
  const candidate = driveCandidate(plan, position)
  const told = freightSpeech.tellPreview(candidate, previewOf(game, s, 0, plan.codes, 1)!, position)
  expect(say('en', told.title)).toBe('Drive 4 into G?')
})

test('on a crossing a locomotive is named by the line it is on, not by the one it crosses', () => {
  const s = begin({ layout: STAR, cells: { '2,2': { rails: 'NS+EW' } } })
  const view = game.view(s, 0)
  const [north, east] = [0, 3].map((point) => at(s, 2, 2) * 9 + point)
  expect(say('en', sleeperPlace(view, north))).toBe('between B and C')
  expect(say('en', sleeperPlace(view, east))).toBe('between A and E')
})
