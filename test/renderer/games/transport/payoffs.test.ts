import { expect, it } from 'vitest'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import { randomTransport } from '../../harness/transport-games.ts'
import { craft } from '../../../../src-renderer/games/transport/model.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { frameFor } from '../../harness/telling.ts'
import { names, type Poses } from '../../../../src-renderer/games/transport/looks.ts'
import { atMoments } from './moments.ts'

type Of<K extends TransportEvent['kind']> = TransportEvent & { readonly kind: K }
const scored = (event: TransportEvent): event is Of<'scored'> => event.kind === 'scored' && event.value > 1
const placed = (event: TransportEvent): event is Of<'parcelPlaced'> => event.kind === 'parcelPlaced'
const withKey = (event: TransportEvent): event is Of<'keyMoved'> => event.kind === 'keyMoved' && event.parcel >= 0
const moved = (event: TransportEvent): event is Of<'parcelMoved'> => event.kind === 'parcelMoved'

const totalOf = (poses: Poses, seat: number): number => {
  const { look } = poses[names.plate(seat)]
  if (look.kind !== 'plate') throw new Error(look.kind)
  return look.total
}

it('what a parcel scores bursts out on its pallet before it flies', async () => {
  const { event, seen } = await atMoments(scored, [200])
  const shown = Object.values(seen[0].poses).find(({ look }) => look.kind === 'gain')
  expect(shown?.look).toEqual({ kind: 'gain', n: event.value })
  expect(shown?.scale).toBeGreaterThan(1.2)
  expect(Object.values(seen[0].poses).filter(({ look }) => look.kind === 'pulse').length).toBeGreaterThan(4)
})

it('the plate counts point by point once the parcel lies on its tile, and not before', async () => {
  const { event, before, seen, after } = await atMoments(scored, [700, 840])
  const was = totalOf(before, event.tile)
  expect(totalOf(seen[0].poses, event.tile)).toBe(was)
  expect(totalOf(seen[1].poses, event.tile)).toBe(was + 1)
  expect(totalOf(after, event.tile)).toBe(was + event.value)
})

it('a parcel out of the bag is seen large with its number before it lies where it came in', async () => {
  const { event, seen, after } = await atMoments(placed, [800, 1300])
  const name = names.parcel(event.parcel)
  const [risen, lies] = seen.map(({ poses }) => poses[name])
  expect(risen.look).toMatchObject({ kind: 'flyingParcel', up: event.number })
  expect(risen.scale).toBeGreaterThan(1.8)
  expect(lies).toEqual(after[name])
})

it('the way of a parcel that drives off by itself is seen before it is gone, of a chosen one at once', async () => {
  const isMarked = ({ last }: { last: unknown }) => JSON.stringify(last ?? []).includes('"way"')
  const alone = await atMoments(moved, [600, 4000], { alone: true })
  const name = names.parcel(alone.event.parcel)
  expect(alone.seen[0].poses[name]).toEqual(alone.before[name])
  expect(isMarked(alone.seen[0])).toBe(true)
  expect(alone.seen[1].poses[name]).toEqual(alone.after[name])
  const chosen = await atMoments(moved, [600])
  expect(chosen.seen[0].poses[name]).not.toEqual(chosen.before[name])
})

it('a parcel stays in sight on top of its card while a key lifts that', async () => {
  const { event, seen } = await atMoments(withKey, [240, 500], {}, { seed: 14, seats: 4 })
  for (const { poses } of seen) {
    expect(poses[names.card(event.card)].look.kind).toBe('flyingCard')
    const parcel = poses[names.parcel(event.parcel)]
    expect(parcel.look.kind).toBe('flyingParcel')
    expect(parcel.z).toBeGreaterThan(poses[names.card(event.card)].z)
  }
})

const eyes = { seed: 4, seats: 3 }
const { beats } = randomTransport(eyes.seed, eyes.seats, 0, transportOptions.default)
const events = beats.map(({ event }) => event as TransportEvent)
/** A score with a parcel that another seat had brought in. */
const stolen = events.find(
  (event, i): event is Of<'scored'> =>
    scored(event) &&
    event.tile === event.seat &&
    event.seat !== (events.slice(0, i).find((one) => placed(one) && one.parcel === event.parcel)?.seat ?? event.seat),
)
const isStolen = (event: TransportEvent): event is Of<'scored'> =>
  event.kind === 'scored' && event.parcel === stolen?.parcel
const bringer = events.find((one) => placed(one) && one.parcel === stolen?.parcel)?.seat ?? -1

it('what is scored with another’s parcel stands large in the colour of the thief, and the robbed plate flinches', async () => {
  const { event, before, seen, after } = await atMoments(isStolen, [200, 600])
  const plate = names.plate(bringer)
  const prize = Object.values(seen[1].poses).find(({ look }) => look.kind === 'prize')
  expect(prize?.look).toEqual({ kind: 'prize', n: event.value, seat: event.seat })
  expect(prize?.scale).toBeGreaterThan(1.8)
  expect(seen[0].poses[plate].x).not.toBe(before[plate].x)
  expect(Object.values(seen[0].poses).map(({ look }) => look)).toContainEqual(
    expect.objectContaining({ kind: 'flinch', seat: event.seat }),
  )
  expect(after[plate].x).toBe(before[plate].x)
})

it('the fourth parcel stands large over a table that grows dim', async () => {
  const { seen, after } = await atMoments(scored, [600], {}, { ...eyes, as: { nth: 4 } })
  const kinds = (poses: Poses) => Object.values(poses).map(({ look }) => look.kind)
  expect(kinds(seen[0].poses)).toEqual(expect.arrayContaining(['prize', 'dusk']))
  expect(kinds(after)).not.toContain('dusk')
})

it('whoever’s pallet another seat exchanges flinches', async () => {
  const isRaid = (event: TransportEvent): event is Of<'palletsExchanged'> => event.kind === 'palletsExchanged'
  const { event, before, seen } = await atMoments(isRaid, [100], {}, { seed: 14, seats: 3 })
  const hit = event.pallets.filter((seat) => seat !== event.seat)
  for (const seat of hit) expect(seen[0].poses[names.plate(seat)].x).not.toBe(before[names.plate(seat)].x)
  const { x } = seen[0].poses[names.plate(event.seat)]
  if (event.pallets.includes(event.seat)) expect(x).toBe(before[names.plate(event.seat)].x)
})

it('the table stands for a moment before another seat takes something away, and not before what all gain alike', () => {
  const at = events.findIndex(isStolen)
  const [event, view] = [events[at], beats[at - 1].view as TransportView]
  const standsFor = (viewer: number, known: readonly TransportEvent[]) =>
    craft.stands?.(event, view, frameFor(eyes.seats, viewer), craft.pastIn?.(null, view, known) ?? null)
  const before = events.slice(0, at)
  expect(standsFor(bringer, before)).toBeGreaterThan(0)
  expect(standsFor(event.seat, before)).toBe(0)
  expect(standsFor(bringer, [])).toBe(0)
})
