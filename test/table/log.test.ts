import { expect, it } from 'vitest'
import type { AnyGame } from '../../src-main/engine/game.ts'
import type { RawEntry } from '../../src-main/table/course.ts'
import { Readings } from '../../src-main/table/log.ts'
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
