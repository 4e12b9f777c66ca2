import { expect, test } from 'vitest'
import { ownSeat } from '../../../../src-renderer/games/first-class/whose.ts'
import type { SceneFrame } from '../../../../src-renderer/stage/scene.ts'

const ended = { phase: 'ended', active: 2, seats: [{ points: 5 }, { points: 9 }, { points: 7 }] } as never
const seenBy = (viewer: unknown) => ({ viewer }) as SceneFrame

test('when the game is over the winner’s board lies below, where nobody looks for themselves', () => {
  expect(ownSeat(ended, seenBy('all'), false)).toBe(1)
  expect(ownSeat(ended, seenBy(0), false)).toBe(0)
})
