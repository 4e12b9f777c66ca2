import { describe, expect, it } from 'vitest'
import { measured, measuredCues } from '../../../scripts/sound-measures.ts'
import { VARIANTS } from '../../../src-renderer/sound/made.ts'

const RATE = 48_000
const sine = (pitch: number, seconds: number, level = 1): Float32Array =>
  Float32Array.from({ length: seconds * RATE }, (_, i) => level * Math.sin((2 * Math.PI * pitch * i) / RATE))
const all = measuredCues()

describe('the meter', () => {
  it('reads -3.0 LUFS for a full tone of 997 Hz in one channel, as ITU-R BS.1770 says, and 20 dB less for a tenth', () => {
    expect(measured(sine(997, 1)).lufs).toBeCloseTo(-3, 1)
    expect(measured(sine(997, 1, 0.1)).lufs).toBeCloseTo(-23, 1)
  })

  it('finds where the energy of a tone lies', () => {
    expect(measured(sine(1000, 1))).toMatchObject({ share: 1, low: 0, ms: 1000 })
    expect(measured(sine(100, 1)).low).toBeGreaterThan(0.99)
    expect(measured(sine(5000, 1)).share).toBeLessThan(0.01)
    expect(measured(sine(1000, 1, 1.2)).clipped).toBeGreaterThan(0)
  })
})

describe('cues', () => {
  it('have at least 70 % of their energy between 300 Hz and 3 kHz, and next to nothing below 150 Hz', () => {
    for (const { name, variant, share, low } of all) {
      expect(share, `${name} ${variant}`).toBeGreaterThan(0.7)
      expect(low, `${name} ${variant}`).toBeLessThan(0.02)
    }
  })

  it('of one weight are within 3 dB of each other, in LUFS', () => {
    for (const weight of ['step', 'deed', 'signal'] as const) {
      const levels = all.filter((one) => one.weight === weight).map(({ lufs }) => lufs)
      expect(levels.length, weight).toBeGreaterThan(4 * VARIANTS)
      expect(Math.max(...levels) - Math.min(...levels), weight).toBeLessThan(3)
    }
  })

  it('clip nowhere: 1 dB is left over the loudest sample of each', () => {
    for (const { name, variant, peak, clipped } of all) {
      expect(clipped, `${name} ${variant}`).toBe(0)
      expect(peak, `${name} ${variant}`).toBeLessThan(-1)
    }
  })

  it('are short: a step a quarter of a second, a deed two thirds, a signal one and a half seconds at most', () => {
    const most = { step: 280, deed: 670, signal: 1500 }
    for (const { name, variant, weight, ms } of all) {
      expect(ms, `${name} ${variant}`).toBeLessThan(most[weight])
      expect(ms, `${name} ${variant}`).toBeGreaterThan(40)
    }
  })

  it('sound different in each variant, yet are the same thing', () => {
    const alike = (a: Float32Array, b: Float32Array): number => {
      let [both, one, other] = [0, 0, 0]
      for (let i = 0; i < Math.min(a.length, b.length); i++) {
        both += a[i] * b[i]
        one += a[i] ** 2
        other += b[i] ** 2
      }
      return both / Math.sqrt(one * other)
    }
    for (const a of all)
      for (const b of all)
        if (a.name === b.name && a.variant < b.variant) {
          expect(alike(a.channels[0], b.channels[0]), `${a.name} ${a.variant} and ${b.variant}`).toBeLessThan(0.95)
          expect(Math.abs(a.ms - b.ms), `${a.name} ${a.variant} and ${b.variant}`).toBeLessThan(40)
        }
  })
})
