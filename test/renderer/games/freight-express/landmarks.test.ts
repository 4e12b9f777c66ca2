import { expect, test } from 'vitest'
import { landmark } from '../../../../src-renderer/games/freight-express/art/landmarks.ts'
import { LANDMARKS } from '../../../../src-renderer/games/freight-express/art/landmark-parts.ts'
import { station } from '../../../../src-renderer/games/freight-express/art/station.ts'
import { SIGN } from '../../../../src-renderer/games/freight-express/sizes.ts'
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

test('every station has buildings of its own that stand up above its sign, and stay on its cell', () => {
  for (const { parts } of LANDMARKS) {
    const starts = parts.flatMap(([, path]) =>
      [...path.matchAll(/M(-?[\d.]+) ?(-?[\d.]+)/g)].map(([, x, y]) => [+x, +y]),
    )
    expect(Math.min(...starts.map(([, y]) => y))).toBeLessThan(-SIGN - 8)
    expect(Math.max(...starts.flat().map(Math.abs))).toBeLessThan(49)
    expect(starts.filter(([x, y]) => Math.hypot(x, y) > SIGN + 6).length).toBeGreaterThan(3)
  }
  expect(new Set(LANDMARKS.map(({ parts }) => parts.map(([, path]) => path).join())).size).toBe(LETTERS.length)
})
