import { expect, it } from 'vitest'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { liftsOf } from '../../../../src-renderer/games/freight-express/overlay/marks.ts'
import { poses } from '../../../../src-renderer/games/freight-express/poses.ts'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { begin, WIDE } from '../../../engine/freight-express/helpers.ts'

const state = begin({ layout: WIDE, hands: [[{ wagon: 2 }]], coupled: [[20, 21], []], locomotives: ['A', 'C'] })
const view = game.view(state, 0) as FreightView

it('a wagon on its plate that is meant does not rise over what is written there', () => {
  const [card] = view.seats[0].coupled
  const lit = [{ ref: { kind: 'wagon', id: card }, states: new Set(['selected', 'legal']) }]
  expect(liftsOf(lit as never, poses(view)).get(names.wagon(card))).toMatchObject({ up: 0, scale: 1, front: true })
})
