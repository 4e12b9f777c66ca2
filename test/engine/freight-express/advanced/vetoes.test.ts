import { describe, expect, it } from 'vitest'
import { UNKNOWN } from '../../../../src-shared/core.ts'
import type { Special } from '../../../../src-shared/games/freight-express/specials.ts'
import type { FreightScenario } from '../../../../src-main/engine/freight-express/setup/scenario.ts'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { generator } from '../../../../src-main/engine/random.ts'
import { act, handOf, kinds, may, offered, only, question } from '../helpers.ts'
import { asked, before, enter, no, pass, seatOf, valued, veto, yes } from './helpers.ts'

describe('a veto over a special', () => {
  it('forbids one that was wanted, and is spent', () => {
    const s = before('ticket', { vetoes: [1] })
    enter(s)
    yes(s)
    expect(asked(s)).toBe('forbid 1 0')
    expect(only(veto(s), 'vetoPlayed')).toMatchObject({ seat: 1, use: 'forbid', against: 0 })
    expect([question(s), seatOf(s, 0).ticket, seatOf(s, 1).veto]).toEqual(['act', false, false])
  })

  it('forces one that was not wanted', () => {
    const s = before('ticket', { vetoes: [1] })
    enter(s)
    no(s)
    expect(asked(s)).toBe('force 1 0')
    expect(kinds(veto(s))).toEqual(['vetoPlayed', 'ticketTaken'])
  })

  it('is asked of every holder clockwise, and the first answer settles it', () => {
    const s = before('ticket', { seats: 4, vetoes: [1, 3] })
    enter(s)
    yes(s)
    pass(s)
    expect(asked(s)).toBe('forbid 3 0')
    veto(s)
    expect([question(s), seatOf(s, 1).veto]).toEqual(['act', true])
  })

  it('is asked of nobody about one that cannot be done for all to see', () => {
    const s = before('uncoupleWagon', { vetoes: [1] })
    enter(s)
    expect(question(s)).toBe('act')
  })

  it('is not asked of the one who entered, and nothing happens when all pass on a no', () => {
    const s = before('ticket', { vetoes: [0, 1] })
    enter(s)
    no(s)
    pass(s)
    expect([question(s), seatOf(s, 0).ticket]).toEqual(['act', false])
  })

  it('dictates the details, where there are any', () => {
    const s = before('cardRobbery', { seats: 3, vetoes: [2], stock: [0], hands: [[], [8], []] })
    enter(s)
    yes(s)
    pass(s)
    expect(asked(s)).toBe('dictate 2 0')
    veto(s)
    expect(asked(s)).toBe('chooseSeat 2 0')
    act(s, { kind: 'chooseSeat', seat: 1 })
    expect(handOf(s, 0)).toEqual([8])
  })

  it('does not dictate a special that leaves nothing to choose', () => {
    const s = before('ticket', { vetoes: [1] })
    enter(s)
    yes(s)
    expect(kinds(pass(s))).toEqual(['ticketTaken'])
  })

  /** Whether the holder in seat 1 is asked to dictate when the one who entered wants to. */
  const asksToDictate = (special: Special, spec: FreightScenario): boolean => {
    const s = before(special, { vetoes: [1], ...spec })
    enter(s)
    yes(s)
    pass(s)
    return asked(s) === 'dictate 1 0'
  }
  const [ONE, TWO] = [valued(1).slice(2), valued(2).slice(2)]

  it('is not asked to choose the opponent where there is one', () => {
    expect([2, 3].map((seats) => asksToDictate('cardRobbery', { seats, hands: [[ONE[0]]] }))).toEqual([false, true])
  })

  it('is asked about the card train only if the sizes of the hands lead to a choice', () => {
    const hands = (...sizes: number[]) => sizes.map((size, seat) => [...ONE, ...TWO].slice(seat * 4, seat * 4 + size))
    expect(asksToDictate('cardTrain', { hands: hands(0, 3) })).toBe(false)
    expect(asksToDictate('cardTrain', { seats: 3, hands: hands(2, 4, 1) })).toBe(false)
    expect(asksToDictate('cardTrain', { seats: 3, hands: hands(0, 4, 3) })).toBe(true)
  })

  it('is not asked about coupling the only card of a hand, but about two; about a wagon that may be kept it is', () => {
    expect([1, 2].map((n) => asksToDictate('coupleWagon', { hands: [ONE.slice(0, n)] }))).toEqual([false, true])
    expect(asksToDictate('uncoupleWagon', { coupled: [[ONE[0]]] })).toBe(true)
  })

  it('is asked about a raid between two only if a value may leave several wagons, or hand cards, to choose from', () => {
    const raid = (own: number[], theirs: number[], hand: number[] = [], raidPaysWithHandCard = false) =>
      asksToDictate('wagonRobbery', { coupled: [own, theirs], hands: [hand], options: { raidPaysWithHandCard } })
    const full = [1, 2, 3, 4, 5].map((value) => valued(value)[5])
    expect(raid([ONE[0], TWO[0]], [ONE[1], TWO[1]])).toBe(false)
    expect(raid([], [ONE[1], ONE[2]])).toBe(true)
    expect(raid([ONE[0], ONE[1]], [])).toBe(true)
    expect(raid([ONE[0], ONE[1]], [ONE[2]])).toBe(false)
    expect(raid([ONE[0], ONE[1]], full)).toBe(false)
    expect([1, 2].map((n) => raid([], [], TWO.slice(0, n), true))).toEqual([false, true])
  })

  it('forces or dictates, not both; but another may dictate', () => {
    const s = before('cardRobbery', { seats: 3, vetoes: [1, 2] })
    enter(s)
    no(s)
    veto(s)
    expect(asked(s)).toBe('dictate 2 0')
    pass(s)
    expect(asked(s)).toBe('chooseSeat 0 0')
  })

  it('shows a hidden hand to the one who dictates about it, to that one alone, while that is asked', () => {
    const s = before('closeStation', {
      seats: 3,
      vetoes: [2],
      hands: [[6, 8]],
      locomotives: ['A', 'A'],
      cells: { '3,1': { card: 10, rotation: 0 } },
    })
    enter(s)
    yes(s)
    pass(s)
    const shown = only(veto(s), 'handShown')
    expect(shown).toMatchObject({ seat: 0, to: [2], cards: [6, 8], learnt: [2] })
    expect(game.redact(shown, 1)).toMatchObject({ cards: [UNKNOWN, UNKNOWN] })
    expect(asked(s)).toBe('closeStation 2 0')
    expect([1, 2].map((viewer) => game.view(s, viewer).seats[0].hand)).toEqual([
      [UNKNOWN, UNKNOWN],
      [6, 8],
    ])
    act(s, offered(s)[0])
    expect(game.view(s, 2).seats[0].hand).toEqual([UNKNOWN])
    const imagined = (seat: number) =>
      new Set(
        Array.from({ length: 12 }, (_, seed) => handOf(game.sample(game.beliefs(s, seat), generator(seed)), 0).join()),
      )
    expect(imagined(2).size).toBe(1)
    expect(imagined(1).size).toBeGreaterThan(1)
  })

  it('is spent when it forces what a hidden hand makes impossible: the hand is shown, nothing happens', () => {
    const s = before('closeStation', { vetoes: [1], hands: [[45]] })
    enter(s)
    no(s)
    veto(s)
    expect(offered(s)).toEqual([{ kind: 'showHand' }])
    const events = act(s, { kind: 'showHand' })
    expect(kinds(events)).toEqual(['handShown', 'specialFailed'])
    expect(only(events, 'handShown')).toMatchObject({ cards: [45], to: [0, 1] })
    expect([question(s), seatOf(s, 1).veto]).toEqual(['act', false])
    expect(may(s, { kind: 'showHand' })).toBe('noSuchQuestion')
  })
})
