import { describe, expect, it } from 'vitest'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { act, at, begin, kinds, may, offered, offeredOf, only, open, question, station } from '../helpers.ts'
import { before, enter, use } from './helpers.ts'

const B = station('B')
const close = { kind: 'closeStation', card: 6, station: B, rotation: 0 } as const
const beside = { '2,0': { card: 10 } }

describe('closing a station', () => {
  it('lays a hand card on it, and the cell is track', () => {
    const s = before('closeStation', { hands: [[6, 8]], cells: beside })
    use(s)
    expect(only(act(s, close), 'stationClosed')).toMatchObject({ station: B, card: 6, cell: at(s, 2, 1), rotation: 0 })
    expect(open(s)).toMatchObject({ closed: B, closedCell: at(s, 2, 1) })
    expect(open(s).cells[at(s, 2, 1)]).toEqual({ station: -1, card: 6, rotation: 0, height: 1 })
    expect(question(s)).toBe('act')
  })

  it('needs a track card beside the station, connected or not', () => {
    const s = before('closeStation', { hands: [[6]], cells: beside })
    use(s)
    expect(new Set(offeredOf(s, 'closeStation').map((action) => action.station))).toEqual(new Set([B, station('H')]))
    expect(may(s, { ...close, station: station('D') })).toBe('noTrackBeside')
  })

  it('leaves A open, and stations with a locomotive', () => {
    const s = before('closeStation', { hands: [[6]], cells: { ...beside, '3,1': { card: 11 } }, locomotives: ['B'] })
    use(s)
    expect(may(s, { ...close, station: 0 })).toBe('startStaysOpen')
    expect(may(s, close)).toBe('stationOccupied')
    expect(may(s, { ...close, station: station('E') })).toBe('stationOccupied')
  })

  it('takes no crossing', () => {
    const s = before('closeStation', { hands: [[45, 6]], cells: beside })
    use(s)
    expect(may(s, { ...close, card: 45 })).toBe('noCrossingHere')
    expect(may(s, { ...close, card: 30 })).toBe('notInHand')
    expect(may(s, { kind: 'showHand' })).toBe('anotherCardFits')
  })

  it('says why a station or a card is not offered', () => {
    const s = before('closeStation', { hands: [[45, 6]], cells: beside, locomotives: ['B'] })
    use(s)
    const why = (kind: 'station' | 'card' | 'pile', id: number) =>
      game.explain(s, { kind, id }).map(({ key }) => key.replace('freight-express.reason.', ''))
    expect(why('station', 0)).toContain('startStaysOpen')
    expect(why('station', B)).toContain('stationOccupied')
    expect(why('station', station('D'))).toContain('noTrackBeside')
    expect(why('card', 45)).toEqual(['noCrossingHere'])
    expect(why('station', station('H'))).toEqual([])
    expect(why('pile', 0)).toEqual(['answerFirst'])
  })

  it('says at the card on the closed station that it is closed already', () => {
    const s = before('closeStation', { hands: [[6]], cells: { ...beside, '4,1': { card: 7 } }, closed: 'C' })
    use(s)
    const told = game.explain(s, { kind: 'cell', id: at(s, 4, 1) })
    expect(told).toEqual([
      { key: 'freight-express.reason.closedAlready', refs: [{ kind: 'station', id: station('C') }] },
    ])
  })

  it('opens the station that was closed, and discards all that lay on it', () => {
    const s = before('closeStation', {
      hands: [[6]],
      cells: { ...beside, '4,1': [{ card: 7 }, { card: 22 }], '4,0': { card: 11 } },
      closed: 'C',
    })
    use(s)
    expect(may(s, { ...close, station: station('C') })).toBe('closedAlready')
    const events = act(s, close)
    expect(kinds(events)).toEqual(['stationReopened', 'stationClosed'])
    expect(only(events, 'stationReopened')).toMatchObject({ station: station('C'), cards: [22, 7] })
    expect(open(s).cells[at(s, 4, 1)]).toEqual({ station: station('C'), card: -1, rotation: 0, height: 0 })
    expect([open(s).closed, open(s).discardTop]).toEqual([B, 7])
  })

  it('is not offered while a locomotive stands on the closed station, nor without a hand', () => {
    const s = before('closeStation', {
      hands: [[6]],
      cells: { ...beside, '4,1': { card: 7 } },
      closed: 'C',
      locomotives: ['4,1 N edge in'],
    })
    enter(s)
    expect(question(s)).toBe('act')
    const empty = before('closeStation', { cells: beside })
    enter(empty)
    expect(question(empty)).toBe('act')
  })

  it('lets the card on a closed station be covered, and trains drive over it', () => {
    const cells = { '3,1': { card: 3, rotation: 1 }, '4,1': { card: 5, rotation: 1 } }
    const s = begin({
      options: { advanced: true },
      cells,
      closed: 'C',
      locomotives: ['3,1 E edge out', 'A'],
      hands: [[6, 22]],
    })
    expect(
      offered(s).some((action) => action.kind === 'lay' && action.card === 22 && action.cell === at(s, 4, 1)),
    ).toBe(true)
    expect(may(s, { kind: 'drive', card: 6 })).toBe('yes')
    act(s, { kind: 'drive', card: 6 })
    expect(question(s)).toBe('act')
    expect(Math.floor(open(s).seats[0].locomotive.sleeper / 9)).toBe(at(s, 4, 1))
  })

  it('keeps the house rule that rails must match', () => {
    const s = before('closeStation', {
      options: { railsMustMatch: true },
      hands: [[6]],
      cells: { '2,0': { card: 7, rotation: 0 } },
    })
    use(s)
    expect(may(s, { ...close, rotation: 1 })).toBe('railsMismatch')
  })

  it('names the card that is not held or cannot lie there, else the station', () => {
    const s = before('closeStation', { hands: [[45, 6]], cells: beside })
    use(s)
    const refs = (action: object) => game.encode(s, { ...close, ...action })
    expect(refs({ card: 45 })).toMatchObject({ refs: [{ kind: 'card', id: 45 }] })
    expect(refs({ card: 30 })).toMatchObject({ refs: [{ kind: 'card', id: 30 }] })
    expect(refs({ station: station('D') })).toMatchObject({ refs: [{ kind: 'station', id: station('D') }] })
  })
})
