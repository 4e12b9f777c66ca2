import { expect, it } from 'vitest'
import { Warned } from '../../../src-renderer/state/table/warned.ts'

it('a warning is in words through the first turn that is asked under it, and another begins anew', () => {
  const warned = new Warned()
  const [few, last] = [{ key: 'freight.nearEnd' } as const, { key: 'table.over' } as const]
  // The turns of others, who are not read to.
  expect(warned.isNew(few, 0, 7, false)).toBe(true)
  expect([8, 8, 9, 10].map((turn) => warned.isNew(few, 0, turn, turn !== 9))).toEqual([true, true, false, false])
  expect(warned.isNew(last, 0, 10, true)).toBe(true)
  // Who sits at another seat has not read it.
  expect(warned.isNew(few, 1, 9, true)).toBe(true)
})
