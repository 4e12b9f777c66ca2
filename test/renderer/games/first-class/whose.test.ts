import { expect, test } from 'vitest'
import { firstClassPanel } from '../../../../src-renderer/games/first-class/panel.ts'
import { otherSeat, ownSeat } from '../../../../src-renderer/games/first-class/whose.ts'
import type { SceneFrame } from '../../../../src-renderer/stage/scene.ts'

const ended = { phase: 'ended', active: 2, seats: [{ points: 5 }, { points: 9 }, { points: 7 }] } as never
const seenBy = (viewer: unknown) => ({ viewer }) as SceneFrame

test('when the game is over the winner’s board lies below, where nobody looks for themselves', () => {
  expect(ownSeat(ended, seenBy('all'), false)).toBe(1)
  expect(ownSeat(ended, seenBy(0), false)).toBe(0)
})

test('at a scoring the board that is counted lies below; once all are counted it is one’s own again', () => {
  const scoring = { ...(ended as object), phase: 'scoring' } as never
  expect(ownSeat(scoring, seenBy(0), false)).toBe(2)
  expect(ownSeat(scoring, { ...seenBy(0), stands: true }, false)).toBe(0)
})

test('where there is room for two boards the one of who played last stays beside one’s own', () => {
  const turn = { ...(ended as object), phase: 'turn', active: 0 } as never
  const beside = (watched: number | null) => otherSeat(turn, { ...seenBy(0), watched }, true)
  expect([beside(null), beside(2), beside(0)]).toEqual([1, 2, 1])
})

test('what lies on one’s own board takes a dropped card, another’s board and the rows do not', () => {
  const { onBoardOf } = firstClassPanel.movable
  const coach = { kind: 'coach', id: 2 * 20 + 13 } as const
  expect(onBoardOf?.(2, coach)).toBe(true)
  expect(onBoardOf?.(1, coach)).toBe(false)
  expect(onBoardOf?.(0, { kind: 'card', id: 0 })).toBe(false)
})
