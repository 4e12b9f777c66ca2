import { describe, expect, it } from 'vitest'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { act, begin, kinds, may, offered, offeredOf, only, open, place, question } from '../helpers.ts'
import { asked, before, enter, no, pass, seatOf, use, valued, veto, yes } from './helpers.ts'

/** A straight between E and F, on which seat 1 stands. */
const ready = (spec: Parameters<typeof before>[1] = {}) =>
  before('abduction', {
    hands: [[6]],
    cells: { '4,2': { card: 5, rotation: 1 } },
    locomotives: ['4,2 W edge in'],
    ...spec,
  })

describe('abduction', () => {
  it('drives the locomotive of an opponent on open line, with a hand card', () => {
    const s = ready()
    use(s)
    expect(offered(s)).toEqual([{ kind: 'abduct', card: 6, seat: 1 }])
    const events = act(s, { kind: 'abduct', card: 6, seat: 1 })
    expect(kinds(events)).toEqual(['discarded', 'abducted', 'drove'])
    expect(only(events, 'drove')).toMatchObject({ seat: 1, enters: -1 })
    expect(place(s, 1)).toBe('4,2 E inner out')
    expect(question(s)).toBe('act')
  })

  it('is told of the locomotive that drives, with who drives it; a drive of one’s own needs no word of that', () => {
    const s = ready()
    use(s)
    expect(only(act(s, { kind: 'abduct', card: 6, seat: 1 }), 'drove')).toMatchObject({ seat: 1, by: 0 })
    const over = ready({ cells: { '4,2': { rails: 'NS+EW' } } })
    use(over)
    const [flipped] = act(over, { kind: 'abduct', card: 6, seat: 1 }).filter(({ kind }) => kind === 'flipped')
    expect(flipped).toMatchObject({ seat: 1, by: 0 })
    const own = begin({ hands: [[6]], locomotives: ['4,2 W edge in', 'A'], cells: { '4,2': { card: 5, rotation: 1 } } })
    expect(only(act(own, { kind: 'drive', card: 6 }), 'drove')).not.toHaveProperty('by')
  })

  it('leaves locomotives in stations and one that nobody else drives', () => {
    const s = ready({ seats: 3, locomotives: ['4,2 W edge in', 'B'] })
    use(s)
    expect(may(s, { kind: 'abduct', card: 6, seat: 2 })).toBe('notOnLine')
    expect(may(s, { kind: 'abduct', card: 6, seat: 0 })).toBe('notAnOpponent')
    expect(may(s, { kind: 'abduct', card: 30, seat: 1 })).toBe('notInHand')
    const none = ready({ locomotives: ['B'] })
    enter(none)
    expect(question(none)).toBe('act')
  })

  it('says at a locomotive why it is not to be had', () => {
    const s = ready({ seats: 3, locomotives: ['4,2 W edge in', 'B'] })
    use(s)
    const why = (seat: number) =>
      game.explain(s, { kind: 'locomotive', id: seat }).map(({ key }) => key.replace('freight-express.reason.', ''))
    expect([why(0), why(2)]).toEqual([['notAnOpponent'], ['notOnLine']])
  })

  it('needs a card that pulls the wagons of the victim', () => {
    const s = ready({ hands: [[8]], coupled: [[], [20, 21]], vetoes: [1] })
    enter(s)
    no(s)
    veto(s)
    expect(may(s, { kind: 'abduct', card: 8, seat: 1 })).toBe('tooWeakForIt')
    expect(offered(s)).toEqual([{ kind: 'showHand' }])
    expect(game.explain(s, { kind: 'card', id: 8 })).toEqual([
      { key: 'freight-express.reason.tooWeakForIt', refs: [{ kind: 'card', id: 8 }], n: 2 },
    ])
    const strong = ready({ coupled: [[], [20, 21]] })
    use(strong)
    expect(may(strong, { kind: 'showHand' })).toBe('anotherCardFits')
  })

  it('is done by a card whose action value is just the number of wagons of the victim', () => {
    const enough = ready({ hands: [valued(2).slice(0, 1)], coupled: [[], [20, 21]] })
    use(enough)
    expect(may(enough, { kind: 'abduct', card: valued(2)[0], seat: 1 })).toBe('yes')
  })

  it('ends in a station without its special', () => {
    const s = ready({ options: { stations: { E: 'abduction', F: 'ticket' } }, hands: [[13]] })
    use(s)
    act(s, { kind: 'abduct', card: 13, seat: 1 })
    expect([place(s, 1), question(s), seatOf(s, 1).ticket]).toEqual(['F', 'act', false])
  })

  const off = { cells: { '7,1': { card: 5, rotation: 0 } }, locomotives: ['7,1 N inner out'] }
  it('may drive it off the rails; its owner loses hand and wagons, and the rest lapses', () => {
    const s = ready({ ...off, hands: [[6], [20]], coupled: [[], [21]] })
    use(s)
    const events = act(s, { kind: 'abduct', card: 6, seat: 1 })
    expect(kinds(events)).toEqual(['discarded', 'abducted', 'drove', 'derailed'])
    expect(only(events, 'derailed')).toMatchObject({ seat: 1, side: 0, payer: 1, hand: [20], wagons: [21] })
    expect([place(s, 1), question(s)]).toEqual(['A', 'act'])
  })

  describe('under the house rule stopAtRailEnd', () => {
    const halting = (spec: Parameters<typeof before>[1] = {}) => {
      const s = ready({ ...off, options: { stopAtRailEnd: true }, hands: [[6], [20]], coupled: [[], [21]], ...spec })
      use(s)
      return { s, events: act(s, { kind: 'abduct', card: 6, seat: 1 }) }
    }

    it('stops at the end of the rails if the abductor will, and the rest lapses', () => {
      const { s, events } = halting()
      expect(kinds(events)).toEqual(['discarded', 'abducted', 'drove'])
      expect(asked(s)).toBe('railEnd 0 1')
      expect(offered(s)).toEqual([{ kind: 'halt' }, { kind: 'driveOff' }])
      expect(only(act(s, { kind: 'halt' }), 'halted')).toMatchObject({ seat: 1, by: 0, lapsed: 2 })
      expect([place(s, 1), question(s), seatOf(s, 1).hand]).toEqual(['7,1 N edge out', 'act', [20]])
      expect(open(s).drive).toBeNull()
    })

    it('is driven off them if the abductor chooses so', () => {
      const { s } = halting()
      expect(only(act(s, { kind: 'driveOff' }), 'derailed')).toMatchObject({ seat: 1, side: 0, payer: 1, hand: [20] })
      expect([place(s, 1), question(s)]).toEqual(['A', 'act'])
    })

    it('is asked of nobody while the rails go on, nor in a game begun with the first version of the rules', () => {
      const s = ready({ options: { stopAtRailEnd: true } })
      use(s)
      act(s, { kind: 'abduct', card: 6, seat: 1 })
      expect([place(s, 1), question(s)]).toEqual(['4,2 E inner out', 'act'])
      expect(may(s, { kind: 'halt' })).toBe('noSuchQuestion')
      expect(kinds(halting({ rulesVersion: 1 }).events)).toContain('derailed')
    })
  })

  it('costs the abductor under the house rule pusherPays', () => {
    const s = ready({ ...off, options: { pusherPays: true }, hands: [[6, 20]] })
    use(s)
    expect(only(act(s, { kind: 'abduct', card: 6, seat: 1 }), 'derailed')).toMatchObject({
      seat: 1,
      payer: 0,
      hand: [20],
    })
  })

  it('costs under pusherPays whoever dictates it, so that none sends their own locomotive off the rails at the cost of another', () => {
    const s = ready({ ...off, options: { pusherPays: true }, vetoes: [1], hands: [[6, 20], [21]], coupled: [[], [22]] })
    enter(s)
    yes(s)
    pass(s)
    veto(s)
    expect(only(act(s, { kind: 'abduct', card: 6, seat: 1 }), 'derailed')).toMatchObject({
      seat: 1,
      payer: 1,
      hand: [21],
      wagons: [22],
    })
    expect(seatOf(s, 0).hand).toEqual([20])
  })

  it('flips at a crossing, and the victim chooses which wagon is lost', () => {
    const s = ready({
      cells: { '4,2': { card: 45 } },
      locomotives: ['4,2 W inner in'],
      coupled: [[], [20, 21]],
      hands: [[6]],
      stock: [0],
    })
    use(s)
    const events = act(s, { kind: 'abduct', card: 6, seat: 1 })
    expect(only(events, 'flipped')).toMatchObject({ seat: 1, surplus: 1 })
    expect(asked(s)).toBe('drop 1 1')
    act(s, { kind: 'drop', card: 21 })
    expect([seatOf(s, 1).coupled, place(s, 1), question(s)]).toEqual([[20], 'F', 'act'])
  })

  it('asks the abductor at a branch, in every direction that the rails take', () => {
    const s = ready({ cells: { '4,2': { card: 22, rotation: 1 } }, locomotives: ['4,2 E edge in'] })
    use(s)
    act(s, { kind: 'abduct', card: 6, seat: 1 })
    expect(asked(s)).toBe('branch 0 1')
    expect(game.plans(s).map((plan) => plan.codes.length)).toEqual([1, 1])
    expect(may(s, { kind: 'branch', seat: 0, rail: 0 })).toBe('otherLocomotive')
    const [way] = offeredOf(s, 'branch')
    expect(game.touches(s, game.encode(s, way) as number).length).toBeGreaterThan(1)
    act(s, way)
    expect(question(s)).toBe('act')
  })

  it('may ram anyone else', () => {
    const s = ready({ seats: 3, locomotives: ['4,2 W edge in', '4,2 centre E'] })
    use(s)
    expect(only(act(s, { kind: 'abduct', card: 6, seat: 1 }), 'drove').rammed).toEqual([2])
  })

  it('is driven by one who dictates', () => {
    const s = ready({ vetoes: [1], cells: { '4,2': { card: 22, rotation: 1 } }, locomotives: ['4,2 E edge in'] })
    enter(s)
    yes(s)
    pass(s)
    veto(s)
    act(s, { kind: 'abduct', card: 6, seat: 1 })
    expect(asked(s)).toBe('branch 1 1')
    expect(open(s).drive).toMatchObject({ seat: 1 })
  })
})
