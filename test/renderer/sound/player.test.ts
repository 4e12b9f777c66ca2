import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CUES } from '../../../src-renderer/sound/cues.ts'
import { Sounds, loudness } from '../../../src-renderer/sound/player.ts'
import { SOUNDS } from '../../../src-renderer/sound/tones.ts'

/** A sound device that only counts what is started on it. */
function device() {
  const told = { opened: 0, started: 0, gains: [] as number[], now: 0, awake: true, broken: false }
  const param = () => ({ value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined })
  const node = (more: object = {}) => ({ connect: () => undefined, ...more })
  const source = () => node({ frequency: param(), start: () => void told.started++, stop: () => undefined })
  const open = () => {
    told.opened++
    return {
      get currentTime() {
        return told.now
      },
      sampleRate: 100,
      destination: {},
      resume: async () => void (told.awake = true),
      suspend: async () => void (told.awake = false),
      createGain: () => {
        if (told.broken) throw new Error('a slip')
        const gain = {
          ...param(),
          set value(to: number) {
            told.gains.push(to)
          },
        }
        return node({ gain })
      },
      createOscillator: source,
      createBufferSource: source,
      createBiquadFilter: () => node({ Q: param(), frequency: param() }),
      createBuffer: () => ({ getChannelData: () => new Float32Array(100) }),
    } as unknown as AudioContext
  }
  return { told, open }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('sounds', () => {
  it('open no device before the first touch, and none while they are off', () => {
    const { told, open } = device()
    const sounds = new Sounds(open)
    sounds.volume = 60
    sounds.play('lay')
    expect(told.opened).toBe(0)
    sounds.gesture()
    sounds.volume = 0
    sounds.play('lay')
    expect(told.opened).toBe(0)
    sounds.volume = 60
    for (const cue of CUES) sounds.play(cue)
    expect(told.opened).toBe(1)
    expect(told.started).toBe(CUES.reduce((sum, cue) => sum + SOUNDS[cue].voices.length, 0))
  })

  it('do not pile up when one comes again at once', () => {
    const { told, open } = device()
    const sounds = new Sounds(open)
    sounds.volume = 60
    sounds.gesture()
    sounds.play('joint')
    sounds.play('joint')
    expect(told.started).toBe(SOUNDS.joint.voices.length)
    told.now = 0.07
    sounds.play('joint')
    expect(told.started).toBe(2 * SOUNDS.joint.voices.length)
  })

  it('leave whoever has no sound device in peace', () => {
    const sounds = new Sounds(() => {
      throw new Error('no device')
    })
    sounds.volume = 60
    sounds.gesture()
    expect(() => sounds.play('end')).not.toThrow()
    expect(sounds.volume).toBe(0)
  })

  it('put the device to rest some seconds after the last has faded, and wake it for the next', () => {
    const { told, open } = device()
    const sounds = new Sounds(open)
    sounds.volume = 60
    sounds.gesture()
    sounds.play('lay')
    vi.advanceTimersByTime(3000)
    told.now = 3
    sounds.play('end')
    vi.advanceTimersByTime(3000)
    expect(told.awake).toBe(true)
    vi.advanceTimersByTime(5000)
    expect(told.awake).toBe(false)
    told.now = 4
    sounds.play('lay')
    expect(told.awake).toBe(true)
    vi.advanceTimersByTime(10_000)
    expect(told.awake).toBe(false)
  })

  it('are told of when one goes wrong, and the next is heard all the same', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { told, open } = device()
    const sounds = new Sounds(open)
    sounds.volume = 60
    sounds.gesture()
    told.broken = true
    expect(() => sounds.play('lay')).not.toThrow()
    expect(complaint).toHaveBeenCalledOnce()
    complaint.mockRestore()
    told.broken = false
    sounds.play('end')
    expect(told.started).toBe(SOUNDS.end.voices.length)
  })

  it('are as long as they say, never louder than their peak, and none is louder than -10 dBFS', () => {
    for (const cue of CUES) {
      const { lasts, peak, voices } = SOUNDS[cue]
      expect(Math.max(...voices.map(({ at, lasts }) => at + lasts)), cue).toBeLessThanOrEqual(lasts)
      expect(
        voices.reduce((sum, { part }) => sum + part, 0),
        cue,
      ).toBeLessThanOrEqual(1.0001)
      expect(peak, cue).toBeLessThanOrEqual(-10)
    }
    expect(loudness(-20, 100)).toBeCloseTo(0.1)
    expect(loudness(-20, 0)).toBe(0)
  })
})
