import { expect, test } from 'vitest'
import type { GameEvent, Phrase } from '../../../src-shared/core.ts'
import { headTurn, tellTurn as freight } from '../../../src-renderer/games/freight-express/words/happened/turn.ts'
import {
  headTurn as headFirstClass,
  tellTurn as firstClass,
} from '../../../src-renderer/games/first-class/words/happened/turn.ts'
import {
  headTurn as headTransport,
  tellTurn as transport,
} from '../../../src-renderer/games/transport/words/happened/turn.ts'
import { givenByName } from '../../../src-renderer/games/first-class/words/cards.ts'
import { tellEvents as tellFirstClass } from '../../../src-renderer/games/first-class/words/happened/events.ts'
import { bringTexts, phrase, say } from '../../../src-renderer/messages/index.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { CARDS, END_CARDS } from '../../../src-shared/games/first-class/cards/index.ts'
import { cardNamed } from '../../../src-shared/games/transport/names.ts'
import { leftOut, type TurnTold } from '../../../src-renderer/words/turn.ts'

const seats = ['Ann', 'Ben', 'Cleo'].map((name) => ({ name, player: 'person' }) as const)
const CLEO = 2
const event = (kind: string, what: object = {}, seat = CLEO): GameEvent =>
  ({ kind, turn: 4, seat, because: { kind: 'game', id: 0 }, refs: [], learnt: [], ...what }) as GameEvent
/** Everyone plays alone. */
const view = { seats: seats.map((_, seat) => ({ team: [seat] })) } as never
const told = (you: number | null = null): TurnTold<never> => ({ whose: CLEO, you, seats, view })
const english = (what: Phrase | null) => what && say('en', what)

const drive = (steps: number, enters: number, rammed: readonly number[] = []) =>
  event('drove', { steps: Array.from({ length: steps }, () => []), enters, rammed, from: [], lapsed: 0 })

test('a turn is one sentence: a drive over a branch is one drive, and wagons are counted', () => {
  const turn = [
    event('turnBegan'),
    event('drew', { cards: [1] }),
    drive(2, -1),
    drive(3, 4),
    event('uncoupled', { station: 4 }),
    event('uncoupled', { station: 4 }),
  ]
  expect(english(freight(turn, told()))).toBe('Cleo drove to E and delivered two wagons')
  expect(english(freight([drive(2, -1), drive(1, -1)], told()))).toBe('Cleo drove 3 sleepers')
})

test('a headline says what matters most in the order of time, the end of a drive alone, and how much it leaves out', () => {
  const turn = [
    event('coupled', { card: 0 }),
    event('laid'),
    drive(3, 1),
    drive(2, 4),
    event('uncoupled', { station: 4 }),
    event('uncoupled', { station: 4 }),
    event('cardsGiven', { from: 0, to: CLEO, cards: [1, 2] }),
  ]
  const head = (letters: number) => {
    const { sentence, more } = headTurn(turn, told(), (one) => say('en', one).length <= letters)!
    return [english(sentence), more]
  }
  expect(head(200)).toEqual([english(freight(turn, told())), 0])
  // The delivery says where it drove: that is neither told nor counted.
  // What was done to others comes before all else.
  expect(head(58)).toEqual(['Cleo delivered two wagons at E and took two cards from Ann', 2])
  expect(head(52)).toEqual(['Cleo took two cards from Ann', 3])
  expect(head(30)).toEqual(['Cleo took two cards from Ann', 3])
  expect(head(5)).toEqual(['Cleo took two cards from Ann', 0])
  // The words that something is left out take room as well.
  const counted = headTurn(turn, told(), (one, more) => say('en', one).length + (more > 0 ? 13 : 0) <= 52)!
  expect(counted.more).toBe(3)
  expect(headTurn([event('turnBegan')], told(), () => true)).toBeNull()
})

test('a headline names the weightiest of what it leaves out where there is room for that, and counts it elsewhere', async () => {
  await Promise.all([bringTexts('nl'), bringTexts('de')])
  const turn = [
    event('coupled', { card: 0 }),
    event('laid'),
    drive(3, 4),
    event('uncoupled', { card: 0, station: 4 }),
    event('discarded', { purpose: 'refill' }),
  ]
  const head = (events: readonly GameEvent[], most: number, room: number) => {
    const fits = (one: Phrase, more: number, left?: Phrase) =>
      say('en', one).length <= most && (left ? say('en', left).length : more) <= room
    return headTurn(events, told(), fits)!
  }
  const both = head(turn, 36, 40)
  expect([both.more, english(both.left!)]).toEqual([2, 'also coupling and new track'])
  expect([say('nl', both.left!), say('de', both.left!)]).toEqual([
    'ook vastkoppelen en nieuw spoor',
    'dazu Ankoppeln und neue Schienen',
  ])
  expect(english(head(turn, 36, 24).left!)).toBe('also coupling, and more')
  const one = head(turn, 56, 40)
  expect([one.more, english(one.left!)]).toEqual([1, 'also new track'])
  expect(head(turn, 36, 10)).toMatchObject({ more: 2 })
  expect(head(turn, 36, 10).left).toBeUndefined()
  // What was lost is more than its kind: it is not named in a word, and nothing of less weight in its place.
  expect(head([event('dropped'), ...turn], 36, 40).left).toBeUndefined()
})

test('the drive of an abducted train is told of neither as their own, nor whom it pushes of its owner', () => {
  const away = { ...drive(3, 4), by: 0, rammed: [1] }
  expect(english(freight([event('dropped'), away], told()))).toBe('Cleo lost a wagon')
  const abducted = event('abducted', { seat: 0, victim: 2, card: 0 })
  expect(english(freight([abducted, away], { ...told(), whose: 0 }))).toMatch(
    /^Ann abducted the locomotive of Cleo and pushed Ben$/,
  )
})

test('one wagon is named, with where it went', () => {
  const turn = [event('coupled', { card: 0 }), drive(3, 4), event('uncoupled', { card: 0, station: 4 })]
  expect(english(freight(turn, told()))).toMatch(
    /^Cleo coupled the (\d)-wagon for [A-J], drove to E and delivered the \1-wagon at E$/,
  )
})

test('of several deliveries the points are told altogether, also where there is room for little else', async () => {
  await Promise.all([bringTexts('nl'), bringTexts('de')])
  const cards = [8, 5].map((value) => TRACK_CARDS.findIndex(({ wagon }) => wagon === value))
  const turn = [drive(3, 4), ...cards.map((card) => event('uncoupled', { card, station: 4 }))]
  const sentence = freight(turn, told())!
  expect(english(sentence)).toBe('Cleo drove to E and delivered two wagons for 13 points')
  expect(say('nl', sentence)).toBe('Cleo reed naar E en leverde twee wagons af voor 13 punten')
  expect(say('de', sentence)).toBe('Cleo fuhr nach E und lieferte zwei Waggons für 13 Punkte ab')
  const { sentence: brief, more } = headTurn(turn, told(), (one) => say('en', one).length <= 45)!
  expect([english(brief), more]).toEqual(['Cleo delivered two wagons at E for 13 points', 0])
})

test('several deliveries say where they were, unless the drive before them led there and nowhere else', async () => {
  await Promise.all([bringTexts('nl'), bringTexts('de')])
  const cards = [8, 5].map((value) => TRACK_CARDS.findIndex(({ wagon }) => wagon === value))
  const at = (...stations: number[]) => stations.map((station, i) => event('uncoupled', { card: cards[i], station }))
  const goesOn = freight([drive(3, 1), ...at(1, 1), drive(2, 4)], told())!
  expect(english(goesOn)).toBe('Cleo drove to B and E and delivered two wagons at B for 13 points')
  expect(say('nl', goesOn)).toBe('Cleo reed naar B en E en leverde twee wagons af in B voor 13 punten')
  expect(say('de', goesOn)).toBe('Cleo fuhr nach B und E und lieferte zwei Waggons in B für 13 Punkte ab')
  expect(english(freight([drive(3, 1), ...at(1, 1), drive(2, -1)], told()))).toContain('delivered two wagons at B for')
  expect(english(freight([...at(1), drive(2, 4), ...at(4).map((one) => ({ ...one, card: cards[1] }))], told()))).toBe(
    'Cleo delivered two wagons at B and E for 13 points and drove to E',
  )
  const hidden = at(1, 1).map((one) => ({ ...one, card: -1 }))
  expect(english(freight([...hidden, drive(2, 4)], told()))).toBe('Cleo delivered two wagons at B and drove to E')
})

test('a turn that goes on from a station does not end there in its sentence', () => {
  expect(english(freight([drive(3, 1), drive(2, -1), drive(1, -1)], told()))).toBe('Cleo drove to B and 3 sleepers on')
  expect(english(freight([drive(3, 1), drive(2, -1), drive(1, 4)], told()))).toBe('Cleo drove to B and E')
  expect(english(freight([drive(3, 1), drive(2, 4), drive(2, 1)], told()))).toBe('Cleo drove to B, E and B')
})

test('who reads it is called you, in every language', async () => {
  await Promise.all([bringTexts('nl'), bringTexts('de')])
  const turn = [drive(5, -1, [0, 1]), event('derailed', { payer: 0 }, 0)]
  expect(english(freight(turn, told(0)))).toBe('Cleo drove 5 sleepers, pushed you and Ben and derailed you')
  expect(say('nl', freight(turn, told(0))!)).toBe(
    'Cleo reed 5 dwarsliggers ver, duwde jou en Ben en liet jou ontsporen',
  )
  expect(say('de', freight(turn, told(0))!)).toBe(
    'Cleo fuhr 5 Schwellen weit, schob dich und Ben und ließ dich entgleisen',
  )
  const robbed = [event('cardsGiven', { from: 0, to: CLEO, cards: [1, 2] })]
  expect(english(freight(robbed, told(0)))).toBe('Cleo took two cards from you')
  expect(english(freight(robbed, told(1)))).toBe('Cleo took two cards from Ann')
})

test('what was taken from several is one deed, what was taken from who reads it comes first, a long drive has its end alone', async () => {
  await Promise.all([bringTexts('nl'), bringTexts('de')])
  const drives = [1, 4, 2, 4, 2].map((enters) => drive(3, enters))
  const drawn = (from: number, n: number) =>
    event('cardsDrawnFrom', { from, cards: Array.from({ length: n }, () => 1) })
  const turn = [...drives, event('laid'), drawn(1, 4), drawn(0, 1)]
  expect(english(freight(turn, told()))).toBe('Cleo drove to C, laid track and took 5 cards from Ben and Ann')
  expect(english(freight(turn, told(0)))).toBe(
    'Cleo took a card from you, drove to C, laid track and took 4 cards from Ben',
  )
  expect(say('de', freight(turn, told())!)).toContain('nahm Ben und Ann 5 Karten ab')
  const { sentence, more } = headTurn(turn, told(0), (one) => say('en', one).length < 30)!
  expect([english(sentence), more]).toEqual(['Cleo took a card from you', 3])
})

test('a turn in which nothing was done says what was drawn, and nothing where there is nothing', () => {
  expect(english(freight([event('turnBegan'), event('drew', { cards: [1] })], told()))).toBe('Cleo drew a card')
  // Once it is over no more can come of it.
  const over = { ...told(), view: { turn: 5 } as never }
  expect(english(freight([event('turnBegan'), event('drew', { cards: [1] })], over))).toBe('Cleo only drew a card')
  expect(freight([event('turnBegan')], told())).toBeNull()
  expect(english(transport([event('drew', { cards: [1, 2] })], told()))).toBe('Cleo drew two cards')
})

test('in Transport a move that scores is told by its score, and for whom', () => {
  const move = event('parcelMoved', { parcel: 1, number: 4, way: [] })
  const score = (tile: number) => event('scored', { tile, value: 4, pallet: 0, parcel: 1, nth: 1 })
  const flip = event('flipped', { number: 2 })
  expect(english(transport([move, flip], told()))).toBe('Cleo moved parcel 4 (now shows 2)')
  expect(english(transport([move, flip, score(CLEO)], told()))).toBe('Cleo scored 4 points')
  expect(english(transport([move, flip, score(0)], told(0)))).toBe('Cleo scored 4 points for you')
})

test('in Transport a headline says what was done to somebody before what of it is a seat’s own affair', () => {
  const card = cardNamed('straight plain')
  const robbed = [event('parcelPlaced', { parcel: 7, number: 3, card: 4 }, 1)]
  const score = (parcel: number) => event('scored', { tile: CLEO, value: 3, pallet: CLEO, parcel, nth: 1 })
  const connected = event('connected', { card, at: { cell: 0, rotation: 0 }, inserted: false })
  const truck = event('forkliftMoved', { pallet: 1, from: { cell: 0 }, at: { cell: 1 } })
  const head = (turn: readonly GameEvent[]) =>
    english(headTransport(turn, { ...told(), known: robbed }, (one) => say('en', one).length < 30)!.sentence)
  expect(head([connected, truck])).toBe('Cleo moved Ben’s pallet by forklift')
  expect(head([connected, score(7)])).toBe('Cleo scored 3 points with a parcel that Ben had brought in')
  // Where a pallet lies is news, of one's own too; that a card was connected is none.
  expect(head([connected, { ...truck, pallet: CLEO } as GameEvent])).toBe('Cleo moved their own pallet by forklift')
})

test('in Transport the turn that wins says so, before anything else of it', () => {
  const connected = event('connected', { card: cardNamed('straight plain'), inserted: false })
  const score = event('scored', { tile: CLEO, value: 1, pallet: CLEO, parcel: 7, nth: 4 })
  const turn = [connected, event('keyMoved', { card: 60 }), score, event('ended', { reason: 'tileFull' })]
  const tiles = (...each: (readonly number[])[]) =>
    ({
      seats: seats.map((_, seat) => ({ team: [seat], tile: each[seat] })),
      parcels: Array.from({ length: 20 }, () => ({ face: 0 })),
    }) as never
  const head = (view: never, letters = 30) =>
    english(headTransport(turn, { ...told(), view }, (one) => say('en', one).length < letters)!.sentence)
  expect(head(tiles([], [1], [2, 3, 7]))).toBe('Cleo scored 1 point and won')
  // Who fills a tile has not won by that, nor who shares the win with another.
  expect(head(tiles([2, 3, 4, 5], [], [7]))).toBe('Cleo scored 1 point')
  expect(head(tiles([7], [], [7]))).toBe('Cleo scored 1 point')
  const { seats: alone, parcels } = tiles([7], [1], [7]) as { seats: { tile: readonly number[] }[]; parcels: unknown }
  const paired = { seats: alone.map((seat, i) => ({ ...seat, team: i === 1 ? [1] : [0, CLEO] })), parcels } as never
  expect(head(paired, 40)).toBe('Cleo scored 1 point and won with Ann')
})

test('in Transport a headline says what was scored, then the card, then that a key was used, before what parcel went', () => {
  const card = cardNamed('straight plain')
  const turn = [
    event('connected', { card, inserted: false }),
    event('keyMoved', { card }),
    event('parcelMoved', { parcel: 1, number: 4, way: [] }),
    event('flipped', { number: 2 }),
  ]
  const head = (letters: number, events = turn) => {
    const { sentence, more } = headTransport(events, told(), (one) => say('en', one).length <= letters)!
    return [english(sentence), more]
  }
  expect(head(60)).toEqual(['Cleo connected a card, used a key and moved parcel 4', 0])
  expect(head(40)).toEqual(['Cleo connected a card and used a key', 1])
  expect(head(24)).toEqual(['Cleo connected a card', 2])
  const score = event('scored', { tile: CLEO, value: 4, pallet: 0, parcel: 1, nth: 1 })
  expect(head(24, [...turn, score])).toEqual(['Cleo scored 4 points', 2])
  expect(head(42, [...turn, score])).toEqual(['Cleo connected a card and scored 4 points', 1])
})

test('in Transport a headline names what it leaves out where there is room for that, and counts it elsewhere', () => {
  const card = cardNamed('straight plain')
  const turn = [
    event('forkliftMoved', { pallet: 1, from: { cell: 0 }, at: { cell: 1 } }),
    event('connected', { card, inserted: false }),
    event('keyMoved', { card }),
  ]
  const head = (events: readonly GameEvent[], room: number) => {
    const fits = (one: Phrase, more: number, left?: Phrase) =>
      say('en', one).length < 36 && (left ? say('en', left).length : more) <= room
    const { sentence, more, left } = headTransport(events, told(), fits)!
    return [english(sentence), more, left && english(left)]
  }
  const truck = 'Cleo moved Ben’s pallet by forklift'
  expect(head(turn, 40)).toEqual([truck, 2, 'also connected a card and used a key'])
  expect(head(turn, 10)).toEqual([truck, 2, undefined])
  // What was done to somebody is more than its kind.
  expect(head([...turn, event('palletJoined', { pallet: 1 })], 40)).toEqual([truck, 3, undefined])
})

test('in Transport a turn names the pallet a card was put before, and both that changed places', () => {
  const pushed = event('palletPushed', { pallet: 1 })
  const connected = event('connected', { card: cardNamed('straight plain'), inserted: true })
  expect(english(transport([pushed, connected], told()))).toBe('Cleo put a straight (bolted) before Ben’s pallet')
  const exchanged = event('palletsExchanged', { pallets: [0, 1] })
  expect(english(transport([exchanged], told()))).toBe('Cleo exchanged Ann’s pallet and Ben’s pallet')
  const own = event('palletsExchanged', { pallets: [0, CLEO] })
  expect(english(transport([own], told()))).toBe('Cleo exchanged their pallet for Ann’s pallet')
})

test('in Transport who was cut off is told by name and before all but points, and what was joined again in the turn is not', () => {
  const connected = event('connected', { card: cardNamed('straight plain'), inserted: false })
  const key = event('keyMoved', { card: cardNamed('straight plain') })
  const cut = event('palletCutOff', { pallet: 1 })
  const view = { seats: seats.map((_, seat) => ({ team: [seat] })) } as never
  const head = (events: readonly GameEvent[], letters = 24) =>
    english(headTransport(events, { ...told(), view }, (one) => say('en', one).length <= letters)!.sentence)
  expect(english(transport([key, cut], { ...told(), view }))).toBe(
    'Cleo used a key on a straight (bolted) and cut Ben off',
  )
  expect(head([connected, key, cut])).toBe('Cleo cut Ben off')
  // Points come before it.
  const score = event('scored', { tile: CLEO, value: 4, pallet: CLEO, parcel: 1, nth: 1 })
  expect(head([connected, cut, score])).toBe('Cleo scored 4 points')
  expect(head([connected, key, cut, event('palletJoined', { pallet: 1 })])).toBe('Cleo connected a card')
  expect(head([connected, event('palletCutOff', { pallet: CLEO })])).toBe('Cleo cut their own pallet off')
  expect(head([connected, event('palletJoined', { pallet: CLEO })])).toBe(
    'Cleo joined their own pallet to the belts again',
  )
})

test('in First Class a turn is what was taken and what came of it; the scoring after it is not hers alone', () => {
  const turn = [
    event('startTaken'),
    event('upgraded', { train: 0, place: 1, from: 0, to: 1 }),
    event('upgraded', { train: 0, place: 1, from: 1, to: 2 }),
    event('walked', { train: 0, from: 1, to: 3 }),
    event('scored', { source: 'effects', points: 3 }),
    event('scored', { source: 'effects', points: 9 }, 1),
    event('scoringBegan', { scoring: 1 }),
    event('scored', { source: 'trains', points: 20 }),
  ]
  expect(english(firstClass(turn, told()))).toBe(
    'Cleo took the start tile, upgraded a wagon, moved the conductor on 2 steps and scored 3 points',
  )
})

test('in First Class a headline keeps the start tile, which the turn is known by, and counts what it leaves out', () => {
  const turn = [
    event('startTaken'),
    event('wagonLaid', { train: 0, place: 0 }),
    event('wagonLaid', { train: 0, place: 1 }),
    event('contractFulfilled', { card: 1, count: 2 }),
  ]
  const { sentence, more } = headFirstClass(turn, told(), (_, left) => left > 0)!
  expect([english(sentence), more]).toEqual(['Cleo took the start tile and fulfilled a contract', 1])
  expect(say('en', leftOut({ more })!)).toBe('and more')
})

test('in First Class a headline tells the card that was taken, then points, and what is left out only where there is room', () => {
  const turn = [
    event('taken', { card: 0, row: 0, column: 0, refused: false }),
    event('coinsLaid', { columns: [2, 0, 0] }),
    event('wagonLaid', { train: 0, place: 0 }),
    event('walked', { train: 0, from: 1, to: 2 }),
    event('scored', { source: 'cities', points: 3 }),
  ]
  const room = (most: number) => {
    const { sentence, more } = headFirstClass(turn, told(), (one) => say('en', one).length <= most)!
    return [english(sentence), more]
  }
  const card = 'two wagons'
  expect(room(60)).toEqual([`Cleo took ${card}, gained two coins and scored 3 points`, 2])
  const counted = headFirstClass(turn, told(), (one, more) => say('en', one).length + (more > 0 ? 20 : 0) <= 60)!
  expect([english(counted.sentence), counted.more]).toEqual([
    `Cleo took ${card}, gained two coins and scored 3 points`,
    0,
  ])
})

test('in First Class a headline names what it leaves out, the weightiest at least, before it only counts it', () => {
  const turn = [
    event('taken', { card: 0, row: 0, column: 0, refused: false }),
    event('walked', { train: 0, from: 1, to: 2 }),
    event('endCardTaken', { endCard: 0 }),
    event('coinsLaid', { columns: [2, 0, 0] }),
    event('scored', { source: 'cities', points: 3 }),
  ]
  const left = (room: number) => {
    const head = headFirstClass(turn, told(), (one, more, rest) => {
      const isShort = say('en', one).length <= 60
      return isShort && (more === 0 || say('en', rest ?? phrase('turn.more', { n: more })).length <= room)
    })!
    return [english(head.sentence), english(leftOut(head))]
  }
  const head = 'Cleo took two wagons, gained two coins and scored 3 points'
  expect(left(40)).toEqual([head, 'also an end card and a conductor step'])
  expect(left(30)).toEqual([head, 'also an end card, and more'])
  expect(left(20)).toEqual([head, 'and more'])
})

test('a long turn is told whole: nothing that was done is left out of its sentence', () => {
  const turn = [
    event('taken', { card: 0, row: 0, column: 0, refused: true }),
    event('wagonLaid', { train: 0, place: 0 }),
    event('mailLaid', { train: 0, mail: 0 }),
    event('contractFulfilled', { card: 1, count: 2 }),
    event('scored', { source: 'effects', points: 3 }),
    event('endCardTaken', { endCard: 0 }),
    event('upgraded', { train: 0, place: 0, from: 0, to: 1 }),
  ]
  expect(english(firstClass(turn, told()))).toMatch(
    /^Cleo refused .+, laid a wagon, laid a mail wagon, fulfilled a contract, scored 3 points, took an end card \(.+\) and upgraded a wagon$/,
  )
})

test('a card that only gives an end card is told by the end card that was taken', () => {
  const card = CARDS.findIndex(({ kind }) => kind === 'endCard')
  const endCard = END_CARDS.findIndex(({ counts }) => counts === 'conductor')
  const { points } = END_CARDS[endCard]
  const taken = event('taken', { card, row: 0, column: 0, refused: false })
  expect(english(firstClass([taken, event('endCardTaken', { endCard })], told()))).toBe(
    `Cleo took an end card (${points} points for each conductor card)`,
  )
  expect(english(firstClass([taken], told()))).toBe('Cleo took an end card')
})

test('the end card that was taken as the card of a turn heads it, whatever else came of that', () => {
  const card = CARDS.findIndex(({ kind }) => kind === 'endCard')
  const turn = [
    event('taken', { card, row: 0, column: 0, refused: false }),
    event('endCardTaken', { endCard: 0 }),
    event('wagonLaid', { train: 0, place: 0 }),
    event('scored', { source: 'cities', points: 3 }),
  ]
  const { sentence } = headFirstClass(turn, told(), (one) => say('en', one).length <= 22)!
  expect(english(sentence)).toBe('Cleo took an end card')
})

test('who gets a bonus of the start tile is told of whom and what', () => {
  const line = (taker: number, startHolder: number) =>
    tellFirstClass([event('startBonusBegan', { taker }, 1)] as never, seats, { startHolder } as never)[0].phrase
  expect(english(line(CLEO, CLEO))).toBe('Cleo took the start tile; for Ben: new 0-wagon')
  // The log tells it still when the round is over and nobody holds the tile, or somebody else does.
  for (const later of [-1, 0, 1])
    expect(english(line(CLEO, later))).toBe('Cleo took the start tile; for Ben: new 0-wagon')
})

test('in First Class one thing alone that is left out of a turn whose card is named is not counted', () => {
  const turn = [
    event('taken', { card: 0, row: 0, column: 0, refused: false }),
    event('wagonLaid', { train: 0, place: 0 }),
    event('coinsLaid', { columns: [2, 0, 0] }),
  ]
  const whole = headFirstClass(turn, told(), () => true)!
  const { sentence, more } = headFirstClass(turn, told(), (_, left) => left > 0)!
  expect(english(sentence)).not.toBe(english(whole.sentence))
  expect(more).toBe(0)
})

test('in First Class a headline tells what came of the card that was taken before what a coin brought beside it', () => {
  const card = CARDS.findIndex(({ kind }) => kind === 'wagon')
  const turn = [
    event('wagonLaid', { train: 0, place: 1 }),
    event('taken', { card, refused: false }),
    ...[0, 1].map((place) => event('upgraded', { train: 0, place, because: { kind: 'card', id: card } })),
    event('coinsLaid', { columns: [1, 0, 0] }),
  ]
  const head = headFirstClass(turn, told(), (one) => say('en', one).length <= 50)!
  expect(say('en', head.sentence)).toBe('Cleo took two wagons and upgraded two wagons')
})

test('in First Class a headline calls a card by what it gives, and does not tell again that all of that was done', () => {
  const card = CARDS.findIndex(({ kind, frames }) => {
    const [one, ...others] = (frames ?? []).flatMap(({ effects }) => effects)
    return kind === 'wagon' && others.length === 0 && one?.kind === 'upgrade' && one.n === 2
  })
  const because = { kind: 'card', id: card }
  const upgraded = (place: number, to = 1, of = because) =>
    event('upgraded', { train: 0, place, from: 0, to, because: of })
  const of = (...came: ReturnType<typeof event>[]) =>
    say('en', headFirstClass([event('taken', { card, refused: false }), ...came], told(), () => true)!.sentence)
  expect(of(upgraded(0), upgraded(1))).toBe('Cleo took two upgrades')
  // The other is still to come: that one was done is no second thing.
  expect(of(upgraded(0))).toBe('Cleo took two upgrades')
  // What a coin brought, or a technician whom the card set to work, is no gift of it.
  const beside = upgraded(2, 1, { kind: 'column', id: 0 })
  expect(of(upgraded(0), upgraded(1), beside)).toBe('Cleo took two upgrades and gained one more upgrade')
  const over = [event('frameBegan', { because }), event('frameEnded', { because })]
  expect(of(upgraded(0), upgraded(1), upgraded(2), ...over)).toBe('Cleo took two upgrades and gained one more upgrade')
  const high = upgraded(0, 12)
  expect(of(high, upgraded(1), ...over)).toBe('Cleo took two upgrades and upgraded a wagon to 12')
  expect(of(upgraded(0), upgraded(1), event('coinsLaid', { columns: [1, 0, 0] }))).toBe(
    'Cleo took two upgrades and gained a coin',
  )
})

test('in First Class one upgrade is told once: where the further one is the high one, it says so itself', () => {
  const card = CARDS.findIndex((_, card) => givenByName(card).upgraded === 2 && givenByName(card).wagonLaid === 0)
  const because = { kind: 'card', id: card }
  const upgraded = (place: number, to: number, of: object = because) =>
    event('upgraded', { train: 0, place, from: 0, to, because: of })
  const coin = { kind: 'column', id: 0 }
  const of = (turn: readonly ReturnType<typeof event>[], room = 99) => {
    const fits = (one: Phrase, more: number, left?: Phrase) =>
      say('en', one).length <= room && (more === 0 || left !== undefined)
    const head = headFirstClass([event('taken', { card, refused: false }), ...turn], told(), fits)!
    const left = leftOut(head)
    return say('en', head.sentence) + (left ? `; ${say('en', left)}` : '')
  }
  const own = [upgraded(0, 1), upgraded(1, 1)]
  expect(of([...own, upgraded(2, 12, coin)])).toBe('Cleo took two upgrades and gained one more upgrade to 12')
  expect(of([...own, upgraded(2, 1, coin), upgraded(3, 7, coin)])).toBe(
    'Cleo took two upgrades and gained two more upgrades (the best to 7)',
  )
  const high = [upgraded(0, 12), upgraded(1, 1), upgraded(2, 1, coin)]
  expect(of(high)).toBe('Cleo took two upgrades, gained one more upgrade and upgraded a wagon to 12')
  // Left out, what only says how high one of the card's own rose is no further upgrade.
  expect(of([...high, event('coinsLaid', { columns: [1, 0, 0] })], 25)).toBe(
    'Cleo took two upgrades; also an upgrade and a coin',
  )
  expect(of(high, 60), 'what is high first').toBe('Cleo took two upgrades and upgraded a wagon to 12')
})

test('in First Class steps that come beside those of a conductor card are told as more', () => {
  const card = CARDS.findIndex((_, card) => givenByName(card).walked === 2)
  const because = { kind: 'card', id: card }
  const walked = (from: number, to: number, of: object) => event('walked', { train: 0, from, to, because: of })
  const of = (...came: ReturnType<typeof event>[]) =>
    say('en', headFirstClass([event('taken', { card, refused: false }), ...came], told(), () => true)!.sentence)
  expect(of(walked(0, 1, because))).toBe('Cleo took 2 conductor steps')
  expect(of(walked(0, 1, because), walked(1, 2, because), walked(2, 3, { kind: 'column', id: 0 }))).toBe(
    'Cleo took 2 conductor steps and gained one more step',
  )
  // What one conductor went the name says; that both went it does not.
  const whole = (...came: ReturnType<typeof event>[]) =>
    english(firstClass([event('taken', { card, refused: false }), ...came], told()))
  expect(whole(walked(0, 2, because))).toBe('Cleo took 2 conductor steps')
  expect(whole(walked(0, 1, because), event('walked', { train: 1, from: 0, to: 1, because }))).toBe(
    'Cleo took 2 conductor steps and moved both conductors on 2 steps in all',
  )
})

test('in First Class steps that both conductors went are not told of one', () => {
  const of = (...turn: ReturnType<typeof event>[]) => english(firstClass(turn, told()))
  const upper = event('walked', { train: 0, from: 0, to: 1 })
  expect(of(upper, event('walked', { train: 1, from: 0, to: 2 }))).toBe('Cleo moved both conductors on 3 steps in all')
  expect(of(upper, event('walked', { train: 0, from: 1, to: 2 }))).toBe('Cleo moved the conductor on 2 steps')
})

test('in First Class a wagon that comes beside those of a wagon card is told as more', () => {
  const card = CARDS.findIndex((_, card) => givenByName(card).wagonLaid === 3)
  const because = { kind: 'card', id: card }
  const laid = (place: number, of: object) => event('wagonLaid', { train: 0, place, because: of })
  const turn = [event('taken', { card, refused: false }), ...[0, 1, 2].map((place) => laid(place, because))]
  const of = (...more: ReturnType<typeof event>[]) =>
    say('en', headFirstClass([...turn, ...more], told(), () => true)!.sentence)
  expect(of()).toBe('Cleo took three wagons')
  expect(of(laid(3, { kind: 'column', id: 0 }))).toBe('Cleo took three wagons and gained one more wagon')
})

test('in First Class what a technician adds to a card of a wagon and an upgrade is more of its kind, not the other', () => {
  const cardOf = (free: number) =>
    CARDS.findIndex((_, card) => {
      const given = givenByName(card)
      return given.wagonLaid === 1 && given.upgraded === 1 && given.free === free
    })
  const of = (card: number, kinds: readonly string[], isOver = true) => {
    const because = { kind: 'card', id: card }
    const done = kinds.map((kind, place) => event(kind, { train: 0, place, from: 0, to: 1, because }))
    const turn = [event('taken', { card, refused: false }), ...done, ...(isOver ? [event('turnEnded')] : [])]
    return say('en', headFirstClass(turn, told(), () => true)!.sentence)
  }
  const plain = cardOf(0)
  expect(of(plain, ['wagonLaid', 'upgraded'])).toBe('Cleo took a wagon and an upgrade')
  expect(of(plain, ['wagonLaid', 'wagonLaid', 'upgraded'])).toBe(
    'Cleo took a wagon and an upgrade and gained one more wagon',
  )
  expect(of(plain, ['wagonLaid', 'upgraded', 'upgraded'])).toBe(
    'Cleo took a wagon and an upgrade and gained one more upgrade',
  )
  const free = cardOf(1)
  expect(of(free, ['wagonLaid', 'wagonLaid'])).toBe('Cleo took two wagons')
  // It is no further wagon while the turn goes on, either.
  expect(of(free, ['wagonLaid', 'wagonLaid'], false)).toBe('Cleo took two wagons')
})

test('in First Class a turn says whether a passenger was taken or luggage, and that a locomotive card went nowhere', () => {
  const taken = (kind: string, ...came: ReturnType<typeof event>[]) => {
    const card = CARDS.findIndex((one) => one.kind === kind)
    return english(
      firstClass([event('taken', { card, refused: false }), ...came.map((one) => ({ ...one, card }))], told()),
    )
  }
  expect(taken('boarding', event('riderSeated', { train: 0, place: 1 }))).toBe('Cleo took a passenger')
  expect(taken('boarding', event('riderSeated', { train: 1, place: 1 }))).toBe('Cleo took a piece of luggage')
  expect(taken('locomotive', event('frameEnded'), event('turnEnded'))).toBe(
    'Cleo took a locomotive card that went nowhere',
  )
  expect(taken('locomotive')).not.toContain('nowhere')
  const both = CARDS.findIndex((one, card) => one.kind === 'locomotive' && givenByName(card).walked > 0)
  const because = { kind: 'card', id: both }
  const walked = event('walked', { train: 0, from: 0, to: 1, because })
  const turn = [event('taken', { card: both, refused: false }), walked, event('turnEnded')]
  expect(english(firstClass(turn, told()))).not.toContain('nowhere')
})

test('of a turn of First Class that has no room for all of it the headline says what it brought', () => {
  const card = CARDS.findIndex(({ kind }) => kind === 'conductor')
  const turn = [
    event('taken', { card, refused: false }),
    event('walked', { train: 0, from: 1, to: 4 }),
    event('wagonLaid', { train: 0, place: 1 }),
    event('coinsLaid', { columns: [1, 1, 0] }),
  ]
  const head = headFirstClass(turn, told(), (one) => say('en', one).length <= 50)!
  expect(say('en', head.sentence)).toBe('Cleo took 2 conductor steps and gained two coins')
})

test('in First Class a turn says of a card of which nothing was done that it lapsed, once all its boxes are over', () => {
  const card = CARDS.findIndex(({ kind, frames }) => kind === 'conductor' && frames?.length === 1)
  const because = { kind: 'card', id: card }
  const taken = event('taken', { card, refused: false })
  const began = event('frameBegan', { times: 1, because })
  const of = (...turn: ReturnType<typeof event>[]) => english(firstClass([taken, began, ...turn], told()))
  const name = of()!
  expect(name).toMatch(/conductor steps?$/)
  expect(of(event('frameEnded'))).toBe(`${name} that lapsed`)
  // A wagon that a coin brought is no deed of the card.
  expect(of(event('frameEnded'), event('wagonLaid', { train: 0, place: 1 }))).toBe(
    `${name} that lapsed and laid a wagon`,
  )
  expect(of(event('walked', { train: 0, from: 1, to: 2, because }), event('frameEnded'))).not.toContain('lapsed')
})

test('in First Class a card whose boxes could do nothing, and so were not begun, has lapsed when the turn ends', () => {
  const card = CARDS.findIndex((_, card) => givenByName(card).upgraded === 2 && givenByName(card).wagonLaid === 0)
  const taken = event('taken', { card, refused: false })
  expect(english(firstClass([taken], told()))).toMatch(/took two upgrades$/)
  expect(english(firstClass([taken, event('turnEnded')], told()))).toMatch(/took two upgrades that lapsed$/)
})

test('a headline of First Class tells the city and the points before a wagon, and before the card of that drive', () => {
  const card = CARDS.findIndex(({ kind }) => kind === 'locomotive')
  const because = { kind: 'card', id: card }
  const town = { seats: seats.map((_, seat) => ({ team: [seat], route: [] })) } as never
  const turn = [
    event('taken', { card, refused: false }),
    event('drove', { from: 0, to: 1, because }),
    event('wagonLaid', { train: 0, place: 1, because }),
    event('scored', { points: 11, because }),
  ]
  const head = (letters: number) =>
    english(headFirstClass(turn, { ...told(), view: town }, (one) => say('en', one).length <= letters)!.sentence)
  expect(head(50)).toMatch(/^Cleo drove to \S+ and scored 11 points$/)
  expect(head(75)).toMatch(/^Cleo took a locomotive card, drove to \S+ and scored 11 points$/)
})

test('in First Class a headline names a train that is completed and a wagon that rises high before what is usual', () => {
  const turn = [
    event('taken', { card: 0, row: 0, column: 0, refused: false }),
    event('coinsLaid', { columns: [1, 0, 0] }),
    event('wagonLaid', { train: 0, place: 8 }),
    event('tileLaid', { train: 0, tile: 0 }),
    event('upgraded', { train: 0, place: 0, from: 2, to: 4 }),
    event('upgraded', { train: 0, place: 0, from: 4, to: 12 }),
  ]
  const head = (events: typeof turn) => {
    const { sentence } = headFirstClass(events, told(), (one) => say('en', one).length <= 75)!
    return english(sentence)
  }
  expect(head(turn)).toBe('Cleo took two wagons, completed the upper train and upgraded a wagon to 12')
  const two = event('upgraded', { train: 0, place: 1, from: 1, to: 2 })
  expect(english(firstClass([...turn.slice(4), two], told()))).toBe('Cleo upgraded two wagons (the best to 12)')
  expect(english(firstClass([turn[3], event('tileLaid', { train: 1, tile: 1 })], told()))).toBe(
    'Cleo completed both trains',
  )
})
