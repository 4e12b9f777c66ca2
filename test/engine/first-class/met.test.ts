import { expect, it } from 'vitest'
import { Met } from '../../../src-main/engine/first-class/met.ts'

it('a position that was met is known again, and one that differs in any number is another', () => {
  const met = new Met()
  const s = Int32Array.from({ length: 9 }, (_, i) => i)
  expect(met.keep(s)).toEqual(s)
  expect(met.keep(s)).toBeNull()
  for (let i = 0; i < s.length; i++) expect(met.keep(s.with(i, -1)), `number ${i}`).not.toBeNull()
})

it('what was kept stays when the position goes on', () => {
  const met = new Met()
  const s = Int32Array.of(1, 2, 3)
  const kept = met.keep(s)
  s[0] = 5
  expect(kept).toEqual(Int32Array.of(1, 2, 3))
})
