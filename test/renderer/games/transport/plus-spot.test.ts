import { expect, it } from 'vitest'
import { plusSpot } from '../../../../src-renderer/games/transport/layout/plus-spot.ts'

const centre = { x: 300, y: 200 }

it('a plus stands in the middle of its cell, and beside a plate that lies there', () => {
  expect(plusSpot(centre, 17, [])).toEqual(centre)
  expect(plusSpot(centre, 17, [{ x: 500, y: 190, width: 90, height: 40 }])).toEqual(centre)
  const over = { x: 250, y: 190, width: 90, height: 40 }
  const beside = plusSpot(centre, 17, [over])
  expect(beside.y - 17 > over.y + over.height || beside.y + 17 < over.y).toBe(true)
  expect(Math.hypot(beside.x - centre.x, beside.y - centre.y)).toBeLessThan(60)
})

it('a plus stays in the middle where plates leave it no room', () => {
  expect(plusSpot(centre, 17, [{ x: 150, y: 50, width: 300, height: 300 }])).toEqual(centre)
})
