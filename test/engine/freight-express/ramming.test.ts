import { describe, expect, it } from 'vitest'
import type { FreightScenario } from '../../../src-main/engine/freight-express/setup/scenario.ts'
import { freightExpress as game } from '../../../src-main/engine/freight-express/index.ts'
import { act, begin, handOf, may, offeredOf, only, place, question, WIDE } from './helpers.ts'

const LINE = { '1,2': { rails: 'EW' }, '2,2': { rails: 'EW' }, '3,2': { rails: 'EW' } }
const FORK = { '1,2': { rails: 'EW' }, '2,2': { rails: 'EW+SW' }, '2,3': { rails: 'NS' }, '3,2': { rails: 'EW' } }

function drive(wagon: number, spec: FreightScenario): ReturnType<typeof begin> {
  const s = begin({
    layout: WIDE,
    cells: LINE,
    seats: spec.locomotives?.length ?? 2,
    hands: [[{ wagon, rails: 'NE' }]],
    ...spec,
  })
  act(s, { kind: 'drive', card: handOf(s, 0)[0] })
  return s
}

describe('ramming', () => {
  it('pushes the locomotive one reaches, which ends just ahead', () => {
    const s = drive(4, { locomotives: ['1,2 W edge in', '1,2 centre E'] })
    expect(place(s, 0)).toBe('1,2 E edge out')
    expect(place(s, 1)).toBe('2,2 W edge in')
  })

  it('leaves one alone that stands just beyond the end', () => {
    const s = drive(4, { locomotives: ['1,2 W edge in', '2,2 W edge in'] })
    expect(place(s, 1)).toBe('2,2 W edge in')
  })

  it('pushes several in a row', () => {
    const s = drive(4, { locomotives: ['1,2 W edge in', '1,2 W inner in', '1,2 E inner out', '1,2 E edge out'] })
    expect([0, 1, 2, 3].map((seat) => place(s, seat))).toEqual([
      '1,2 E edge out',
      '2,2 W edge in',
      '2,2 W inner in',
      '2,2 centre E',
    ])
  })

  it('pushes one met head-on backwards: it keeps its facing', () => {
    const s = drive(6, { locomotives: ['1,2 W edge in', '1,2 centre W'] })
    expect(place(s, 0)).toBe('2,2 W inner in')
    expect(place(s, 1)).toBe('2,2 centre W')
  })

  it('keeps the facing of one pushed backwards over an edge', () => {
    const s = drive(4, { locomotives: ['1,2 W edge in', '1,2 centre W'] })
    expect(place(s, 1)).toBe('2,2 W edge out')
  })

  it('never blocks the driver: the exact value is driven all the same', () => {
    const s = drive(9, { locomotives: ['1,2 W edge in', '1,2 W inner in', '1,2 centre W'] })
    expect(place(s, 0)).toBe('2,2 E edge out')
  })

  it('tells who was pushed, and in each step the foremost first and the driver last', () => {
    const s = begin({
      layout: WIDE,
      cells: LINE,
      seats: 3,
      hands: [[{ wagon: 4 }]],
      locomotives: ['1,2 W edge in', '1,2 W inner in', '1,2 centre E'],
    })
    const drove = only(act(s, { kind: 'drive', card: handOf(s, 0)[0] }), 'drove')
    expect(drove.rammed).toEqual([2, 1])
    expect(drove.steps[0].map((move) => move.seat)).toEqual([2, 1, 0])
    expect(drove.from.map((move) => move.seat).sort()).toEqual([0, 1, 2])
  })
})

describe('pushing at a branch', () => {
  it('asks the driver, about the other seat', () => {
    const s = drive(8, { cells: FORK, locomotives: ['1,2 E edge out', '2,2 W inner in'] })
    expect(game.status(s).decision).toMatchObject({
      kind: 'pushBranch',
      by: 0,
      for: 1,
      source: { kind: 'locomotive', id: 1 },
    })
    expect(offeredOf(s, 'branch')).toEqual([
      { kind: 'branch', seat: 1, rail: 1 },
      { kind: 'branch', seat: 1, rail: 4 },
    ])
    expect(may(s, { kind: 'branch', seat: 0, rail: 1 })).toBe('otherLocomotive')
    expect(may(s, { kind: 'branch', seat: 1, rail: 0 })).toBe('railNotThere')
  })

  it('leaves it on the first sleeper past the branch when the driver goes elsewhere', () => {
    const s = drive(4, { cells: FORK, locomotives: ['1,2 E edge out', '2,2 W inner in'] })
    act(s, { kind: 'branch', seat: 1, rail: 4 })
    expect(place(s, 1)).toBe('2,2 S inner out')
    expect(question(s)).toBe('branch')
    act(s, { kind: 'branch', seat: 0, rail: 1 })
    expect(place(s, 0)).toBe('2,2 E inner out')
    expect(place(s, 1)).toBe('2,2 S inner out')
  })

  it('pushes it on when the driver follows', () => {
    const s = drive(4, { cells: FORK, locomotives: ['1,2 E edge out', '2,2 W inner in'] })
    act(s, { kind: 'branch', seat: 1, rail: 4 })
    act(s, { kind: 'branch', seat: 0, rail: 4 })
    expect(place(s, 0)).toBe('2,2 S edge out')
    expect(place(s, 1)).toBe('2,3 N edge in')
  })

  it('asks for each pushed locomotive, front first, then for the driver', () => {
    const s = drive(6, { cells: FORK, locomotives: ['1,2 E inner out', '1,2 E edge out', '2,2 W edge in'] })
    const asked: string[] = []
    while (question(s) !== 'act') {
      const [{ seat }] = offeredOf(s, 'branch')
      asked.push(`${question(s)} ${seat}`)
      act(s, { kind: 'branch', seat, rail: seat === 2 ? 4 : 1 })
    }
    expect(asked).toEqual(['pushBranch 2', 'pushBranch 1', 'branch 0'])
    expect([0, 1, 2].map((seat) => place(s, seat))).toEqual(['2,2 E edge out', '3,2 W edge in', '2,2 S inner out'])
  })

  it('asks for one pushed backwards through a branch too', () => {
    const s = drive(4, { cells: FORK, locomotives: ['1,2 E edge out', '2,2 W inner out'] })
    expect(question(s)).toBe('pushBranch')
    act(s, { kind: 'branch', seat: 1, rail: 4 })
    expect(place(s, 1)).toBe('2,2 S inner in')
  })

  it('asks in the very first step out of a station too', () => {
    const s = begin({
      cells: { '2,2': { rails: 'EW+SW' }, '0,2': { rails: 'EW' } },
      locomotives: ['A', '2,2 W edge in', '2,2 W inner in'],
      seats: 3,
      hands: [[{ wagon: 2 }]],
    })
    act(s, { kind: 'drive', card: handOf(s, 0)[0] })
    act(s, { kind: 'branch', seat: 0, rail: 7 })
    expect(game.status(s).decision).toMatchObject({ kind: 'pushBranch', for: 2 })
    act(s, { kind: 'branch', seat: 2, rail: 4 })
    expect(game.status(s).decision).toMatchObject({ kind: 'pushBranch', for: 1 })
    act(s, { kind: 'branch', seat: 1, rail: 1 })
    expect([0, 1, 2].map((seat) => place(s, seat))).toEqual(['2,2 W inner in', '2,2 centre E', '2,2 S inner out'])
  })
})

describe('pushing into a station', () => {
  const spec = { layout: 'classic' as const, cells: { '2,2': { rails: 'EW' }, '4,2': { rails: 'EW' } } }

  it('leaves it there; it has no facing any more and is not pushed on', () => {
    const s = drive(9, { ...spec, locomotives: ['A', '2,2 E edge out'] })
    expect([place(s, 0), place(s, 1)]).toEqual(['E', 'E'])
    expect(game.view(s, 'open').seats[1].locomotive.facing).toBe(5)
  })

  it('takes it off the way before the driver comes', () => {
    const s = drive(4, { ...spec, locomotives: ['2,2 W edge in', '2,2 E edge out'] })
    expect([place(s, 0), place(s, 1)]).toEqual(['2,2 E edge out', 'E'])
  })
})
