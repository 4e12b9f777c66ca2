import { describe, expect, it } from 'vitest'
import { isReason } from '../../../../src-shared/core.ts'
import { LAYOUTS, type StationLayout } from '../../../../src-shared/games/freight-express/layouts.ts'
import { lineFaults } from '../../../../src-shared/games/freight-express/line.ts'
import { freightOptions, type FreightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import { SPECIALS } from '../../../../src-shared/games/freight-express/specials.ts'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { begin, open } from '../helpers.ts'

const { classic } = LAYOUTS
const moved = (station: number, cell: number, line: StationLayout = classic): StationLayout => ({
  ...line,
  stations: line.stations.map((at, i) => (i === station ? cell : at)),
})
const faults = (line: StationLayout): string[] =>
  lineFaults(line).map((fault) => fault.key.replace('freight-express.reason.', ''))
const parsed = (json: unknown): FreightOptions => {
  const options = freightOptions.parse(json)
  if (isReason(options)) throw new Error(options.key)
  return options
}

describe("a layout of one's own", () => {
  it('is sound in every named layout', () => {
    for (const line of Object.values(LAYOUTS)) expect(lineFaults(line)).toEqual([])
  })

  it('has ten stations on the table, apart from each other, on no more than 144 cells, all within reach', () => {
    expect(faults({ ...classic, stations: classic.stations.slice(1) })).toEqual(['lineNotTenStations'])
    expect(faults(moved(9, 45))).toEqual(['lineOffTable'])
    expect(faults(moved(9, -1))).toEqual(['lineOffTable'])
    expect(faults(moved(9, classic.stations[8]))).toContain('lineTooClose')
    expect(faults(moved(9, classic.stations[8] + 1))).toContain('lineSideBySide')
    expect(faults({ ...classic, rows: 17 })).toEqual(['lineTooLarge'])
    expect(faults({ ...moved(9, 9 * 9 + 8), rows: 10 })).toEqual(['lineUnreachable'])
  })

  it('is played as it was drawn, and refused where it is not sound', () => {
    const line = moved(0, 8)
    const s = game.setup({ options: parsed({ layout: line }), seatCount: 2, seed: 1 })
    expect(game.view(s, 0).options.layout).toEqual(line)
    expect(game.view(s, 0).cells[8].station).toBe(0)
    expect(isReason(freightOptions.parse({ layout: moved(9, classic.stations[8] + 1) }))).toBe(true)
    expect(isReason(freightOptions.parse({ layout: { columns: 9 } }))).toBe(true)
    expect(isReason(freightOptions.parse({ layout: null }))).toBe(true)
    expect(begin({ options: { layout: line } }).length).toBeGreaterThan(0)
  })
})

describe('the specials of the stations', () => {
  it('lie as in the rulebook by default', () => {
    expect(open(begin({ options: { advanced: true } })).specials).toEqual(SPECIALS.slice(0, 10))
  })

  it('are dealt by the seed among B to J', () => {
    const specials = (seed: number) =>
      game.view(game.setup({ options: parsed({ advanced: true, stations: 'shuffled' }), seatCount: 2, seed }), 0)
        .specials
    expect([...specials(1)].sort()).toEqual([...SPECIALS.slice(0, 10)].sort())
    expect(specials(1)[0]).toBe('none')
    expect(specials(1)).toEqual(specials(1))
    expect(specials(1)).not.toEqual(specials(2))
  })

  it('may be named, any on any station; those not named stay', () => {
    const s = begin({ options: { advanced: true, stations: { A: 'abduction', B: 'none', C: 'abduction' } } })
    expect(open(s).specials.slice(0, 4)).toEqual(['abduction', 'none', 'abduction', 'closeStation'])
    expect(open(s).options.stations).toEqual({
      ...(parsed({ stations: { A: 'abduction', B: 'none', C: 'abduction' } }).stations as object),
    })
  })

  it('are refused when a letter or a name is not known', () => {
    for (const stations of [{ K: 'veto' }, { B: 'dance' }, 7, null, 'random'])
      expect(isReason(freightOptions.parse({ stations }))).toBe(true)
  })

  it('are nothing in the basic game', () => {
    expect(new Set(open(begin({})).specials)).toEqual(new Set(['none']))
  })
})

describe('an advanced scenario', () => {
  it('is refused with a sentence when it makes no position', () => {
    for (const spec of [{ tickets: [2] }, { vetoes: [-1] }, { seats: 3, tickets: [0, 1, 2] }, { closed: 'B' }])
      expect(() => begin(spec)).toThrow(RangeError)
  })
})
