import { expect, it } from 'vitest'
import { edgeOf, toFirstRow } from '../../../src-renderer/ui/log/first-row.ts'

const row = (top: number, rows = 1) => ({ top, bottom: top + 20 * rows })

it('a row that begins above the edge is brought in whole where there is room, else scrolled past', () => {
  const rows = [row(60), row(90, 2), row(130)]
  expect(toFirstRow(rows, 100, 20)).toBe(-10)
  expect(toFirstRow(rows, 100, 5)).toBe(30)
  expect(toFirstRow(rows, 90, 5)).toBe(0)
})

it('below a headline that stays while its steps go by, rows begin under it', () => {
  const stays = { ...row(100, 2), turn: 40 }
  expect(edgeOf(100, [stays])).toBe(140)
  // One that stands where its turn begins hides nothing; one that its last step takes along is cut as any row is.
  expect(edgeOf(100, [{ ...row(100), turn: 100 }])).toBe(100)
  expect(edgeOf(100, [{ ...row(85), turn: 40 }])).toBe(100)
})
