import { expect, test } from 'vitest'
import { landmark } from '../../../../src-renderer/games/freight-express/art/landmarks.ts'
import { LANDMARKS } from '../../../../src-renderer/games/freight-express/art/landmark-parts.ts'
import { station } from '../../../../src-renderer/games/freight-express/art/station.ts'
import { SIGN } from '../../../../src-renderer/games/freight-express/layout/sizes.ts'
import { LETTERS } from '../../../../src-shared/games/freight-express/specials.ts'

const ink = (token: string) => token

test('every station has something that no other has', () => {
  const all = [...LETTERS].map((_, letter) => landmark(ink, letter))
  expect(new Set(all).size).toBe(LETTERS.length)
  all.forEach((own, letter) => expect(station(ink, letter).body).toContain(own))
})

test('in every station a window is lit by night', () => {
  for (const [letter] of [...LETTERS].entries()) expect(landmark(ink, letter)).toContain('fill="window"')
})

/** How many numbers follow a letter of a path. */
const NUMBERS: Readonly<Record<string, number>> = { M: 2, L: 2, l: 2, H: 1, h: 1, V: 1, v: 1, Q: 4, a: 7, z: 0 }

/** Where the strokes of a path begin and end. */
function pointsOf(path: string): (readonly [x: number, y: number])[] {
  const points: (readonly [x: number, y: number])[] = []
  let [x, y] = [0, 0]
  for (const [, letter, rest] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    const each = NUMBERS[letter]
    for (let i = 0; each > 0 && i < numbers.length; i += each) {
      const [a, b] = numbers.slice(i, i + each).slice(-2)
      const [fromX, fromY] = letter === letter.toLowerCase() ? [x, y] : [0, 0]
      if (letter.toUpperCase() === 'V') y = fromY + a
      else x = fromX + a
      if (each > 1) y = fromY + b
      points.push([x, y])
    }
  }
  return points
}

const pointsIn = ({ parts }: (typeof LANDMARKS)[number]) => parts.flatMap(([, path]) => pointsOf(path))

test('every station has buildings of its own that stand up above its sign', () => {
  for (const one of LANDMARKS) {
    const points = pointsIn(one)
    expect(Math.min(...points.map(([, y]) => y))).toBeLessThan(-SIGN - 8)
    expect(points.filter(([x, y]) => Math.hypot(x, y) > SIGN + 6).length).toBeGreaterThan(3)
  }
  expect(new Set(LANDMARKS.map(({ parts }) => parts.map(([, path]) => path).join())).size).toBe(LETTERS.length)
})

test('the plate of a special action stands below the buildings and hides nothing of them', () => {
  const { body } = station(ink, 2, 'ticket')
  const [, down, scale] = /translate\(50 ([\d.]+)\) scale\(([\d.]+)\)/.exec(body)!.map(Number)
  const [, at, size] = /.*translate\(50 ([\d.]+)\) scale\(([\d.]+)\)/s.exec(body)!.map(Number)
  const top = at - 11.5 * size
  for (const one of LANDMARKS)
    expect(Math.max(...pointsIn(one).map(([, y]) => down + y * scale))).toBeLessThanOrEqual(top + 1)
  expect(at + 11.5 * size).toBeLessThan(99)
})

test('buildings stay on their cell, in the advanced game too, where they stand higher', () => {
  const [, down, scale] = /translate\(50 ([\d.]+)\) scale\(([\d.]+)\)/.exec(station(ink, 0, 'none').body)!.map(Number)
  for (const [middle, by] of [
    [50, 1],
    [down, scale],
  ]) {
    for (const one of LANDMARKS) {
      // With half of the widest outline of what reaches up.
      const [xs, ys] = [0, 1].map((i) => pointsIn(one).map((point) => (i === 0 ? 50 : middle) + by * point[i]))
      expect(Math.min(...xs, ...ys)).toBeGreaterThan(0.8)
      expect(Math.max(...xs, ...ys)).toBeLessThan(99.2)
    }
  }
})

test('every station has ground and a rim of its own colour, so that it is known from afar', () => {
  const grounds = LANDMARKS.map(({ ground }) => ground?.join(' ') ?? 'pave')
  expect(new Set(grounds).size).toBe(LETTERS.length)
  expect(new Set(LANDMARKS.map(({ rim }) => rim)).size).toBe(LETTERS.length)
  LANDMARKS.forEach(({ rim }, letter) => expect(station(ink, letter).body).toContain(`r="20.5" fill="${rim}"`))
})
