import { expect, it } from 'vitest'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { gripOf } from '../../../../src-renderer/games/freight-express/overlay/grip.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { liftsOf, pieceOf } from '../../../../src-renderer/games/freight-express/overlay/marks.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { LAID } from '../../../../src-renderer/stage/camera/camera.ts'
import { Hints } from '../../../../src-renderer/stage/over/hints.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { begin, WIDE } from '../../../engine/freight-express/helpers.ts'
import { frameFor } from '../../harness/telling.ts'
import { HandClock } from '../../stage/hand-clock.ts'

it('a wagon that is taken up leaves a gap in its train, on the plate and on the table', () => {
  const card = 20
  const position = begin({ layout: WIDE, hands: [[{ wagon: 2 }]], coupled: [[card]], locomotives: ['A', 'C'] })
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(game.view(position, 0) as FreightView, frameFor(2, 0))
  const [hook, behind] = [names.wagon(card), names.behind(card)]
  expect(model.resting()).toHaveProperty(behind)
  const table = { craft, liftsOf, pieceOf, gripOf } as unknown as ConstructorParameters<typeof Hints>[0]
  const hints = new Hints(table, model as unknown as ConstructorParameters<typeof Hints>[1])
  const seen = () => {
    const { pieces, lifts } = hints.at(clock.now, LAID)
    return { held: pieces[hook], left: lifts.get(behind)?.alpha ?? 1 }
  }
  expect(seen().left).toBe(1)
  hints.held = { ref: { kind: 'wagon', id: card }, at: { x: 400, y: 300 } }
  expect(seen().held).toMatchObject({ z: 3000 })
  expect(seen().left).toBeLessThan(0.25)
})
