import { expect, it } from 'vitest'
import { neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import { isPallet } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { cutOff } from '../../../../src-renderer/games/transport/words/cut-off.ts'
import { names } from '../../../../src-renderer/games/transport/looks.ts'
import { poses } from '../../../../src-renderer/games/transport/poses.ts'
import { beltsOf } from '../../../../src-renderer/games/transport/words/turned.ts'
import { randomTransport } from '../../harness/transport-games.ts'

const { laid, ...begun } = randomTransport(4, 2, 0, transportOptions.default).beats[0].view as TransportView
const pallet = laid.find(({ card }) => isPallet(card))!
const [side] = beltsOf(pallet)
const beside = laid.find(({ cell }) => cell === neighbour(pallet.cell, side))!

it('a pallet is cut off alone, and together with cards that lead to no intake', () => {
  expect(cutOff(laid)).toEqual(new Set())
  const alone = laid.filter((one) => one !== beside)
  expect(cutOff(alone)).toContain(pallet.cell)
  // A junction lies beside it: what comes to that comes to the pallet, and nothing does.
  const two = [pallet, beside, ...alone.filter(({ card }) => isPallet(card) && card !== pallet.card)]
  expect(cutOff(two)).toEqual(new Set(two.map(({ cell }) => cell)))
  expect(cutOff(two.map((one) => (one === beside ? { ...one, parcel: 3 } : one)))).not.toContain(pallet.cell)
})

it('every open end of what is cut off with a pallet has a barrier, as the pallet has alone', () => {
  const apart = poses({ ...begun, laid: [pallet, beside] })
  const open = beltsOf(beside).filter((one) => neighbour(beside.cell, one) !== pallet.cell)
  expect(open.length).toBeGreaterThan(0)
  for (const one of open) expect(apart[names.roller(beside.cell, one)].look.kind).toBe('barrier')
  const whole = poses({ ...begun, laid })
  expect(Object.values(whole).some(({ look }) => look.kind === 'barrier')).toBe(false)
})
