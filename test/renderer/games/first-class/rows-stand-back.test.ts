import { expect, it } from 'vitest'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { frameOf } from '../../harness/first-class-frame.ts'

const alphas = (taken: boolean, viewer: number) => {
  const view = game.view(game.scenario({ options: { modules: ['A', 'B'] }, taken }), viewer)
  const shown = Object.values(poses(view, frameOf(2, viewer), BASE))
  return new Set(shown.flatMap(({ look, alpha }) => (look.kind === 'ticket' ? [alpha] : [])))
}

it('the rows stand back once one has taken a card, and for nobody else', () => {
  expect([...alphas(false, 0)]).toEqual([1])
  expect([...alphas(true, 1)]).toEqual([1])
  const [alpha, ...others] = alphas(true, 0)
  expect(alpha).toBeLessThan(1)
  expect(others).toEqual([])
})
