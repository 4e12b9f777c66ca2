import { expect, it, vi } from 'vitest'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import { randomTransport } from '../../harness/transport-games.ts'
import { craft } from '../../../../src-renderer/games/transport/model.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { frameFor } from '../../harness/telling.ts'
import { names, type Poses } from '../../../../src-renderer/games/transport/looks.ts'
import { PRIZE_REACH, SKY } from '../../../../src-renderer/games/transport/art/prizes.ts'
import { namePlateBoxes } from '../../../../src-renderer/games/transport/layout/name-plates.ts'
import { brush, Pictures } from '../../../../src-renderer/games/transport/pictures.ts'
import { boxOnScreen, isAround, meet, squareAt } from '../../../../src-renderer/stage/box.ts'
import { toScreen, type Camera } from '../../../../src-renderer/stage/camera/camera.ts'
import { BASE } from '../../../../src-renderer/stage/craft.ts'
import { comingTo } from '../../../../src-renderer/games/transport/words/belts/bound.ts'
import { now } from '../../../../src-renderer/games/transport/words/now.ts'
import { say } from '../../../../src-renderer/messages/index.ts'
import { atMoments } from './moments.ts'

// What draws asks on which device it is.
vi.hoisted(() => vi.stubGlobal('navigator', { userAgent: '' }))

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
  const shown = Object.values(seen[0].poses).find(({ look }) => look.kind === 'rise')
  expect(shown?.look).toEqual({ kind: 'rise', n: event.value })
  expect((shown?.scale ?? 0) * SKY).toBeGreaterThan(1.2)
  expect(Object.values(seen[0].poses).filter(({ look }) => look.kind === 'spark').length).toBeGreaterThan(
    6 + 2 * event.value - 1,
  )
})

it('what a parcel could bring stands on no plate before it has come out of the bag, nor before it is turned', async () => {
  const changes = (i: number) => {
    const [was, is] = [views[i - 1], views[i]].map((view) => view && [0, 1, 2].map((seat) => comingTo(view, seat)?.n))
    return was && JSON.stringify(was) !== JSON.stringify(is)
  }
  const { beats } = randomTransport(4, 3, 0, transportOptions.default)
  const views = beats.map(({ view }) => view as TransportView)
  const comings = (poses: Poses) =>
    Object.values(poses).flatMap(({ look }) => (look.kind === 'namePlate' ? [[look.seat, look.coming]] : []))
  for (const [kind, unknown, known] of [
    ['parcelPlaced', 1000, 1200],
    ['flipped', 360, 420],
  ] as const) {
    const at = beats.findIndex(({ event }, i) => event.kind === kind && changes(i))
    let n = -1
    const isIt = (event: TransportEvent): event is TransportEvent => ++n === at && event.kind === kind
    const { before, seen, after } = await atMoments(isIt, [unknown, known])
    expect(comings(after)).not.toEqual(comings(before))
    expect(seen.map(({ poses }) => comings(poses))).toEqual([comings(before), comings(after)])
  }
})

it('the plate counts point by point once the parcel lies on its tile, and not before', async () => {
  const { event, before, seen, after } = await atMoments(scored, [700, 840])
  const was = totalOf(before, event.tile)
  expect(totalOf(seen[0].poses, event.tile)).toBe(was)
  expect(totalOf(seen[1].poses, event.tile)).toBe(was + 1)
  expect(totalOf(after, event.tile)).toBe(was + event.value)
})

/** About when a parcel lies on its tile, whether what it scores is seen for longer or not. */
const EARLY_AND_LATE = [740, 780, 800, 820, 840, 860, 880, 1280, 1300, 1320, 1340, 1360, 1380, 1400]

it('what partners have together and the name plate count with the plate, point by point', async () => {
  const isScore = (event: TransportEvent): event is Of<'scored'> => scored(event) && event.value === 2
  const { event, before, seen, after } = await atMoments(isScore, EARLY_AND_LATE, {}, { seed: 4, seats: 4 })
  const team = Object.keys(before).find((name) => name === names.team(event.tile % 2))!
  const counts = (poses: Poses) => [
    totalOf(poses, event.tile),
    (poses[names.namePlate(event.tile)].look as { readonly points: number }).points,
    (poses[team].look as { readonly total: number }).total,
  ]
  const gained = [...seen.map(({ poses }) => poses), after].map((poses) =>
    counts(poses).map((n, i) => n - counts(before)[i]),
  )
  for (const each of gained) expect(new Set(each).size, gained.join('; ')).toBe(1)
  expect(new Set(gained.map(([n]) => n))).toEqual(new Set([0, 1, 2]))
})

it('over the table stands who scores, once the parcel no longer travels', async () => {
  const { event } = await atMoments(scored, [], {}, { seed: 4, seats: 3 })
  const came = { ...event, kind: 'parcelMoved', number: 3, way: [] } as const
  const seats = ['Ada', 'Bram', 'Cleo'].map((name) => ({ name, player: 'person' as const }))
  const told = (...events: readonly object[]) => say('en', now(events as never, seats)!)
  expect(told(came)).toBe('Parcel 3 travels')
  expect(told(came, { ...event, value: 2, tile: 1 })).toBe('2 points for Bram')
})

it('a parcel out of the bag hangs a little larger over its intake, and sinks onto its shadow', async () => {
  const { event, seen, after } = await atMoments(placed, [640, 740, 880, 960, 1000])
  const lies = after[names.parcel(event.parcel)]
  const [hung, hangs, sinks, low] = seen.map(({ poses }) => poses[names.parcel(event.parcel)])
  expect(hung).toEqual(hangs)
  expect(hangs.scale / lies.scale).toBeCloseTo(1.3, 1)
  expect(sinks.scale).toBeLessThan(hangs.scale)
  expect(low.scale).toBeLessThan(sinks.scale)
  const shades = seen.map(({ poses }) => Object.values(poses).find(({ look }) => look.kind === 'shade'))
  const off = shades.map((shade) => shade && Math.hypot(shade.x - lies.x, shade.y - lies.y))
  expect(off.slice(0, 2).every((far) => far! > 20)).toBe(true)
  expect(off[2]!).toBeLessThan(off[1]!)
  expect(off[3]!).toBeLessThan(off[2]!)
  expect(off[4]).toBeUndefined()
})

it('a parcel comes out of the bag, and flies from there to the intake', async () => {
  const camera = { x: 480, y: 300, scale: 0.4 }
  const { event, before, seen } = await atMoments(placed, [200, 500], {}, { seed: 4, seats: 3, camera })
  const bag = before[names.bag]
  const [leaves, flies] = seen.map(({ poses }) => toScreen(camera, poses[names.parcel(event.parcel)]))
  expect(Math.abs(leaves.x - bag.x)).toBeLessThan(1)
  expect(Math.abs(leaves.y - bag.y)).toBeLessThan(60)
  expect(flies.x).toBeLessThan(bag.x - 40)
})

it('a parcel out of the bag is seen larger with its number before it lies where it came in', async () => {
  const { event, seen, after } = await atMoments(placed, [800, 1300])
  const name = names.parcel(event.parcel)
  const [risen, lies] = seen.map(({ poses }) => poses[name])
  expect(risen.look).toMatchObject({ kind: 'flyingParcel', up: event.number })
  expect(risen.scale).toBeGreaterThan(1.2)
  expect(lies).toEqual(after[name])
})

it('rings go out from the pallet that scores, one for each point', async () => {
  const { event, seen } = await atMoments(scored, [230])
  const rings = Object.values(seen[0].poses).filter(({ look, scale }) => look.kind === 'pulse' && scale > 0.75)
  expect(rings).toHaveLength(Math.min(event.value, 2))
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

it('a parcel that goes by itself is ringed until it goes, and at first for as long as it takes to read why', async () => {
  const name = ({ event }: { event: { readonly parcel: number } }) => names.parcel(event.parcel)
  const told = async (isNew: boolean, moments: number[]) => {
    const it = await atMoments(moved, moments, { alone: true, isNew })
    return it.seen.map(({ poses }) => {
      const { x, y } = it.before[name(it)]
      const rings = Object.values(poses).filter(({ look, alpha }) => look.kind === 'pulse' && alpha === 1)
      return [rings.some((ring) => ring.x === x && ring.y === y), poses[name(it)].x === x && poses[name(it)].y === y]
    })
  }
  expect(await told(true, [100, 3000, 3600])).toEqual([
    [true, true],
    [true, true],
    [false, false],
  ])
  expect(await told(false, [1100, 1700])).toEqual([
    [true, true],
    [false, false],
  ])
})

it('a parcel stays in sight on top of its card while a key lifts that', async () => {
  const { event, seen } = await atMoments(withKey, [400, 700], {}, { seed: 14, seats: 4 })
  for (const { poses } of seen) {
    expect(poses[names.card(event.card)].look.kind).toBe('flyingCard')
    const parcel = poses[names.parcel(event.parcel)]
    expect(parcel.look.kind).toBe('flyingParcel')
    expect(parcel.z).toBeGreaterThan(poses[names.card(event.card)].z)
  }
})

it('an arrow says where a key takes a card before that is lifted, and the card is seen in the air', async () => {
  const { event, before, seen, after } = await atMoments(
    withKey,
    [160, 280, 560, 820, 1160],
    {},
    { seed: 14, seats: 4 },
  )
  const card = names.card(event.card)
  const parts = seen.map(({ last }) => last?.find(({ kind }) => kind === 'carried') as { part: number } | undefined)
  expect(seen[0].poses[card]).toEqual(before[card])
  // Meanwhile the key is turned in its card, and the border of that opens.
  const keys = seen.map(({ poses }) => Object.values(poses).find(({ look }) => look.kind === 'turningKey')?.angle)
  expect(keys[0]).toBeLessThan(keys[1] ?? 0)
  expect(Object.values(seen[1].poses).map(({ look }) => look.kind)).toContain('unlocked')
  expect(parts[0]?.part).toBeGreaterThan(0.3)
  expect(parts[1]?.part).toBeGreaterThan(parts[0]?.part ?? 1)
  const [lifts, flies] = [seen[2], seen[3]].map(({ poses }) => poses[card])
  expect(lifts.look.kind).toBe('flyingCard')
  expect(flies.look.kind).toBe('flyingCard')
  expect(seen[4].poses[card]).toEqual(after[card])
})

it('what a key does is still seen, however long somebody has waited for others', async () => {
  const { event, seen } = await atMoments(withKey, [220], {}, { seed: 14, seats: 4, waited: 2400 })
  expect(seen[0].poses[names.card(event.card)].look.kind).toBe('flyingCard')
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
  expect((prize?.scale ?? 0) * SKY).toBeGreaterThan(1.8)
  expect(seen[0].poses[plate].x).not.toBe(before[plate].x)
  expect(Object.values(seen[0].poses).map(({ look }) => look)).toContainEqual(
    expect.objectContaining({ kind: 'flinch', seat: event.seat }),
  )
  expect(after[plate].x).toBe(before[plate].x)
})

it('no number falls where nobody loses points', async () => {
  const { seen } = await atMoments(isStolen, [300, 700])
  for (const { poses } of seen)
    expect(Object.values(poses).filter(({ look }) => look.kind === 'gain' && look.n <= 0)).toEqual([])
})

it('a pallet of another that makes room is knocked there, beyond its place and back, and its plate flinches', async () => {
  const isRude = (event: TransportEvent): event is Of<'palletPushed'> =>
    event.kind === 'palletPushed' && event.pallet !== event.seat
  const { event, before, seen, after } = await atMoments(isRude, [180, 320])
  const plate = names.plate(event.pallet)
  expect(seen[0].poses[plate].x).not.toBe(before[plate].x)
  const name = names.card(event.pallet)
  const way = (at: Poses): number => Math.hypot(at[name].x - before[name].x, at[name].y - before[name].y)
  expect(way(seen[1].poses)).toBeGreaterThan(way(after))
})

it('the stock counts its cards one by one as they leave it, and those that come back when they have', async () => {
  const isSwap = (event: TransportEvent): event is Of<'swapped'> => event.kind === 'swapped' && event.cards.length === 4
  const { before, seen, after } = await atMoments(isSwap, [180, 260, 320, 400], {}, { seed: 4, seats: 3 })
  const countOf = (poses: Poses) => {
    const { look } = poses[names.stock]
    return look.kind === 'pile' ? look.count : NaN
  }
  const first = countOf(before)
  expect(seen.map(({ poses }) => countOf(poses))).toEqual([first - 1, first - 2, first - 3, first - 4])
  expect(countOf(after)).toBe(first)
})

it('the most that one parcel brings stands large over its pallet, and less rises from it', async () => {
  const kinds = async (value: number) => {
    const { seen } = await atMoments(scored, [600], {}, { ...eyes, as: { value, nth: 2 } })
    return Object.values(seen[0].poses).map(({ look }) => look.kind)
  }
  const [most, less] = [await kinds(4), await kinds(3)]
  expect([most.includes('prize'), most.includes('rise')]).toEqual([true, false])
  expect([less.includes('prize'), less.includes('rise')]).toEqual([false, true])
})

it('the fourth parcel stands large over a table that grows dim', async () => {
  const { seen, after } = await atMoments(scored, [600], {}, { ...eyes, as: { nth: 4 } })
  const kinds = (poses: Poses) => Object.values(poses).map(({ look }) => look.kind)
  expect(kinds(seen[0].poses)).toEqual(expect.arrayContaining(['prize', 'dusk']))
  expect(kinds(after)).not.toContain('dusk')
})

it('the fourth parcel takes longer to its tile than any other', async () => {
  const flying = async (nth: number) => {
    const { event, seen } = await atMoments(scored, [1500], {}, { ...eyes, as: { nth } })
    return seen[0].poses[names.parcel(event.parcel)].look.kind
  }
  expect([await flying(4), await flying(3)]).toEqual(['flyingParcel', 'scored'])
})

it('whose pallet another carries off by hand flinches as well', async () => {
  const lifts = (event: TransportEvent): event is Of<'forkliftMoved'> =>
    event.kind === 'forkliftMoved' && event.pallet !== event.seat
  const { event } = await atMoments(lifts, [0], {}, eyes)
  const put = { kind: 'pallet', id: event.pallet } as const
  const { seen } = await atMoments(lifts, [40], { put }, eyes)
  expect(Object.values(seen[0].poses).map(({ look }) => look.kind)).toContain('flinch')
})

it('at the end the hall is dim until who has won was cheered, and then its gate is shut', async () => {
  const isEnd = (event: TransportEvent): event is TransportEvent & { kind: 'ended' } => event.kind === 'ended'
  const { before, seen, after } = await atMoments(isEnd, [600], {}, eyes)
  const kinds = (poses: Poses) => Object.values(poses).map(({ look }) => look.kind)
  expect(kinds(seen[0].poses)).toContain('dusk')
  expect(kinds(after)).not.toContain('dusk')
  const isShut = (poses: Poses) => Object.values(poses).some(({ look }) => look.kind === 'store' && look.shut)
  expect([before, after].map(isShut)).toEqual([false, true])
})

it('the crown is cheered on the pallet of who has won before it flies to their plate, the larger where cards are small', async () => {
  const isEnd = (event: TransportEvent): event is TransportEvent & { kind: 'ended' } => event.kind === 'ended'
  const crownIn = (all: Poses) => Object.entries(all).find(([name]) => name.startsWith('crown '))
  const times = Array.from({ length: 180 }, (_, i) => i * 50)
  const { seen, after } = await atMoments(isEnd, times, {}, eyes)
  const crowned = crownIn(after)
  // Somebody has won in the game that is told.
  const [name, rest] = crowned!
  const scales = seen.flatMap(({ poses }) => (name in poses ? [poses[name].scale] : []))
  expect(scales).toContain(2.6)
  expect(rest.scale).toBeLessThan(2)
  const seat = Number(name.split(' ')[1])
  const largest = (all: Poses) =>
    Math.max(
      0,
      ...Object.values(all).map((one) => (one.look.kind === 'flyingCard' && one.look.card === seat ? one.scale : 0)),
    )
  expect(Math.max(...seen.map(({ poses }) => largest(poses)))).toBeGreaterThan(1.3)
  expect(seen.every(({ poses }) => !(name in poses) || Number.isFinite(poses[name].y))).toBe(true)
  // It rises and sinks there with the cheers.
  const cheered = seen.filter(({ poses }) => poses[name]?.scale === 2.6)
  expect(new Set(cheered.map(({ poses }) => Math.round(100 * largest(poses)))).size).toBeGreaterThan(2)
  expect(new Set(cheered.map(({ poses }) => Math.round(poses[name].y))).size).toBeGreaterThan(2)
})

it('a pallet that is cheered lies neither over the plates nor over the hand, wherever the table is', async () => {
  const isEnd = (event: TransportEvent): event is TransportEvent & { kind: 'ended' } => event.kind === 'ended'
  const { board } = craft.layoutOf(BASE, beats[0].view as TransportView)
  const times = Array.from({ length: 60 }, (_, i) => i * 150)
  const inAir = (all: Poses) =>
    Object.values(all).filter(({ look, scale }) => look.kind === 'flyingCard' && scale > 1.3)
  const whole = { x: 480, y: 300, scale: 0.4 }
  const [raised] = (await atMoments(isEnd, times, {}, { ...eyes, camera: whole })).seen.flatMap(({ poses }) =>
    inAir(poses),
  )
  // The pallet lies just within the room's lower edge.
  const low = { ...whole, y: board.y + board.height - 30 - raised.y * whole.scale }
  const { seen } = await atMoments(isEnd, times, {}, { ...eyes, camera: low })
  const cheered = seen.flatMap(({ poses }) => inAir(poses)).filter(({ scale }) => scale > 2)
  expect(cheered.length).toBeGreaterThan(3)
  for (const one of cheered) expect(isAround(board, boxOnScreen(low, squareAt(one, 95 * one.scale)))).toBe(true)
})

/** The decided race as it is seen from here, its prize, and the place of the pallet that won it. */
async function decided(camera: Camera) {
  const { event, seen } = await atMoments(scored, [600], {}, { ...eyes, as: { nth: 4 }, camera })
  const { poses } = seen[0]
  const prize = Object.values(poses).find(({ look }) => look.kind === 'prize')!
  const lit = Object.values(poses).find(({ look }) => look.kind === 'flyingCard' && look.card === event.tile)!
  return { prize, lit, pallet: poses[names.card(event.tile)] }
}

it('a prize stands on the pallet that brought it, wherever the table goes, and that pallet is lit', async () => {
  for (const camera of [
    { x: 480, y: 300, scale: 0.4 },
    { x: 420, y: 380, scale: 0.7 },
  ]) {
    const { prize, lit, pallet } = await decided(camera)
    const [seal, sign] = [prize, pallet].map((one) => toScreen(camera, one))
    expect(prize.space).toBe('board')
    expect(Math.hypot(seal.x - sign.x, seal.y - sign.y)).toBeLessThan(110)
    expect(lit).toMatchObject({ space: 'board', x: pallet.x, y: pallet.y })
  }
})

it('no part of a prize lies behind the panel, the plates or the tray', async () => {
  const { board } = craft.layoutOf(BASE, beats[0].view as TransportView)
  const { pallet } = await decided({ x: 0, y: 0, scale: 0.5 })
  for (const [x, y] of [
    [BASE.width - 20, 300],
    [10, 120],
    [400, 640],
  ]) {
    const camera = { scale: 0.5, x: x - pallet.x / 2, y: y - pallet.y / 2 }
    const { prize } = await decided(camera)
    const box = boxOnScreen(camera, squareAt(prize, PRIZE_REACH * SKY * prize.scale))
    expect(isAround(board, box)).toBe(true)
  }
})

it('what is drawn in the sky lies in the space of the board, which goes with the camera', async () => {
  const pictures = new Pictures('day')
  for (const nth of [2, 4]) {
    const { seen } = await atMoments(scored, [100, 300, 600, 1000], {}, { ...eyes, as: { nth } })
    const flying = seen
      .flatMap(({ poses }) => Object.values(poses))
      .filter(({ look }) => pictures.partsOf(look).some(({ layer }) => brush.layers.sky.includes(layer as 'sky')))
    expect(flying.length).toBeGreaterThan(2)
    for (const { space, look } of flying) expect(space, look.kind).toBe('board')
  }
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

it('what comes down has weight: dust flies up round it, and a parcel springs once', async () => {
  const flips = (event: TransportEvent): event is Of<'flipped'> => event.kind === 'flipped'
  const { event, seen, after } = await atMoments(flips, [420, 480, 700])
  const name = names.parcel(event.parcel)
  const [flat, up, lies] = seen.map(({ poses }) => poses[name])
  expect(Object.values(seen[0].poses).filter(({ look }) => look.kind === 'dust')).toHaveLength(1)
  expect(flat.squash).toBeGreaterThan(1.05)
  expect(flat.scale).toBeLessThan(after[name].scale)
  expect(up.y).toBeLessThan(after[name].y)
  expect(lies).toEqual(after[name])
})

it('a parcel is larger on its way than where it sets out and where it stops', async () => {
  const { event, before, seen, after } = await atMoments(moved, [90, 400])
  const name = names.parcel(event.parcel)
  const [sets, rides] = seen.map(({ poses }) => poses[name].scale)
  expect(sets).toBeLessThan(rides)
  expect(rides).toBeGreaterThan(1.1 * before[name].scale)
  expect(after[name].scale).toBe(before[name].scale)
})

it('a truck lifts the pallet off the floor, leans with its load, and the plate beside it never stays behind', async () => {
  const carries = (event: TransportEvent): event is Of<'forkliftMoved'> => event.kind === 'forkliftMoved'
  const { event, before, seen, after } = await atMoments(carries, [340, 480, 640, 1600], {}, { seed: 14, seats: 4 })
  const pallet = names.card(event.pallet)
  const truckIn = (poses: Poses) => Object.values(poses).find(({ look }) => look.kind === 'truck')
  expect(seen[0].poses[pallet].y).toBeLessThan(before[pallet].y - 15)
  const [sets, brakes] = [seen[1], seen[2]].map(({ poses }) => truckIn(poses)?.angle ?? 0)
  expect(Math.sign(sets)).toBe(-Math.sign(brakes))
  expect(truckIn(seen[3].poses)).toBeUndefined()
  expect(seen[3].poses[pallet]).toEqual(after[pallet])
  const plate = names.namePlate(event.pallet)
  if (before[plate] && !after[plate]) expect(seen[1].poses[plate]?.alpha ?? 0).toBeLessThan(0.2)
})

it('the plate beside a pallet that a truck lifts goes up with it, rides as high, and comes down where it stands', async () => {
  const carries = (event: TransportEvent): event is Of<'forkliftMoved'> => event.kind === 'forkliftMoved'
  const { event, before, seen, after } = await atMoments(carries, [360, 480, 1600])
  const [plate, pallet] = [names.namePlate(event.pallet), names.card(event.pallet)]
  const above = (poses: Poses) => poses[pallet].y - poses[plate].y
  expect(above(after)).toBeCloseTo(above(before))
  expect(above(seen[0].poses)).toBeCloseTo(above(before))
  expect(above(seen[1].poses)).toBeCloseTo(above(before))
  expect(Math.abs(before[plate].y - 24 - seen[0].poses[plate].y)).toBeLessThan(1)
  expect(seen[2].poses[plate]).toEqual(after[plate])
})

it('the points of a score follow its parcel to the plate', async () => {
  const { seen } = await atMoments(scored, [300, 800])
  const [over, near] = seen.map(({ poses }) => Object.values(poses).find(({ look }) => look.kind === 'rise')!)
  expect(near.scale).toBeLessThan(over.scale)
  expect(near.y).toBeLessThan(over.y)
})

/** Of the points that rise: as they are drawn, and from when on they are about to come to their plate. */
const RISEN = { width: 38, height: 28 } as const
const ARRIVES = [780, 800, 820, 840, 860, 880, 900, 920, 940]

it('points that rise hide no plate beside a pallet, nor the total to which they are added', async () => {
  const isPlain = (event: TransportEvent): event is Of<'scored'> => event.kind === 'scored' && event.value < 3
  const camera = { x: 480, y: 300, scale: 0.5 }
  const { event, before, seen } = await atMoments(isPlain, [300, ...ARRIVES], {}, { seed: 4, seats: 3, camera })
  const [risen, ...come] = seen.flatMap(({ poses }) => Object.values(poses).filter(({ look }) => look.kind === 'rise'))
  const [width, height] = [RISEN.width, RISEN.height].map((long) => long * risen.scale * SKY)
  const box = { x: risen.x - width / 2, y: risen.y - height / 2, width, height }
  expect(namePlateBoxes(before).filter((plate) => meet(plate, box))).toEqual([])
  expect(toScreen(camera, come.at(-1)!).y).toBeLessThan(before[names.plate(event.tile)].y + 8)
})

const connects = (event: TransportEvent): event is Of<'connected'> => event.kind === 'connected' && event.seat === 0
it('cards beside the place where one comes down are knocked aside, and slide back', async () => {
  const moments = Array.from({ length: 30 }, (_, i) => 100 + i * 20)
  const { event, before, seen, after } = await atMoments(connects, moments)
  const offOf = (name: string) =>
    Math.max(...seen.map(({ poses }) => Math.hypot(poses[name].x - after[name].x, poses[name].y - after[name].y)))
  const lying = Object.keys(before).filter(
    (name) => before[name].look.kind === 'card' && before[name].x === after[name].x && before[name].y === after[name].y,
  )
  expect(lying.filter((name) => name !== names.card(event.card) && offOf(name) > 3).length).toBeGreaterThan(0)
})

it('the pallet gives under what it scores, and its plate sinks under the parcel that lands there', async () => {
  const { event, before, seen, after } = await atMoments(scored, [80, 140, 840])
  const [pallet, plate] = [names.card(event.tile), names.plate(event.tile)]
  expect(seen[0].poses[pallet].scale).toBeLessThan(before[pallet].scale)
  expect(seen[1].poses[pallet].scale).toBeGreaterThan(before[pallet].scale)
  expect(seen[2].poses[plate].y).toBeGreaterThan(before[plate].y)
  expect(after[plate].y).toBe(before[plate].y)
})

it('a parcel leans back as it sets out and forward as it stops, and stands upright in between and at rest', async () => {
  const { event, seen, after } = await atMoments(
    moved,
    Array.from({ length: 60 }, (_, i) => 80 + i * 20),
  )
  const name = names.parcel(event.parcel)
  const angles = seen.map(({ poses }) => poses[name].angle)
  expect(Math.max(...angles)).toBeGreaterThan(2)
  expect(Math.min(...angles)).toBeLessThan(-2)
  expect(angles.at(-1)).toBe(0)
  expect(after[name].angle).toBe(0)
})

it('a parcel that is turned over on a pallet drops on it from high up, and the pallet gives', async () => {
  const { beats } = randomTransport(4, 3, 0, transportOptions.default)
  const scores = beats.findIndex(({ event }, i) => event.kind === 'scored' && beats[i - 1].event.kind === 'flipped')
  const { parcel } = beats[scores].event as Of<'scored'>
  const turns = beats
    .slice(0, scores)
    .filter(({ event }) => event.kind === 'flipped' && (event as Of<'flipped'>).parcel === parcel).length
  let turn = 0
  const isIt = (event: TransportEvent): event is Of<'flipped'> =>
    event.kind === 'flipped' && event.parcel === parcel && ++turn === turns
  const { before, seen } = await atMoments(isIt, [200, 460, 680])
  const name = names.parcel(parcel)
  const { y } = before[name]
  const pallet = names.card((beats[scores].event as Of<'scored'>).tile)
  const scales = seen.map(({ poses }) => poses[pallet].scale)
  expect(y - seen[0].poses[name].y).toBeGreaterThan(40)
  expect(scales[1]).toBeLessThan(0.93 * before[pallet].scale)
  expect(scales[2]).toBe(before[pallet].scale)
  // Not before it has landed, and in the colour of who owns the pallet.
  const ringsOf = (poses: Poses) =>
    Object.values(poses).filter(({ look, alpha }) => look.kind === 'landed' && alpha > 0)
  expect(seen.map(({ poses }) => ringsOf(poses).length)).toEqual([0, 1, 1])
  expect(ringsOf(seen[1].poses)[0].look).toMatchObject({ seat: (beats[scores].event as Of<'scored'>).tile })
})
