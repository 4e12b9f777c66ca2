import { expect, test } from 'vitest'
import { landmark } from '../../../../src-renderer/games/freight-express/art/landmarks.ts'
import { station } from '../../../../src-renderer/games/freight-express/art/station.ts'
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
