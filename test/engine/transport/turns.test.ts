import { describe, expect, it } from 'vitest'
import {
  act,
  begin,
  card,
  END,
  ending,
  game,
  handOf,
  kinds,
  line,
  move,
  only,
  open,
  offered,
  place,
  play,
  question,
  SWAP,
  totals,
  connect,
  may,
} from './helpers.ts'
import type { TransportEvent } from '../../../src-shared/games/transport/events.ts'
import { UNKNOWN } from '../../../src-shared/core.ts'
import { cloneState } from '../../../src-main/engine/flat.ts'

const HAND = ['straight plain 3', 'floor plain', 'floor key', 'wideBend plain']

describe('a turn', () => {
  it('connects, moves a parcel and draws; then the next seat clockwise plays', () => {
    const s = begin({
      ...line(2),
      seats: 3,
      active: 2,
      turn: 5,
      hands: [[], [], HAND],
      parcels: [{ parcel: 15, on: 'straight plain 2' }],
    })
    play(s, 'straight plain 3', place(2, 0))
    move(s, 15, 3, 3)
    const events = act(s, END)
    expect(kinds(events)).toEqual(['drew', 'turnBegan'])
    expect(only(events, 'drew')).toMatchObject({ seat: 2, learnt: [2] })
    expect(game.status(s)).toMatchObject({ active: 0, turn: 6, round: 2 })
  })

  it('always has its end chosen, so that the move before can be taken back', () => {
    const s = begin({ ...line(1), hands: [HAND] })
    play(s, 'straight plain 3', place(1, 0))
    expect(game.status(s).decision).toMatchObject({ kind: 'endTurn', auto: 'never' })
  })

  it('draws up to four cards and shows them to their holder alone', () => {
    const s = begin({ ...line(1), hands: [HAND], stock: ['floor key 2', 'floor key 3'] })
    play(s, 'straight plain 3', place(1, 0))
    const drew = only(act(s, END), 'drew')
    expect(drew.cards).toEqual([card('floor key 2')])
    expect(handOf(s, 0)).toEqual(['floor plain 1', 'floor key 1', 'wideBend plain 1', 'floor key 2'])
    expect(game.redact(drew, 1)).toMatchObject({ cards: [UNKNOWN] })
    expect(JSON.stringify(game.redact(drew, 'onlooker'))).not.toContain(`"id":${card('floor key 2')}`)
    expect(game.view(s, 1).seats[0].hand).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN])
  })

  it('draws up to three under the house rule handOfThree', () => {
    const s = begin({ ...line(1), options: { handOfThree: true }, hands: [HAND.slice(0, 3)] })
    play(s, 'straight plain 3', place(1, 0))
    act(s, END)
    expect(handOf(s, 0)).toHaveLength(3)
    expect(game.setup({ options: { ...game.options.default, handOfThree: true }, seatCount: 2, seed: 1 })).toSatisfy(
      (t: Int32Array) => open(t).seats.every((seat) => seat.hand.length === 3),
    )
  })
})

describe('swapping', () => {
  const spec = {
    ...line(2),
    hands: [HAND],
    stock: ['floor key 2', 'floor key 3', 'straight plain 4', 'slope plain', 'slope key'],
  }

  it('sets the hand aside, draws four, then shuffles the old cards in, so that none comes straight back', () => {
    const s = begin(spec)
    const swapped = only(act(s, SWAP), 'swapped')
    expect(swapped).toMatchObject({ away: HAND.map(card), shuffledFirst: false, learnt: [0] })
    expect(handOf(s, 0)).toEqual(['floor key 2', 'floor key 3', 'straight plain 4', 'slope plain 1'])
    expect(open(s).stock).toBe(5)
  })

  it('shuffles the old cards in first when fewer than four lie in the stock', () => {
    const s = begin({ ...spec, stock: ['floor key 2'] })
    expect(only(act(s, SWAP), 'swapped').shuffledFirst).toBe(true)
    expect(handOf(s, 0)).toHaveLength(4)
    expect(open(s).stock).toBe(1)
  })

  it('needs no shuffling first when just four lie in the stock', () => {
    const s = begin({ ...spec, stock: spec.stock.slice(1) })
    expect(only(act(s, SWAP), 'swapped').shuffledFirst).toBe(false)
    expect(handOf(s, 0)).toEqual(['floor key 3', 'straight plain 4', 'slope plain 1', 'slope key 1'])
  })

  it('changes three cards under the house rule handOfThree', () => {
    const s = begin({ ...spec, options: { handOfThree: true }, hands: [HAND.slice(0, 3)], stock: spec.stock.slice(2) })
    expect(only(act(s, SWAP), 'swapped')).toMatchObject({ away: HAND.slice(0, 3).map(card), shuffledFirst: false })
    expect(handOf(s, 0)).toHaveLength(3)
  })

  it('shows others how many cards went, and none of them', () => {
    const swapped = only(act(begin(spec), SWAP), 'swapped')
    const seen = game.redact(swapped, 1)
    expect(seen).toMatchObject({ away: Array(4).fill(UNKNOWN), cards: Array(4).fill(UNKNOWN) })
    expect(seen.refs.every((ref) => ref.kind !== 'card')).toBe(true)
  })

  it('lets a parcel move, and draws nothing more', () => {
    const s = begin({ ...spec, parcels: [{ parcel: 15, on: 'straight plain 2' }] })
    act(s, SWAP)
    expect(question(s)).toBe('parcel')
    move(s, 15, 3, 3)
    expect(kinds(act(s, END))).toEqual(['turnBegan'])
  })

  it('is the only choice when no card can be connected, and is still chosen by the seat', () => {
    const s = begin({
      layout: false,
      board: [
        ['pallet A', 0, 0, 0],
        ['pallet B', 1, 0, 3],
        ['floor plain', -1, 0, 0],
        ['floor plain 2', 2, 0, 0],
      ],
      hands: [['straight plain', 'straight key']],
    })
    expect(offered(s)).toEqual([SWAP])
    expect(game.status(s).decision?.auto).toBe('never')
  })

  it('is possible though cards could be connected', () => {
    expect(offered(begin(spec))).toContainEqual(SWAP)
  })

  it('does not end the game though the stock is empty', () => {
    const s = begin({ ...spec, stock: [] })
    act(s, SWAP)
    act(s, END)
    expect(ending(s)).toBe('goes on')
    expect([...handOf(s, 0)].sort()).toEqual(HAND.map((name) => (/\d$/.test(name) ? name : `${name} 1`)).sort())
  })
})

describe('the game', () => {
  const four = {
    ...line(2),
    parcels: [{ parcel: 16, on: 'straight plain', face: 'low' as const }],
    tiles: [
      [17, 18, 19],
      [0, 2],
    ],
    connected: true,
  }

  it('ends at once when a fourth parcel comes onto a score tile', () => {
    const s = begin({ ...four, hands: [['straight plain 3']] })
    const events = move(s, 16, 3)
    expect(kinds(events)).toEqual(['parcelMoved', 'flipped', 'scored', 'ended'])
    expect([ending(s), offered(s).length]).toEqual(['fourthParcel', 0])
  })

  it('is won by the highest score, not by the fourth parcel', () => {
    const s = begin({
      ...four,
      tiles: [
        [17, 18, 19],
        [0, 1, 2],
      ],
      tileFace: 'low',
    })
    move(s, 16, 3)
    expect(totals(s)).toEqual([5, 7])
    expect(game.status(s).outcome?.places).toEqual([[1], [0]])
  })

  it('is shared by those who tie', () => {
    const s = begin({
      ...four,
      tiles: [
        [17, 18, 19],
        [0, 2],
      ],
      tileFace: 'low',
    })
    move(s, 16, 3)
    expect(totals(s)).toEqual([5, 5])
    expect(game.status(s).outcome?.places).toEqual([[0, 1]])
  })

  it('ends when a card must be drawn and none is left', () => {
    const s = begin({ ...line(1), hands: [HAND], stock: [] })
    play(s, 'straight plain 3', place(1, 0))
    expect(ending(s)).toBe('goes on')
    expect(kinds(act(s, END))).toEqual(['ended'])
    expect(ending(s)).toBe('noCardLeft')
    expect(game.status(s).turn).toBe(1)
  })

  it('goes on when the last card of the stock is drawn', () => {
    const s = begin({ ...line(1), hands: [HAND], stock: ['floor key 2'] })
    play(s, 'straight plain 3', place(1, 0))
    act(s, END)
    expect([ending(s), open(s).stock]).toEqual(['goes on', 0])
  })

  it('ends when nobody has connected a card for three whole rounds', () => {
    const s = begin({ ...line(1), seats: 3, hands: [HAND, ['floor key 2'], ['floor key 3']] })
    for (let turn = 0; turn < 9; turn++) {
      expect([turn, ending(s)]).toEqual([turn, 'goes on'])
      act(s, SWAP)
      act(s, END)
    }
    expect(ending(s)).toBe('nobodyConnected')
  })

  it('counts those rounds anew once a card is connected', () => {
    const s = begin({ ...line(1), hands: [HAND], idle: 5 })
    play(s, 'straight plain 3', place(1, 0))
    act(s, END)
    expect([ending(s), open(s).idleTurns]).toEqual(['goes on', 0])
    const t = begin({ ...line(1), hands: [HAND], idle: 5 })
    act(t, SWAP)
    act(t, END)
    expect(ending(t)).toBe('nobodyConnected')
  })
})

describe('four seats', () => {
  const four = { seats: 4, tiles: [[16], [17], [0], []], hands: [[], [], [], []] }

  it('play as two teams, opposite seats together, their scores added', () => {
    const s = begin(four)
    expect(open(s).seats.map((seat) => seat.team)).toEqual([
      [0, 2],
      [1, 3],
      [0, 2],
      [1, 3],
    ])
    expect(totals(s)).toEqual([4, 1, 4, 1])
    expect(game.score(s)[2].parts.map((part) => [part.key, part.value])).toEqual([
      ['transport.score.parcel', 3],
      ['transport.score.partnersParcel', 1],
    ])
  })

  it('take their places as teams', () => {
    const s = begin({
      ...four,
      ...line(2),
      tiles: [[16, 17, 18], [1], [0], []],
      parcels: [{ parcel: 19, on: 'straight plain', face: 'low' }],
      connected: true,
    })
    move(s, 19, 3)
    expect(game.status(s).outcome?.places).toEqual([
      [0, 2],
      [1, 3],
    ])
  })

  it('end the game with four parcels on one tile, not with four in a team', () => {
    const s = begin({
      ...four,
      ...line(2),
      tiles: [[16, 17], [], [0, 1, 2], []],
      parcels: [{ parcel: 19, on: 'straight plain', face: 'low' }],
      connected: true,
    })
    move(s, 19, 3)
    expect(ending(s)).toBe('goes on')
  })

  it('do not see the hands of their partners', () => {
    const s = begin({ ...four, hands: [['floor key'], [], ['floor plain'], []] })
    expect(game.view(s, 0).seats[2].hand).toEqual([UNKNOWN])
    expect(game.view(s, 2).seats[0].hand).toEqual([UNKNOWN])
  })

  it('play each alone under the house rule everyoneAlone', () => {
    const s = begin({ ...four, options: { everyoneAlone: true } })
    expect(totals(s)).toEqual([1, 1, 3, 0])
    expect(open(s).seats.map((seat) => seat.team)).toEqual([[0], [1], [2], [3]])
  })
})

describe('a new game', () => {
  const normal = game.options.default

  it('lays the start cards, deals four cards to each seat and begins with a seat by lot', () => {
    for (const seatCount of [2, 3, 4]) {
      const events: string[] = []
      const s = game.setup({ options: normal, seatCount, seed: 3 }, (event) => events.push(event.kind))
      expect(events).toEqual([...Array(seatCount).fill('dealt'), 'turnBegan'])
      expect(open(s)).toMatchObject({ stock: 64 - 4 * seatCount, bag: 20, turn: 1 })
      expect(open(s).laid).toHaveLength([9, 7, 11][seatCount - 2])
    }
    const starters = new Set(
      Array.from({ length: 30 }, (_, seed) => game.status(game.setup({ options: normal, seatCount: 3, seed })).active),
    )
    expect(starters.size).toBe(3)
  })

  it('follows a given deck from the top, and a given bag', () => {
    const deck = [...Array.from({ length: 64 }, (_, i) => 74 - i), ...Array.from({ length: 20 }, (_, i) => 94 - i)]
    const s = game.setup({ options: normal, seatCount: 2, seed: 1, starter: 1, deck })
    expect(open(s).seats.map((seat) => seat.hand)).toEqual([
      [70, 69, 68, 67],
      [74, 73, 72, 71],
    ])
    const bag = game.scenario({ seats: 2, bag: [19, 18] })
    expect(open(bag).bag).toBe(2)
  })

  it('refuses decks, seats and starters that do not fit', () => {
    expect(() => game.setup({ options: normal, seatCount: 5, seed: 1 })).toThrow(RangeError)
    expect(() => game.setup({ options: normal, seatCount: 2, seed: 1, deck: [11, 12] })).toThrow(RangeError)
    expect(() => game.setup({ options: normal, seatCount: 2, seed: 1, starter: 2 })).toThrow(RangeError)
    const twice = [11, 11, ...Array.from({ length: 62 }, (_, i) => 13 + i)]
    expect(() => game.setup({ options: normal, seatCount: 2, seed: 1, deck: twice })).toThrow(RangeError)
    const cards = Array.from({ length: 64 }, (_, i) => 11 + i)
    expect(() => game.setup({ options: normal, seatCount: 2, seed: 1, deck: [...cards, 75, 76] })).toThrow(
      'the bag must hold each parcel once',
    )
    expect(() => game.setup({ options: normal, seatCount: 2, seed: 1, starter: -1 })).toThrow(RangeError)
  })

  it('goes on from a copy as the original does', () => {
    const s = game.setup({ options: normal, seatCount: 2, seed: 9 })
    const t = cloneState(s)
    for (const one of [s, t]) {
      act(one, SWAP)
      act(one, END)
    }
    expect(t).toEqual(s)
  })

  it('shows each seat the hand it is dealt, and nobody else', () => {
    const dealt: TransportEvent[] = []
    game.setup({ options: normal, seatCount: 2, seed: 3, starter: 1 }, (event) => dealt.push(event))
    expect(dealt[0]).toMatchObject({ kind: 'dealt', seat: 1, learnt: [1] })
    expect(game.redact(dealt[0], 1)).toEqual(dealt[0])
    expect(game.redact(dealt[0], 'open')).toEqual(dealt[0])
    expect(game.redact(dealt[0], 0)).toMatchObject({ cards: Array(4).fill(UNKNOWN) })
    expect(game.redact(dealt[2], 0)).toEqual(dealt[2])
  })

  it('asks nothing more, and answers nothing, once it has ended', () => {
    const s = begin({ ...line(1), hands: [HAND], idle: 5 })
    act(s, SWAP)
    act(s, END)
    expect(may(s, connect('floor key'))).toBe('gameOver')
    expect(game.explain(s, { kind: 'pile', id: 0 }).map((reason) => reason.key)).toEqual(['transport.reason.gameOver'])
  })
})
