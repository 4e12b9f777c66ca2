import { expect, it } from 'vitest'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { Poses } from '../../../../src-renderer/games/transport/looks.ts'
import { leadingTo, runningTo } from '../../../../src-renderer/games/transport/tell/last-run.ts'
import { winnersOf } from '../../../../src-renderer/games/transport/words/standing.ts'
import { randomTransport } from '../../harness/transport-games.ts'
import { atMoments } from './moments.ts'

const eyes = { seed: 9, seats: 2, camera: { x: 480, y: 300, scale: 0.4 } } as const
const isEnd = (event: TransportEvent): event is TransportEvent & { kind: 'ended' } => event.kind === 'ended'
const TIMES = Array.from({ length: 150 }, (_, i) => i * 40)
const view = randomTransport(eyes.seed, eyes.seats, 0, transportOptions.default).beats.at(-1)!.view as TransportView
const [winner] = winnersOf(view)
const all = (poses: Poses) => Object.values(poses)

it('the pallet of who has won is loaded with all its parcels, and a truck drives it off out of sight', async () => {
  const { seen, after } = await atMoments(isEnd, TIMES, {}, eyes)
  const drives = seen.map(({ poses }) => all(poses).find(({ look }) => look.kind === 'truck'))
  const last = drives.findLastIndex((truck) => truck !== undefined)
  const full = Math.max(
    ...seen.slice(0, last).map(({ poses }) => all(poses).filter(({ look }) => look.kind === 'flyingParcel').length),
  )
  expect(full).toBeGreaterThanOrEqual(view.seats[winner].tile.length)
  const [truck, gone] = [drives.find((one) => one !== undefined)!, drives[last]!]
  expect(gone.scale).toBeLessThan(truck.scale)
  expect(gone.alpha).toBeLessThan(0.5)
  const load = seen[last].poses
  const nearTruck = all(load).filter(({ look, x }) => look.kind === 'flyingParcel' && Math.abs(x - gone.x) < 200)
  expect(nearTruck).toHaveLength(view.seats[winner].tile.length)
  expect(all(after).some(({ look }) => look.kind === 'truck' || look.kind === 'flyingParcel')).toBe(false)
})

it('who has not won bows, and who has does not', async () => {
  const { seen } = await atMoments(isEnd, TIMES, {}, eyes)
  const bowing = seen.flatMap(({ poses }) =>
    all(poses).flatMap(({ look }) => (look.kind === 'sitter' ? [look.seat] : [])),
  )
  expect(new Set(bowing)).toEqual(new Set([1 - winner]))
})

it('the belts before the pallet of who has won run at once, towards it, and then stand still', async () => {
  const { seen } = await atMoments(isEnd, TIMES, {}, eyes)
  const run = seen.map(({ poses }) => all(poses).filter(({ look }) => look.kind === 'run').length)
  expect(leadingTo(view, winner).length).toBeGreaterThan(0)
  expect(Math.max(...run)).toBe(leadingTo(view, winner).length)
  expect(run.slice(20).every((n) => n === 0)).toBe(true)
  expect(runningTo(view, winner).length).toBe(6 * leadingTo(view, winner).length)
})
