import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { firstClass as game } from '../../../../src-main/engine/first-class/index.ts'
import { layoutOf } from '../../../../src-renderer/games/first-class/layout/layout.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { poses } from '../../../../src-renderer/games/first-class/poses.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

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

it('the cards of the next round come in full colour, though one’s own turn of the last is not over, from within the table', async () => {
  const beats = randomFirstClass(42, 2, 0, firstClassOptions.default).beats as Beat<FirstClassEvent, FirstClassView>[]
  const at = beats.findIndex(({ event, view }) => event.kind === 'dealt' && view.phase === 'turn' && view.round > 1)
  const { view: before } = beats[at - 1]
  const frame = frameOf(2, before.active)
  expect(before.taken && beats[at].view.taken).toBe(true)
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(before, frame)
  const played = model.play([beats[at]], frame)
  const alphas = new Set<number>()
  const edges: number[] = []
  const collect = () => {
    for (const { look, alpha, x, scale } of Object.values(model.pieces.poses())) {
      if (look.kind === 'ticket') alphas.add(alpha)
      if (look.kind === 'ticketBack') edges.push(x - 58 * scale)
    }
  }
  for (let i = 0; i < 400 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(25)
    collect()
  }
  model.skip()
  await played
  collect()
  expect([...alphas]).toEqual([1])
  expect(Math.min(...edges)).toBeGreaterThanOrEqual(layoutOf(BASE, before).market.left)
})
