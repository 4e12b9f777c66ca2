import { expect, it } from 'vitest'
import type { FirstClassEvent } from '../../../../src-shared/games/first-class/events.ts'
import { firstClassOptions } from '../../../../src-shared/games/first-class/options.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Beat } from '../../../../src-shared/table.ts'
import { flash } from '../../../../src-renderer/games/first-class/art/departures.ts'
import { names, type Poses } from '../../../../src-renderer/games/first-class/looks.ts'
import { craft } from '../../../../src-renderer/games/first-class/model.ts'
import { Model } from '../../../../src-renderer/stage/model.ts'
import { frameOf } from '../../harness/first-class-frame.ts'
import { painted } from '../../harness/painted.ts'
import { randomFirstClass } from '../../harness/first-class-games.ts'
import { HandClock } from '../../stage/hand-clock.ts'

type OneBeat = Beat<FirstClassEvent, FirstClassView>

const gameOf = (seed: number): OneBeat[] =>
  randomFirstClass(seed, 2, 0, { ...firstClassOptions.default, modules: ['A', 'B'] }).beats as OneBeat[]

/** Every frame of some beats, as seat A sees them. */
async function framesOf(beats: readonly OneBeat[], from: number, to: number): Promise<readonly Poses[]> {
  const clock = new HandClock()
  const model = new Model(craft, clock, () => undefined)
  const frame = frameOf(2, 0)
  model.show(beats[from - 1].view, frame)
  const played = model.play(beats.slice(from, to + 1), frame)
  const seen: Poses[] = []
  for (let i = 0; i < 4000 && model.moving; i++) {
    await Promise.resolve()
    clock.pass(16)
    seen.push(painted(model))
  }
  await played
  return seen
}

const most = (seen: readonly Poses[], kind: string): number =>
  Math.max(...seen.map((poses) => Object.values(poses).filter(({ look }) => look.kind === kind).length))

/** What stands beside a sum may glow for something else. */
const NEAR = 80

function sparksAtWorth(poses: Poses): number {
  const all = Object.values(poses)
  const worth = all.find(({ look }) => look.kind === 'worth')
  if (!worth) return 0
  const sparks = all.filter(({ look }) => look.kind === 'spark')
  return sparks.filter(({ x, y }) => Math.hypot(x - worth.x, y - worth.y) < NEAR).length
}

/** A turn of seat A that is worth so much more to one of its trains, by its first and last beat. */
function turnWorth(beats: readonly OneBeat[], isMeant: (more: number) => boolean): readonly [number, number] {
  const ends = beats.flatMap(({ event, view }, to) => {
    if (event.kind !== 'turnEnded' || event.seat !== 0) return []
    const from = beats.findLastIndex(({ event }, n) => n < to && event.kind === 'taken')
    const before = beats[from - 1].view.seats[0].trains
    const more = Math.max(...view.seats[0].trains.map(({ points }, train) => points - before[train].points))
    return isMeant(more) ? [[from, to] as const] : []
  })
  return ends[0]
}

it('sparks fly round the sum of a turn that is worth six points or more to a train', async () => {
  const beats = gameOf(1)
  const sparksOf = async (isMeant: (more: number) => boolean) => {
    const [from, to] = turnWorth(beats, isMeant)
    const seen = await framesOf(beats, from, to)
    return Math.max(...seen.map(sparksAtWorth))
  }
  expect(await sparksOf((more) => more >= 6)).toBeGreaterThan(10)
  expect(await sparksOf((more) => more > 0 && more < 4)).toBe(0)
})

it('a city of many points swings as they leave it, and hangs straight again', async () => {
  const beats = gameOf(3)
  const at = beats.findIndex(({ event }) => event.kind === 'drove' && event.seat === 0 && event.to === 3)
  const seen = await framesOf(beats, at, at)
  const angles = seen.map((poses) => poses[names.city(0, 2)].angle)
  expect([Math.min(...angles) < -8, Math.max(...angles) > 8, angles.at(-1)]).toEqual([true, true, 0])
  // What pays less does not.
  expect(seen.every((poses) => poses[names.city(0, 1)].angle === 0)).toBe(true)
})

it('at the end of a round the lamps of its platforms light up one after another, and go out', async () => {
  const beats = gameOf(1)
  const at = beats.findIndex(({ event }) => event.kind === 'roundEnded')
  const seen = await framesOf(beats, at, at)
  const lit = (row: number) =>
    seen.map((poses) => {
      const { look } = poses[names.halt(row)]
      return look.kind === 'halt' && look.lit
    })
  const begins = [0, 1, 2].map((row) => lit(row).indexOf(true))
  expect(begins).toEqual([...new Set(begins)].sort((a, b) => a - b))
  expect(begins[0]).toBeGreaterThanOrEqual(0)
  for (const row of [0, 1, 2]) expect(lit(row).at(-1)).toBe(false)
})

it('a row that pulls out lets off steam before the first of its cards', async () => {
  const beats = gameOf(1)
  const at = beats.findIndex(({ event }, n) => event.kind === 'rowCleared' && beats[n - 1].event.kind !== 'taken')
  const seen = await framesOf(beats, at, at)
  expect(most(seen, 'steam')).toBeGreaterThan(2)
  expect(most(seen.slice(-1), 'steam')).toBe(0)
})

it('sparks fly off the city of whoever is first at Constantinople', async () => {
  const beats = gameOf(2)
  const at = beats.findIndex(({ event }) => event.kind === 'constantinople')
  expect(most(await framesOf(beats, at, at), 'spark')).toBeGreaterThan(10)
})

it('a wagon that gives much leaps higher than one that gives little, and strikes sparks as it is counted', async () => {
  const beats = gameOf(17)
  const at = beats.findIndex(({ event }) => event.kind === 'trainScored' && event.seat === 0 && event.places[0] === 12)
  const train = beats[at].event.kind === 'trainScored' ? beats[at].event.train : 0
  const little = beats[at].event.kind === 'trainScored' ? beats[at].event.places.indexOf(1) : 0
  const seen = await framesOf(beats, at, at)
  const counting = seen.filter((poses) => !Object.values(poses).some(({ look }) => look.kind === 'sum'))
  const leapOf = (place: number) => {
    const heights = counting.map((poses) => poses[names.coach(0, train, place)].y)
    return Math.max(...heights) - Math.min(...heights)
  }
  expect(leapOf(little)).toBeGreaterThan(2)
  expect(leapOf(0)).toBeGreaterThan(1.5 * leapOf(little))
  expect(most(counting, 'spark')).toBeGreaterThan(4)
})

const pieces = (seen: readonly Poses[], kind: string) =>
  seen.flatMap((poses) => Object.values(poses).filter(({ look }) => look.kind === kind))

it('a celebrity comes down in a wagon, which gives way under a ring of light, and all are still soon', async () => {
  const beats = gameOf(1)
  const at = beats.findIndex(({ event }) => event.kind === 'celebrityBoarded' && event.seat === 0)
  const { event } = beats[at]
  if (event.kind !== 'celebrityBoarded') throw new Error('nobody boards')
  const seen = await framesOf(beats, at, at)
  const [rider, coach] = [names.rider(event.card), names.coach(0, event.train, event.place)]
  const end = seen.at(-1)!
  const falls = seen.flatMap(({ [rider]: one }) => (one ? [one.y] : []))
  expect(falls[0]).toBeLessThan(end[rider].y - 30)
  expect(Math.max(...seen.map(({ [coach]: one }) => one.y))).toBeGreaterThan(end[coach].y + 2)
  expect(pieces(seen, 'flash').some(({ x, y }) => x === end[rider].x && y === end[rider].y)).toBe(true)
})

it('what a celebrity does for a wagon is told once they are in it, and light leaves the face free', async () => {
  const beats = gameOf(1)
  const at = beats.findIndex(({ event }) => event.kind === 'celebrityBoarded' && event.seat === 0)
  const { event } = beats[at]
  if (event.kind !== 'celebrityBoarded') throw new Error('nobody boards')
  const seen = await framesOf(beats, at, at)
  const end = seen.at(-1)!
  const rider = names.rider(event.card)
  const number = names.number(0, event.train, event.place)
  const had = seen[0][number].look
  expect(end[number].look).not.toEqual(had)
  const falls = seen.filter(({ [rider]: one }) => one && one.y < end[rider].y - 1)
  expect(falls.length).toBeGreaterThan(5)
  for (const { [number]: one } of falls) expect(one.look).toEqual(had)
  expect(flash(String).body).not.toContain('fill-opacity')
  for (const { scale } of pieces(seen, 'flash')) expect(18 * scale).toBeGreaterThan(12 * end[rider].scale)
})

it('sparks over a wagon that gives much fly off beside its figure, and those on a plate beside its points', async () => {
  const beats = gameOf(2)
  const at = beats.findIndex(
    ({ event }) => event.kind === 'trainScored' && event.seat === 0 && event.places.some((points) => points >= 4),
  )
  const scored = beats.findIndex(
    ({ event }, n) => event.kind === 'scored' && event.points >= 6 && beats[n - 1].event.kind === 'trainScored',
  )
  const near = (seen: readonly Poses[], isMeant: (one: Poses[string]) => boolean) =>
    Math.min(
      ...seen.flatMap((poses) => {
        const all = Object.values(poses)
        const spots = all.filter(isMeant)
        const sparks = all.filter(({ look }) => look.kind === 'spark')
        return sparks.flatMap(({ x, y }) => spots.map((spot) => Math.hypot(x - spot.x, y - spot.y)))
      }),
    )
  const counting = await framesOf(beats, at, at)
  expect(pieces(counting, 'spark').length).toBeGreaterThan(0)
  expect(near(counting, ({ look }) => look.kind === 'rise')).toBeGreaterThan(15)
  const booked = await framesOf(beats, scored, scored)
  expect(pieces(booked, 'spark').length).toBeGreaterThan(0)
  expect(near(booked, ({ look, alpha }) => look.kind === 'flash' && alpha > 0.5)).toBeGreaterThan(24)
})
