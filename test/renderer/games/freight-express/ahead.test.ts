import { expect, test } from 'vitest'
import type { Ref } from '../../../../src-shared/core.ts'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { tellAhead } from '../../../../src-renderer/games/freight-express/words/ahead.ts'
import { DRIVE } from '../../../../src-renderer/games/freight-express/words/answers/drive.ts'
import { LAY } from '../../../../src-renderer/games/freight-express/words/answers/lay.ts'
import { say } from '../../../../src-renderer/messages/index.ts'

test('a hint tells where it means to drive to later in the turn', () => {
  const later = [{ kind: 'drove', enters: 9 }] as unknown as readonly FreightEvent[]
  const told = (events: readonly FreightEvent[], group = DRIVE, end: Ref | null = null) =>
    tellAhead(events, { group, end }).map((one) => say('en', one))
  expect(told(later)).toEqual(['Then on to J.'])
  expect(told(later, LAY)).toEqual(['You can then drive into J.'])
  expect(told([])).toEqual([])
  // Out and back: to where the first drive ends it does not go on.
  const back = [...later, { kind: 'drove', enters: 4 }] as unknown as readonly FreightEvent[]
  expect(told(back, DRIVE, { kind: 'station', id: 4 })).toEqual(['Then on to J.'])
  expect(told(later, DRIVE, { kind: 'station', id: 9 })).toEqual([])
})

test('a hint tells what the way that it goes later is for', () => {
  const told = (events: readonly object[], group = DRIVE) =>
    tellAhead(events as readonly FreightEvent[], { group, end: null }).map((one) => say('en', one))
  const [into, brings, fetches] = [
    { kind: 'drove', enters: 9 },
    { kind: 'uncoupled', station: 9 },
    { kind: 'coupled', station: 9 },
  ]
  expect(told([into, brings])).toEqual(['Then on to J, to deliver a wagon there.'])
  expect(told([into, brings, fetches, brings], LAY)).toEqual(['You can then drive into J and deliver 2 wagons there.'])
  expect(told([into, fetches])).toEqual(['Then on to J, to couple a wagon there.'])
  // What is delivered is coupled at a stop on the way.
  const stop = [
    { kind: 'drove', enters: 4 },
    { kind: 'coupled', station: 4 },
  ]
  expect(told([...stop, into, brings])).toEqual([
    'Then on to E, to couple a wagon, and to J, to deliver a wagon there.',
  ])
  expect(told([...stop, into, brings, brings], LAY)).toEqual([
    'You can then couple a wagon in E, drive on to J and deliver 2 wagons there.',
  ])
  // Where the wagon is fetched on the way there, the way is not for that.
  expect(told([{ kind: 'coupled', station: 4 }, into])).toEqual(['Then on to J.'])
})
