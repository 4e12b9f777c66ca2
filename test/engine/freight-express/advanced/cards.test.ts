import type { State } from '../../../../src-main/engine/flat.ts'
import { describe, expect, it } from 'vitest'
import { UNKNOWN } from '../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { generator } from '../../../../src-main/engine/random.ts'
import { act, begin, handOf, kinds, may, offered, offeredOf, only, question } from '../helpers.ts'
import { asked, before, enter, use, valued } from './helpers.ts'

describe('card robbery', () => {
  it('asks for the opponent, then turns a card up, and takes all cards of its value', () => {
    const s = before('cardRobbery', { seats: 3, stock: [0], hands: [[9], [8, 19, 18], [23]] })
    use(s)
    expect(offered(s)).toEqual([
      { kind: 'chooseSeat', seat: 1 },
      { kind: 'chooseSeat', seat: 2 },
    ])
    expect(may(s, { kind: 'chooseSeat', seat: 0 })).toBe('notAnOpponent')
    expect(may(s, { kind: 'chooseSeat', seat: 3 })).toBe('notAnOpponent')
    const events = act(s, { kind: 'chooseSeat', seat: 1 })
    expect(kinds(events)).toEqual(['turnedUp', 'cardsGiven'])
    expect(only(events, 'cardsGiven')).toMatchObject({ from: 1, to: 0, cards: [8, 18], learnt: [0, 1, 2] })
    expect([handOf(s, 0), handOf(s, 1)]).toEqual([[9, 8, 18], [19]])
  })

  it('makes one without such a card show their hand to all, and gives them all of yours of that value', () => {
    const s = before('cardRobbery', {
      stock: [0],
      hands: [
        [8, 9],
        [19, 21],
      ],
    })
    use(s)
    const events = act(s, { kind: 'chooseSeat', seat: 1 })
    expect(kinds(events)).toEqual(['turnedUp', 'handShown', 'cardsGiven'])
    expect(game.redact(only(events, 'handShown'), 'onlooker')).toMatchObject({ cards: [19, 21] })
    expect([handOf(s, 0), handOf(s, 1)]).toEqual([[9], [19, 21, 8]])
  })

  it('may be played against an empty hand', () => {
    const s = before('cardRobbery', { stock: [0], hands: [[8], []] })
    use(s)
    act(s, { kind: 'chooseSeat', seat: 1 })
    expect([handOf(s, 0), handOf(s, 1)]).toEqual([[], [8]])
  })

  it('says that nothing changed hands when neither has such a card', () => {
    const s = before('cardRobbery', { stock: [0], hands: [[9], [19]] })
    use(s)
    const events = act(s, { kind: 'chooseSeat', seat: 1 })
    expect(kinds(events)).toEqual(['turnedUp', 'handShown', 'nothingRobbed'])
    expect(only(events, 'nothingRobbed')).toMatchObject({
      seat: 0,
      special: 'cardRobbery',
      victim: 1,
      value: 1,
      why: 'noCards',
    })
  })

  it('lets all know that no card of that value is left in the hand that gave', () => {
    const s = before('cardRobbery', { seats: 3, stock: [0], hands: [[], [8, 19, 21], []] })
    use(s)
    act(s, { kind: 'chooseSeat', seat: 1 })
    for (let seed = 0; seed < 30; seed++) {
      const hand = handOf(game.sample(game.beliefs(s, 2), generator(seed)), 1)
      expect(hand.filter((card) => TRACK_CARDS[card].action === 1)).toEqual([])
    }
  })

  it('never ends the game: the card that drove can always be turned up', () => {
    const s = before('cardRobbery', { stock: [], rest: 'delivered' })
    enter(s)
    act(s, { kind: 'useSpecial' })
    const events = act(s, { kind: 'chooseSeat', seat: 1 })
    expect(kinds(events)).toEqual(['shuffled', 'turnedUp', 'handShown', 'nothingRobbed'])
  })
})

describe('the card train', () => {
  it('is refused to the one with the most cards, and to all when nobody else has any', () => {
    for (const hands of [
      [[9, 19], [8]],
      [[], []],
    ]) {
      const s = before('cardTrain', { hands })
      enter(s)
      expect(question(s)).toBe('act')
    }
  })

  it('draws blind from the fullest hand until one has more than every other', () => {
    const s = before('cardTrain', { seats: 3, hands: [[9], [8, 18, 23, 28], [19]] })
    const events = use(s)
    expect(kinds(events).slice(-2)).toEqual(['cardsDrawnFrom', 'cardsDrawnFrom'])
    expect([0, 1, 2].map((seat) => handOf(s, seat).length)).toEqual([3, 2, 1])
    const drawn = events[events.length - 1]
    expect(drawn.learnt).toEqual([0, 1])
    expect([game.redact(drawn, 1), game.redact(drawn, 2)]).toMatchObject([
      { cards: [expect.any(Number)] },
      { cards: [UNKNOWN] },
    ])
  })

  it('lets the chooser pick where several hands are equally full', () => {
    const s = before('cardTrain', { seats: 3, hands: [[9], [8, 18], [19, 21]] })
    use(s)
    expect(asked(s)).toBe('chooseSeat 0 0')
    expect(offered(s)).toEqual([
      { kind: 'chooseSeat', seat: 1 },
      { kind: 'chooseSeat', seat: 2 },
    ])
    act(s, { kind: 'chooseSeat', seat: 2 })
    expect([0, 1, 2].map((seat) => handOf(s, seat).length)).toEqual([3, 1, 1])
  })

  it('takes from none but the fullest', () => {
    const s = before('cardTrain', { seats: 4, hands: [[9], [8, 18], [19, 21], [24]] })
    use(s)
    expect(may(s, { kind: 'chooseSeat', seat: 3 })).toBe('notTheMost')
  })

  it('lets who lost cards know which went, and nobody else', () => {
    const s = before('cardTrain', { seats: 3, hands: [[], [8, 18, 23], []] })
    use(s)
    const hand = (one: State): string => String([...handOf(one, 0)].sort((a, b) => a - b))
    const sees = (seat: number) =>
      new Set(Array.from({ length: 12 }, (_, seed) => hand(game.sample(game.beliefs(s, seat), generator(seed)))))
    expect([...sees(1)]).toEqual([hand(s)])
    expect(sees(2).size).toBeGreaterThan(1)
  })

  it('forbids to refill, and to end the turn while a hand card can be used', () => {
    const s = before('cardTrain', { hands: [[], [8, 18]] })
    use(s)
    const [card] = handOf(s, 0)
    expect(may(s, { kind: 'endTurn' })).toBe('mustPlayHand')
    expect(may(s, { kind: 'refill', card })).toBe('noRefillNow')
    expect(offeredOf(s, 'refill')).toEqual([])
    expect(game.explain(s, { kind: 'pile', id: 0 })[0].key).toContain('noRefillNow')
    expect(game.explain(s, { kind: 'seat', id: 0 })[0].key).toContain('mustPlayHand')
  })

  it('counts as usable what can be laid only, and what can be flown with only', () => {
    const s = begin({ options: { advanced: true }, hands: [[{ couple: 'B' }]], mustPlay: true })
    expect(may(s, { kind: 'endTurn' })).toBe('mustPlayHand')
    // Rails must match: the four empty cells between A and B lie on curves that show them no rail, so the crossing lies
    // nowhere.
    const letters = {
      layout: ['A....B.C.D.E.F.G.H.I.J', '......................'],
      options: { advanced: true, railsMustMatch: true },
    } as const
    const below = Object.fromEntries(
      Array.from({ length: 22 }, (_, x) => [
        `${x},1`,
        x < 8 ? { rails: 'EW' } : x < 18 ? { rails: 'SE' } : { rails: 'SE+SW' },
      ]),
    )
    const flying = begin({ ...letters, cells: below, hands: [[45]], mustPlay: true, tickets: [0] })
    expect([offeredOf(flying, 'lay'), offeredOf(flying, 'fly').map((action) => action.card)]).toEqual([[], [45]])
    expect(may(flying, { kind: 'endTurn' })).toBe('mustPlayHand')
    expect(may(begin({ ...letters, cells: below, hands: [[45]], mustPlay: true }), { kind: 'endTurn' })).toBe('yes')
  })

  it('lets a train on the line be given up, at the cost of the wagons too, and then the turn end', () => {
    const s = begin({
      options: { advanced: true },
      cells: { '2,2': { rails: 'EW' } },
      locomotives: ['2,2 W edge in'],
      hands: [[8, 18]],
      coupled: [[20]],
      mustPlay: true,
    })
    expect(may(s, { kind: 'endTurn' })).toBe('mustPlayHand')
    expect(only(act(s, { kind: 'giveUpTrain' }), 'gaveUpTrain')).toMatchObject({ hand: [8, 18], wagons: [20] })
    expect(may(s, { kind: 'endTurn' })).toBe('yes')
  })

  it('lets the turn end when all is played', () => {
    const s = before('cardTrain', { hands: [[], [8, 18]] })
    use(s)
    while (offeredOf(s, 'lay').length > 0) act(s, offeredOf(s, 'lay')[0])
    act(s, { kind: 'endTurn' })
    expect(game.view(s, 'open').mustPlay).toBe(false)
  })

  it('discards at the end what cannot be played', () => {
    const full = { layout: ['A.C', '...', 'B.D', '...', 'E.F', '...', 'G.H', '...', 'I.J'] as const }
    const cells = Object.fromEntries(
      [
        '1,0',
        '0,1',
        '1,1',
        '2,1',
        '1,2',
        '0,3',
        '1,3',
        '2,3',
        '1,4',
        '0,5',
        '1,5',
        '2,5',
        '1,6',
        '0,7',
        '1,7',
        '2,7',
        '1,8',
      ].map((name, i) => [name, { card: [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17][i] }]),
    )
    const s = begin({
      ...full,
      options: { advanced: true },
      cells,
      hands: [[45, 0 + 46]],
      locomotives: ['J'],
      mustPlay: true,
      coupled: [[18, 19, 20, 21, 22]],
    })
    expect(valued(4)).toContain(45)
    const why = (card: number): string[] =>
      game.explain(s, { kind: 'card', id: card }).map(({ key }) => key.replace('freight-express.reason.', ''))
    expect(why(45)).toEqual(['crossingNeedsEmptyCell', 'coupleElsewhere', 'tooWeak', 'noRefillNow'])
    expect(why(47)).toEqual(['notInHand'])
    const events = act(s, { kind: 'endTurn' })
    expect(events.filter((event) => event.kind === 'discarded').map((event) => event.purpose)).toEqual([
      'leftOver',
      'leftOver',
    ])
    expect(handOf(s, 0)).toEqual([])
  })
})
