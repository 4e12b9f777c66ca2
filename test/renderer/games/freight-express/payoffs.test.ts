import { expect, it } from 'vitest'
import type { FreightEvent } from '../../../../src-shared/games/freight-express/events.ts'
import { freightOptions } from '../../../../src-shared/games/freight-express/options.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { craft } from '../../../../src-renderer/games/freight-express/model.ts'
import { cellOfSleeper } from '../../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { counted } from '../../../../src-renderer/games/freight-express/art/wagon.ts'
import { names } from '../../../../src-renderer/games/freight-express/looks.ts'
import { middle, poses } from '../../../../src-renderer/games/freight-express/poses.ts'
import { yardOf } from '../../../../src-renderer/games/freight-express/layout/sidings.ts'
import { FIRST, PITCH } from '../../../../src-renderer/games/freight-express/layout/sizes.ts'
import { toScreen } from '../../../../src-renderer/stage/camera/camera.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { randomFreight } from '../../harness/games.ts'
import { advanced } from '../../harness/specials.ts'
import { painted } from '../../harness/painted.ts'
import { frameFor, keeping } from '../../harness/telling.ts'
import { freightExpress as game } from '../../../../src-main/engine/freight-express/index.ts'
import { act, begin, offeredOf, WIDE } from '../../../engine/freight-express/helpers.ts'
import { HandClock } from '../../stage/hand-clock.ts'

/** Games in which, together, everything happens. */
const SEEDS = [23, 42, 47, 57]
const seatsOf = (seed: number) => 2 + (seed % 3)

const gameOf = keeping((seed: number) => randomFreight(seed, seatsOf(seed), 0, freightOptions.default))

/** The table in the middle of an event, so many milliseconds after it began to be shown. */
async function midway(kind: FreightEvent['kind'], after: number, byHand = false) {
  const firstIn = (one: number) => gameOf(one).beats.findIndex(({ event }, i) => i > 0 && event.kind === kind)
  const seed = SEEDS.find((one) => firstIn(one) > 0)!
  const { beats } = gameOf(seed)
  const at = firstIn(seed)
  const card = byHand && 'card' in beats[at].event ? Number(beats[at].event.card) : -1
  const frame = { ...frameFor(seatsOf(seed), 0), put: byHand ? ({ kind: 'card', id: card } as const) : null }
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const before = beats[at - 1].view as FreightView
  model.show(before, frame)
  const played = model.play([beats[at]] as Beat[], frame)
  for (let i = 0; i < 10; i++) await Promise.resolve()
  for (let ms = 0; ms < after; ms += 20) clock.pass(20)
  const midst = painted(model)
  model.skip()
  await played
  return { event: beats[at].event as FreightEvent, before, poses: midst, model }
}

it('a delivered wagon stands on its station as large as the track before it goes to the plate', async () => {
  const { event, before, poses, model } = await midway('uncoupled', 600)
  if (event.kind !== 'uncoupled') throw new Error(event.kind)
  const wagon = poses[names.wagon(event.card)]
  const cell = before.cells.findIndex(({ station }) => station === event.station)
  const station = toScreen(model.camera, middle(before, cell))
  expect(wagon.x + 24 * wagon.scale).toBeCloseTo(station.x, 0)
  expect(48 * wagon.scale).toBeGreaterThan(80 * model.camera.scale)
})

it('a wagon that is delivered is one thing: it lifts off the line, and stands nowhere else while it flies', async () => {
  const { event, model } = await midway('uncoupled', 0)
  if (event.kind !== 'uncoupled') throw new Error(event.kind)
  expect(model.resting()[names.behind(event.card)]).toBeUndefined()
  const [behind, wagon] = [names.behind(event.card), names.wagon(event.card)]
  const seen = async (ms: number) => {
    const { poses } = await midway('uncoupled', ms)
    return [behind in poses, wagon in poses]
  }
  expect(await seen(60)).toEqual([true, false])
  expect(await seen(260)).toEqual([false, true])
  expect(await seen(700)).toEqual([false, true])
  expect(await seen(1200)).toEqual([false, false])
})

it('a wagon that is delivered is waited for: rings close in on its station, it hangs over it, and springs as it lands', async () => {
  const { event, before, model } = await midway('uncoupled', 0)
  if (event.kind !== 'uncoupled') throw new Error(event.kind)
  const at = async (ms: number) => {
    const { poses } = await midway('uncoupled', ms)
    const rings = Object.values(poses).filter(({ look }) => look.kind === 'halo')
    return { rings, wagon: poses[names.wagon(event.card)] }
  }
  const cell = before.cells.findIndex(({ station }) => station === event.station)
  const [early, late] = [await at(260), await at(420)]
  expect(early.rings[0]).toMatchObject({ ...middle(before, cell), look: { kind: 'halo', seat: event.seat } })
  expect(late.rings[0].scale).toBeLessThan(early.rings[0].scale)
  const [hanging, landed, sprung] = [await at(320), await at(440), await at(520)]
  expect(hanging.wagon.scale).toBeCloseTo(landed.wagon.scale)
  expect(hanging.wagon.y).toBeLessThan(landed.wagon.y - 8)
  expect(sprung.wagon.y).toBeLessThan(landed.wagon.y)
  // The first delivery of a game sends more of them out.
  expect(before.seats.every(({ delivered }) => delivered === 0)).toBe(true)
  expect((await at(700)).rings.length).toBeGreaterThan(1)
  expect(model.resting()).not.toHaveProperty('halo')
})

it('light of its seat breaks out round the station to which a wagon is delivered, and is gone when it is counted', async () => {
  const { event, before, poses } = await midway('uncoupled', 700)
  if (event.kind !== 'uncoupled') throw new Error(event.kind)
  const lightIn = (shown: typeof poses) => Object.values(shown).find(({ look }) => look.kind === 'shine')
  const cell = before.cells.findIndex(({ station }) => station === event.station)
  expect(lightIn(poses)).toMatchObject({ ...middle(before, cell), look: { kind: 'shine', seat: event.seat } })
  expect(lightIn((await midway('uncoupled', 1500)).poses)).toBeUndefined()
})

it('paper flies where a wagon is delivered, the more the more it is worth, and its locomotive jumps and stands again', async () => {
  const { event, before, poses, model } = await midway('uncoupled', 700)
  if (event.kind !== 'uncoupled') throw new Error(event.kind)
  const paperIn = (shown: typeof poses) => Object.values(shown).filter(({ look }) => look.kind === 'paper')
  const { wagon } = TRACK_CARDS[event.card]
  expect(paperIn(poses)).toHaveLength(8 + wagon)
  const cell = before.cells.findIndex(({ station }) => station === event.station)
  const { x, y } = middle(before, cell)
  for (const paper of paperIn(poses)) expect(Math.hypot(paper.x - x, paper.y - y)).toBeLessThan(200)
  // It is over before the wagon leaves: nothing lasts longer for it.
  expect(paperIn((await midway('uncoupled', 1070)).poses)).toEqual([])
  const engine = names.locomotive(event.seat)
  const stands = model.resting()[engine]
  expect((await midway('uncoupled', 550)).poses[engine].y).toBeLessThan(stands.y - 3)
  expect(poses[engine]).toEqual(stands)
})

it('what a delivered wagon is worth stands large over it, and goes with it to the plate', async () => {
  const { event, before, poses, model } = await midway('uncoupled', 700)
  if (event.kind !== 'uncoupled') throw new Error(event.kind)
  const gainIn = (shown: typeof poses) => Object.values(shown).find(({ look }) => look.kind === 'gain')!
  const gain = gainIn(poses)
  expect(gain.look).toMatchObject({ value: TRACK_CARDS[event.card].wagon, seat: event.seat })
  const cell = before.cells.findIndex(({ station }) => station === event.station)
  expect(gain.x).toBeCloseTo(toScreen(model.camera, middle(before, cell)).x, 0)
  expect(gain.scale).toBeGreaterThan(1)
  const plate = model.layout.plates[event.seat]
  const later = gainIn((await midway('uncoupled', 1500)).poses)
  expect(later.y).toBeLessThan(plate.y + plate.height)
  expect(later.x).toBeGreaterThan(plate.x)
})

it('a card turned over is shown large beside its crossing, and hides neither that nor who drives over it', async () => {
  const { event, before, poses, model } = await midway('flipped', 900)
  if (event.kind !== 'flipped') throw new Error(event.kind)
  const [card] = Object.values(poses).filter(({ look, z }) => look.kind === 'face' && z >= 100)
  const { board } = model.layout
  const crossing = toScreen(model.camera, middle(before, event.cell))
  expect(card.scale * 100).toBeGreaterThan(150)
  expect(card.x - 50 * card.scale).toBeGreaterThan(board.x)
  expect(card.y - 50 * card.scale).toBeGreaterThan(board.y)
  const apart = Math.max(Math.abs(card.x - crossing.x), Math.abs(card.y - crossing.y))
  expect(apart).toBeGreaterThan(50 * card.scale + 50 * model.camera.scale)
  expect(apart).toBeLessThan(50 * card.scale + 80 * model.camera.scale)
})

it('a card that is laid comes down from above its place, and raises dust there', async () => {
  const { event, before, poses, model } = await midway('laid', 380)
  if (event.kind !== 'laid') throw new Error(event.kind)
  const place = middle(before, event.cell)
  const clouds = Object.values(poses).filter(({ look }) => look.kind === 'dust')
  expect(clouds.length).toBeGreaterThan(4)
  for (const { x, y } of clouds) expect(Math.hypot(x - place.x, y - place.y)).toBeLessThan(70)
  const held = (await midway('laid', 240)).poses[names.card(event.card)]
  expect(held.scale).toBeGreaterThan(1.05 * model.camera.scale)
})

it('a card that whoever looks has carried to its place comes down there at once', async () => {
  const { event, before, poses, model } = await midway('laid', 40, true)
  if (event.kind !== 'laid') throw new Error(event.kind)
  const place = toScreen(model.camera, middle(before, event.cell))
  const held = poses[names.card(event.card)]
  expect(Math.hypot(held.x - place.x, held.y - place.y)).toBeLessThan(1)
})

it('a card that whoever looks has carried to their train is not in the hand again before its wagon is coupled', async () => {
  const { event, poses } = await midway('coupled', 40, true)
  if (event.kind !== 'coupled') throw new Error(event.kind)
  expect(poses[names.card(event.card)]).toBeUndefined()
  expect(poses[names.wagon(event.card)]).toBeDefined()
  const clicked = (await midway('coupled', 40)).poses
  expect(clicked[names.wagon(event.card)]).toBeUndefined()
})

it('a card that is coupled flies to its train on the table and becomes its wagon there, and then one on the plate', async () => {
  const { event, poses, model } = await midway('coupled', 260)
  if (event.kind !== 'coupled') throw new Error(event.kind)
  const rest = model.resting()
  const stands = rest[names.behind(event.card)] ?? rest[names.locomotive(event.seat)]
  const [there, card] = [toScreen(model.camera, stands), poses[names.card(event.card)]]
  expect(Math.hypot(card.x - there.x, card.y - there.y)).toBeLessThan(20)
  const then = (await midway('coupled', 440)).poses
  expect(then[names.card(event.card)]).toBeUndefined()
  const [wagon, onPlate] = [then[names.wagon(event.card)], rest[names.wagon(event.card)]]
  expect(wagon.scale).toBeGreaterThan(1.2 * onPlate.scale)
  expect(Math.hypot(wagon.x - there.x, wagon.y - there.y)).toBeLessThan(60)
  expect(then[names.behind(event.card)]?.alpha ?? 0).toBe(0)
  const last = (await midway('coupled', 1100)).poses
  expect(last[names.wagon(event.card)]).toMatchObject(onPlate)
  expect(last[names.behind(event.card)]?.alpha).toBe(rest[names.behind(event.card)]?.alpha)
})

it('a delivered wagon flies to the count on its plate, which has it then', async () => {
  const { event, poses, model } = await midway('uncoupled', 1480)
  if (event.kind !== 'uncoupled') throw new Error(event.kind)
  const plate = model.layout.plates[event.seat]
  const [back] = Object.values(poses).filter(({ look, scale }) => look.kind === 'back' && scale < 1)
  expect(back.x).toBeGreaterThan(plate.x + plate.width / 2)
  expect(back.y).toBeLessThan(plate.y + plate.height)
})

it('a seal on the plate says what a delivered wagon brings the count to', async () => {
  const { event, before, poses, model } = await midway('uncoupled', 1700)
  if (event.kind !== 'uncoupled') throw new Error(event.kind)
  const seal = Object.values(poses).find(({ look }) => look.kind === 'counted')!
  // Wagons, which it shows: beside what this one brings they would be read as points.
  expect(seal.look).toMatchObject({ n: before.seats[event.seat].delivered + 1, seat: event.seat, of: 'wagons' })
  const [wagons, points] = [true, false].map((ofWagons) => counted((token) => token, 2, 0, ofWagons).body)
  expect(wagons).toContain('M3.5 8h13v8.5h-13z')
  expect(points).not.toContain('M3.5 8h13v8.5h-13z')
  const plate = model.layout.plates[event.seat]
  expect(seal.x).toBeGreaterThan(plate.x + plate.width / 2)
  expect(seal.y).toBeLessThan(plate.y + plate.height)
})

it('what a delivered wagon is worth strikes the count on the plate, where the seal springs up once it is gone', async () => {
  const partOf = async (ms: number, kind: 'gain' | 'counted') =>
    Object.values((await midway('uncoupled', ms)).poses).find(({ look }) => look.kind === kind)
  const struck = (await partOf(1500, 'gain'))!
  const seal = (await partOf(1700, 'counted'))!
  expect(Math.hypot(struck.x - seal.x, struck.y - seal.y)).toBeLessThan(2)
  expect(struck.scale, 'it is still large enough to be followed').toBeGreaterThan(0.7)
  expect(await partOf(1440, 'counted'), 'nothing is counted before it has landed').toBeUndefined()
  for (let ms = 1440; ms < 1800; ms += 20)
    expect(!(await partOf(ms, 'gain')) || !(await partOf(ms, 'counted')), `one over the other at ${ms} ms`).toBe(true)
})

it('who derails comes down in full off the board, where dust rises and earth is torn up', async () => {
  const { event, before, poses } = await midway('derailed', 380)
  if (event.kind !== 'derailed') throw new Error(event.kind)
  const thrown = poses[names.locomotive(event.seat)]
  const cell = middle(before, cellOfSleeper(event.sleeper))
  expect(Math.hypot(thrown.x - cell.x, thrown.y - cell.y)).toBeGreaterThan(80)
  expect(thrown.scale).toBe(1)
  const kinds = Object.values(poses).map(({ look }) => look.kind)
  expect(kinds.filter((kind) => kind === 'dust').length).toBeGreaterThan(4)
  expect(kinds.filter((kind) => kind === 'clod').length).toBeGreaterThan(4)
})

it('a plaque over the place of a derailment says how many cards it costs, and strikes the plate of who pays', async () => {
  const at = async (ms: number) => {
    const { event, poses, model } = await midway('derailed', ms)
    if (event.kind !== 'derailed') throw new Error(event.kind)
    const toll = Object.values(poses).find(({ look }) => look.kind === 'toll')
    const loco = toScreen(model.camera, poses[names.locomotive(event.seat)])
    return { event, toll, loco, plate: model.layout.plates[event.payer] }
  }
  expect((await at(280)).toll, 'not before it has come down').toBeUndefined()
  const { event, toll, loco } = await at(600)
  expect(event.hand.length).toBeGreaterThan(0)
  expect(toll).toMatchObject({ look: { kind: 'toll', n: event.hand.length }, scale: 1, alpha: 1 })
  expect(Math.abs(toll!.x - loco.x)).toBeLessThan(80)
  expect(toll!.y).toBeLessThan(loco.y)
  // The whole takes no longer for it: it has struck the plate as the locomotive stands at A again.
  const ends = 620 + (event.hand.length - 1) * 40 + 180 - 160 + 400
  const last = await at(ends - 30)
  expect(last.toll!.x).toBeGreaterThan(toll!.x)
  expect(last.toll!.y).toBeLessThan(toll!.y)
  expect((await at(ends + 20)).toll).toBeUndefined()
})

it('the track whose stop board is broken through is shaken', async () => {
  const { event, before, poses, model } = await midway('derailed', 120)
  if (event.kind !== 'derailed') throw new Error(event.kind)
  const tile = names.tile(cellOfSleeper(event.sleeper))
  const rest = model.pieces.poses()[tile]
  expect(before.cells[cellOfSleeper(event.sleeper)].card).toBeGreaterThanOrEqual(0)
  expect(Math.abs(poses[tile].x - rest.x)).toBeGreaterThan(2)
})

it('a veto is seen large in the middle of the board before it strikes its sign', async () => {
  const { beats } = randomFreight(14, 4, 0, advanced('vetoesNear'))
  const at = beats.findIndex(({ event }) => event.kind === 'vetoPlayed')
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const before = beats[at - 1].view as FreightView
  model.show(before, frameFor(4, 0))
  const played = model.play([beats[at]] as Beat[], frameFor(4, 0))
  for (let i = 0; i < 10; i++) await Promise.resolve()
  const chip = () => Object.values(model.pieces.poses()).find(({ look, z }) => look.kind === 'veto' && z >= 200)!
  for (let ms = 0; ms < 500; ms += 20) clock.pass(20)
  const { x, y, width, height } = model.layout.board
  expect(chip().x).toBeCloseTo(x + width / 2)
  expect(chip().y).toBeCloseTo(y + height / 2)
  expect(30 * chip().scale).toBeGreaterThan(120)
  for (let ms = 0; ms < 300; ms += 20) clock.pass(20)
  const { station } = beats[at].event as FreightEvent & { kind: 'vetoPlayed' }
  const cell = before.cells.findIndex((one) => one.station === station)
  expect(chip().x).toBeCloseTo(toScreen(model.camera, middle(before, cell)).x)
  model.skip()
  await played
})

it('a locomotive that comes into a station runs on to its buffers and back, no longer than the sign rings', async () => {
  const { beats } = gameOf(SEEDS[0])
  const frame = frameFor(seatsOf(SEEDS[0]), 0)
  const at = beats.findIndex(
    ({ event }) => event.kind === 'drove' && (event as FreightEvent & { enters: number }).enters >= 0,
  )
  const event = beats[at].event as FreightEvent
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(beats[at - 1].view as FreightView, frame)
  const played = model.play([beats[at]] as Beat[], frame)
  for (let i = 0; i < 10; i++) await Promise.resolve()
  const passed: { x: number; y: number }[] = []
  for (let ms = 0; ms < 5000 && model.moving; ms += 20) {
    clock.pass(20)
    passed.push(model.pieces.poses()[names.locomotive(event.seat)])
    await Promise.resolve()
  }
  model.skip()
  await played
  const rest = model.resting()[names.locomotive(event.seat)]
  const away = passed.map(({ x, y }) => Math.hypot(x - rest.x, y - rest.y))
  // The first time near its place it does not stand yet.
  const arrived = away.findIndex((far) => far < 1)
  expect(arrived).toBeGreaterThan(0)
  expect(Math.max(...away.slice(arrived))).toBeGreaterThan(2)
  expect(away.at(-1)).toBeLessThan(0.1)
})

it('a locomotive pulls its wagons behind it while it drives, near it and without a blink', async () => {
  const found = SEEDS.flatMap((seed) =>
    gameOf(seed).beats.map(({ event }, at) => ({ seed, at, event: event as FreightEvent })),
  ).find(({ seed, at, event }) => {
    if (event.kind !== 'drove' || at === 0 || event.steps.length < 4) return false
    return (gameOf(seed).beats[at - 1].view as FreightView).seats[event.seat].coupled.length >= 2
  })
  if (found?.event.kind !== 'drove') throw new Error('nobody drives with two wagons')
  const { seed, at, event } = found
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameFor(seatsOf(seed), 0)
  const before = gameOf(seed).beats[at - 1].view as FreightView
  model.show(before, frame)
  const [first] = before.seats[event.seat].coupled
  const wagon = () => model.pieces.poses()[names.behind(first)]
  let last = wagon()
  expect(last).toBeDefined()
  const played = model.play([gameOf(seed).beats[at]] as Beat[], frame)
  for (let i = 0; i < 10; i++) await Promise.resolve()
  for (let ms = 0; ms < 5000 && model.moving; ms += 10) {
    clock.pass(10)
    const { x, y } = model.pieces.poses()[names.locomotive(event.seat)]
    const now = wagon()
    expect(Math.hypot(now.x - x, now.y - y)).toBeLessThan(110)
    expect(Math.hypot(now.x - last.x, now.y - last.y)).toBeLessThan(16)
    last = now
    await Promise.resolve()
  }
  model.skip()
  await played
  expect(wagon()).toMatchObject({ alpha: 1 })
})

it('wagons stay behind their locomotive while its drive waits for an answer, and go on from there', async () => {
  const s = begin({
    layout: WIDE,
    cells: { '1,2': { rails: 'EW' }, '2,2': { rails: 'EW+SW' } },
    hands: [[{ wagon: 8, action: [2, 5] }]],
    coupled: [[20, 21]],
    locomotives: ['1,2 W edge in', 'A'],
  })
  const view = () => game.view(s, 0) as FreightView
  const beats = (events: readonly FreightEvent[]) => events.map((event) => ({ event, view: view() })) as Beat[]
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameFor(2, 0)
  model.show(view(), frame)
  const first = model.play(beats(act(s, { kind: 'drive', card: view().seats[0].hand[0] })), frame)
  model.skip()
  await first
  const behind = () => Object.values(model.pieces.poses()).filter(({ look }) => look.kind === 'wagonBehind')
  const waiting = behind()
  expect(waiting).toHaveLength(2)
  const locomotive = poses(view(), frame)[names.locomotive(0)]
  for (const [i, { x, y }] of waiting.entries())
    expect(Math.hypot(x - locomotive.x, y - locomotive.y)).toBeCloseTo(FIRST + i * PITCH, -1)
  const second = model.play(beats(act(s, offeredOf(s, 'branch')[0])), frame)
  for (let i = 0; i < 10; i++) await Promise.resolve()
  clock.pass(1)
  for (const wagon of waiting)
    expect(behind().some(({ x, y, alpha }) => alpha === 1 && Math.hypot(x - wagon.x, y - wagon.y) < 2)).toBe(true)
  model.skip()
  await second
  expect(behind()).toHaveLength(2)
})

it('a train that leaves a station has one size at every moment, from its locomotive to its last wagon', async () => {
  const s = begin({
    layout: WIDE,
    cells: { '1,0': { rails: 'EW' } },
    hands: [[{ wagon: 3 }]],
    coupled: [[20, 21]],
    locomotives: ['A', 'J'],
  })
  const view = () => game.view(s, 0) as FreightView
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameFor(2, 0)
  model.show(view(), frame)
  const events = act(s, { kind: 'drive', card: view().seats[0].hand[0] })
  const played = model.play(events.map((event) => ({ event, view: view() })) as Beat[], frame)
  for (let i = 0; i < 10; i++) await Promise.resolve()
  const sizes = new Set<number>()
  for (let ms = 0; ms < 5000 && model.moving; ms += 10) {
    clock.pass(10)
    const wagons = Object.values(model.pieces.poses()).filter(({ look }) => look.kind === 'wagonBehind')
    for (const { scale } of wagons) expect(scale).toBeCloseTo(wagons[0].scale, 1)
    sizes.add(wagons[0].scale)
    await Promise.resolve()
  }
  await played
  expect(sizes.size).toBeGreaterThan(10)
  expect(Math.min(...sizes)).toBeLessThan(yardOf(view()).wagonScale + 0.05)
  expect(Math.max(...sizes)).toBeGreaterThan(0.9)
})

it('what all wagons are worth is on no plate before the end is told: then the counts go up to it', async () => {
  const { beats } = randomFreight(23, 2, 'open', freightOptions.default)
  const at = beats.findIndex(({ event }) => event.kind === 'ended')
  const ending = { ...frameFor(2, 'open'), ends: true }
  const worthsIn = (shown: ReturnType<typeof poses>) =>
    [0, 1].map((seat) => {
      const { look } = shown[names.plate(seat)]
      return look.kind === 'plate' ? look.worth : null
    })
  const delivered = [TRACK_CARDS.flatMap(({ wagon }, card) => (wagon === 9 ? [card] : [])).slice(0, 3), [0, 1]]
  const [before, after] = [beats[at - 1].view, beats[at].view].map((view): FreightView => {
    const { seats, ...rest } = view as FreightView
    return { ...rest, seats: seats.map((own, seat) => ({ ...own, delivered: 3, deliveredCards: delivered[seat] })) }
  })
  expect(worthsIn(poses(before, ending))).toEqual([null, null])
  // Whoever looks back at a finished game sees it all.
  expect(worthsIn(poses(before, frameFor(2, 'open')))).not.toContain(null)
  const worths = worthsIn(poses(after, ending))
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  model.show(before, ending)
  const played = model.play([{ ...beats[at], view: after }], ending)
  for (let i = 0; i < 10; i++) await Promise.resolve()
  const seen: (number | null)[][] = []
  for (let ms = 0; ms < 2400; ms += 20) {
    clock.pass(20)
    seen.push(worthsIn(model.pieces.poses()))
  }
  await played
  expect(seen[0]).toEqual([null, null])
  expect(seen.at(-1)).toEqual(worths)
  expect(worths[0]).toBe(27)
  expect(new Set(seen.map(([worth]) => worth)).size).toBeGreaterThan(6)
})
