import { describe, expect, it } from 'vitest'
import type { Act } from '../../../src-renderer/stage/motion/motion.ts'
import {
  Timeline,
  backOut,
  easeBoth,
  easeIn,
  easeOut,
  linear,
  rateOf,
} from '../../../src-renderer/stage/motion/motion.ts'
import { HandClock } from './hand-clock.ts'

const noted = (name: string, at: number, lasts: number, into: string[]): Act => ({
  at,
  lasts,
  draw: (part) => void into.push(`${name} ${part.toFixed(2)}`),
})

describe('the timeline', () => {
  it('draws each act from its beginning to exactly its end, then resolves', async () => {
    const clock = new HandClock()
    const drawn: string[] = []
    const timeline = new Timeline(clock)
    let over = false
    const run = timeline.run([noted('a', 0, 100, drawn), noted('b', 100, 100, drawn)]).then(() => (over = true))
    clock.pass(0)
    clock.pass(50)
    expect(drawn).toEqual(['a 0.00', 'a 0.50'])
    clock.pass(100)
    expect(drawn.slice(2)).toEqual(['a 1.00', 'b 0.50'])
    expect(timeline.moving).toBe(true)
    clock.pass(50)
    await run
    expect(over).toBe(true)
    expect(drawn.at(-1)).toBe('b 1.00')
    expect(clock.idle).toBe(true)
  })

  it('ends by the same calls when it is skipped, or runs at speed off', async () => {
    const [watched, skipped, off]: string[][] = [[], [], []]
    const acts = (into: string[]) => [noted('b', 50, 100, into), noted('a', 0, 100, into), noted('c', 150, 0, into)]
    const ends = (drawn: string[]) => drawn.filter((line) => line.endsWith('1.00'))
    const clock = new HandClock()
    await clock.until(new Timeline(clock).run(acts(watched)), 7)

    const other = new HandClock()
    const timeline = new Timeline(other)
    const run = timeline.run(acts(skipped))
    other.pass(0)
    other.pass(30)
    timeline.finish()
    await run

    const still = new Timeline(new HandClock())
    still.rate = rateOf('off')
    await still.run(acts(off))

    expect(ends(watched)).toEqual(['a 1.00', 'b 1.00', 'c 1.00'])
    expect(ends(skipped)).toEqual(ends(watched))
    expect(off).toEqual(ends(watched))
  })

  it('ends what ends together in the order given, though sums of the same lengths differ in their last digits', async () => {
    // Ends at 0.30000000000000004, the other at 0.3: a frame between them would draw what is gone.
    const drawn: string[] = []
    const clock = new HandClock()
    const run = new Timeline(clock).run([noted('moves', 0.1, 0.2, drawn), noted('is removed', 0.3, 0, drawn)])
    clock.pass(0)
    clock.pass(0.3)
    clock.pass(0.1)
    await run
    expect(drawn.filter((line) => line.endsWith('1.00'))).toEqual(['moves 1.00', 'is removed 1.00'])
  })

  it('draws each frame once when a run overtakes another within a frame', async () => {
    const clock = new HandClock()
    const timeline = new Timeline(clock)
    const [early, late]: string[][] = [[], []]
    const first = timeline.run([noted('a', 0, 100, early)])
    const second = timeline.run([noted('b', 0, 100, late)])
    await first
    clock.pass(0)
    clock.pass(50)
    expect(early).toEqual(['a 1.00'])
    expect(late).toEqual(['b 0.00', 'b 0.50'])
    clock.pass(50)
    await second
  })

  it('leaves out what only someone who is there would hear when it is brought to its end', async () => {
    const heard: string[] = []
    const acts = [noted('a', 0, 100, heard), { ...noted('bell', 50, 0, heard), fleeting: true }]
    const clock = new HandClock()
    await clock.until(new Timeline(clock).run(acts), 20)
    expect(heard).toContain('bell 1.00')
    heard.length = 0
    const still = new Timeline(new HandClock())
    still.rate = rateOf('off')
    await still.run(acts)
    expect(heard).toEqual(['a 1.00'])
  })

  it('takes half the time at speed fast', async () => {
    const took = async (speed: 'normal' | 'fast' | 'slow') => {
      const clock = new HandClock()
      const timeline = new Timeline(clock)
      timeline.rate = rateOf(speed)
      await clock.until(timeline.run([noted('a', 0, 1000, [])]), 1)
      return clock.now
    }
    const normal = await took('normal')
    expect(Math.abs((await took('fast')) - normal / 2)).toBeLessThan(5)
    expect(await took('slow')).toBeGreaterThan(normal * 1.5)
  })

  it('shows what others do in three seconds, however long it is, and begins at its usual pace', async () => {
    const clock = new HandClock()
    const timeline = new Timeline(clock)
    timeline.since = clock.now
    const steps = Array.from({ length: 10 }, (_, i) => noted('step', i * 1000, 1000, []))
    await clock.until(timeline.run(steps), 16)
    expect(clock.now).toBeLessThan(3000)
    timeline.since = clock.now
    const began = clock.now
    await clock.until(timeline.run([noted('short', 0, 600, [])]), 16)
    expect(clock.now - began).toBeGreaterThanOrEqual(600)
  })

  it('takes its time with what is steady, however long has been waited', async () => {
    const lasting = async (steady: boolean) => {
      const clock = new HandClock()
      const timeline = new Timeline(clock)
      timeline.since = clock.now - 2500
      const began = clock.now
      await clock.until(timeline.run([{ ...noted('stands', 0, 1000, []), steady }]), 16)
      return clock.now - began
    }
    expect(await lasting(false)).toBeLessThan(300)
    expect(await lasting(true)).toBeGreaterThanOrEqual(1000)
  })

  it('hurries the last of five deeds hardly more than the first where there is time for all of them', async () => {
    const clock = new HandClock()
    const timeline = new Timeline(clock)
    timeline.hasten(clock.now, clock.now + 5700, 4800)
    const shown: number[] = []
    for (let i = 0; i < 5; i++) {
      const began = clock.now
      await clock.until(timeline.run(timeline.breathing([noted('deed', 0, 900, [])])), 16)
      shown.push(clock.now - began)
    }
    expect(Math.min(...shown)).toBeGreaterThan(900 / 2)
    expect(clock.now).toBeLessThan(4800)
  })

  it('takes a breath after what others did, not after what whoever looks did', async () => {
    const lasting = async (since: number | null) => {
      const clock = new HandClock()
      const timeline = new Timeline(clock)
      timeline.hasten(since, Infinity)
      const began = clock.now
      await clock.until(timeline.run(timeline.breathing([noted('deed', 0, 500, [])])), 10)
      return clock.now - began
    }
    expect((await lasting(0)) - (await lasting(null))).toBeGreaterThanOrEqual(120)
  })

  it('shows what is to get half its time for half of it, however long has been waited', async () => {
    const clock = new HandClock()
    const timeline = new Timeline(clock)
    timeline.hasten(clock.now - 2500, Infinity)
    const began = clock.now
    await clock.until(timeline.run([{ ...noted('scores', 0, 1000, []), fastest: 2 }]), 10)
    expect(clock.now - began).toBeGreaterThanOrEqual(500)
  })

  it('holds what yields to its pace only until the turn is to be over, and others for as long as they last', async () => {
    const lasting = async (yields: boolean) => {
      const clock = new HandClock()
      const timeline = new Timeline(clock)
      const began = clock.now
      timeline.hasten(began - 2500, began + 400)
      await clock.until(timeline.run([{ ...noted('scores', 0, 6000, []), fastest: 3, yields }]), 10)
      return clock.now - began
    }
    expect(await lasting(true)).toBeGreaterThanOrEqual(400)
    expect(await lasting(true)).toBeLessThan(600)
    expect(await lasting(false)).toBeGreaterThan(1800)
  })

  it('shows what nobody is to miss from its beginning for a quarter of a second, however late it is and at every pace', async () => {
    for (const speed of ['normal', 'fast'] as const) {
      const clock = new HandClock()
      const timeline = new Timeline(clock)
      timeline.rate = rateOf(speed)
      timeline.hasten(-20_000, 0)
      const seen: number[] = []
      const push: Act = { at: 900, lasts: 400, fastest: 2, seen: 250, draw: () => seen.push(clock.now) }
      await clock.until(timeline.run([noted('drive', 0, 2000, []), push]), 16)
      expect(seen.at(-1)! - seen[0]).toBeGreaterThanOrEqual(225)
      expect(seen[0]).toBeLessThan(60)
    }
  })

  it('brings an earlier run to its end before it begins another', async () => {
    const clock = new HandClock()
    const drawn: string[] = []
    const timeline = new Timeline(clock)
    const first = timeline.run([noted('a', 0, 100, drawn)])
    const second = timeline.run([noted('b', 0, 100, drawn)])
    await first
    expect(drawn).toEqual(['a 1.00'])
    await clock.until(second)
    expect(drawn.at(-1)).toBe('b 1.00')
    expect(drawn.filter((line) => line === 'a 1.00')).toHaveLength(1)
  })

  describe('what glows', () => {
    const glowing = (name: string, at: number, lasts: number, into: string[]): Act => ({
      ...noted(name, at, lasts, into),
      glows: true,
    })

    it('goes on beside what comes next, which begins as the thing has landed, and ends', async () => {
      const clock = new HandClock()
      const drawn: string[] = []
      const timeline = new Timeline(clock)
      await clock.until(timeline.run([noted('coin', 0, 100, drawn), glowing('light', 80, 400, drawn)]), 20)
      expect(clock.now).toBeLessThan(200)
      expect(drawn.at(-1)).toMatch(/^light 0/)
      expect([timeline.moving, timeline.glows]).toEqual([false, true])
      const next = timeline.run([noted('next', 0, 100, drawn)])
      expect(drawn).not.toContain('light 1.00')
      await clock.until(next, 20)
      expect(drawn.filter((line) => line.startsWith('light')).length).toBeGreaterThan(8)
      clock.pass(400)
      expect(drawn.at(-1)).toBe('light 1.00')
      expect([timeline.glows, clock.idle]).toEqual([false, true])
    })

    it('is not waited for with the breath after a deed', () => {
      const timeline = new Timeline(new HandClock())
      timeline.hasten(0, Infinity)
      const acts = timeline.breathing([noted('deed', 0, 500, []), glowing('light', 480, 400, [])])
      expect(acts.at(-1)).toMatchObject({ at: 500 })
    })

    it('is over at once where it is dropped, or nothing is to be seen moving', async () => {
      const clock = new HandClock()
      const drawn: string[] = []
      const timeline = new Timeline(clock)
      await clock.until(timeline.run([noted('coin', 0, 100, drawn), glowing('light', 80, 400, drawn)]), 20)
      timeline.dim()
      expect(drawn.at(-1)).toBe('light 1.00')
      const after = drawn.length
      clock.pass(20)
      expect([drawn.length, timeline.glows, clock.idle]).toEqual([after, false, true])
      timeline.rate = rateOf('off')
      await timeline.run([noted('coin', 0, 100, drawn), glowing('light', 80, 400, drawn)])
      expect(drawn.slice(after)).toEqual(['coin 1.00', 'light 1.00'])
    })
  })

  it('eases from 0 to 1 whatever the ease', () => {
    for (const ease of [linear, easeIn, easeOut, easeBoth, backOut]) {
      expect(ease(0)).toBeCloseTo(0)
      expect(ease(1)).toBeCloseTo(1)
    }
  })
})
