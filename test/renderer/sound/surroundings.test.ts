import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CUES } from '../../../src-renderer/sound/cues.ts'
import { Device } from '../../../src-renderer/sound/device.ts'
import type { Flow } from '../../../src-renderer/sound/flow.ts'
import { lotOf } from '../../../src-renderer/sound/lot.ts'
import { Sounds } from '../../../src-renderer/sound/player.ts'
import { Surroundings } from '../../../src-renderer/sound/surroundings.ts'
import { mostAtOnce, standIn } from './device-standin.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** The music of these tests, in seconds. */
const TUNE_S = 20

function room() {
  const { told, open } = standIn(100)
  const device = new Device(open)
  /** What was begun, in its order, and how many seconds of each were made. */
  const made: { what: string; seconds: number }[] = []
  const flow = (what: string, most: number): Flow => {
    const one = { what, seconds: 0 }
    made.push(one)
    return {
      next(frames) {
        if (one.seconds >= most) return null
        one.seconds += frames / 100
        return { left: new Float32Array(frames), right: new Float32Array(frames) }
      },
    }
  }
  const surroundings = new Surroundings(
    device,
    async () => ({
      ambienceOf: ({ game, time }) => flow(`${game} ${time}`, Infinity),
      musicOf: () => flow('theme', TUNE_S),
    }),
    lotOf(1),
    (error) => {
      throw error
    },
  )
  const pass = async (seconds: number) => {
    for (let i = 0; i < seconds * 10; i++) {
      told.now += 0.1
      await vi.advanceTimersByTimeAsync(100)
    }
  }
  const sounding = () => told.started.filter(({ at, ends }) => at <= told.now && told.now < ends).length
  return { told, device, made, surroundings, pass, sounding }
}
const YARD = { music: false, around: { game: 'freight-express', time: 'day' } } as const
const YARD_NIGHT = { music: false, around: { game: 'freight-express', time: 'night' } } as const
const HOME = { music: true, around: null } as const
const names = (made: readonly { what: string }[]) => made.map(({ what }) => what)

describe('the room around the cues', () => {
  it('is silent before the first touch, and then goes on without a gap, one piece at a time', async () => {
    const { told, made, surroundings, pass, sounding } = room()
    surroundings.loud(60, 0)
    surroundings.want(YARD)
    await pass(5)
    expect([told.opened, vi.getTimerCount()]).toEqual([0, 0])
    surroundings.stir()
    await pass(30)
    expect(names(made)).toEqual(['freight-express day'])
    expect(mostAtOnce(told)).toBe(1)
    told.started.slice(1).forEach(({ at }, i) => expect(at).toBeCloseTo(told.started[i].ends, 5))
    expect(sounding()).toBe(1)
  })

  it('runs nothing while it is off: no device, no clock; turned off, nothing of it is left', async () => {
    const { told, device, surroundings, pass, sounding } = room()
    surroundings.loud(0, 0)
    surroundings.want(YARD)
    surroundings.stir()
    await pass(5)
    expect([told.opened, vi.getTimerCount()]).toEqual([0, 0])
    surroundings.loud(60, 0)
    await pass(5)
    expect([sounding(), told.awake]).toEqual([1, true])
    surroundings.loud(0, 0)
    device.mute()
    expect([sounding(), told.awake, vi.getTimerCount()]).toEqual([0, false, 0])
    await pass(10)
    expect([sounding(), told.awake, vi.getTimerCount()]).toEqual([0, false, 0])
  })

  it('falls silent while the window is hidden, and comes back with it', async () => {
    const { told, made, surroundings, pass, sounding } = room()
    surroundings.loud(60, 0)
    surroundings.want(YARD)
    surroundings.stir()
    await pass(5)
    surroundings.hide(true)
    await pass(10)
    expect([sounding(), told.awake, vi.getTimerCount()]).toEqual([0, false, 0])
    surroundings.hide(false)
    await pass(3)
    expect([sounding(), told.awake, made.length]).toEqual([1, true, 2])
  })

  it('falls silent five minutes after the last touch, and comes back with the next', async () => {
    const { told, surroundings, pass, sounding } = room()
    surroundings.loud(60, 0)
    surroundings.want(YARD)
    surroundings.stir()
    await pass(200)
    surroundings.stir()
    await pass(200)
    expect(sounding()).toBe(1)
    await pass(120)
    expect([sounding(), told.awake, vi.getTimerCount()]).toEqual([0, false, 0])
    surroundings.stir()
    await pass(3)
    expect(sounding()).toBe(1)
  })

  it('goes from day to night by silence: never two of them at once', async () => {
    const { told, made, surroundings, pass } = room()
    surroundings.loud(60, 60)
    surroundings.want(YARD)
    surroundings.stir()
    await pass(5)
    surroundings.want(YARD_NIGHT)
    await pass(6)
    expect(names(made)).toEqual(['freight-express day', 'freight-express night'])
    expect(mostAtOnce(told)).toBe(1)
  })

  it('plays the theme once, goes on where it was left, and plays it anew at the next visit', async () => {
    const { made, surroundings, pass, sounding } = room()
    surroundings.loud(60, 60)
    surroundings.want(HOME)
    surroundings.stir()
    await pass(8)
    surroundings.want(YARD)
    await pass(5)
    surroundings.want(HOME)
    await pass(5)
    expect(names(made)).toEqual(['theme', 'freight-express day'])
    await pass(20)
    expect([made[0].seconds, sounding()]).toEqual([TUNE_S, 0])
    surroundings.want(YARD)
    await pass(5)
    surroundings.want(HOME)
    await pass(5)
    expect(names(made)).toEqual(['theme', 'freight-express day', 'freight-express day', 'theme'])
  })

  it('and all cues together are twelve voices at once at most', async () => {
    const { told, device, surroundings, pass } = room()
    const sounds = new Sounds(device, lotOf(3))
    sounds.volume = 60
    sounds.gesture()
    surroundings.loud(60, 60)
    surroundings.want(HOME)
    surroundings.stir()
    await pass(3)
    surroundings.sample({ music: true, around: YARD.around })
    await pass(3)
    for (let i = 0; i < 10; i++) {
      for (const cue of CUES) sounds.play(cue)
      await pass(0.1)
    }
    expect(mostAtOnce(told)).toBe(12)
  })
})
