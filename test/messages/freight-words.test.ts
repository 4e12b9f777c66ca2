import { expect, test } from 'vitest'
import { freightSpeech } from '../../src-renderer/games/freight-express/words/speech.ts'
import type { FreightEvent } from '../../src-shared/games/freight-express/events.ts'
import type { FreightOptions } from '../../src-shared/games/freight-express/options.ts'
import { ACTION_KINDS, toCode } from '../../src-shared/games/freight-express/actions.ts'
import type { FreightView } from '../../src-shared/games/freight-express/view.ts'
import type { Position } from '../../src-renderer/words/speech.ts'
import { LAYOUT_NAMES, freightOptions } from '../../src-shared/games/freight-express/options.ts'
import { NE, NS, NW } from '../../src-shared/geometry/rails.ts'
import type { Phrase, Ref } from '../../src-shared/core.ts'
import { TRACK_CARDS, isCrossing } from '../../src-shared/games/freight-express/cards.ts'
import { cardPhrase, cardShort, shapeOf } from '../../src-renderer/games/freight-express/words/cards.ts'
import { wagonPhrase } from '../../src-renderer/games/freight-express/words/cards.ts'
import { headingPhrase } from '../../src-renderer/games/freight-express/words/asked/facing.ts'
import { lay } from '../../src-renderer/games/freight-express/words/answers/lay.ts'
import { liesWhere, namedPlace, stationOf } from '../../src-renderer/games/freight-express/words/places.ts'
import {
  CENTRE,
  NO_FACING,
  NORTH,
  EAST,
  innerPoint,
  outerPoint,
  SOUTH,
  railBetween,
  sleeperAt,
} from '../../src-shared/geometry/rails.ts'
import { eventPhrase } from '../../src-renderer/games/freight-express/words/happened/events.ts'
import { phrase, say } from '../../src-renderer/messages/index.ts'
import { MAX_CHOICES } from '../../src-main/engine/game.ts'
import { freightExpress as game } from '../../src-main/engine/freight-express/index.ts'
import { checkPhrase, seats } from './checking.ts'
import { generator } from './generator.ts'
import { seedFor } from '../seed.ts'

/** In the advanced game first a kind of answer by lot, then one of its kind: else it would be all laying of track. */
function pick(codes: readonly number[], random: () => number, byKind: boolean): number {
  const one = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]
  if (!byKind) return one(codes)
  const kinds = [...new Set(codes.map((code) => code & 31))].filter(
    (kind, _, all) => all.length === 1 || !RARELY.has(kind) || random() < 0.1,
  )
  const kind = one(kinds.length > 0 ? kinds : codes.map((code) => code & 31))
  return one(codes.filter((code) => (code & 31) === kind))
}
const RARELY = new Set(
  (['endTurn', 'giveUpTrain', 'refill', 'skipSpecial'] as const).map((kind) => ACTION_KINDS.indexOf(kind)),
)

/** What every station offers is explained at its sign. */
function checkStations(position: Position<FreightView>): void {
  for (let station = 0; station < 10; station++) {
    const slip = freightSpeech.about({ kind: 'station', id: station }, position)
    if (slip) [slip.name, slip.text, ...(slip.also ?? [])].forEach(checkPhrase)
  }
}

function playThrough(seed: number, options: FreightOptions, steps: number, kinds: Set<string>): void {
  const random = generator(seed)
  const said: FreightEvent[] = []
  const state = game.setup({ options, seatCount: 2 + (seed % 3), seed }, (event) => said.push(event))
  const out = new Int32Array(MAX_CHOICES)
  const told = () => {
    const view = game.view(state, 'onlooker')
    const own = said.splice(0).map((event) => game.redact(event, 'onlooker'))
    for (const event of own) kinds.add(event.kind)
    own.forEach((event) => event.kind !== 'turnBegan' && checkPhrase(eventPhrase(event, seats, view)))
    freightSpeech.tell(own, seats, view).forEach((line) => checkPhrase(line.phrase))
  }
  told()
  for (let i = 0; i < steps; i++) {
    const { decision } = game.status(state)
    if (!decision) break
    const n = game.choices(state, out)
    const codes = [...out.subarray(0, n)]
    const position = { view: game.view(state, decision.by), seats, viewer: decision.by }
    const prompt = freightSpeech.ask(decision, position)
    ;[prompt.above, prompt.title, prompt.text].forEach(checkPhrase)
    const candidates = freightSpeech.candidates(decision, codes, game.plans(state), position)
    expect(new Set(candidates.map((one) => one.codes[0]))).toEqual(new Set(codes))
    const rows = candidates.map(
      (one) =>
        say('de', one.group.label) +
        one.steps
          .map((step) => [step.label, step.note, step.warning].map((each) => (each ? say('de', each) : '')).join())
          .join(' > '),
    )
    expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([])
    for (const one of candidates) {
      checkPhrase(one.confirm)
      checkPhrase(one.group.label)
      one.steps.forEach((step) =>
        [step.ask, step.label, ...(step.note ? [step.note] : []), ...(step.warning ? [step.warning] : [])].forEach(
          checkPhrase,
        ),
      )
    }
    if (options.advanced) checkStations(position)
    game.apply(state, pick(codes, random, options.advanced), (event) => said.push(event))
    told()
  }
}

test('random games are told, asked and listed without a hole in any language', () => {
  const start = seedFor(20_263)
  console.log(`seed ${start}`)
  const kinds = new Set<string>()
  LAYOUT_NAMES.forEach((layout, i) =>
    playThrough(
      start + i,
      { ...freightOptions.default, layout, stopAtRailEnd: i % 2 === 0, pusherPays: i % 3 === 0 },
      80,
      kinds,
    ),
  )
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining(['dealt', 'drew', 'laid', 'lineSettled', 'stationPlaced', 'turnBegan']),
  )
})

test('random games for the advanced are told, asked and listed without a hole in any language', () => {
  const start = seedFor(20_263)
  console.log(`advanced from seed ${start}`)
  const kinds = new Set<string>()
  freightOptions.values.stations.forEach((stations, i) => {
    for (let n = 0; n < 4; n++)
      playThrough(
        start + 4 * i + n,
        { ...freightOptions.default, advanced: true, stations, raidPaysWithHandCard: n % 2 === 1 },
        250,
        kinds,
      )
  })
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining(['specialAnnounced', 'specialOffered', 'specialSkipped', 'turnedUp']),
  )
})

test('every kind of event has its sentence in the past', () => {
  const view = game.view(game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 }), 'onlooker')
  const base = { turn: 3, seat: 0, because: { kind: 'game', id: 0 }, refs: [], learnt: [] } as const
  const events: FreightEvent[] = [
    { ...base, kind: 'coupled', card: 0, station: 7 },
    { ...base, kind: 'uncoupled', card: 0, station: 5 },
    { ...base, kind: 'uncoupled', card: -1, station: 5 },
    { ...base, kind: 'discarded', card: 0, purpose: 'drive' },
    { ...base, kind: 'discarded', card: 0, purpose: 'refill' },
    { ...base, kind: 'drove', from: [], steps: [[], []], enters: 2, lapsed: 1, rammed: [1] },
    { ...base, kind: 'derailed', sleeper: 3, side: 0, payer: 0, hand: [1, 2], wagons: [3] },
    { ...base, kind: 'derailed', sleeper: 3, side: 0, payer: 1, hand: [1], wagons: [] },
    { ...base, kind: 'flipped', card: 0, allowed: 2, surplus: 1, cell: 4 },
    { ...base, kind: 'flipped', card: 0, allowed: 2, surplus: 0, cell: 4 },
    { ...base, kind: 'dropped', card: 0 },
    { ...base, kind: 'gaveUpTrain', hand: [1], wagons: [] },
    { ...base, kind: 'shuffled', count: 20 },
    { ...base, kind: 'covered', card: 0, cell: 12, rotation: 0, over: 1 },
    { ...base, kind: 'ended', reason: 'noCardLeft' },
  ]
  events.forEach((event) => checkPhrase(eventPhrase(event, seats, view)))
  expect(say('en', eventPhrase(events[5], seats, view))).toBe(
    'Ada drove 2 of 3 into C, pushing Bram; the last step lapsed',
  )
})

test('a wagon that no match was found for is lost at the station of that special, and not on a crossing', () => {
  const view = game.view(game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 }), 'onlooker')
  const dropped = (because: Ref): FreightEvent => ({
    ...{ turn: 3, seat: 0, refs: [], learnt: [] },
    ...{ kind: 'dropped', card: 0, because },
  })
  const lost = (language: 'en' | 'nl' | 'de', because: Ref) => say(language, eventPhrase(dropped(because), seats, view))
  const atF: Ref = { kind: 'station', id: 5 }
  checkPhrase(eventPhrase(dropped(atF), seats, view))
  expect(lost('en', atF)).toMatch(/^Ada had no match at F and lost the \d-wagon for \w$/)
  expect(lost('nl', atF)).toMatch(/^Ada had in F niets passends en verloor de \d-wagon voor \w$/)
  expect(lost('de', atF)).toMatch(/^Ada hatte in F nichts Passendes und verlor den \der-Waggon nach \w$/)
  expect(lost('en', { kind: 'card', id: 3 })).toMatch(/ on the crossing$/)
})

test('a game that ends as a turn begins is told to end with the turn before it, else with its own', () => {
  const view = game.view(game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 }), 'onlooker')
  const base = { turn: 25, seat: 0, because: { kind: 'game', id: 0 }, refs: [], learnt: [] } as const
  const [next, ended] = [{ turn: 26, seat: 1 }, { kind: 'ended', reason: 'noCardLeft' } as const]
  const told = (...events: FreightEvent[]) =>
    freightSpeech.tell(events, seats, view).map(({ turn, seat }) => [turn, seat])
  const refill = { ...base, kind: 'discarded', card: 0, purpose: 'refill' } as const
  const drew = { ...base, kind: 'drew', cards: [-1] } as const
  const began = { ...base, ...next, kind: 'turnBegan' } as const
  expect(told(refill, drew, began, { ...base, ...next, ...ended }).at(-1)).toEqual([25, 0])
  expect(told(refill, began, { ...drew, ...next }, { ...base, ...next, ...ended }).at(-1)).toEqual([26, 1])
  expect(told(refill, { ...base, ...ended }).at(-1)).toEqual([25, 0])
  const events: FreightEvent[] = [refill, drew, began, { ...base, ...next, ...ended }]
  expect(freightSpeech.course(events, [], seats).turns).toBe(25)
})

test('that the line is laid out is told of nobody: whoever laid the last station did no more than that', () => {
  const view = game.view(game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 }), 'onlooker')
  const settled: FreightEvent = {
    ...{ kind: 'lineSettled', turn: 0, seat: 0, because: { kind: 'game', id: 0 }, refs: [], learnt: [] },
  }
  expect(freightSpeech.tell([settled], seats, view).map(({ common }) => common)).toEqual([true])
})

test('a drive of an abducted train is told as the doing of who drives it, and a second one apart', () => {
  const view = game.view(game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 }), 'onlooker')
  const base = { turn: 3, seat: 1, because: { kind: 'game', id: 0 }, refs: [], learnt: [] } as const
  const drove = { ...base, kind: 'drove', by: 0, from: [], steps: [[]], enters: -1, lapsed: 0, rammed: [] } as const
  const paid = { ...base, seat: 0, kind: 'discarded', card: 0, purpose: 'abduction' } as const
  const abducted = { ...base, seat: 0, kind: 'abducted', victim: 1, card: 0 } as const
  const told = freightSpeech.tell([paid, abducted, drove, paid, abducted, drove], seats, view)
  expect(told.map(({ seat, phrase: { key } }) => [seat, key.split('.').at(-1)])).toEqual([
    [0, 'abducted'],
    [0, 'drove'],
    [0, 'abducted'],
    [0, 'drove'],
  ])
  expect(say('en', freightSpeech.now([drove], seats)!)).toMatch(/^Ada /)
  const flipped = { ...base, kind: 'flipped', by: 0, card: 0, allowed: 2, surplus: 0, cell: 0 } as const
  const [turned, onward] = freightSpeech.tell([drove, flipped, drove], seats, view)
  expect([turned, onward].map(({ seat, phrase: what }) => [seat, say('en', what)])).toEqual([
    [0, 'Ada flipped a 2 on the crossing'],
    [0, 'Ada drove 2 with the locomotive of Bram'],
  ])
  expect(say('de', onward.phrase)).toBe('Ada fuhr 2 mit der Lok von Bram')
  expect(say('nl', onward.phrase)).toBe('Ada reed 2 met de locomotief van Bram')
})

test('a refill and a drive are one line each, with the card that paid for them', () => {
  const view = game.view(game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 }), 'onlooker')
  const base = { turn: 3, seat: 0, because: { kind: 'game', id: 0 }, refs: [], learnt: [] } as const
  const told = (events: FreightEvent[]) => freightSpeech.tell(events, seats, view).map((line) => say('en', line.phrase))
  expect(
    told([
      { ...base, kind: 'discarded', card: 0, purpose: 'refill' },
      { ...base, kind: 'drew', cards: [-1, -1, -1] },
      { ...base, kind: 'turnBegan', seat: 1 },
      { ...base, kind: 'drew', seat: 1, cards: [-1] },
    ]),
  ).toEqual(['Ada refilled, drew 3', 'Bram drew a card'])
  const drove = { ...base, kind: 'drove', from: [], steps: [[], []], enters: -1, lapsed: 0, rammed: [] } as const
  expect(told([{ ...base, kind: 'discarded', card: 0, purpose: 'drive' }, drove, { ...drove, enters: 3 }])).toEqual([
    'Ada drove 4 into D',
  ])
})

test('every track card is spoken of by what it shows', () => {
  TRACK_CARDS.forEach((_, card) => checkPhrase(cardPhrase(card)))
  expect(say('en', cardPhrase(8))).toBe('9-wagon, C to J, action value 1, curve')
  const counts = new Map<string, number>()
  for (const { rails } of TRACK_CARDS) counts.set(shapeOf(rails), (counts.get(shapeOf(rails)) ?? 0) + 1)
  expect(Object.fromEntries(counts)).toEqual({
    straight: 8,
    curve: 10,
    branchLeft: 5,
    branchRight: 5,
    y: 4,
    twoCurves: 3,
    doubleBranch: 6,
    threeCurves: 2,
    four: 2,
    crossing: 5,
  })
})

test('a branch is called by the side to which it bends on the card in the hand', () => {
  const named = (bends: 'NE' | 'NW') => shapeOf(bends === 'NE' ? NS | NE : NS | NW)
  expect([named('NE'), named('NW')]).toEqual(['branchRight', 'branchLeft'])
})

test('a refill during which the discard is shuffled is one line too', () => {
  const view = game.view(game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 }), 'onlooker')
  const base = { turn: 3, seat: 0, because: { kind: 'card', id: 0 }, refs: [], learnt: [] } as const
  const step: FreightEvent[] = [
    { ...base, kind: 'discarded', card: 0, purpose: 'refill' },
    { ...base, kind: 'drew', cards: [1, 2] },
    { ...base, kind: 'shuffled', count: 20 },
    { ...base, kind: 'drew', cards: [3, 4, 5] },
    { ...base, kind: 'turnBegan', turn: 4, seat: 1 },
    { ...base, kind: 'drew', turn: 4, seat: 1, cards: [6] },
  ]
  const lines = freightSpeech.tell(step, seats, view).map(({ phrase }) => say('en', phrase))
  expect(lines).toHaveLength(3)
  expect(lines.filter((line) => /refilled|drew/.test(line))).toEqual([
    'Ada refilled, drew 5',
    expect.stringContaining('Bram'),
  ])
})

test('a drive that ends on the line says where, unless its train has left the rails', () => {
  const start = game.view(game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 }), 'onlooker')
  const [c, line] = [start.cells.findIndex(({ station }) => station === 2), 9]
  const base = { turn: 3, seat: 0, because: { kind: 'game', id: 0 }, refs: [], learnt: [] } as const
  const drove: FreightEvent = {
    ...base,
    kind: 'drove',
    from: [],
    steps: [[{ seat: 0, sleeper: (c + 1) * line, facing: 0 }]],
    enters: -1,
    lapsed: 0,
    rammed: [],
  }
  const derailed: FreightEvent = { ...base, kind: 'derailed', sleeper: 3, side: 0, payer: 0, hand: [], wagons: [3, 4] }
  const told = (step: FreightEvent[]) => freightSpeech.tell(step, seats, start).map(({ phrase }) => say('en', phrase))
  expect(told([drove])[0]).toMatch(/^Ada drove 1, stopped .*C/)
  expect(told([drove, derailed])).toEqual(['Ada drove 1', 'Ada derailed, lost 2 wagons'])
})

test('deliveries that lie open are named when one points at a seat', () => {
  const options = { ...freightOptions.default, openDeliveries: true }
  const view = game.view(game.setup({ options, seatCount: 2, seed: 1 }), 0)
  const at = {
    view: { ...view, seats: view.seats.map((seat) => ({ ...seat, delivered: 2, deliveredCards: [0, 1] })) },
    seats,
    viewer: 0 as const,
  }
  const slip = freightSpeech.about({ kind: 'seat', id: 1 }, at)
  for (const card of [0, 1]) expect(say('en', slip!.text)).toContain(say('en', wagonPhrase(card)))
  const hidden = freightSpeech.about({ kind: 'seat', id: 1 }, { ...at, view: { ...at.view, seats: view.seats } })
  expect(say('en', hidden!.text)).not.toContain(say('en', wagonPhrase(0)))
})

test('a place has one name, whatever is laid there and however it is turned', () => {
  const view = game.view(game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 }), 'onlooker')
  const station = (cell: number) => stationOf(view, cell)
  // A place with stations to its north, its east and its west, or its south.
  const across = view.cells.findIndex(
    (_, cell) => [cell - view.columns, cell + 1, cell - 1].every((near) => station(near) >= 0) && station(cell) < 0,
  )
  expect(across).toBeGreaterThan(0)
  const base = { turn: 3, seat: 0, because: { kind: 'game', id: 0 }, refs: [], learnt: [] } as const
  const before = say('en', namedPlace(view, across))
  for (const rotation of [0, 1, 2, 3]) {
    const cells = view.cells.map((one, cell) => (cell === across ? { ...one, card: 0, rotation } : one))
    const laid = { ...view, cells }
    const told = say('en', eventPhrase({ ...base, kind: 'laid', card: 0, cell: across, rotation }, seats, laid))
    expect([told.endsWith(before), say('en', liesWhere(laid, across))]).toEqual([true, before])
  }
})

test('a drive that stops to ask is told once, when it has driven, and who loses nothing is told so', () => {
  const view = game.view(game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 }), 'onlooker')
  const base = { turn: 3, seat: 0, because: { kind: 'game', id: 0 }, refs: [], learnt: [] } as const
  const paid: FreightEvent = { ...base, kind: 'discarded', card: 0, purpose: 'drive' }
  expect(freightSpeech.tell([paid], seats, view)).toEqual([])
  expect(say('en', eventPhrase({ ...base, kind: 'gaveUpTrain', hand: [], wagons: [] }, seats, view))).toBe(
    'Ada gave up the train, lost nothing',
  )
})

test('whoever must play the whole hand is told which card can still be used, in each language', () => {
  const view = game.view(game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 }), 0)
  const told = freightSpeech.reason(
    { key: 'freight-express.reason.mustPlayHand', refs: [{ kind: 'card', id: 0 }] },
    { view, seats, viewer: 0 },
  )
  for (const language of ['en', 'nl', 'de'] as const) expect(say(language, told)).toContain(say(language, cardShort(0)))
})

test('before a special is used its rule is told once more', () => {
  const view = game.view(game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 }), 0)
  const special = {
    special: 'cardTrain',
    station: 3,
    seat: 0,
    will: null,
    chooser: 0,
    opponent: -1,
    turnedUp: -1,
  } as const
  const at = {
    view: { ...view, special: { ...view.special, ...special } as NonNullable<FreightView['special']> },
    seats,
    viewer: 0 as const,
  }
  const decision = {
    seq: 9,
    by: 0,
    for: 0,
    kind: 'special',
    source: { kind: 'station', id: 3 },
    auto: 'never',
  } as const
  const [candidate] = freightSpeech.candidates(decision, [toCode({ kind: 'useSpecial' })], [], at)
  const previewWords = freightSpeech.tellPreview(
    candidate,
    {
      beats: [],
      stops: 'learnt',
      status: game.status(game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 })),
    },
    at,
  )
  expect(previewWords.text[0]).toEqual(phrase('freight.special.cardTrain.text'))
})

test('where a rival is chosen it is said what is done to whom, by the button too, and beside each what they hold', () => {
  const start = game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 })
  const view = game.view(start, 0)
  const decision = {
    seq: 9,
    by: 0,
    for: 0,
    kind: 'chooseSeat',
    source: { kind: 'station', id: 4 },
    auto: 'never',
  } as const
  const told = (special: 'cardTrain' | 'cardRobbery' | 'wagonRobbery') => {
    const state = {
      special,
      station: 4,
      seat: 0,
      will: null,
      hasDetails: true,
      chooser: 0,
      victim: -1,
      turnedUp: -1,
    } as const
    const at = { view: { ...view, special: state }, seats, viewer: 0 as const }
    const [candidate] = freightSpeech.candidates(decision, [toCode({ kind: 'chooseSeat', seat: 1 })], [], at)
    const preview = { beats: [], stops: 'learnt', status: game.status(start) } as const
    const { title } = freightSpeech.tellPreview(candidate, preview, at)
    return [title, candidate.confirm, candidate.steps[0].note!].map((one) => say('en', one))
  }
  const name = seats[1].name
  expect(told('cardTrain')).toEqual([`Draw a card blind from ${name}’s hand`, 'Draw', '3 hand cards'])
  expect(told('cardRobbery')).toEqual([
    `Turn up a card and steal hand cards from ${name}`,
    'Turn up a card',
    '3 hand cards',
  ])
  expect(told('wagonRobbery')).toEqual([`Turn up a card and steal a wagon from ${name}`, 'Turn up a card', 'no wagon'])
})

test('where wagons are chosen from the list asks which wagon', () => {
  const view = game.view(game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 }), 'onlooker')
  const decision = {
    seq: 9,
    by: 0,
    for: 0,
    kind: 'drop',
    source: { kind: 'game', id: 0 },
    auto: 'never',
  } as const
  const codes = [12, 38].map((card) => toCode({ kind: 'drop', card }))
  const dropped = freightSpeech.candidates(decision, codes, [], { view, seats, viewer: 0 })
  expect(dropped.map(({ steps }) => say('en', steps[0].ask))).toEqual(['Which wagon?', 'Which wagon?'])
})

test('where a locomotive looks at the end of a drive is told by the station before it, else by the side', () => {
  const view = game.view(game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 }), 'onlooker')
  const west = view.cells.findIndex(
    (_, cell) => stationOf(view, cell) < 0 && cell % view.columns < view.columns - 1 && stationOf(view, cell + 1) >= 0,
  )
  const station = String.fromCharCode(65 + stationOf(view, west + 1))
  const told = (...points: number[]) =>
    say(
      'en',
      headingPhrase(
        view,
        points.map((point) => sleeperAt(west, point)),
      )!,
    )
  expect(told(innerPoint(EAST), outerPoint(EAST))).toBe(`heading for ${station}`)
  expect(told(innerPoint(NORTH), innerPoint(EAST))).toBe(`heading for ${station}`)
  expect(told(innerPoint(3), CENTRE)).toBe(`heading for ${station}`)
  expect(told(outerPoint(EAST), innerPoint(EAST))).toBe('heading west')
  expect(headingPhrase(view, [sleeperAt(west, CENTRE)])).toBeNull()
})

test('a drive that stops to ask is told in parts that say so, and as one where all of it is told', () => {
  const view = game.view(game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 }), 'onlooker')
  const card = TRACK_CARDS.findIndex(({ wagon }) => wagon === 5)
  const part = (steps: number, enters: number): FreightEvent => ({
    turn: 3,
    seat: 0,
    because: { kind: 'card', id: card },
    refs: [],
    learnt: [],
    kind: 'drove',
    from: [],
    enters,
    lapsed: 0,
    rammed: [],
    steps: Array.from({ length: steps }, () => [{ seat: 0, sleeper: 0, facing: NO_FACING }]),
  })
  const told = (...events: FreightEvent[]) =>
    freightSpeech.tell(events, seats, view).map((line) => say('en', line.phrase))
  expect(told(part(2, -1))[0]).toMatch(/^Ada drove 2 of 5, stopped /)
  expect(told(part(3, 2))).toEqual(['Ada drove 3 of 5 into C'])
  expect(told(part(2, -1), part(3, 2))).toEqual(['Ada drove 5 into C'])
})

test('the diamond on a crossing is explained where it is pointed at, in the hand and on the table', () => {
  const view = game.view(game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 }), 'onlooker')
  const crossing = TRACK_CARDS.findIndex((_, id) => isCrossing(id))
  const empty = view.cells.findIndex(({ station, card }) => station < 0 && card < 0)
  const laid = {
    ...view,
    cells: view.cells.map((cell, i) => (i === empty ? { ...cell, card: crossing, rotation: 0, height: 1 } : cell)),
  }
  const about = (ref: Ref) => say('en', freightSpeech.about(ref, { view: laid, seats, viewer: 0 })!.text)
  expect(about({ kind: 'card', id: crossing })).toContain('diamond')
  expect(about({ kind: 'cell', id: empty })).toContain('diamond')
  expect(about({ kind: 'card', id: crossing - 1 })).not.toContain('diamond')
})

test('a card that is turned keeps the name of its place, as its row has it: only what it joins is told anew', () => {
  const view = game.view(game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 }), 'onlooker')
  const bend = TRACK_CARDS.findIndex(({ rails }) => rails === railBetween(NORTH, EAST))
  const cell = view.cells.findIndex(
    (_, at) => view.cells[at].station < 0 && [at - 1, at + 1].every((near) => stationOf(view, near) >= 0),
  )
  expect([bend, cell].every((found) => found >= 0)).toBe(true)
  const places = [0, 1, 2, 3].map((rotation) => {
    const action = { kind: 'lay', card: bend, cell, rotation } as const
    const { title } = lay.preview!({ action, at: { view, seats, viewer: 0 } } as never)
    return say('en', title.params?.['place'] as Phrase)
  })
  expect(new Set(places)).toEqual(new Set([say('en', liesWhere(view, cell))]))
})

test('where a straight leads past the two stations that name its place, it is laid here: it would seem to join them', () => {
  const view = game.view(game.setup({ options: freightOptions.default, seatCount: 2, seed: 1 }), 'onlooker')
  const straight = TRACK_CARDS.findIndex(({ rails }) => rails === railBetween(NORTH, SOUTH))
  const cell = view.cells.findIndex(
    (_, at) => view.cells[at].station < 0 && [at - 1, at + 1].every((near) => stationOf(view, near) >= 0),
  )
  expect([straight, cell].every((found) => found >= 0)).toBe(true)
  const titles = [1, 0].map((rotation) => {
    const action = { kind: 'lay', card: straight, cell, rotation } as const
    const { title } = lay.preview!({ action, at: { view, seats, viewer: 0 } } as never)
    return (['en', 'nl', 'de'] as const).map((language) => say(language, title))
  })
  expect(titles[0][0]).toBe(`Lay a straight ${say('en', liesWhere(view, cell))}?`)
  expect(titles[1]).toEqual(['Lay a straight here?', 'een recht spoor hier leggen?', 'eine Gerade hier legen?'])
})
