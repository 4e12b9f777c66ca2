import { describe, expect, it } from 'vitest'
import { CARDS, isIntake } from '../../../../src-shared/games/transport/cards.ts'
import { arcBetween, headOf } from '../../../../src-renderer/games/transport/belts/arcs.ts'
import { edgeOf } from '../../../../src-renderer/games/transport/belts/belt.ts'
import {
  acrossOf,
  bedOf,
  durationOf,
  farAt,
  leftOf,
  lengthOf,
  placeAt,
  runsBetween,
  stretchesOf,
} from '../../../../src-renderer/games/transport/belts/travel.ts'
import type { TransportEvent } from '../../../../src-shared/games/transport/events.ts'
import { transportOptions } from '../../../../src-shared/games/transport/options.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { randomTransport } from '../../harness/transport-games.ts'

const cardWith = (shape: string) => CARDS.findIndex((card) => card.shape === shape)
const middle = { x: 0, y: 0 }

it('a way goes over the middle of a hub, where its arms meet, and round the bend of a belt', () => {
  const intake = CARDS.findIndex((_, card) => isIntake(card))
  for (const hub of [intake, cardWith('junction')]) expect(acrossOf(hub, 0, 2)).toEqual([edgeOf(0), middle, edgeOf(2)])
  expect(acrossOf(cardWith('wideBend'), 0, 2)).not.toContainEqual(middle)
})

it('two pallets that change places are led by two arrows that keep apart', () => {
  const [a, b] = [
    { x: 0, y: 0 },
    { x: 600, y: 0 },
  ]
  const [there, back] = [arcBetween(a, b), arcBetween(b, a)]
  expect(Math.max(...there.map(({ y }) => y))).toBeLessThan(0)
  expect(Math.min(...back.map(({ y }) => y))).toBeGreaterThan(0)
  const [tipX] = headOf(there)
  expect(tipX).toBeGreaterThan(there.at(-1)!.x)
  expect(tipX).toBeLessThan(b.x - 80)
})

it('a parcel goes at one speed over whole cards, sets out and stops without a leap, and its belts go as far as it', () => {
  const { first, beats } = randomTransport(5, 3, 0, transportOptions.default)
  let long = 0
  for (const [i, { event }] of beats.entries()) {
    const moved = event as TransportEvent
    if (moved.kind !== 'parcelMoved' || moved.way.length < 3) continue
    long++
    const stretches = stretchesOf(i === 0 ? first : (beats[i - 1].view as TransportView), moved.way)
    const STEP = 5
    const steps = Array.from({ length: Math.ceil(durationOf(stretches) / STEP) }, (_, n) => n * STEP)
    const fars = steps.map((time) => farAt(stretches, time))
    const speeds = fars.slice(1).map((far, n) => far - fars[n])
    expect(Math.min(...speeds)).toBeGreaterThanOrEqual(0)
    // A slope is quicker than the rest, and a sharp bend shorter.
    expect(Math.max(...speeds) / STEP).toBeLessThan(0.95)
    expect(speeds[0]).toBeLessThan(0.2 * Math.max(...speeds))
    for (const [n, time] of steps.entries()) {
      if (n === 0) continue
      const [a, b] = [placeAt(stretches, steps[n - 1]), placeAt(stretches, time)]
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThanOrEqual(speeds[n - 1] + 1e-6)
    }
  }
  expect(long).toBeGreaterThan(2)
})

it('where a parcel sets out or stops in the middle of a belt all of that belt runs, not what lies ahead of it alone', () => {
  const { first, beats } = randomTransport(5, 3, 0, transportOptions.default)
  let met = 0
  for (const [i, { event }] of beats.entries()) {
    const moved = event as TransportEvent
    if (moved.kind !== 'parcelMoved') continue
    const view = i === 0 ? first : (beats[i - 1].view as TransportView)
    for (const step of [moved.way[0], moved.way.at(-1)!]) {
      if (bedOf(step) === 'arms') continue
      met++
      const { from, to } = runsBetween(view, step)
      expect(Math.min(from, to)).toBeGreaterThanOrEqual(0)
      expect([from, to]).toContain(Math.max(step.from, step.to))
    }
  }
  expect(met).toBeGreaterThan(5)
})

describe('what is left of a way', () => {
  const line = [middle, { x: 200, y: 0 }, { x: 200, y: 100 }]

  it('begins where the parcel has come to, and is nothing at its end', () => {
    expect(leftOf(line, middle)).toEqual(line)
    expect(leftOf(line, { x: 150, y: 0 })).toEqual([{ x: 150, y: 0 }, line[1], line[2]])
    expect(lengthOf(leftOf(line, line[2]))).toBe(0)
  })

  it('is all of it for what is nowhere near', () => {
    expect(leftOf(line, { x: 900, y: 900 })).toBe(line)
  })

  it('does not end where it crosses itself', () => {
    const loop = [middle, { x: 300, y: 0 }, { x: 300, y: 300 }, { x: 100, y: 300 }, { x: 100, y: -200 }]
    expect(leftOf(loop, { x: 100, y: 0 })).toHaveLength(5)
  })
})
