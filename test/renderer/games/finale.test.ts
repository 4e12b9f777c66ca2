import { expect, it } from 'vitest'
import type { Beat } from '../../../src-shared/table.ts'
import { firstClassOptions } from '../../../src-shared/games/first-class/options.ts'
import { freightOptions } from '../../../src-shared/games/freight-express/options.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import { transportOptions } from '../../../src-shared/games/transport/options.ts'
import { craft as firstClass } from '../../../src-renderer/games/first-class/model.ts'
import { craft as freight } from '../../../src-renderer/games/freight-express/model.ts'
import { craft as transport } from '../../../src-renderer/games/transport/model.ts'
import { pointsOf } from '../../../src-renderer/games/transport/words/standing.ts'
import type { Craft, Kinds } from '../../../src-renderer/stage/craft.ts'
import { Model } from '../../../src-renderer/stage/model.ts'
import type { Poses } from '../../../src-renderer/stage/pieces.ts'
import { HandClock } from '../stage/hand-clock.ts'
import { randomFirstClass } from '../harness/first-class-games.ts'
import { randomFreight } from '../harness/games.ts'
import { painted } from '../harness/painted.ts'
import { frameFor } from '../harness/telling.ts'
import { randomTransport } from '../harness/transport-games.ts'

/** The table as it stands before the end, so long after the end began to be told, and when it was told. */
async function finale<K extends Kinds>(
  craft: Craft<K>,
  beats: readonly Beat[],
  after: number,
  watch: (poses: Poses<K['look']>, moved: readonly string[]) => void = () => undefined,
) {
  const at = beats.findIndex(({ event }) => event.kind === 'ended')
  const clock = new HandClock()
  const model = new Model<K>(craft, clock, () => undefined)
  const frame = frameFor(2, 0)
  model.show(beats[at - 1].view as K['view'], frame)
  const rest = model.pieces.poses()
  let atEnd: readonly [Poses<K['look']>, Poses<K['look']>] | null = null
  model.onBeatDrawn = (drawn, wanted) => (atEnd = [drawn, wanted])
  const played = model.play([beats[at]], frame)
  for (let i = 0; i < 10; i++) await Promise.resolve()
  const movedIn = (poses: Poses<K['look']>) =>
    Object.entries(rest).flatMap(([name, { x, y }]) =>
      poses[name] && (poses[name].x !== x || poses[name].y !== y) ? [name] : [],
    )
  for (let ms = 0; ms < after; ms += 20) {
    clock.pass(20)
    const now = painted(model)
    watch(now, movedIn(now))
  }
  const then = painted(model)
  model.skip()
  await played
  const [drawn, wanted] = atEnd!
  expect(drawn).toEqual(wanted)
  return {
    moved: movedIn(then),
    added: Object.values(then).filter((piece) => !Object.values(rest).includes(piece)),
  }
}

it('Freight Express ends with its signs ringing and every train greeting in its colour, letting off steam', async () => {
  const { added } = await finale(freight, randomFreight(42, 2, 0, freightOptions.default).beats as Beat[], 600)
  const kinds = added.map(({ look }) => look.kind)
  expect(kinds).toContain('stationSign')
  expect(kinds.filter((kind) => kind === 'puff').length).toBeGreaterThan(1)
  expect(kinds.filter((kind) => kind === 'shine')).toHaveLength(2)
  expect(kinds).toContain('paper')
})

it('Transport ends with the parcels that were brought in leaping on their tiles, and the pallets answering', async () => {
  const { beats } = randomTransport(9, 2, 0, transportOptions.default)
  const { added, moved } = await finale(transport, beats as Beat[], 100)
  expect(added.map(({ look }) => look.kind)).toContain('pulse')
  const brought = (beats.at(-1)!.view as { seats: { tile: number[] }[] }).seats.flatMap(({ tile }) => tile)
  expect(brought.length).toBeGreaterThan(0)
  expect(moved).toContain(`parcel ${brought[0]}`)
})

it('Transport counts parcels from the pallets onto the plates one by one, and crowns the winner at the end', async () => {
  const { beats } = randomTransport(9, 2, 0, transportOptions.default)
  const view = beats.at(-1)!.view as TransportView
  const [loser, winner] = [0, 1].sort((one, other) => pointsOf(view, one) - pointsOf(view, other))
  const shown: (readonly [number, number, boolean])[] = []
  await finale(transport, beats as Beat[], 6000, (poses) => {
    const [fewer, more] = [loser, winner].map((seat) => {
      const look = poses[`plate ${seat}`]?.look
      return look?.kind === 'plate' ? look.total : -1
    })
    shown.push([fewer, more, `crown ${winner}` in poses])
    expect(`crown ${loser}` in poses).toBe(false)
  })
  expect(shown[3]).toEqual([0, 0, false])
  expect(shown.at(-1)).toEqual([pointsOf(view, loser), pointsOf(view, winner), true])
  const counted = shown.map(([, points]) => points)
  expect(new Set(counted).size).toBe(view.seats[winner].tile.length + 1)
  expect(counted).toEqual([...counted].sort((a, b) => a - b))
  const isFirst = shown.every(([fewer, more]) => more === 0 || fewer === pointsOf(view, loser))
  expect(isFirst).toBe(true)
  expect(shown.find(([, , crowned]) => crowned)?.[1]).toBe(pointsOf(view, winner))
})

it('Transport ends with its winner cheered last: the plate leaps, and that of nobody else', async () => {
  const { beats } = randomTransport(9, 2, 0, transportOptions.default)
  const view = beats.at(-1)!.view as TransportView
  const points = [0, 1].map((seat) => pointsOf(view, seat))
  expect(points[0]).not.toBe(points[1])
  const winner = points[0] > points[1] ? 0 : 1
  const leaping = new Set<string>()
  await finale(transport, beats as Beat[], 6000, (_, moved) => moved.forEach((name) => leaping.add(name)))
  expect(leaping).toContain(`plate ${winner}`)
  expect(leaping).not.toContain(`plate ${1 - winner}`)
})

it('First Class ends with the winner called out last, its engines whistling and its conductors greeting', async () => {
  const { beats } = randomFirstClass(1, 2, 0, firstClassOptions.default)
  const { seats } = beats.at(-1)!.view as { seats: { points: number }[] }
  const winner = seats[0].points > seats[1].points ? 0 : 1
  const { moved, added } = await finale(firstClass, beats as Beat[], 900)
  expect(moved.some((name) => name.startsWith('conductor'))).toBe(true)
  expect(moved).toContain(`plate ${winner}`)
  expect(added.map(({ look }) => look.kind)).toContain('steam')
})

it("First Class ends with the winner's trains setting out: over the edge, round, and to where they stood", async () => {
  const { beats } = randomFirstClass(2, 2, 0, { ...firstClassOptions.default, modules: ['A', 'B'] })
  const { seats } = beats.at(-1)!.view as { seats: { points: number }[] }
  expect(seats[0].points).toBeGreaterThan(seats[1].points)
  const ways = new Map<string, { x: number; y: number; alpha: number }[]>()
  const spots: { figures: { x: number; y: number }; sparks: { x: number; y: number }[] }[] = []
  await finale(firstClass, beats as Beat[], 2000, (poses) => {
    for (const name of ['engine 0 0', 'coach 0 0 9', 'conductor 0 0', 'engine 0 1', 'number 0 0 9'])
      ways.set(name, [...(ways.get(name) ?? []), poses[name]])
    const cells = Object.keys(poses).filter((name) => name.startsWith('flap 0 '))
    const sparks = Object.values(poses).filter(({ look }) => look.kind === 'spark')
    spots.push({ figures: poses[`flap 0 ${cells.length - 1}`], sparks })
  })
  for (const [name, way] of ways) {
    const xs = way.map(({ x }) => x)
    // Numbers of the platform stay.
    const isOff = name.startsWith('number') ? 0 : 600
    expect(Math.max(...xs) - Math.min(...xs), name).toBeGreaterThanOrEqual(isOff)
    if (isOff === 0) expect(new Set(xs).size).toBe(1)
    expect([xs.at(-1), way.at(-1)!.alpha], name).toEqual([xs[0], 1])
  }
  const engine = ways.get('engine 0 0')!
  expect(Math.min(...engine.map(({ x }) => x))).toBeLessThan(engine[0].x - 20)
  // It is nowhere seen to leap from one edge to the other.
  const leaps = engine.flatMap((one, i) =>
    i > 0 && Math.abs(one.x - engine[i - 1].x) > 200 ? [one, engine[i - 1]] : [],
  )
  expect(leaps).toHaveLength(2)
  for (const { alpha } of leaps) expect(alpha).toBeLessThan(0.5)
  const near = spots.flatMap(({ figures, sparks }) =>
    sparks.map(({ x, y }) => Math.hypot(x - figures.x, y - figures.y)),
  )
  expect(near.length).toBeGreaterThan(0)
  expect(Math.min(...near)).toBeGreaterThan(30)
})

it('First Class calls out its points as a station does: figures turn over, and stop at what each has', async () => {
  const { beats } = randomFirstClass(1, 2, 0, firstClassOptions.default)
  const { seats } = beats.at(-1)!.view as { seats: { points: number }[] }
  const shown = seats.map(() => new Set<string>())
  const last = (poses: Poses<unknown>, seat: number) => {
    const cells = Object.keys(poses).filter((name) => name.startsWith(`flap ${seat} `))
    const look = poses[`flap ${seat} ${cells.length - 1}`]?.look as { text?: string } | undefined
    return look?.text ?? ''
  }
  await finale(firstClass, beats as Beat[], 1200, (poses) =>
    shown.forEach((texts, seat) => texts.add(last(poses, seat))),
  )
  seats.forEach(({ points }, seat) => {
    expect(shown[seat].size).toBeGreaterThan(4)
    expect([...shown[seat]].every((text) => text.length === String(points).length)).toBe(true)
    expect(shown[seat]).toContain(String(points))
  })
})

it('Transport greets who has won before anything is counted: paper flies, and lies round their pallet at last', async () => {
  const { beats } = randomTransport(9, 2, 0, transportOptions.default)
  const view = beats.at(-1)!.view as TransportView
  const winner = pointsOf(view, 0) > pointsOf(view, 1) ? 0 : 1
  const { added } = await finale(transport, beats as Beat[], 300)
  const flying = added.flatMap(({ look }) => (look.kind === 'paper' && !look.isGold ? [look.seat] : []))
  expect(new Set(flying)).toEqual(new Set([winner]))
  const model = new Model(transport, new HandClock(), () => undefined)
  model.show(view, frameFor(2, 0))
  const lying = Object.keys(model.pieces.poses()).filter((name) => name.startsWith('paper '))
  expect(lying.length).toBeGreaterThan(10)
  expect(lying.every((name) => name.startsWith(`paper ${winner} `))).toBe(true)
})
