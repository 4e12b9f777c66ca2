import { describe, expect, it } from 'vitest'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import type { FreightScenario } from '../../../../src-main/engine/freight-express/setup/scenario.ts'
import { act, at, begin, kinds, may, offeredOf, only, open, place, question, why, WIDE } from '../helpers.ts'

/** Gaps in WIDE: A and B lie one cell apart, A and F three. Card 0 has value 1, card 11 value 3. */
const fly = (spec: FreightScenario = {}) =>
  begin({ layout: WIDE, options: { advanced: true }, tickets: [0], hands: [[0, 11, 9]], ...spec })

describe('a flight', () => {
  it('goes over empty cells in a row or column, with a card of just that value', () => {
    const s = fly()
    expect(offeredOf(s, 'fly')).toEqual([
      { kind: 'fly', card: 0, cell: at(s, 2, 0) },
      { kind: 'fly', card: 11, cell: at(s, 0, 4) },
    ])
    expect(may(s, { kind: 'fly', card: 9, cell: at(s, 2, 0) })).toBe('wrongGap')
    expect(may(s, { kind: 'fly', card: 0, cell: at(s, 4, 4) })).toBe('noFlightThere')
    expect(may(s, { kind: 'fly', card: 0, cell: -1 })).toBe('noFlightThere')
    expect(may(s, { kind: 'fly', card: 30, cell: at(s, 2, 0) })).toBe('notInHand')
  })

  it('goes into the station in the first corner of the table too', () => {
    const s = fly({ locomotives: ['B'] })
    expect(at(s, 0, 0)).toBe(0)
    expect(may(s, { kind: 'fly', card: 0, cell: 0 })).toBe('yes')
    act(s, { kind: 'fly', card: 0, cell: 0 })
    expect(place(s, 0)).toBe('A')
  })

  it('with a card of another value is refused by that card and the place', () => {
    const s = fly()
    expect(game.encode(s, { kind: 'fly', card: 9, cell: at(s, 2, 0) })).toMatchObject({
      refs: [
        { kind: 'card', id: 9 },
        { kind: 'cell', id: at(s, 2, 0) },
      ],
    })
  })

  it('is explained where none goes, to whoever has a ticket', () => {
    const s = fly({ hands: [[9, 10]] })
    expect(why(s, 'cell', at(s, 2, 0))).toEqual(['stationThere', 'wrongGap'])
    expect(why(s, 'cell', at(s, 4, 4))).toEqual(['stationThere', 'noFlightThere'])
    expect(why(s, 'cell', at(s, 4, 2))).not.toContain('noFlightThere')
    expect(why(fly({ hands: [[9]], tickets: [] }), 'cell', at(s, 2, 0))).toEqual(['stationThere'])
  })

  it('costs the card and the ticket', () => {
    const s = fly()
    const events = act(s, { kind: 'fly', card: 0, cell: at(s, 2, 0) })
    expect(kinds(events).slice(0, 2)).toEqual(['discarded', 'flew'])
    expect(only(events, 'flew')).toMatchObject({ gap: 1, enters: 1 })
    expect([open(s).seats[0].ticket, open(s).tickets, open(s).discardTop]).toEqual([false, 2, 0])
  })

  it('needs a ticket', () => {
    const s = fly({ tickets: [] })
    expect(may(s, { kind: 'fly', card: 0, cell: at(s, 2, 0) })).toBe('noTicket')
    expect(offeredOf(s, 'fly')).toEqual([])
  })

  it('enters a station under its own power, so its special is offered', () => {
    const s = fly({ options: { advanced: true, stations: { B: 'veto' } } })
    act(s, { kind: 'fly', card: 0, cell: at(s, 2, 0) })
    expect([place(s, 0), question(s)]).toEqual(['B', 'special'])
  })

  it('need not cover the wagons', () => {
    const s = fly({ coupled: [[20, 21, 22, 23, 24]] })
    expect(may(s, { kind: 'fly', card: 0, cell: at(s, 2, 0) })).toBe('yes')
  })

  it('lands on the first sleeper of a card, facing away from where it came', () => {
    const s = fly({ cells: { '0,2': { rails: 'NS' } } })
    act(s, { kind: 'fly', card: 0, cell: at(s, 0, 2) })
    expect([place(s, 0), question(s)]).toEqual(['0,2 N edge in', 'act'])
  })

  it('does not land where no rail faces the origin, nor on another locomotive', () => {
    const away = fly({ cells: { '0,2': { rails: 'EW' } } })
    expect(may(away, { kind: 'fly', card: 0, cell: at(away, 0, 2) })).toBe('nowhereToLand')
    const taken = fly({ cells: { '0,2': { rails: 'NS' } }, locomotives: ['A', '0,2 N edge in'] })
    expect(may(taken, { kind: 'fly', card: 0, cell: at(taken, 0, 2) })).toBe('landingTaken')
  })

  it('flies over empty cells only, at least one', () => {
    const s = fly({ cells: { '1,0': { rails: 'EW' } } })
    expect(may(s, { kind: 'fly', card: 0, cell: at(s, 2, 0) })).toBe('noFlightThere')
    expect(may(s, { kind: 'fly', card: 0, cell: at(s, 1, 0) })).toBe('noFlightThere')
  })

  it('starts from a sleeper too', () => {
    const s = fly({ cells: { '2,2': { rails: 'EW' } }, locomotives: ['2,2 centre E'] })
    expect(offeredOf(s, 'fly')).toContainEqual({ kind: 'fly', card: 0, cell: at(s, 2, 0) })
  })

  it('can be pointed at by its card, its cell and the station or sleeper where it ends', () => {
    const s = fly()
    const refs = game.touches(s, game.encode(s, { kind: 'fly', card: 0, cell: at(s, 2, 0) }) as number)
    expect(refs).toEqual([
      { kind: 'card', id: 0 },
      { kind: 'cell', id: at(s, 2, 0) },
      { kind: 'station', id: 1 },
    ])
  })

  it('counts as use of a hand card that must be played', () => {
    const s = fly({ mustPlay: true, hands: [[0]] })
    expect(may(s, { kind: 'endTurn' })).toBe('mustPlayHand')
  })
})
