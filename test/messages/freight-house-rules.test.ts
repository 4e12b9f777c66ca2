import { expect, test } from 'vitest'
import { freightExpress as game } from '../../src-main/engine/freight-express/index.ts'
import type { State } from '../../src-main/engine/flat.ts'
import { MAX_CHOICES } from '../../src-main/engine/game.ts'
import { say } from '../../src-renderer/messages/index.ts'
import { endTurn } from '../../src-renderer/games/freight-express/words/answers/end-turn.ts'
import { momentsOf } from '../../src-renderer/games/freight-express/words/happened/moments.ts'
import { freightSpeech } from '../../src-renderer/games/freight-express/words/speech.ts'
import { absentFor } from '../../src-renderer/games/freight-express/words/things.ts'
import { SPECIALS } from '../../src-shared/games/freight-express/specials.ts'
import { WIDE, at, begin, open } from '../engine/freight-express/helpers.ts'
import { before, enter, pass, yes } from '../engine/freight-express/advanced/helpers.ts'
import { seats } from './checking.ts'

/** Words that hold only as long as a house rule, a special or the hand does not change what they are about. */

const position = (s: State) => ({ view: open(s), seats, viewer: game.status(s).decision!.by })

function candidatesOf(s: State) {
  const out = new Int32Array(MAX_CHOICES)
  const codes = [...out.subarray(0, game.choices(s, out))]
  return freightSpeech.candidates(game.status(s).decision!, codes, game.plans(s), position(s))
}
const passNote = (s: State) =>
  candidatesOf(s)
    .flatMap(({ steps }) => steps)
    .flatMap(({ note }) => (note ? [say('en', note)] : []))
    .at(-1)

test('who passes as the last may be asked once more, about the details, where there are any', () => {
  const asking = (special: Parameters<typeof before>[0], vetoes: readonly number[]) => {
    const s = before(special, { seats: 3, vetoes, hands: [[6], [20, 21]], cells: { '2,0': { card: 10 } } })
    enter(s)
    yes(s)
    return s
  }
  expect(passNote(asking('closeStation', [1]))).toMatch(/may be asked about the details\.$/)
  expect(passNote(asking('ticket', [1]))).toBe('Nobody is asked after you.')
  // Cards are drawn from Bram alone, who has most: there is nothing to choose.
  expect(passNote(asking('cardTrain', [1]))).toBe('Nobody is asked after you.')
  const two = asking('closeStation', [1, 2])
  expect(passNote(two)).toBe('Cleo is asked next.')
  pass(two)
  pass(two)
  pass(two)
  // Of those who may dictate it the last is the last.
  expect(passNote(two)).toBe('Nobody is asked after you.')
})

test('a wagon robbery says with what it is paid', () => {
  const text = (raidPaysWithHandCard: boolean) => {
    const s = begin({ layout: WIDE, options: { advanced: true, raidPaysWithHandCard } })
    const about = freightSpeech.about({ kind: 'special', id: SPECIALS.indexOf('wagonRobbery') }, position(s))
    return say('en', about!.text!)
  }
  expect(text(false)).toContain('one of yours')
  expect(text(true)).toContain('you couple a hand card')
})

test('which card may cover another is told as the house rules have it', () => {
  const text = (equalRailsAllowed: boolean) => {
    const s = begin({ layout: WIDE, options: { equalRailsAllowed }, cells: { '1,0': { rails: 'EW' } } })
    return say('en', freightSpeech.about({ kind: 'cell', id: at(s, 1, 0) }, position(s))!.text!)
  }
  expect(text(false)).toContain('and adds one')
  expect(text(true)).not.toContain('adds one')
})

test('who ends the turn after the card train is told what becomes of the hand, and that this is something to draw', () => {
  const ended = (mustPlay: boolean) => {
    const s = begin({ layout: WIDE, options: { advanced: true }, mustPlay, hands: [[45, 46]], rest: 'delivered' })
    const { text } = endTurn.preview!({ at: position(s) } as never)
    return text.map((line) => say('en', line))
  }
  expect(ended(false).length).toBe(3)
  expect(ended(false)[0]).toBe('You keep your 2 cards.')
  expect(ended(true)).toEqual(['Your 2 cards cannot be used: they are discarded.'])
})

test('with a ticket and an empty hand no flight is refused for its length', () => {
  const s = begin({ layout: WIDE, options: { advanced: true }, tickets: [0] })
  const fly = absentFor(game.status(s).decision!, [], position(s)).find(({ group }) => group.id.includes('fly'))
  expect(fly?.otherwise?.key).toBe('freight-express.reason.noHandCard')
})

test('what is lost by leaving the rails is told of whoever pays for it', () => {
  const told = (seat: number, payer: number) => {
    const event = { kind: 'derailed', turn: 1, seat, payer, because: { kind: 'locomotive', id: 0 } }
    const all = { event: { ...event, hand: [1, 2], wagons: [] } as never, before: [0, 0, 0], totals: [0, 0, 0] }
    return momentsOf([all], seats).map(({ phrase }) => say('en', phrase))
  }
  expect(told(1, 1)).toEqual(['Ada pushes Bram off the rails: 2 cards lost'])
  expect(told(1, 0)).toEqual(['Ada pushes Bram off the rails and pays: 2 cards of their own lost'])
  expect(told(1, 2)).toEqual(['Ada pushes Bram off the rails, and Cleo pays: 2 cards lost'])
  expect(told(0, 0)).toEqual(['Ada leaves the rails: 2 cards lost'])
  expect(told(0, 2)).toEqual(['Ada leaves the rails, and Cleo pays: 2 cards lost'])
})

test('the walk by keys says that a closed station lies there, and has the sleepers that one may drive to', () => {
  const s = begin({ options: { advanced: true }, cells: { '4,1': { rails: 'EW' } }, closed: 'C' })
  const cell = at(s, 4, 1)
  const spot = freightSpeech
    .walk(open(s), seats, 0)
    .flat()
    .find(({ refs }) => refs.some(({ kind, id }) => kind === 'cell' && id === cell))!
  expect(say('en', spot.lies)).toMatch(/^station C, closed; straight/)
  const sleepers = spot.refs.flatMap(({ kind, id }) => (kind === 'sleeper' ? [id - cell * 9] : []))
  expect(sleepers).toEqual([2, 3, 6, 7, 8])
})
