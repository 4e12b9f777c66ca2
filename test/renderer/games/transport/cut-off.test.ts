import { expect, it } from 'vitest'
import { neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import { isPallet } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { cutOff, outOfReach } from '../../../../src-renderer/games/transport/words/belts/cut-off.ts'
import { edgeOf, centreOf, sum } from '../../../../src-renderer/games/transport/belts/belt.ts'
import { cellUnder, hitsAt } from '../../../../src-renderer/games/transport/hits.ts'
import { names } from '../../../../src-renderer/games/transport/looks.ts'
import { poses } from '../../../../src-renderer/games/transport/poses.ts'
import { beltsOf } from '../../../../src-renderer/games/transport/words/turned.ts'
import { randomTransport } from '../../harness/transport-games.ts'
import { seedFor } from '../../../seed.ts'

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

/** The pallets before which the table shows a barrier. */
function apartIn(view: unknown): number[] {
  const { laid: lying } = view as TransportView
  return [...outOfReach(lying)]
}
const LAYING: readonly string[] = ['connected', 'keyMoved', 'forkliftMoved', 'palletsExchanged']

it.each([2, 3, 4])(
  'with %i seats the rules tell of just the pallets that a card puts out of reach on the table',
  (seats) => {
    const seed = seedFor(4)
    const { beats } = randomTransport(seed, seats, 'open', transportOptions.default)
    let told = 0
    for (const [i, { event, view }] of beats.entries()) {
      if (!LAYING.includes(event.kind)) continue
      const [was, is] = [beats[beats[i - 1].event.kind === 'palletPushed' ? i - 2 : i - 1].view, view].map(apartIn)
      const after = beats.slice(i + 1).map((beat) => beat.event as TransportEvent)
      const end = after.findIndex(({ kind }) => kind !== 'palletCutOff' && kind !== 'palletJoined')
      const said = after.slice(0, end).map((one) => [one.kind, 'pallet' in one ? one.pallet : -1])
      const cut = is.filter((pallet) => !was.includes(pallet)).map((pallet) => ['palletCutOff', pallet])
      const joined = was.filter((pallet) => !is.includes(pallet)).map((pallet) => ['palletJoined', pallet])
      expect(said.sort(), `seed ${seed}, beat ${i}`).toEqual([...cut, ...joined].sort())
      told += said.length
    }
    expect(told).toBeGreaterThan(0)
  },
)

it('every open end of what is cut off with a pallet has a barrier, as the pallet has alone', () => {
  const apart = poses({ ...begun, laid: [pallet, beside] })
  const open = beltsOf(beside).filter((one) => neighbour(beside.cell, one) !== pallet.cell)
  expect(open.length).toBeGreaterThan(0)
  for (const one of open) expect(apart[names.roller(beside.cell, one)].look.kind).toBe('barrier')
  const whole = poses({ ...begun, laid })
  expect(Object.values(whole).some(({ look }) => look.kind === 'barrier')).toBe(false)
})

it('a barrier is met over the free place before it, too: after that place, so that a card may still be laid there', () => {
  const view = { ...begun, laid: laid.filter((one) => one !== beside) } as TransportView
  const aim = { view, poses: poses(view), camera: { x: 0, y: 0, scale: 1 }, trayTop: 9999 }
  const at = sum(centreOf(pallet.cell), edgeOf(side, 92))
  expect(cellUnder(at)).toBe(neighbour(pallet.cell, side))
  const met = hitsAt(aim as never, at).filter(({ kind }) => kind !== 'seat')
  expect(met).toContainEqual({ kind: 'pallet', id: pallet.card })
  const order = met.map(({ kind }) => kind)
  const beyond = hitsAt(aim as never, sum(centreOf(pallet.cell), edgeOf(side, 130)))
  expect(beyond).toEqual([{ kind: 'cell', id: cellUnder(at) }])
  expect(order.indexOf('cell')).toBeLessThan(order.indexOf('pallet'))
})

it('a barrier stands before a pallet too that belts join, when their arrows lead from it', () => {
  const seen = [1, 2, 3].flatMap((seed) =>
    randomTransport(seed, 3, 'open', transportOptions.default).beats.flatMap(({ event, view }) => {
      const { laid: lying, ...rest } = view as TransportView
      const cut = event as TransportEvent
      const its = cut.kind === 'palletCutOff' ? lying.find(({ card }) => card === cut.pallet) : undefined
      if (!its || cutOff(lying).has(its.cell)) return []
      return beltsOf(its).map((one) => poses({ ...rest, laid: lying })[names.roller(its.cell, one)]?.look.kind)
    }),
  )
  expect(seen.length).toBeGreaterThan(0)
  expect(new Set(seen)).toEqual(new Set(['barrier']))
})
