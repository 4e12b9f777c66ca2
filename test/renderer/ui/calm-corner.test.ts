import { expect, it } from 'vitest'
import { calmCorner } from '../../../src-renderer/ui/page/calm-corner.ts'
import { overlaps } from '../../../src-renderer/ui/page/slip-place.ts'

const room = { x: 20, y: 120, width: 900, height: 500 }
const notice = { x: 20, y: 560, width: 300, height: 60 }
const pallet = (x: number, y: number) => ({ x, y, width: 90, height: 100 })

it('a notice that hides nothing on the table stays where it is', () => {
  expect(calmCorner(notice, room, [])).toBeNull()
  expect(calmCorner(notice, room, [pallet(500, 300)])).toBeNull()
})

it('a notice over a pallet goes to a corner of the table where none is', () => {
  const lit = [pallet(60, 540), pallet(700, 560), pallet(80, 130)]
  const at = calmCorner(notice, room, lit)!
  expect(at).toEqual({ x: 620, y: 120 })
  for (const one of lit) expect(overlaps(one, { ...notice, ...at })).toBe(false)
})

it('where a pallet lies in every corner it hides the least of them', () => {
  const lit = [pallet(60, 540), pallet(900, 600), pallet(80, 130), pallet(700, 140)]
  expect(calmCorner(notice, room, lit)).toEqual({ x: 620, y: 560 })
})
