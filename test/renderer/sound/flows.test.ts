import { describe, expect, it } from 'vitest'
import { measuredFlows } from '../../../scripts/sound-measures.ts'
import { BEATS, notesOf, stepsOf, tuneOf } from '../../../src-renderer/sound/music/score.ts'
import { THEME } from '../../../src-renderer/sound/music/theme.ts'
import { Surround } from '../../../src-renderer/sound/ambience/bed.ts'
import { BEDS } from '../../../src-renderer/sound/ambience/index.ts'

const flows = measuredFlows()
const beds = flows.filter(({ kind }) => kind === 'ambience')
const [theme] = flows.filter(({ kind }) => kind === 'music')

describe('ambience', () => {
  it('is one for each game by day and by night, quiet: within 3 dB of each other by day, and by night, and softer then', () => {
    const loudness = (time: string) =>
      beds.filter(({ name }) => name.endsWith(time)).map(({ integrated }) => integrated)
    const [day, night] = [loudness('day'), loudness('night')]
    expect([day.length, night.length]).toEqual([3, 3])
    for (const levels of [day, night]) expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(3)
    for (const level of [...day, ...night]) expect(level).toBeLessThan(-30)
    day.forEach((level, i) => expect(night[i]).toBeLessThan(level - 1))
  })

  it('has most of its energy where small speakers have a voice, clips nowhere, and never stands out of itself', () => {
    for (const { name, share, clipped, peak, integrated } of beds) {
      expect(share, name).toBeGreaterThan(0.7)
      expect(clipped, name).toBe(0)
      expect(peak - integrated, name).toBeLessThan(20)
    }
  })

  it('goes on without a seam: piece by piece it is what it is at one go', () => {
    const bed = BEDS['freight-express'].day
    const [whole, parts] = [new Surround(bed, 8000, 7), new Surround(bed, 8000, 7)]
    const all = whole.next(8000 * 12)
    for (let at = 0; at < 12; at++) {
      const piece = parts.next(8000)
      for (let i = 0; i < 8000; i += 50) {
        expect(piece.left[i]).toBeCloseTo(all.left[at * 8000 + i], 5)
        expect(piece.right[i]).toBeCloseTo(all.right[at * 8000 + i], 5)
      }
    }
  })

  it('never says the same twice: another seed is another day', () => {
    const [a, b] = [1, 2].map((seed) => new Surround(BEDS.transport.day, 8000, seed).next(8000).left)
    expect(a.some((one, i) => Math.abs(one - b[i]) > 1e-4)).toBe(true)
  })
})

describe('the theme', () => {
  it('lasts about a minute, clips nowhere, and is as loud as music behind something else', () => {
    expect(theme.ms).toBeGreaterThan(55_000)
    expect(theme.ms).toBeLessThan(65_000)
    expect(theme.clipped).toBe(0)
    expect(theme.integrated).toBeLessThan(-20)
    expect(theme.integrated).toBeGreaterThan(-26)
    expect(theme.share).toBeGreaterThan(0.7)
  })

  it('has four beats in every bar, and its tune keeps to the chord on the first and third', () => {
    for (const [i, bar] of THEME.bars.entries()) {
      const notes = tuneOf(bar)
      const beats = bar.tune.split(' ').reduce((sum, one) => sum + Number(one.split(':')[1]), 0)
      expect(beats, `bar ${i}`).toBe(BEATS)
      for (const { name, at } of notes.filter(({ at }) => at % 2 === 0)) {
        const chord = bar.chords[at < 2 ? 0 : bar.chords.length - 1].map((one) => stepsOf(one) % 12)
        expect(chord, `bar ${i}, beat ${at}: ${name}`).toContain(stepsOf(name) % 12)
      }
    }
  })

  it('can be sung: within two octaves, no leap beyond one, and it ends at home', () => {
    const tune = THEME.bars.flatMap((bar) => tuneOf(bar).map(({ name }) => stepsOf(name)))
    expect(Math.max(...tune) - Math.min(...tune)).toBeLessThanOrEqual(24)
    tune.slice(1).forEach((step, i) => expect(Math.abs(step - tune[i]), `note ${i}`).toBeLessThanOrEqual(12))
    expect(tune.at(-1)).toBe(stepsOf('F5'))
  })

  it('has no more than twelve notes at once, before they have rung out', () => {
    const notes = notesOf(THEME)
    const most = Math.max(
      ...notes.map(({ at }) => notes.filter((one) => one.at <= at && at < one.at + one.beats).length),
    )
    expect(most).toBeLessThanOrEqual(12)
  })
})
