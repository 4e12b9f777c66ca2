import { expect, it } from 'vitest'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import { hitsAt } from '../../../../src-renderer/games/first-class/hits.ts'
import { home, layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { footOf } from '../../../../src-renderer/games/first-class/pieces/index.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
import { nextScoring } from '../../../../src-renderer/games/first-class/words/hint/next-scoring.ts'
import { toScreen, type Size } from '../../../../src-renderer/stage/camera/camera.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { frameOf } from '../../harness/first-class-frame.ts'

it('the cross of a board that is laid open means its seat: a click on it puts the board away', () => {
  const view = game.view(game.scenario({ options: { modules: [] }, seats: 2 }), 0)
  const position = poses(view, { ...frameOf(2, 0), opened: 1 }, BASE)
  const camera = home(view, layoutOf(BASE, view))
  const head = Object.values(position).find(({ look }) => look.kind === 'head' && look.closes)!
  const { x, y, width, height } = footOf(head)!
  const cross = toScreen(camera, { x: x + width - 12, y: y + height / 2 })
  expect(hitsAt({ poses: position, camera, view } as Parameters<typeof hitsAt>[0], cross)[0]).toEqual({
    kind: 'seat',
    id: 1,
  })
})

it('beside the points of a board in the large window stands what its next scoring would give', () => {
  const spec = { options: { modules: [] }, seats: 2, boards: [{ trains: [[2, 1], [1]], conductors: [1, 1] }] } as const
  const view = game.view(game.scenario(spec as never), 0)
  const frame = frameOf(2, 0)
  const words = { ...frame.words, atNext: 'next scoring {n}' }
  const heads = (seen: typeof view) =>
    Object.values(poses(seen, { ...frame, words }, { width: 1584, height: 1032 })).flatMap(({ look }) =>
      look.kind === 'head' ? [[look.seat, look.next]] : [],
    )
  expect(heads(view)).toContainEqual([0, `next scoring ${nextScoring(view, 0)}`])
  // In the last scoring nothing comes for whoever has been counted.
  const last = { ...view, phase: 'scoring', round: view.rounds, starter: 1, active: 0 } as const
  expect(heads(last)).toContainEqual([1, ''])
  expect(heads(last)).toContainEqual([0, `next scoring ${nextScoring(last, 0)}`])
})

it('in the large window, where two boards always lie, neither has an edge of its own; in the usual one another’s has', () => {
  const view = game.view(game.scenario({ options: { modules: [] }, seats: 2 }), 0)
  const edged = (size: Size) =>
    Object.values(poses(view, { ...frameOf(2, 0), opened: 1 }, size)).flatMap(({ look }) =>
      look.kind === 'seatBoard' ? [[look.seat, !look.own]] : [],
    )
  expect(edged({ width: 1584, height: 1032 }).filter(([, edge]) => edge)).toEqual([])
  expect(edged(BASE)).toContainEqual([1, true])
})
