import { describe, expect, it } from 'vitest'
import type { FreightScenario } from '../../../src-main/engine/freight-express/setup/scenario.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { act, begin, handOf, may, offeredOf, only, open, place, question, station, WIDE } from './helpers.ts'

const LINE = { '1,2': { rails: 'EW' }, '2,2': { rails: 'EW' }, '3,2': { rails: 'EW' } }

/** Drives with a card of this wagon value from the hand of seat 0. */
function drive(spec: FreightScenario, wagon: number): ReturnType<typeof begin> {
  const s = begin({ layout: WIDE, hands: [[{ wagon, rails: 'NE' }]], ...spec })
  act(s, { kind: 'drive', card: handOf(s, 0)[0] })
  return s
}

function mayDrive(spec: FreightScenario, wagon: number): string {
  const s = begin({ layout: WIDE, hands: [[{ wagon }]], ...spec })
  return may(s, { kind: 'drive', card: handOf(s, 0)[0] })
}

describe('sleepers', () => {
  it('are five on a straight', () => {
    expect(place(drive({ cells: LINE, locomotives: ['1,2 W edge in'] }, 4), 0)).toBe('1,2 E edge out')
  })

  it('are four on a curve', () => {
    const cells = { '1,2': { rails: 'SW' }, '1,3': { rails: 'NS' } }
    expect(place(drive({ cells, locomotives: ['1,2 W edge in'] }, 4), 0)).toBe('1,3 N edge in')
  })

  it('make neighbouring stations six steps apart by a straight and five by a curve', () => {
    const straight = { layout: 'classic' as const, cells: { '2,2': { rails: 'EW' } } }
    expect(place(drive(straight, 4), 0)).toBe('2,2 E inner out')
    expect(place(drive(straight, 6), 0)).toBe('E')
    const curve = { layout: 'classic' as const, cells: { '2,2': { rails: 'NW' } } }
    expect(place(drive(curve, 4), 0)).toBe('2,2 N edge out')
    expect(open(drive(curve, 6)).seats[0].locomotive.sleeper % 9).toBe(8)
    expect(place(drive(curve, 6), 0)).toBe('B')
  })
})

describe('driving', () => {
  it('discards the card and goes exactly its wagon value', () => {
    const s = begin({ layout: WIDE, hands: [[{ wagon: 8 }]], cells: LINE, locomotives: ['1,2 W edge in'] })
    const [card] = handOf(s, 0)
    const events = act(s, { kind: 'drive', card })
    expect(only(events, 'discarded')).toMatchObject({ card, purpose: 'drive' })
    expect(only(events, 'drove').steps).toHaveLength(8)
    expect(open(s)).toMatchObject({ discardTop: card, drive: null })
    expect(place(s, 0)).toBe('2,2 E inner out')
  })

  it('needs an action value not less than the coupled wagons', () => {
    const spec = { layout: WIDE, cells: LINE, locomotives: ['1,2 W edge in'], coupled: [[{}, {}, {}]] }
    const weak = begin({ ...spec, hands: [[{ action: 2 }]] })
    const strong = begin({ ...spec, hands: [[{ action: 3 }]] })
    expect(may(weak, { kind: 'drive', card: handOf(weak, 0)[0] })).toBe('tooWeak')
    expect(may(strong, { kind: 'drive', card: handOf(strong, 0)[0] })).toBe('yes')
  })

  it('never goes backwards', () => {
    expect(mayDrive({ cells: LINE, locomotives: ['1,2 W inner out'] }, 2)).toBe('noWayOfLength')
    expect(place(drive({ cells: LINE, locomotives: ['2,2 centre W'] }, 6), 0)).toBe('1,2 W inner out')
  })

  it('is refused with a card that has no exact way', () => {
    expect(mayDrive({ cells: LINE, locomotives: ['3,2 centre E'] }, 2)).toBe('yes')
    expect(mayDrive({ cells: LINE, locomotives: ['3,2 centre E'] }, 3)).toBe('noWayOfLength')
  })

  it('is refused off the end of the rail', () => {
    expect(mayDrive({ cells: LINE, locomotives: ['3,2 E edge out'] }, 2)).toBe('noRailAhead')
    expect(mayDrive({ cells: LINE, locomotives: ['A'] }, 2)).toBe('noRailAhead')
  })

  it('is refused where the next card has no rail on that side', () => {
    const cells = { '1,2': { rails: 'EW' }, '2,2': { rails: 'NS' } }
    expect(mayDrive({ cells, locomotives: ['1,2 E edge out'] }, 2)).toBe('noRailAhead')
  })

  it('ends in a station, where the surplus lapses', () => {
    const s = begin({ hands: [[{ wagon: 9 }]], cells: { '2,2': { rails: 'EW' } } })
    const drove = only(act(s, { kind: 'drive', card: handOf(s, 0)[0] }), 'drove')
    expect(drove).toMatchObject({ enters: station('E'), lapsed: 3 })
    expect(place(s, 0)).toBe('E')
    expect(question(s)).toBe('act')
  })

  it('may be done several times in a turn, through a station too', () => {
    const s = begin({
      hands: [[{ wagon: 9 }, { wagon: 9 }]],
      cells: { '2,2': { rails: 'EW' }, '4,2': { rails: 'EW' } },
    })
    const [first, second] = handOf(s, 0)
    act(s, { kind: 'drive', card: first })
    act(s, { kind: 'drive', card: second })
    act(s, { kind: 'branch', seat: 0, rail: 6 + 1 })
    expect(place(s, 0)).toBe('F')
  })

  it('leaves a station over any side with rail, also back', () => {
    const s = begin({
      hands: [[{ wagon: 9 }]],
      locomotives: ['E'],
      cells: { '2,2': { rails: 'EW' }, '4,2': { rails: 'EW' }, '3,1': { rails: 'EW' } },
    })
    act(s, { kind: 'drive', card: handOf(s, 0)[0] })
    expect(offeredOf(s, 'branch').map((action) => action.rail)).toEqual([7, 9])
    act(s, { kind: 'branch', seat: 0, rail: 9 })
    expect(place(s, 0)).toBe('A')
  })

  it('lets any number of locomotives stand in a station', () => {
    const s = drive(
      { layout: 'classic', seats: 4, locomotives: ['A', 'E', 'E', 'E'], cells: { '2,2': { rails: 'EW' } } },
      9,
    )
    expect([0, 1, 2, 3].map((seat) => place(s, seat))).toEqual(['E', 'E', 'E', 'E'])
  })
})

describe('branches', () => {
  const FORK = { ...LINE, '2,2': { rails: 'EW+SW' }, '2,3': { rails: 'NS' } }

  it('divide after the second sleeper, where the driver is asked', () => {
    const s = drive({ cells: FORK, locomotives: ['2,2 W edge in'] }, 6)
    expect(game.status(s).decision).toMatchObject({
      kind: 'branch',
      by: 0,
      for: 0,
      source: { kind: 'locomotive', id: 0 },
      auto: 'ifSingle',
    })
    expect(place(s, 0)).toBe('2,2 W inner in')
    expect(open(s).drive).toMatchObject({ seat: 0, left: 5, allowed: -1 })
    act(s, { kind: 'branch', seat: 0, rail: 4 })
    expect(place(s, 0)).toBe('2,3 centre S')
  })

  it('are not asked where there is one way on', () => {
    const s = drive({ cells: FORK, locomotives: ['2,2 S edge in'] }, 6)
    expect(question(s)).toBe('act')
  })

  it('are not asked where only one way can be finished', () => {
    const cells = { ...FORK, '2,3': { rails: 'EW' } }
    expect(place(drive({ cells, locomotives: ['2,2 W edge in'] }, 8), 0)).toBe('3,2 E inner out')
  })

  it('refuse a way from which neither the exact value nor a station is reached', () => {
    const cells = { '2,2': { rails: 'EW+SW+NW' }, '2,1': { rails: 'NS' }, '2,3': { rails: 'NS' } }
    const s = drive({ cells, locomotives: ['2,2 W edge in'] }, 8)
    expect(may(s, { kind: 'branch', seat: 0, rail: 1 })).toBe('branchTooLong')
    expect(may(s, { kind: 'branch', seat: 0, rail: 2 })).toBe('railNotThere')
    expect(offeredOf(s, 'branch').map((action) => action.rail)).toEqual([4, 5])
  })

  it('refuse anything else until they are answered', () => {
    const s = drive({ cells: FORK, locomotives: ['2,2 W edge in'] }, 6)
    expect(may(s, { kind: 'endTurn' })).toBe('answerFirst')
    expect(may(s, { kind: 'branch', seat: 1, rail: 1 })).toBe('otherLocomotive')
    expect(may(s, { kind: 'drop', card: 1 })).toBe('noSuchQuestion')
  })
})

describe('the house rule stopAtRailEnd', () => {
  it('stops a train at the end of the rail; the surplus lapses', () => {
    const s = begin({
      layout: WIDE,
      options: { stopAtRailEnd: true },
      hands: [[{ wagon: 9 }]],
      cells: LINE,
      locomotives: ['3,2 centre E'],
    })
    expect(only(act(s, { kind: 'drive', card: handOf(s, 0)[0] }), 'drove')).toMatchObject({ lapsed: 7, enters: -1 })
    expect(place(s, 0)).toBe('3,2 E edge out')
    expect(open(s).drive).toBeNull()
  })

  it('does not let a train drive that cannot move at all', () => {
    expect(mayDrive({ options: { stopAtRailEnd: true }, cells: LINE, locomotives: ['3,2 E edge out'] }, 9)).toBe(
      'noRailAhead',
    )
  })

  it('offers every branch', () => {
    const cells = { '2,2': { rails: 'EW+SW+NW' }, '2,3': { rails: 'NS' } }
    const s = drive({ options: { stopAtRailEnd: true }, cells, locomotives: ['2,2 W edge in'] }, 8)
    expect(offeredOf(s, 'branch').map((action) => action.rail)).toEqual([1, 4, 5])
  })
})

describe('giving up a stranded train', () => {
  it('discards hand and wagons, goes back to A and goes on with the turn', () => {
    const s = begin({ layout: WIDE, cells: LINE, locomotives: ['3,2 E edge out'], hands: [[1, 2]], coupled: [[3]] })
    const gave = only(act(s, { kind: 'giveUpTrain' }), 'gaveUpTrain')
    expect(gave).toMatchObject({ hand: [1, 2], wagons: [3], learnt: [] })
    expect(place(s, 0)).toBe('A')
    expect(open(s)).toMatchObject({ discard: 3, discardTop: 3 })
    expect(game.status(s)).toMatchObject({ active: 0, decision: { kind: 'act' } })
  })

  it('is possible on the line only', () => {
    expect(may(begin({}), { kind: 'giveUpTrain' })).toBe('onlyOnLine')
  })
})
