import { describe, expect, it } from 'vitest'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { act, begin, codes, kinds, may, offered, only, open, question, station } from '../helpers.ts'
import { FUEL, TRACK, asked, before, enter, no, seatOf, use, yes } from './helpers.ts'

describe('entering a station in the advanced game', () => {
  it('offers its special before anything else, and nothing else', () => {
    const s = before('ticket')
    const events = enter(s)
    expect(only(events, 'specialOffered')).toMatchObject({ seat: 0, station: station('E'), special: 'ticket' })
    expect(offered(s)).toEqual([{ kind: 'useSpecial' }, { kind: 'skipSpecial' }])
    expect(may(s, { kind: 'endTurn' })).toBe('answerFirst')
    expect(game.status(s).decision).toMatchObject({ kind: 'special', by: 0, source: { kind: 'station', id: 4 } })
  })

  it('can be pointed at by the locomotive, the sign and the station', () => {
    const s = before('cardRobbery')
    enter(s)
    const [code] = codes(s)
    expect(game.touches(s, code).map((ref) => ref.kind)).toEqual(['locomotive', 'special', 'station'])
  })

  it('lets the special go for good when it is not wanted', () => {
    const s = before('ticket')
    enter(s)
    expect(kinds(no(s))).toEqual(['specialSkipped'])
    expect(question(s)).toBe('act')
    expect(seatOf(s, 0).ticket).toBe(false)
    expect(open(s).special).toBeNull()
    expect(may(s, { kind: 'useSpecial' })).toBe('noSuchQuestion')
  })

  it('offers nothing in the basic game, and nothing where nothing lies', () => {
    for (const options of [{ advanced: false }, { stations: { E: 'none' } }]) {
      const s = before('ticket', { options })
      enter(s)
      expect(question(s)).toBe('act')
    }
  })

  it('offers nothing to a locomotive that is pushed in', () => {
    const s = begin({
      options: { advanced: true, stations: { E: 'ticket' } },
      cells: TRACK,
      locomotives: ['2,2 W inner in', '2,2 centre E'],
      hands: [[{ wagon: 3, action: 5 }]],
    })
    act(s, { kind: 'drive', card: open(s).seats[0].hand[0] })
    expect([question(s), open(s).special]).toEqual(['act', null])
  })

  it('offers what lies on A too, but not to those who start there', () => {
    const options = { advanced: true, stations: { A: 'ticket' } }
    const s = game.setup({
      options: { ...game.options.default, ...game.options.parse(options) },
      seatCount: 2,
      seed: 1,
    })
    expect(question(s)).toBe('act')
    const back = begin({ options, cells: TRACK, locomotives: ['2,2 W edge out'], hands: [[FUEL]] })
    act(back, { kind: 'drive', card: FUEL })
    expect(question(back)).toBe('special')
  })

  it('takes each special from the station that the options name', () => {
    const s = before('veto')
    expect(open(s).specials[station('E')]).toBe('veto')
    use(s)
    expect(seatOf(s, 0).veto).toBe(true)
  })
})

describe('a flight ticket', () => {
  it('is taken from a supply of two', () => {
    const s = before('ticket')
    expect(kinds(use(s)).slice(-2)).toEqual(['specialAnnounced', 'ticketTaken'])
    expect([seatOf(s, 0).ticket, open(s).tickets]).toEqual([true, 1])
  })

  it('is not offered to one who has one, nor when both are taken', () => {
    for (const tickets of [[0], [1, 2]]) {
      const s = before('ticket', { seats: 3, tickets })
      enter(s)
      expect(question(s)).toBe('act')
    }
  })
})

describe('a veto', () => {
  it('is not offered to one who has one', () => {
    const s = before('veto', { vetoes: [0] })
    enter(s)
    expect(question(s)).toBe('act')
  })

  it('is there for every seat', () => {
    const s = before('veto', { seats: 4, vetoes: [1, 2, 3] })
    enter(s)
    expect(asked(s)).toBe('special 0 0')
    yes(s)
    for (let i = 0; i < 3; i++) act(s, { kind: 'passVeto' })
    expect(open(s).vetoes).toBe(0)
  })
})
