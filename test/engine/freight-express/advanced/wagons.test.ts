import { describe, expect, it, test } from 'vitest'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { generator } from '../../../../src-main/engine/random.ts'
import { act, begin, handOf, kinds, may, offered, only, open, question } from '../helpers.ts'
import { TRACK, asked, before, enter, no, pass, seatOf, use, veto, yes } from './helpers.ts'

describe('uncoupling by the value turned up', () => {
  it('delivers one matching wagon of choice, whatever its letter', () => {
    const s = before('uncoupleWagon', { stock: [0], coupled: [[8, 9, 18]] })
    use(s)
    expect(offered(s)).toEqual([
      { kind: 'takeWagon', card: 8 },
      { kind: 'takeWagon', card: 18 },
      { kind: 'stopSpecial' },
    ])
    expect(may(s, { kind: 'takeWagon', card: 9 })).toBe('valueMismatch')
    expect(may(s, { kind: 'takeWagon', card: 30 })).toBe('notCoupled')
    expect(game.explain(s, { kind: 'wagon', id: 9 })[0].key).toContain('valueMismatch')
    expect(only(act(s, { kind: 'takeWagon', card: 18 }), 'uncoupled').card).toBe(18)
    expect([seatOf(s, 0).delivered, seatOf(s, 0).coupled]).toEqual([1, [8, 9]])
  })

  it('may be left at that when there is a match', () => {
    const s = before('uncoupleWagon', { stock: [0], coupled: [[8]] })
    use(s)
    expect(game.status(s).decision?.auto).toBe('never')
    act(s, { kind: 'stopSpecial' })
    expect([question(s), seatOf(s, 0).coupled]).toEqual(['act', [8]])
  })

  it('costs a wagon of choice when none matches', () => {
    const s = before('uncoupleWagon', { stock: [0], coupled: [[9, 19]] })
    use(s)
    expect(offered(s)).toEqual([
      { kind: 'takeWagon', card: 9 },
      { kind: 'takeWagon', card: 19 },
    ])
    expect(may(s, { kind: 'stopSpecial' })).toBe('noSuchQuestion')
    expect(kinds(act(s, { kind: 'takeWagon', card: 9 }))).toEqual(['dropped'])
    expect([open(s).discardTop, seatOf(s, 0).coupled]).toEqual([9, [19]])
  })

  it('is not offered without a wagon', () => {
    const s = before('uncoupleWagon')
    enter(s)
    expect(question(s)).toBe('act')
  })
})

test('one’s own wagon is not in the train that is robbed', () => {
  const s = before('wagonRobbery', { stock: [0], coupled: [[9], [8, 18]] })
  use(s)
  if (question(s) !== 'wagonRobbery') act(s, { kind: 'chooseSeat', seat: 1 })
  expect(may(s, { kind: 'takeWagon', card: 9 })).toBe('notTheirWagon')
  expect(game.explain(s, { kind: 'wagon', id: 9 })[0].refs).toContainEqual({ kind: 'train', id: 1 })
})

describe('coupling by the value turned up', () => {
  it('couples a matching hand card, which must be one when there is one', () => {
    const s = before('coupleWagon', { stock: [0], hands: [[8, 9]] })
    use(s)
    expect(may(s, { kind: 'takeCard', card: 9 })).toBe('valueMismatch')
    expect(may(s, { kind: 'takeCard', card: 30 })).toBe('notInHand')
    expect(may(s, { kind: 'showHand' })).toBe('noSuchQuestion')
    expect(kinds(act(s, { kind: 'takeCard', card: 8 }))).toEqual(['coupled'])
    expect(seatOf(s, 0)).toMatchObject({ coupled: [8], bound: 8 })
  })

  it('costs a hand card of choice when none matches, and all know that none does', () => {
    const s = before('coupleWagon', { stock: [0], hands: [[9, 19]] })
    use(s)
    expect(offered(s)).toEqual([
      { kind: 'takeCard', card: 9 },
      { kind: 'takeCard', card: 19 },
    ])
    expect(only(act(s, { kind: 'takeCard', card: 9 }), 'discarded').purpose).toBe('noMatch')
    for (let seed = 0; seed < 30; seed++) {
      expect(TRACK_CARDS[handOf(game.sample(game.beliefs(s, 1), generator(seed)), 0)[0]].action).not.toBe(1)
    }
  })

  it('is not offered to a full train or an empty hand', () => {
    for (const spec of [{ coupled: [[8, 9, 10, 11, 12]], hands: [[19]] }, {}]) {
      const s = before('coupleWagon', spec)
      enter(s)
      expect(question(s)).toBe('act')
    }
  })

  it('binds the wagon until its locomotive has left the station', () => {
    // Card 17 uncouples in F; here special I lies on F.
    const s = begin({
      options: { advanced: true, stations: { F: 'coupleWagon' } },
      cells: { '4,2': { card: 3, rotation: 1 } },
      locomotives: ['4,2 E edge out'],
      hands: [[4, 17, 6, 7]],
      stock: [13],
    })
    act(s, { kind: 'drive', card: 4 })
    yes(s)
    act(s, { kind: 'takeCard', card: 17 })
    expect(may(s, { kind: 'uncouple', card: 17 })).toBe('boundWagon')
    expect(game.explain(s, { kind: 'wagon', id: 17 })[0].key).toContain('boundWagon')
    act(s, { kind: 'drive', card: 6 })
    expect(seatOf(s, 0).bound).toBe(-1)
  })

  it('shows the hand to one who dictates it', () => {
    const s = before('coupleWagon', { vetoes: [1], stock: [0], hands: [[8, 9]] })
    enter(s)
    yes(s)
    pass(s)
    expect(kinds(veto(s))).toEqual(['vetoPlayed', 'turnedUp', 'handShown'])
    expect(asked(s)).toBe('coupleWagon 1 0')
    expect(game.view(s, 1).seats[0].hand).toEqual([8, 9])
  })
})

describe('wagon robbery', () => {
  it('takes a matching wagon of choice from the opponent chosen before', () => {
    const s = before('wagonRobbery', { stock: [0], coupled: [[], [8, 9, 18]] })
    use(s)
    expect(kinds(act(s, { kind: 'chooseSeat', seat: 1 }))).toEqual(['turnedUp'])
    expect(offered(s)).toEqual([
      { kind: 'takeWagon', card: 8 },
      { kind: 'takeWagon', card: 18 },
    ])
    expect(may(s, { kind: 'showHand' })).toBe('noSuchQuestion')
    expect(only(act(s, { kind: 'takeWagon', card: 18 }), 'wagonRaided')).toMatchObject({ from: 1, to: 0, card: 18 })
    expect([seatOf(s, 0).coupled, seatOf(s, 1).coupled]).toEqual([[18], [8, 9]])
  })

  it('pays with a coupled wagon of that value when there is none to take', () => {
    const s = before('wagonRobbery', { stock: [0], coupled: [[8, 19], [9]] })
    use(s)
    act(s, { kind: 'chooseSeat', seat: 1 })
    expect(question(s)).toBe('payRaid')
    expect(offered(s)).toEqual([{ kind: 'takeWagon', card: 8 }])
    expect(may(s, { kind: 'takeWagon', card: 19 })).toBe('valueMismatch')
    act(s, { kind: 'takeWagon', card: 8 })
    expect(seatOf(s, 1).coupled).toEqual([9, 8])
  })

  it('pays nothing without such a wagon, nor to a full train, and says why', () => {
    for (const [coupled, why] of [
      [[[19], [9]], 'noWagons'],
      [[[8], [9, 21, 24, 31, 32]], 'noRoom'],
    ] as const) {
      const s = before('wagonRobbery', { stock: [0], coupled })
      use(s)
      const events = act(s, { kind: 'chooseSeat', seat: 1 })
      expect([question(s), seatOf(s, 0).coupled]).toEqual(['act', coupled[0]])
      expect(only(events, 'nothingRobbed')).toMatchObject({
        seat: 0,
        special: 'wagonRobbery',
        victim: 1,
        value: 1,
        why,
      })
    }
  })

  it('is not offered to a full train', () => {
    const s = before('wagonRobbery', { coupled: [[8, 9, 10, 11, 12]] })
    enter(s)
    expect(question(s)).toBe('act')
  })

  it('takes a bound wagon that stays bound', () => {
    const s = begin({
      options: { advanced: true, stations: { E: 'wagonRobbery', F: 'coupleWagon' } },
      cells: { ...TRACK, '4,2': { card: 5, rotation: 0 }, '5,1': { card: 10 }, '6,2': { card: 27, rotation: 1 } },
      locomotives: ['6,2 W edge out', '2,2 E edge out'],
      hands: [[6, 8], [4]],
      stock: [0, 40, 18],
    })
    act(s, { kind: 'drive', card: 6 })
    yes(s)
    act(s, { kind: 'takeCard', card: 8 })
    act(s, { kind: 'endTurn' })
    act(s, { kind: 'drive', card: 4 })
    yes(s)
    act(s, { kind: 'chooseSeat', seat: 0 })
    act(s, { kind: 'takeWagon', card: 8 })
    expect([seatOf(s, 0).bound, seatOf(s, 1).bound]).toEqual([-1, 8])
  })

  const paid = { options: { raidPaysWithHandCard: true }, stock: [0], coupled: [[], [9]] }
  it('pays with a hand card under the house rule, which is coupled to the other train', () => {
    const s = before('wagonRobbery', { ...paid, hands: [[8, 19]] })
    use(s)
    act(s, { kind: 'chooseSeat', seat: 1 })
    expect(offered(s)).toEqual([{ kind: 'takeCard', card: 8 }])
    expect([may(s, { kind: 'takeCard', card: 19 }), may(s, { kind: 'showHand' })]).toEqual([
      'valueMismatch',
      'anotherCardFits',
    ])
    expect(kinds(act(s, { kind: 'takeCard', card: 8 }))).toEqual(['raidPaid'])
    expect(seatOf(s, 1).coupled).toEqual([9, 8])
  })

  it('shows the hand under the house rule to one who dictates with what it is paid; the card they pick is new to the others', () => {
    const s = before('wagonRobbery', { ...paid, seats: 3, vetoes: [2], hands: [[8, 18, 19]] })
    enter(s)
    yes(s)
    pass(s)
    veto(s)
    act(s, { kind: 'chooseSeat', seat: 1 })
    expect([asked(s), game.view(s, 2).seats[0].hand, game.view(s, 1).seats[0].hand]).toEqual([
      'payRaid 2 0',
      [8, 18, 19],
      [-1, -1, -1],
    ])
    expect(only(act(s, { kind: 'takeCard', card: 8 }), 'raidPaid').learnt).toEqual([1])
  })

  it('pays nothing under the house rule when no card in the hand will do: the hand stays hidden, all know that the value is not in it', () => {
    const s = before('wagonRobbery', { ...paid, hands: [[19, 10]] })
    use(s)
    act(s, { kind: 'chooseSeat', seat: 1 })
    expect(game.status(s).decision).toMatchObject({ kind: 'payRaid', auto: 'never' })
    expect(offered(s)).toEqual([{ kind: 'stopSpecial' }])
    expect(may(s, { kind: 'showHand' })).toBe('noSuchQuestion')
    expect(game.explain(s, { kind: 'card', id: 19 })[0].key).toContain('valueMismatch')
    expect(only(act(s, { kind: 'stopSpecial' }), 'nothingRobbed').why).toBe('nothingToPay')
    expect([question(s), seatOf(s, 0).hand]).toEqual(['act', [19, 10]])
    for (let seed = 0; seed < 30; seed++)
      for (const card of handOf(game.sample(game.beliefs(s, 1), generator(seed)), 0))
        expect(TRACK_CARDS[card].action).not.toBe(1)
  })

  it('is not left unpaid under the house rule by who has a card for it', () => {
    const s = before('wagonRobbery', { ...paid, hands: [[8]] })
    use(s)
    act(s, { kind: 'chooseSeat', seat: 1 })
    expect(may(s, { kind: 'stopSpecial' })).toBe('anotherCardFits')
  })

  it('shows the hand under the house rule when it was forced and no card will do, and asks nothing of an empty one', () => {
    for (const spec of [{ vetoes: [1] }, { rulesVersion: 1 }]) {
      const s = before('wagonRobbery', { ...paid, hands: [[19]], ...spec })
      enter(s)
      if (spec.vetoes) [no(s), veto(s)]
      else yes(s)
      act(s, { kind: 'chooseSeat', seat: 1 })
      expect(kinds(act(s, { kind: 'showHand' }))).toEqual(['handShown', 'specialFailed'])
    }
    const empty = before('wagonRobbery', paid)
    use(empty)
    expect(only(act(empty, { kind: 'chooseSeat', seat: 1 }), 'nothingRobbed').why).toBe('nothingToPay')
    expect(question(empty)).toBe('act')
  })
})
