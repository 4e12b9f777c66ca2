import { describe, expect, it } from 'vitest'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { at, begin, handOf, open, place, WIDE } from './helpers.ts'
import { freightExpressTestable } from '../../testable/freight-express/index.ts'

describe('a position from plain words', () => {
  it('puts every card somewhere', () => {
    const s = begin({
      hands: [[1, { wagon: 9 }], [2]],
      coupled: [[3]],
      delivered: [[4]],
      discard: [5, 6],
      cells: { '2,2': { card: 7, rotation: 1 } },
    })
    freightExpressTestable.census(s)
    expect(open(s)).toMatchObject({ discard: 2, discardTop: 5, stock: 50 - 8 })
    expect(open(s).cells[at(s, 2, 2)]).toMatchObject({ card: 7, rotation: 1 })
    expect(TRACK_CARDS[handOf(s, 0)[1]].wagon).toBe(9)
  })

  it('stacks cards, the lowest first', () => {
    const s = begin({ cells: { '2,2': [{ rails: 'NS' }, { rails: 'NS+NE' }] } })
    expect(open(s).cells[at(s, 2, 2)].height).toBe(2)
  })

  it('puts locomotives on sleepers as they are named', () => {
    const where = ['1,2 W edge in', '1,2 E inner out', '1,2 centre W']
    const s = begin({ layout: WIDE, seats: 3, cells: { '1,2': { rails: 'EW' } }, locomotives: where })
    expect([0, 1, 2].map((seat) => place(s, seat))).toEqual(where)
  })

  it('says in a sentence what makes no position', () => {
    const refused = (spec: unknown): string => {
      try {
        game.scenario(spec)
      } catch (error) {
        if (error instanceof RangeError) return error.message
      }
      return 'not refused'
    }
    expect(refused(3)).toBe('a scenario is an object')
    expect(refused({ hand: [] })).toBe("a scenario has no 'hand'")
    expect(refused({ hands: [[1], [1]] })).toBe('card 1 is not there, or is named twice')
    expect(refused({ hands: [[{ wagon: 12 }]] })).toBe('no card is left that is {"wagon":12}')
    expect(refused({ cells: { '1,2': { rails: 'NS' } } })).toBe('a station lies on 1,2')
    expect(refused({ cells: { '99,2': { rails: 'NS' } } })).toBe("there is no cell '99,2'")
    expect(refused({ layout: WIDE, cells: { '9,1': { rails: 'NS' } } })).toBe("there is no cell '9,1'")
    expect(refused({ layout: WIDE, cells: { '2,5': { rails: 'NS' } } })).toBe("there is no cell '2,5'")
    expect(refused({ cells: { '2,2': { rails: 'NN' } } })).toBe("'NN' is not a rail: write two of N, E, S and W")
    expect(refused({ locomotives: ['2,2 W edge in'] })).toBe("there is no sleeper '2,2 W edge in'")
    expect(refused({ locomotives: ['K'] })).toBe("'K' is not a station: write a letter from A to J")
    expect(refused({ coupled: [[1, 2, 3, 4, 5, 6]] })).toBe('a train has at most 5 wagons')
    expect(refused({ seats: 5 })).toBe('there cannot be 5 seats')
    expect(refused({ active: 2 })).toBe('there is no seat 2')
    expect(refused({ layout: 'moon' })).toBe("there is no layout 'moon'")
    expect(refused({ layout: ['A.B'] })).toBe('a drawing shows all stations from A to J')
    expect(refused({ options: { pusherPays: 3 } })).toContain('these are not options')
    expect(refused({ options: { layout: 'placed' } })).toBe('free placement is begun with setup, not with a scenario')
    expect(refused({ layout: [] })).toContain('not []')
    expect(refused({ layout: ['A.B', 'C'] })).toBe('all rows of a drawing are equally long')
    expect(refused({ hands: [[], [], [1]] })).toBe('there are more lists of cards than seats')
    expect(refused({ rest: 'pocket' })).toBe("the rest cannot lie in 'pocket'")
    expect(refused({ hands: [[{ couple: 'AB' }]] })).toBe("'AB' is not a station: write a letter from A to J")
    expect(refused({ seats: 4, locomotives: ['A', 'A', 'A', 'A', 'A'] })).toBe('there are more locomotives than seats')
    expect(refused({ locomotives: [3] })).toBe("'locomotives' is a list of places in words, not [3]")
    expect(refused({ layout: Array(12).fill('A.B.C.D.E.F.G.H.I') })).toContain('a drawing shows all stations')
    const wide = ['A.B.C.D.E.F.G.H.I', 'J................', ...Array<string>(10).fill('.'.repeat(17))]
    expect(refused({ layout: wide })).toBe('a table has at most 144 cells, not 204')
    expect(refused({ layout: ['A.B.C.D.E', 'J........', 'F.G.H.I..'] })).toBe('stations never lie side by side')
    expect(refused({ layout: ['A.B.C.D.E', '.........', 'F.G.H.I.J', '........A'] })).toBe(
      'a drawing shows each station once, and dots',
    )
    expect(refused({ cells: { '2.5,2': { rails: 'EW' } } })).toBe("there is no cell '2.5,2'")
    expect(refused({ cells: { '2,2,1': { rails: 'EW' } } })).toBe("there is no cell '2,2,1'")
    expect(refused({ cells: { '2,2': { card: -1 } } })).toBe('card -1 is not there, or is named twice')
    expect(refused({ cells: { '2,2': { card: 'x' } } })).toBe('card "x" is not a number')
    expect(refused({ seats: 2.5 })).toBe("'seats' is a whole number, not 2.5")
    expect(refused({ tickets: [0.5] })).toBe("'tickets' is a list of seats, not [0.5]")
    expect(refused({ tickets: [2] })).toBe('there is no seat 2')
    expect(refused({ turn: -3 })).toBe('there is no turn -3')
    expect(refused({ hands: [['x']] })).toBe(`'hands' is a list of cards for each seat, not [["x"]]`)
    expect(refused({ hands: [[{ wagn: 3 }]] })).toBe("no card has 'wagn'")
    const closed = { closed: 'E', cells: { '3,2': { rails: 'EW' } } }
    expect(refused(closed)).toBe('not refused')
    expect(refused({ closed: 'A', cells: { '1,2': { rails: 'EW' } } })).toBe('station A is never closed')
    expect(refused({ ...closed, cells: { '3,2': { rails: 'NS+EW' } } })).toBe('a crossing closes no station')
    expect(refused({ ...closed, locomotives: ['A', '3,2 W edge in'] })).toBe('not refused')
    expect(refused({ ...closed, locomotives: ['A', 'E'] })).toBe(
      'station E is closed: name a sleeper of the card that lies there',
    )
    const taken = ['2,2 centre E', '2,2 centre E']
    expect(refused({ cells: { '2,2': { rails: 'EW' } }, locomotives: taken })).toBe(
      "two locomotives stand on '2,2 centre E'",
    )
    expect(refused({ seats: 3, cells: { '2,2': { rails: 'EW' } }, locomotives: ['A', ...taken] })).toBe(
      "two locomotives stand on '2,2 centre E'",
    )
    const track = { cells: { '2,2': { rails: 'EW' } } }
    expect(refused({ ...track, locomotives: ['2,2 W rim in'] })).toContain('a sleeper is written like')
    expect(refused({ ...track, locomotives: ['2,2 W edge up'] })).toContain('a sleeper is written like')
    expect(refused({ ...track, locomotives: ['2,2 X edge in'] })).toBe("'X' is not a side: write N, E, S or W")
    expect(refused({ ...track, locomotives: ['2,2 centre N'] })).toBe("there is no sleeper '2,2 centre N'")
    expect(refused({ cells: { '2,2': { rails: 'NS+EW' } }, locomotives: ['2,2 centre E'] })).toContain('no sleeper')
    expect(refused({ rulesVersion: 9 })).toBe('there are no rules 9')
  })
})
