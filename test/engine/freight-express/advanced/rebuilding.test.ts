import { describe, expect, it } from 'vitest'
import { UNKNOWN } from '../../../../src-shared/core.ts'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { act, at, kinds, may, offered, offeredOf, only, open, question, station, why } from '../helpers.ts'
import { asked, before, enter, no, pass, use, veto, yes } from './helpers.ts'

/** Card 10: a curve of value 4, on its own beside B. Card 27 pays with value 4. */
const CURVE = { '2,0': { card: 10, rotation: 0 } }
const ready = (spec: Parameters<typeof before>[1] = {}) =>
  before('rebuild', { hands: [[27, 8]], cells: CURVE, locomotives: ['A'], ...spec })
const lift = (s: ReturnType<typeof ready>, x = 2, y = 0) => act(s, { kind: 'rebuild', card: 27, cell: at(s, x, y) })

describe('rebuilding', () => {
  it('is paid with a hand card of the action value of the card that is taken up', () => {
    const s = ready()
    use(s)
    expect(may(s, { kind: 'rebuild', card: 8, cell: at(s, 2, 0) })).toBe('valueMismatch')
    expect(may(s, { kind: 'rebuild', card: 27, cell: at(s, 0, 0) })).toBe('noCardThere')
    expect(may(s, { kind: 'rebuild', card: 27, cell: 500 })).toBe('offTable')
    expect(may(s, { kind: 'rebuild', card: 30, cell: at(s, 2, 0) })).toBe('notInHand')
    expect(kinds(lift(s))).toEqual(['discarded', 'lifted'])
    expect(open(s)).toMatchObject({ lifted: 10, discardTop: 27 })
    expect(asked(s)).toBe('relay 0 0')
  })

  it('explains a card that pays for nothing by its value, and one that would pay by the locomotive on the card', () => {
    const s = ready()
    use(s)
    expect(why(s, 'card', 8)).toEqual(['valueMismatch'])
    const held = ready({ hands: [[27, 0, 9]], cells: { '2,0': { card: 8 } }, locomotives: ['2,0 N edge in'] })
    use(held)
    expect([27, 0, 9].map((card) => why(held, 'card', card))).toEqual([
      [],
      ['locomotiveOnCard', 'valueMismatch'],
      ['valueMismatch'],
    ])
  })

  it('says at a place why nothing there is to be lifted, and why the card may not lie there', () => {
    const s = ready()
    use(s)
    expect(why(s, 'cell', at(s, 0, 0))).toEqual(['noCardThere'])
    lift(s)
    expect(why(s, 'cell', at(s, 0, 0))).toEqual(['notAdjacent'])
  })

  it('lays it elsewhere as one extends, turned at will', () => {
    const s = ready()
    use(s)
    lift(s)
    const cell = at(s, 3, 1)
    expect(may(s, { kind: 'relay', card: 10, cell: at(s, 0, 0), rotation: 0 })).toBe('notAdjacent')
    expect(may(s, { kind: 'relay', card: 8, cell, rotation: 0 })).toBe('otherCard')
    expect(only(act(s, { kind: 'relay', card: 10, cell, rotation: 2 }), 'relaid')).toMatchObject({
      cell,
      rotation: 2,
      over: -1,
    })
    expect(open(s).cells[cell]).toMatchObject({ card: 10, rotation: 2 })
  })

  it('turns it in its place, but never leaves it as it was', () => {
    const s = ready()
    use(s)
    lift(s)
    expect(may(s, { kind: 'relay', card: 10, cell: at(s, 2, 0), rotation: 0 })).toBe('sameAsBefore')
    act(s, { kind: 'relay', card: 10, cell: at(s, 2, 0), rotation: 1 })
    expect(open(s).cells[at(s, 2, 0)].rotation).toBe(1)
  })

  it('keeps the rails of what it covers, in its own place too', () => {
    // 36: NS+NE+SE of value 4 on a straight.
    const s = ready({ cells: { '2,0': [{ card: 7 }, { card: 36, rotation: 0 }] } })
    use(s)
    lift(s)
    expect(open(s).cells[at(s, 2, 0)]).toMatchObject({ card: 7, height: 1 })
    expect(may(s, { kind: 'relay', card: 36, cell: at(s, 2, 0), rotation: 1 })).toBe('railsLost')
    expect(may(s, { kind: 'relay', card: 36, cell: at(s, 2, 0), rotation: 2 })).toBe('yes')
  })

  it('completes another card with it, as one completes', () => {
    const s = ready({ cells: { '2,0': { card: 36, rotation: 0 }, '3,1': { card: 7 } } })
    use(s)
    lift(s)
    expect(only(act(s, { kind: 'relay', card: 36, cell: at(s, 3, 1), rotation: 0 }), 'relaid').over).toBe(7)
  })

  it('may discard the card, and so part the line', () => {
    const s = ready()
    use(s)
    lift(s)
    expect(kinds(act(s, { kind: 'scrap' }))).toEqual(['scrapped'])
    expect([open(s).discardTop, open(s).cells[at(s, 2, 0)].card]).toEqual([10, -1])
  })

  it('takes a crossing to an empty cell or the discard only', () => {
    const s = ready({ cells: { '2,0': { card: 45 }, '3,1': { card: 7 } } })
    use(s)
    lift(s)
    expect(may(s, { kind: 'relay', card: 45, cell: at(s, 3, 1), rotation: 0 })).toBe('crossingNeedsEmptyCell')
    expect(offeredOf(s, 'relay').length).toBeGreaterThan(0)
  })

  it('leaves cards with a locomotive on them', () => {
    const s = ready({ locomotives: ['2,0 N edge in'] })
    use(s)
    expect(may(s, { kind: 'rebuild', card: 27, cell: at(s, 2, 0) })).toBe('locomotiveOnCard')
  })

  it('may be done again and again, but at least once', () => {
    const s = ready({ hands: [[27, 5]] })
    use(s)
    expect(may(s, { kind: 'stopSpecial' })).toBe('rebuildOnce')
    expect(may(s, { kind: 'showHand' })).toBe('anotherCardFits')
    lift(s)
    act(s, { kind: 'relay', card: 10, cell: at(s, 2, 0), rotation: 1 })
    expect(may(s, { kind: 'stopSpecial' })).toBe('yes')
    expect(may(s, { kind: 'showHand' })).toBe('anotherCardFits')
    act(s, { kind: 'rebuild', card: 5, cell: at(s, 2, 0) })
    act(s, { kind: 'scrap' })
    expect(question(s)).toBe('act')
  })

  it('ends when one will not go on', () => {
    const s = ready()
    use(s)
    lift(s)
    act(s, { kind: 'scrap' })
    act(s, { kind: 'stopSpecial' })
    expect(question(s)).toBe('act')
  })

  it('opens a closed station when its last card is taken off', () => {
    const s = ready({ cells: { '2,1': { card: 10 } }, closed: 'B' })
    use(s)
    expect(kinds(lift(s, 2, 1))).toEqual(['discarded', 'lifted', 'stationReopened'])
    expect(open(s)).toMatchObject({ closed: -1 })
    expect(open(s).cells[at(s, 2, 1)].station).toBe(station('B'))
  })

  it('may close that station again with the same card, turned', () => {
    const s = ready({ cells: { '2,1': { card: 10, rotation: 0 } }, closed: 'B' })
    use(s)
    lift(s, 2, 1)
    expect(may(s, { kind: 'relay', card: 10, cell: at(s, 2, 1), rotation: 0 })).toBe('sameAsBefore')
    expect(kinds(act(s, { kind: 'relay', card: 10, cell: at(s, 2, 1), rotation: 1 }))).toEqual(['stationClosed'])
    expect(open(s).closed).toBe(station('B'))
  })

  it('leaves a station closed on which another card still lies', () => {
    const s = ready({ cells: { '2,1': [{ card: 7 }, { card: 36 }] }, closed: 'B' })
    use(s)
    lift(s, 2, 1)
    expect(open(s).closed).toBe(station('B'))
  })

  /** Seat 1 dictates; the first card is taken up and discarded as it says. */
  function dictated(spec: Parameters<typeof before>[1] = {}) {
    const s = ready({ vetoes: [1], hands: [[27, 5]], ...spec })
    enter(s)
    yes(s)
    pass(s)
    veto(s)
    expect(asked(s)).toBe('rebuild 1 0')
    lift(s)
    expect(asked(s)).toBe('relay 1 0')
    act(s, { kind: 'scrap' })
    return s
  }

  it('is dictated once: the repetitions stay with the one who entered, who may let them be', () => {
    const s = dictated()
    expect(asked(s)).toBe('rebuild 0 0')
    expect(may(s, { kind: 'stopSpecial' })).toBe('yes')
    expect(game.view(s, 1).seats[0].hand).toEqual([UNKNOWN])
    act(s, { kind: 'rebuild', card: 5, cell: at(s, 2, 2) })
    expect(asked(s)).toBe('relay 0 0')
    act(s, { kind: 'scrap' })
    expect(question(s)).toBe('act')
  })

  it('shows whoever dictates it the hand in order of number, for how it was drawn is its own', () => {
    const s = ready({ vetoes: [1], hands: [[27, 10, 8]], cells: { '2,0': { card: 9, rotation: 0 } } })
    enter(s)
    yes(s)
    pass(s)
    const [shown] = [veto(s)].flat().filter(({ kind }) => kind === 'handShown')
    expect(shown).toMatchObject({ cards: [8, 10, 27] })
    expect([0, 1].map((viewer) => game.view(s, viewer).seats[0].hand)).toEqual([
      [27, 10, 8],
      [8, 10, 27],
    ])
  })

  it('ends with the dictated one where nothing is left to pay with', () => {
    expect(question(dictated({ hands: [[27]] }))).toBe('act')
  })

  it('turns a card that stands alone in its own place', () => {
    const alone = { cells: { '0,4': { card: 10, rotation: 0 } } }
    const s = ready(alone)
    use(s)
    lift(s, 0, 4)
    expect([0, 1].map((rotation) => may(s, { kind: 'relay', card: 10, cell: at(s, 0, 4), rotation }))).toEqual([
      'sameAsBefore',
      'yes',
    ])
    expect(may(s, { kind: 'relay', card: 10, cell: at(s, 8, 4), rotation: 1 })).toBe('notAdjacent')
    const old = ready({ ...alone, rulesVersion: 1 })
    use(old)
    lift(old, 0, 4)
    expect(may(old, { kind: 'relay', card: 10, cell: at(old, 0, 4), rotation: 1 })).toBe('notAdjacent')
  })

  it('ends when it was dictated, in a game begun with the first version of the rules', () => {
    expect(question(dictated({ rulesVersion: 1 }))).toBe('act')
  })

  it('shows the hand when it is forced and no card in it pays', () => {
    const s = ready({ hands: [[8]], cells: {}, vetoes: [1] })
    enter(s)
    no(s)
    veto(s)
    expect(offered(s)).toEqual([{ kind: 'showHand' }])
  })

  it('is not offered without a hand', () => {
    const s = ready({ hands: [] })
    enter(s)
    expect(question(s)).toBe('act')
  })
})
