import { expect, test } from 'vitest'
import { freightSpeech } from '../../src-renderer/games/freight-express/words/speech.ts'
import type { FreightEvent } from '../../src-shared/games/freight-express/events.ts'
import type { FreightView } from '../../src-shared/games/freight-express/view.ts'
import { placePhrase } from '../../src-renderer/games/freight-express/words/places.ts'
import { say } from '../../src-renderer/messages/index.ts'
import { toCode } from '../../src-shared/games/freight-express/actions.ts'
import type { Preview } from '../../src-shared/table.ts'
import { TRACK_CARDS } from '../../src-shared/games/freight-express/cards.ts'
import type { Phrase, Viewer } from '../../src-shared/core.ts'
import { checkPhrase } from './checking.ts'
import { dayView, frameOf } from '../renderer/harness/position.ts'

const { seats } = frameOf(3)
const english = (text: Phrase | undefined | null): string => (text ? say('en', text) : '')
const at = (view: FreightView, viewer: Viewer = 0) => ({ view, seats, viewer })
const shown = (cards: readonly number[]): FreightEvent =>
  ({
    kind: 'handShown',
    turn: 1,
    seat: 1,
    to: [0, 1, 2],
    cards,
    because: { kind: 'seat', id: 1 },
    refs: [],
    learnt: [0, 2],
  }) as FreightEvent
const value = (card: number) => `${TRACK_CARDS[card].wagon}-wagon`

test('what was shown of a hand can be read in the log, by those to whom it was shown', () => {
  const told = (cards: readonly number[]) =>
    freightSpeech
      .tell([shown(cards)], seats, dayView(3))
      .map((line) => english(line.phrase))
      .join(' ')
  expect(told([3, 8])).toContain(value(3))
  expect(told([3, 8])).toContain(value(8))
  expect(told([-1, -1])).not.toContain('-wagon')
})

test('cards that were drawn blind are named to the two who know them, and counted for the others', () => {
  const drawn = (cards: readonly number[]) =>
    ({
      kind: 'cardsDrawnFrom',
      turn: 1,
      seat: 0,
      from: 1,
      cards,
      because: { kind: 'seat', id: 0 },
      refs: [],
      learnt: [0, 1],
    }) as FreightEvent
  const told = (cards: readonly number[]) =>
    freightSpeech
      .tell([drawn(cards)], seats, dayView(3))
      .map((line) => english(line.phrase))
      .join(' ')
  expect(told([8])).toContain(value(8))
  expect(told([-1])).toBe(`${seats[0].name} drew 1 card from ${seats[1].name}`)
})

test.each(['noCards', 'noWagons', 'noRoom', 'nothingToPay'] as const)(
  'a robbery that changed nothing says so, and why: %s',
  (why) => {
    const event = {
      kind: 'nothingRobbed',
      turn: 1,
      seat: 0,
      special: 'wagonRobbery',
      station: 9,
      victim: 1,
      value: 4,
      why,
      because: { kind: 'station', id: 9 },
      refs: [],
      learnt: [],
    } as const
    const [line] = freightSpeech.tell([event], seats, dayView(3))
    checkPhrase(line.phrase)
    for (const part of [seats[0].name, seats[1].name, 'value 4'])
      expect((why === 'noRoom' && part === seats[0].name) || english(line.phrase).includes(part)).toBe(true)
  },
)

test('the slip of a seat tells the cards of it that one has seen, its flight ticket and its veto', () => {
  const view = dayView(3)
  const other = {
    ...view,
    seats: view.seats.map((seat, i) =>
      i === 1 ? { ...seat, hand: [-1, 8], ticket: true, veto: true } : { ...seat, ticket: false, veto: false },
    ),
  }
  const about = (seat: number) => english(freightSpeech.about({ kind: 'seat', id: seat }, at(other))?.text)
  expect(about(1)).toContain(value(8))
  expect(about(1)).toContain('a flight ticket and a veto')
  expect(about(0)).not.toContain('ticket')
  expect(about(0)).not.toContain('seen')
})

test('a whole turn told at once keeps its drives and its draws apart', () => {
  const of = (event: object): FreightEvent =>
    ({ turn: 4, seat: 1, because: { kind: 'seat', id: 1 }, refs: [], learnt: [], ...event }) as unknown as FreightEvent
  const step = (sleeper: number) => [{ seat: 1, sleeper, facing: 0 }]
  const drive = (n: number, enters: number) => [
    of({ kind: 'discarded', card: 3, purpose: 'drive' }),
    of({
      kind: 'drove',
      from: { seat: 1, sleeper: 9, facing: 0 },
      steps: Array.from({ length: n }, () => step(9)),
      rammed: [],
      enters,
      lapsed: 0,
    }),
  ]
  const turn = [
    of({ kind: 'drew', cards: [-1] }),
    ...drive(2, -1),
    ...drive(3, 1),
    of({ kind: 'discarded', card: 4, purpose: 'refill' }),
    of({ kind: 'drew', cards: [-1, -1] }),
    of({ kind: 'shuffled', cards: 9 }),
    of({ kind: 'drew', cards: [-1, -1, -1] }),
  ]
  const told = freightSpeech.tell(turn, seats, dayView(3)).map((line) => english(line.phrase))
  const name = seats[1].name
  expect(told.filter((line) => line.startsWith(`${name} drove`)).map((line) => line.match(/\d+/)?.[0])).toEqual([
    '2',
    '3',
  ])
  expect(told.filter((line) => line.includes('drew'))).toEqual([`${name} drew a card`, `${name} refilled, drew 5`])
})

test('an abduction that ends beside the rails warns of it', () => {
  const codes = [toCode({ kind: 'abduct', card: 3, seat: 1 })]
  const view = dayView(3)
  const decision = {
    seq: 0,
    by: 0,
    for: 0,
    kind: 'abduction',
    source: { kind: 'station', id: 1 },
    auto: 'never',
  } as const
  const [candidate] = freightSpeech.candidates(decision, codes, [], at(view))
  const derailed = {
    kind: 'derailed',
    turn: 1,
    seat: 1,
    payer: 1,
    hand: [4, 5],
    wagons: [6],
    because: { kind: 'seat', id: 0 },
    refs: [],
    learnt: [],
  }
  const previewWords = (events: readonly object[]) =>
    freightSpeech.tellPreview(
      candidate,
      {
        beats: events.map((event) => ({ event, view })),
        stops: 'end',
        status: { round: 1, turn: 1, active: 0, decision: null, outcome: null },
      } as unknown as Preview,
      at(view),
    )
  expect(previewWords([derailed]).warning).toBe(true)
  expect(previewWords([derailed]).text.map(english).join(' ')).toContain('2 cards and 1 wagon')
  expect(previewWords([]).warning).toBe(false)
})

test('a place keeps its name while the station beside it is closed', () => {
  const view = dayView(3)
  const cell = view.cells.findIndex(({ station }) => station === 5)
  const closed = {
    ...view,
    closed: 5,
    closedCell: cell,
    cells: view.cells.map((here, i) => (i === cell ? { ...here, station: -1, card: 3, height: 1 } : here)),
  }
  for (let place = 0; place < view.cells.length; place++)
    if (place !== cell) expect(placePhrase(closed, place)).toEqual(placePhrase(view, place))
  // On the station itself lies track now, that something stops on or is lifted from.
  expect(say('en', placePhrase(closed, cell))).toBe('at station F')
})
