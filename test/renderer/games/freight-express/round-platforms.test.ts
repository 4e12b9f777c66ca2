import { expect, it } from 'vitest'
import { roundOrStraight, roundPlatforms } from '../../../../src-renderer/games/freight-express/round-platforms.ts'
import { SIDING } from '../../../../src-renderer/games/freight-express/sizes.ts'

/** A station between two empty cells. */
const ground = {
  columns: 3,
  cells: [-1, 4, -1].map((station) => ({ station, card: -1, rotation: 0, height: 0 })),
}
const away = ({ x, y }: { x: number; y: number }) => Math.hypot(x - 150, y - 50)
const across = [
  { x: 60, y: 50 },
  { x: 120, y: 50 },
  { x: 180, y: 50 },
  { x: 240, y: 50 },
]

it('A line that crosses a platform goes round it, on the side of the seat’s own bay.', () => {
  const [first, ...rest] = roundPlatforms(ground, 0, across)
  const [last, ...round] = rest.reverse()
  expect([first, last]).toEqual([across[0], across[3]])
  for (const { x, y } of round) expect(Math.max(Math.abs(x - 150), Math.abs(y - 50))).toBeCloseTo(SIDING)
  expect(round.some(({ y }) => y < 10)).toBe(true)
  expect(roundPlatforms(ground, 3, across).some(({ y }) => y > 90)).toBe(true)
})

it('A line that ends under a platform stays as it is: there a train waits before it.', () => {
  expect(roundPlatforms(ground, 0, across.slice(0, 2))).toEqual(across.slice(0, 2))
})

it('From one place at a platform to another one goes round, from elsewhere straight.', () => {
  const middle = roundOrStraight(ground, { x: 107, y: 50 }, { x: 150, y: 7 }, 0.5)
  expect(away(middle)).toBeCloseTo(43)
  expect(roundOrStraight(ground, { x: 90, y: 50 }, { x: 150, y: 7 }, 0.5)).toEqual({ x: 120, y: 28.5 })
})
