import { expect, it } from 'vitest'
import { LETTERS } from '../../../../src-shared/games/freight-express/specials.ts'
import { SIGN_AT, VALUE_AT, wagonSign } from '../../../../src-renderer/games/freight-express/art/wagon-top.ts'
import { PITCH } from '../../../../src-renderer/games/freight-express/layout/sizes.ts'

/** Half of both together, in u: the sign is 14.6 wide and 15.8 high, the digit beside it 9 and 13. */
const HALVES = { width: (14.6 + 9) / 2, height: (15.8 + 13) / 2 }

it('neither the value nor the sign of a wagon on the line covers the other, whichever way the line goes', () => {
  const apart = VALUE_AT - SIGN_AT
  for (let degrees = 0; degrees < 180; degrees += 1) {
    const way = (degrees * Math.PI) / 180
    const across = HALVES.width - Math.abs(apart * Math.cos(way))
    const down = HALVES.height - Math.abs(apart * Math.sin(way))
    // Where corners meet no digit has ink.
    expect(Math.min(across, down), `${degrees} degrees`).toBeLessThan(1.75)
  }
})

it('the sign of a wagon keeps clear of the value of the one behind it, along the table and up it', () => {
  const between = PITCH + SIGN_AT - VALUE_AT
  expect(between).toBeGreaterThan(HALVES.width)
  expect(between).toBeGreaterThan(HALVES.height)
})

/** The box round a letter of straight and bent strokes, as it is placed. */
function inkOf(svg: string) {
  const placed = /translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)" d="([^"]+)"/.exec(svg)!
  const [left, base, scale] = placed.slice(1, 4).map(Number)
  const [across, down]: [number[], number[]] = [[], []]
  for (const [, stroke, rest] of placed[4].matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const places = [...rest.matchAll(/-?[\d.]+/g)].map(Number)
    places.forEach((at, i) => (stroke === 'V' || (stroke !== 'H' && i % 2) ? down : across).push(at))
  }
  const along = (start: number, of: readonly number[]) => [
    start + Math.min(...of) * scale,
    start + Math.max(...of) * scale,
  ]
  return { x: along(left, across), y: along(base, down) }
}

it('no letter on the flag of a wagon touches its edge, nor the notch beside the value', () => {
  for (const [station, letter] of [...LETTERS].entries()) {
    const { x, y } = inkOf(wagonSign((token) => token, station).body)
    expect(x[0], letter).toBeGreaterThan(-5)
    expect(x[1], letter).toBeLessThan(7.4)
    expect(y[0], letter).toBeGreaterThan(-7)
    expect(y[1], letter).toBeLessThan(7)
  }
})

it('an I by itself is no bar: it is more than half as wide as high', () => {
  const { x, y } = inkOf(wagonSign((token) => token, [...LETTERS].indexOf('I')).body)
  expect((x[1] - x[0]) / (y[1] - y[0])).toBeGreaterThan(0.5)
})
