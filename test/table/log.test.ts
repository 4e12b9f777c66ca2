import { describe, expect, it } from 'vitest'
import type { AnyGame } from '../../src-main/engine/game.ts'
import type { RawEntry } from '../../src-main/table/course.ts'
import { Readings, Sent } from '../../src-main/table/log.ts'
import type { GameEvent } from '../../src-shared/core.ts'
import { toy } from '../table/toy.ts'

it("an entry is put into each viewer's words once, however often all of the log goes out", () => {
  const told: unknown[][] = []
  const game = {
    ...toy,
    redact: (event: GameEvent, viewer: unknown) => (
      told.push([event, viewer]),
      { ...event, kind: `${event.kind} for ${String(viewer)}` }
    ),
  } as AnyGame
  const event = { kind: 'drew' } as unknown as GameEvent
  const log: RawEntry[] = [{ turn: 1, seat: 0, events: [event] }]
  const readings = new Readings(game, log)
  readings.from(0, 0)
  log.push({ turn: 2, seat: 1, events: [event] }, { turn: 2, seat: 0, events: [], command: { kind: 'undo', seat: 0 } })
  const all = readings.from(0, 0)
  expect(all).toEqual([
    { n: 0, turn: 1, seat: 0, events: [{ kind: 'drew for 0' }] },
    { n: 1, turn: 2, seat: 1, events: [{ kind: 'drew for 0' }] },
    { n: 2, turn: 2, seat: 0, events: [], command: { kind: 'undo', seat: 0 } },
  ])
  expect(readings.from(2, 0)).toEqual(all.slice(2))
  expect(readings.from(1, 'onlooker')[0]).toMatchObject({ n: 1, events: [{ kind: 'drew for onlooker' }] })
  expect(told.map(([, viewer]) => viewer)).toEqual([0, 0, 'onlooker', 'onlooker'])
})

const entry = (turn: number, seat: number, letters = 0): RawEntry => ({
  turn,
  seat,
  events: [{ kind: 'x'.repeat(letters) } as unknown as GameEvent],
})

describe('a page of earlier entries', () => {
  const lengthOf = (one: RawEntry) =>
    new Readings(toy, [one]).from(0, 'open').map((read) => JSON.stringify(read).length)[0]
  const pageOf = (log: RawEntry[], before: number, letters: number): number[] =>
    new Readings(toy, log).page(before, 'open', letters).map(({ n }) => n)
  const each = lengthOf(entry(1, 0, 100))

  it('holds as many as hold so many letters, and one at least', () => {
    const log = [1, 2, 3, 4, 5].map((turn) => entry(turn, 0, 100))
    expect(pageOf(log, 5, 2 * each)).toEqual([3, 4])
    expect(pageOf(log, 5, 2 * each - 1)).toEqual([4])
    expect(pageOf(log, 3, 1)).toEqual([2])
    expect(pageOf(log, 5, 9 * each)).toEqual([0, 1, 2, 3, 4])
  })

  it('holds the rest of the turn in which it begins, where that is no more than as many letters again', () => {
    const log = [1, 1, 1, 2, 2, 2].map((turn) => entry(turn, 0, 100))
    expect(pageOf(log, 6, 2 * each)).toEqual([3, 4, 5])
    expect(pageOf(log, 6, 1.5 * each)).toEqual([3, 4, 5])
    expect(pageOf(log, 6, 1.4 * each)).toEqual([5])
  })
})

describe('what the screen was sent', () => {
  const log = [entry(0, 0), entry(1, 0), entry(2, 1), entry(3, 0), entry(3, 1)]

  it('is all that came up to now, for the same eyes; other eyes begin anew', () => {
    const sent = new Sent(2, [], 1)
    expect(sent.next(0, 3)).toBeNull()
    expect(sent.next(0, 5)).toBe(3)
    expect(sent.next(1, 5)).toBeNull()
    expect([sent.since(0), sent.since(1)]).toEqual([5, 5])
    sent.again()
    expect(sent.next(1, 6)).toBeNull()
  })

  it('is forgotten by a new window: a seat is told again what came after its own last step of an earlier turn', () => {
    const sent = new Sent(3, log, 3)
    expect([0, 1, 2].map((seat) => sent.since(seat))).toEqual([2, 3, 0])
    sent.next(0, 5)
    sent.forget(log, 3)
    expect([sent.next(0, 5), sent.since(1)]).toEqual([null, 3])
  })

  it('counts steps of this turn too while the table is laid out, but never what was only said', () => {
    expect([0, 1].map((seat) => new Sent(2, log, 0).since(seat))).toEqual([4, 5])
    const said: RawEntry = { ...entry(2, 0), command: { kind: 'undo', seat: 0 } }
    expect(new Sent(2, [...log.slice(0, 3), said], 3).since(0)).toBe(2)
    expect(new Sent(2, [entry(0, 1)], 1).since(1)).toBe(0)
  })
})
