import { expect, test } from 'vitest'
import { freightExpress as game } from '../../src-main/engine/freight-express/index.ts'
import type { State } from '../../src-main/engine/flat.ts'
import type { FreightScenario } from '../../src-main/engine/freight-express/setup/scenario.ts'
import { freightSpeech } from '../../src-renderer/games/freight-express/words/speech.ts'
import { say } from '../../src-renderer/messages/index.ts'
import { sections } from '../../src-renderer/ui/choosing/choice-rows.ts'
import { NOTHING, chosen, variants } from '../../src-renderer/ui/choosing/selection.ts'
import type { Candidate } from '../../src-renderer/words/speech.ts'
import { begin, codes, handOf, station } from '../engine/freight-express/helpers.ts'
import { seats } from './checking.ts'

/** From A a bend leads east about to B, and another south about: each is as long as the other. */
const TWO_BENDS: FreightScenario = {
  layout: ['.........', '.A.......', '..B......', '....C.D.E', '.........', '..F.G.H.I', 'J........'],
  cells: { '2,1': { rails: 'SW' }, '1,2': { rails: 'NE' } },
  hands: [[{ wagon: 9 }]],
}

const drivesOf = (s: State): readonly Candidate[] => {
  const { decision } = game.status(s)
  const position = { view: game.view(s, 0), seats, viewer: 0 }
  return freightSpeech
    .candidates(decision!, codes(s), game.plans(s), position)
    .filter(({ group }) => group.id === 'drive')
}

/** The only card is clicked: with it one can only come to B. */
const cardHeld = (s: State) => ({ ...NOTHING, picked: [{ kind: 'card' as const, id: handOf(s, 0)[0] }] })

test('of two ways that come to the same one is meant at once, and R turns to the other', () => {
  const s = begin(TWO_BENDS)
  const drives = drivesOf(s)
  const there = cardHeld(s)
  const meant = chosen(drives, there)
  expect(meant?.end).toEqual({ kind: 'station', id: station('B') })
  const ways = variants(drives, there)
  expect(ways.map(({ steps }) => say('en', steps[2].label))).toEqual(['Towards the east', 'Towards the south'])
  expect(chosen(drives, { ...there, turn: 1 })).toBe(ways[1])
  expect(say('en', meant!.another!)).toBe('Another way')
})

test('ways that come to the same really do: the position after each is one and the same', () => {
  const s = begin(TWO_BENDS)
  const [one, other] = drivesOf(s).map((drive) => {
    const after = s.slice()
    for (const code of drive.codes) game.apply(after, code)
    return after
  })
  expect(one).toEqual(other)
})

test('the list has one row for a place to which ways that come to the same lead', () => {
  const s = begin(TWO_BENDS)
  const drives = drivesOf(s)
  const [{ rows }] = sections(drives, NOTHING)
  expect(
    drives.every(
      ({ steps }) => say('en', steps[1].label) === 'Drive 9 into B' && !steps[1].note?.key.includes('leaves'),
    ),
  ).toBe(true)
  expect(new Set(drives.map(({ steps }) => steps[1].id)).size).toBe(1)
  expect(rows.every(({ deeper }) => !deeper)).toBe(true)
})

test('which way is asked where it makes a difference: somebody stands on one of them', () => {
  const s = begin({ ...TWO_BENDS, seats: 2, locomotives: ['A', '2,1 W inner in'] })
  const drives = drivesOf(s)
  expect(chosen(drives, cardHeld(s))).toBeNull()
})

test('which way is asked where it makes a difference: one is longer, and fewer steps lapse', () => {
  const s = begin({
    ...TWO_BENDS,
    layout: ['.........', '.A.B.....', '.........', '....C.D.E', '.........', '..F.G.H.I', 'J........'],
    cells: { '2,1': { rails: 'EW' }, '1,2': { rails: 'NE' }, '2,2': { rails: 'EW' }, '3,2': { rails: 'NW' } },
    hands: [[{ wagon: 9 }]],
  })
  const drives = drivesOf(s)
  expect(new Set(drives.map(({ stem }) => stem)).size).toBe(drives.length)
})

const TWO_ENDS: FreightScenario = { cells: { '2,2': { rails: 'NW+SW' } }, hands: [[{ wagon: 4 }]] }

test('drives that end on one card say in their titles where they look, without naming rails where that is enough', () => {
  const drives = drivesOf(begin(TWO_ENDS))
  expect(drives.map(({ steps }) => say('en', steps[1].label)).sort()).toEqual([
    'Drive 4, stop between B and H, heading for B',
    'Drive 4, stop between B and H, heading for H',
  ])
  expect(drives.map(({ steps }) => steps[1].note)).toEqual([undefined, undefined])
})

test('two drives into one station say in their titles how they leave, where each is a row of its own', () => {
  const s = begin({ ...TWO_BENDS, seats: 2, locomotives: ['A', '2,1 W inner in'] })
  const titles = drivesOf(s).map(({ steps }) => say('en', steps[1].label))
  expect(titles).toEqual(expect.arrayContaining(['Drive 9 into B, leaving to the south']))
  expect(new Set(titles).size).toBe(titles.length)
})

test('what a drive would do is told in full to whoever does not see where: hints that all read ‘Drive 4’ are alike', () => {
  const s = begin(TWO_ENDS)
  const position = { view: game.view(s, 0), seats, viewer: 0 }
  const preview = { beats: [], stops: 'end', status: game.status(s) } as const
  const titles = drivesOf(s).map((drive) =>
    say('en', freightSpeech.tellPreview(drive, preview, position).unseen!.title!),
  )
  expect(titles.sort()).toEqual([
    'Drive 4, stop between B and H, heading for B',
    'Drive 4, stop between B and H, heading for H',
  ])
})
