import { expect, test } from 'vitest'
import type { GameEvent } from '../../../src-shared/core.ts'
import type { LogEntry } from '../../../src-shared/table.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { freightSpeech } from '../../../src-renderer/games/freight-express/words/speech.ts'
import { tidings } from '../../../src-renderer/games/freight-express/words/happened/tidings.ts'
import { tidings as firstClass } from '../../../src-renderer/games/first-class/words/happened/tidings.ts'
import { tidings as transport } from '../../../src-renderer/games/transport/words/happened/tidings.ts'
import { tellTurn } from '../../../src-renderer/games/transport/words/happened/turn.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import { say } from '../../../src-renderer/messages/index.ts'
import { toldFirst } from '../../../src-renderer/screens/table/question/told-first.ts'
import { sinceOwn } from '../../../src-renderer/state/table/log.ts'

const seats = ['Ann', 'Ben'].map((name) => ({ name, player: 'person' }) as const)
const event = (seat: number, kind: string, what: object = {}): GameEvent =>
  ({ kind, turn: 4, seat, because: { kind: 'game', id: 0 }, refs: [], learnt: [], ...what }) as GameEvent
const drove = (seat: number, rammed: readonly number[]) =>
  event(seat, 'drove', { steps: [[]], enters: -1, rammed, from: [], lapsed: 0 })
const told = (events: readonly GameEvent[]) =>
  tidings(events, seats, null as never).map(({ phrase, gain }) => [say('en', phrase), gain])

test('a delivery is told with the points it brought, a push with whom, and a plain drive not at all', () => {
  const others = told([
    event(0, 'uncoupled', { card: 0, station: 3 }),
    drove(0, []),
    drove(1, [0]),
    event(1, 'shuffled', { count: 9 }),
  ])
  const [delivered, gain] = others.pop() ?? []
  expect(delivered).toMatch(/^Ann delivered the \d-wagon at D$/)
  expect(gain).toBeGreaterThan(1)
  expect(others).toEqual([
    ['Ben pushed Ann', undefined],
    ['The discard pile was shuffled, 9 cards', undefined],
  ])
})

test('of several shuffles the latest alone is told: with as many cards they would be one sentence twice', () => {
  const shuffled = (count: number) => event(1, 'shuffled', { count })
  expect(told([shuffled(6), drove(1, [0]), shuffled(6)])).toEqual([
    ['Ben pushed Ann', undefined],
    ['The discard pile was shuffled, 6 cards', undefined],
  ])
})

test('a push is told once however often the drive came to a branch, and once more for the next drive', () => {
  const fuel = event(0, 'discarded', { card: 0, purpose: 'drive' })
  const pushes = (...events: GameEvent[]) => told(events).map(([text]) => text)
  expect(pushes(fuel, drove(0, [1]), drove(0, [1]))).toEqual(['Ann pushed Ben'])
  expect(pushes(fuel, drove(0, [1]), fuel, drove(0, [1]))).toEqual(['Ann pushed Ben', 'Ann pushed Ben'])
})

test('who is pushed by an abducted train is told as pushed by whoever drives it', () => {
  const abducted = { ...drove(1, [2, 0]), by: 0 } as GameEvent
  const three = ['Ann', 'Ben', 'Cis'].map((name) => ({ name, player: 'person' }) as const)
  const [push, ...more] = tidings([abducted], three, null as never)
  expect([say('en', push.phrase), push.seat, push.against, more]).toEqual(['Ann pushed Cis', 0, [2], []])
})

test('deliveries are told for each seat with the sum they brought, whatever else happened after them', () => {
  const [nine, six, eight] = [9, 6, 8].map((value) => TRACK_CARDS.findIndex(({ wagon }) => wagon === value))
  const shuffled = event(1, 'shuffled', { count: 9 })
  const made = [event(0, 'uncoupled', { card: nine, station: 3 }), event(1, 'uncoupled', { card: six })]
  expect(told([...made, event(1, 'uncoupled', { card: eight }), shuffled]).slice(-2)).toEqual([
    ['Ann delivered the 9-wagon at D', 9],
    ['Ben delivered two wagons', 14],
  ])
  expect(told([event(0, 'uncoupled', { card: -1 }), event(0, 'uncoupled', { card: six })])).toEqual([
    ['Ann delivered two wagons', undefined],
  ])
})

test('who lost a card reads that first, with the card, whatever the others lost since', () => {
  const four = ['Ann', 'Ben', 'Cleo', 'Dirk'].map((name) => ({ name, player: 'person' }) as const)
  const gave = (from: number, card: number) => event(1, 'cardsGiven', { from, to: 1, cards: [card] })
  const [nine, six] = [9, 6].map((value) => TRACK_CARDS.findIndex(({ wagon }) => wagon === value))
  const all = tidings([gave(0, nine), gave(2, six), event(1, 'uncoupled', { card: six })], four, null as never)
  const toldTo = (viewer: number) => toldFirst(all, viewer, 2).map(({ phrase }) => say('en', phrase))
  expect(toldTo(0)[0]).toMatch(/^Ben took from Ann: 9-wagon/)
  expect(toldTo(0)[1]).toMatch(/^Ben delivered/)
  expect(toldTo(2)[0]).toMatch(/^Ben took from Cleo: 6-wagon/)
  expect(toldTo(3)[0]).toMatch(/^Ben took from Cleo: 6-wagon/)
  expect(toldTo(3)[1]).toMatch(/^Ben delivered/)
  const twice = toldFirst([all[0], all[0], all[1]], 0, 2)
  expect(twice).toEqual([all[0], all[0]])
})

test('what one draws from another card by card is told once, and leaves room for the deliveries', () => {
  const drew = (from: number) => event(1, 'cardsDrawnFrom', { from, cards: [-1] })
  const eight = TRACK_CARDS.findIndex(({ wagon }) => wagon === 8)
  const made = event(1, 'uncoupled', { card: eight, station: 8 })
  expect(told([drew(0), drew(0), made, drew(0)])).toEqual([
    ['Ben drew 3 cards from Ann', undefined],
    ['Ben delivered the 8-wagon at I', 8],
  ])
})

test('to whoever sees the cards of a card train they are told in order of number, not as they were drawn', () => {
  const drew = (card: number) => event(1, 'cardsDrawnFrom', { from: 0, cards: [card] })
  const [[sentence]] = told([drew(20), drew(3), drew(11)])
  const values = [...String(sentence).matchAll(/(\d+)-wagon/g)].map(([, value]) => Number(value))
  expect(values).toEqual([3, 11, 20].map((card) => TRACK_CARDS[card].wagon))
})

test('since one’s own last answer is counted from that answer, as far as it was not taken back', () => {
  const entry = (n: number, seat: number, more: object = {}) =>
    ({ n, turn: 1, seat, events: [event(seat, `e${n}`)], ...more }) as unknown as LogEntry
  const undone = { n: 4, turn: 1, seat: 0, events: [], command: { kind: 'undo', seat: 0, entries: [3] } } as never
  const kinds = (log: readonly LogEntry[], viewer: number | 'open') => sinceOwn(log, viewer).map(({ kind }) => kind)
  expect(kinds([entry(0, 0), entry(1, 0), entry(2, 1), entry(3, 1)], 0)).toEqual(['e1', 'e2', 'e3'])
  expect(kinds([entry(1, 0), entry(2, 1), entry(3, 0), undone], 0)).toEqual(['e1', 'e2'])
  expect(kinds([entry(1, 0), entry(2, 1)], 'open')).toEqual(['e2'])
})

test('another’s last answer that only begins one’s own turn is not one’s own: what was done before it is told', () => {
  const entry = (n: number, turn: number, seat: number, ...events: GameEvent[]) =>
    ({ n, turn, seat, events: events.map((one) => ({ ...one, turn })) }) as unknown as LogEntry
  const log = [
    entry(0, 1, 0, event(0, 'laid')),
    entry(1, 2, 1, event(1, 'uncoupled'), event(1, 'cardsGiven')),
    entry(2, 2, 1, event(0, 'turnBegan'), event(0, 'drew')),
  ]
  expect(sinceOwn(log, 0).map(({ kind }) => kind)).toEqual(['uncoupled', 'cardsGiven', 'turnBegan', 'drew'])
})

test('what one did in one’s own turn is no news any more once another’s turn has begun', () => {
  const entry = (turn: number, seat: number) =>
    ({ n: turn, turn, seat, events: [{ ...event(seat, `of ${seat} in ${turn}`), turn }] }) as unknown as LogEntry
  const kinds = (...log: readonly LogEntry[]) => sinceOwn(log, 0).map(({ kind }) => kind)
  expect(kinds(entry(1, 0))).toEqual(['of 0 in 1'])
  expect(kinds(entry(1, 0), entry(2, 1), entry(3, 2))).toEqual(['of 1 in 2', 'of 2 in 3'])
})

test('what another did with one’s train after one had said what it loses is news, whosever answer that was', () => {
  const drove = { ...event(0, 'drove'), by: 1 }
  const entry = (turn: number, seat: number, ...events: GameEvent[]) =>
    ({ n: turn, turn, seat, events: events.map((one) => ({ ...one, turn })) }) as unknown as LogEntry
  const log = [
    entry(1, 0, event(0, 'dropped'), drove, { ...event(0, 'derailed'), because: { kind: 'locomotive', id: 1 } }),
  ]
  const later = entry(2, 1, event(0, 'turnBegan'))
  const told = (doer?: (event: GameEvent) => number) => sinceOwn([...log, later], 0, doer).map(({ kind }) => kind)
  expect(told(freightSpeech.doer)).toEqual(['drove', 'derailed', 'turnBegan'])
})

test('what befell one in another’s turn after one’s own answer in it is news, and what that answer did is none', () => {
  const entry = (n: number, turn: number, seat: number, ...events: GameEvent[]) =>
    ({ n, turn, seat, events: events.map((one) => ({ ...one, turn })) }) as unknown as LogEntry
  const log = [
    entry(0, 1, 1, event(1, 'announced')),
    entry(1, 1, 0, event(0, 'vetoPlayed')),
    entry(2, 1, 1, event(1, 'drove'), event(0, 'derailed')),
    entry(3, 2, 0, event(0, 'turnBegan')),
  ]
  expect(sinceOwn(log.slice(0, -1), 0).map(({ kind }) => kind)).toEqual(['vetoPlayed', 'drove', 'derailed'])
  // One's own turn is begun by the last answer of the other: nothing was answered in it yet.
  const begun = [...log.slice(0, -1), { ...log[3], seat: 1 }]
  expect(sinceOwn(begun, 0).map(({ kind }) => kind)).toEqual(['drove', 'derailed', 'turnBegan'])
})

test('in First Class a new round is told with who starts it, the first deal and the end of the last round are not', () => {
  const rounds = (events: readonly GameEvent[], known = events) =>
    firstClass(events, seats, null, known).map(({ phrase }) => say('en', phrase))
  const [over, dealt] = [event(1, 'roundEnded', { round: 1, starter: 1 }), event(1, 'dealt', { round: 2, cards: [] })]
  expect(rounds([event(1, 'startTaken'), over, dealt])).toEqual(['Round 2: Ben starts, with the start tile'])
  // It was taken before what is news.
  expect(rounds([over, dealt], [event(0, 'startTaken'), over, dealt])).toEqual([
    'Round 2: Ben starts, with the start tile',
  ])
  // Where nobody took the start tile, or it was taken in the round before, nothing is said of it.
  expect(rounds([over, dealt])).toEqual(['Round 2: Ben starts'])
  const before = event(0, 'roundEnded', { round: 0, starter: 1 })
  expect(rounds([event(1, 'startTaken'), before, over, dealt])).toEqual(['Round 2: Ben starts'])
  expect(rounds([event(0, 'dealt', { round: 1, cards: [] })])).toEqual([])
  expect(rounds([event(0, 'roundEnded', { round: 6, starter: 1 })])).toEqual([])
})

test('First Class tells what the next locomotive tile is worth once somebody has taken one', () => {
  const told = firstClass([event(1, 'tileLaid', { train: 0, tile: 0 })], seats, null, []).map(({ phrase }) =>
    say('en', phrase),
  )
  expect(told).toEqual(['Ben took a locomotive tile: the next one is worth 6'])
  expect(firstClass([event(1, 'tileLaid', { train: 0, tile: 7 })], seats, null, [])).toEqual([])
})

const alone = { seats: [{ team: [0] }, { team: [1] }] } as unknown as TransportView
const placed = event(0, 'parcelPlaced', { parcel: 7, card: 4, face: 0, number: 2 })
const scored = (value: number) => event(1, 'scored', { parcel: 7, pallet: 1, tile: 1, value, nth: 1 })

test('Transport tells whose parcel was scored by another, and whose pallet was carried off', () => {
  const told = (events: readonly GameEvent[], known = [placed]) =>
    transport(events, seats, alone, known).map(({ phrase, gain }) => [say('en', phrase), gain])
  expect(told([scored(3)])).toEqual([['Ben scored 3 points with a parcel that Ann had brought in', 3]])
  expect(told([scored(3)], [])).toEqual([])
  const lies = [
    { cell: 60, rotation: 0 },
    { cell: 61, rotation: 0 },
  ]
  const exchanged = event(1, 'palletsExchanged', { pallets: [1, 0], at: lies })
  expect(told([exchanged])).toEqual([['Ben exchanged pallets with Ann', undefined]])
  const others = event(1, 'palletsExchanged', { pallets: [2, 0], at: lies })
  const named = [...seats.slice(0, 2), { name: 'Cleo', player: 'person' as const }]
  const three = { seats: [0, 1, 2].map((seat) => ({ team: [seat] })) } as unknown as TransportView
  const [news] = transport([others], named, three, [])
  expect(say('en', news.phrase)).toBe('Ben exchanged the pallets of Cleo and Ann')
})

test('Transport tells who was cut off by another, not who did it to the own pallet', () => {
  const told = (pallet: number) =>
    transport([event(1, 'palletCutOff', { pallet })], seats, alone, []).map(({ phrase }) => say('en', phrase))
  expect(told(0)).toEqual(['Ben cut Ann off: no parcel comes to their pallet now'])
  expect(told(1)).toEqual([])
  const since = [event(1, 'palletCutOff', { pallet: 0 }), event(0, 'palletJoined', { pallet: 0 })]
  expect(transport(since, seats, alone, [])).toEqual([])
})

test('the sentence of a turn says who had brought in the parcel with which a seat scored: nobody owns one', () => {
  const sentence = (known: readonly GameEvent[]) => {
    const told = tellTurn([scored(3)], { whose: 1, you: 0, seats, view: alone, known })
    return told && say('en', told)
  }
  expect(sentence([placed])).toBe('Ben scored 3 points with a parcel that Ann had brought in')
  expect(sentence([])).toBe('Ben scored 3 points')
})

test('of a row that another closed it is said who did and what is gone, until one plays or new cards are dealt', () => {
  const closed = event(1, 'rowCleared', { row: 1, cards: [4, 9, 12] })
  const said = (...events: GameEvent[]) =>
    firstClass(events, seats, null, events).map(({ phrase }) => say('en', phrase))
  const [ends, begins] = [event(1, 'turnEnded'), event(0, 'turnBegan')]
  expect(said(closed, ends, begins)).toEqual(['Ben cleared the middle row: 3 cards are gone'])
  expect(said(closed, ends)).toEqual([])
  expect(said(closed, ends, event(-1, 'dealt', { round: 3, cards: [] }), begins)).toEqual([])
})

test('Transport tells once that a third parcel came to a tile, that the last cards are reached, and that none is left', () => {
  const at = (stock: number, drawn: readonly number[], events: readonly GameEvent[] = []) => {
    const view = { ...alone, stock, turn: 9 } as TransportView
    const drew = drawn.map((turn) => ({ ...event(0, 'drew', { cards: [-1] }), turn }))
    return transport(events, seats, view, drew).map(({ phrase, nearsEnd }) => [say('en', phrase), nearsEnd])
  }
  const third = event(1, 'scored', { parcel: 7, pallet: 1, tile: 1, value: 1, nth: 3 })
  expect(at(20, [7, 8], [third])).toEqual([['Ben has three parcels: a fourth ends the game', true]])
  const last = 'The last 5 cards lie in the stock: when none is left to draw, the game ends'
  expect(at(5, [7, 8])).toEqual([[last, true]])
  // They were reached a round ago.
  expect(at(5, [5, 6])).toEqual([])
  expect(at(4, [8])).toEqual([])
  expect(at(0, [8])).toEqual([['The stock is empty: whoever connects a card now ends the game', true]])
  expect(at(0, [])).toEqual([])
})
