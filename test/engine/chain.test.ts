import { expect, it } from 'vitest'
import {
  popRecord,
  pushRecord,
  recordCount,
  recordSlot,
  recordsSize,
  removeRecord,
  topSlot,
} from '../../src-main/engine/chain.ts'
import { cloneState, equalStates } from '../../src-main/engine/flat.ts'

const records = { at: 2, width: 3, room: 3 }
const empty = (): Int32Array => new Int32Array(2 + recordsSize(3, 3))

it('the innermost record is the one pushed last', () => {
  const s = empty()
  pushRecord(s, records, 7)
  const inner = pushRecord(s, records, 8)
  expect(topSlot(s, records)).toBe(inner)
  popRecord(s, records)
  expect(s[topSlot(s, records)]).toBe(7)
})

it('what is popped leaves no trace, so that equal positions are equal arrays', () => {
  const s = empty()
  const before = cloneState(s)
  s[pushRecord(s, records, 7) + 2] = 99
  popRecord(s, records)
  expect(equalStates(s, before)).toBe(true)
})

it('what lies behind the room for records stays as it is, filled and emptied', () => {
  const s = Int32Array.of(...empty(), 99)
  for (const kind of [1, 2, 3]) s.fill(kind, pushRecord(s, records, kind), recordSlot(records, kind))
  removeRecord(s, records, 2)
  pushRecord(s, records, 4)
  while (recordCount(s, records) > 0) popRecord(s, records)
  expect(s).toEqual(Int32Array.of(...empty(), 99))
})

it('a record can be taken out of the middle, and the later ones move up with their fields', () => {
  const s = empty()
  for (const kind of [1, 2, 3]) s[pushRecord(s, records, kind) + 1] = kind * 10
  removeRecord(s, records, 1)
  expect(recordCount(s, records)).toBe(2)
  expect([s[recordSlot(records, 1)], s[recordSlot(records, 1) + 1]]).toEqual([3, 30])
  expect([...s.slice(-3)]).toEqual([0, 0, 0])
})

it('refuses a record too many', () => {
  const s = empty()
  for (const kind of [1, 2, 3]) pushRecord(s, records, kind)
  expect(() => pushRecord(s, records, 4)).toThrow(RangeError)
})
