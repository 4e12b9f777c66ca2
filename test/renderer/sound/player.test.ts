import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CUES } from '../../../src-renderer/sound/cues.ts'
import { Device, loudness } from '../../../src-renderer/sound/device.ts'
import { lotOf } from '../../../src-renderer/sound/lot.ts'
import { VARIANTS } from '../../../src-renderer/sound/made.ts'
import { Sounds } from '../../../src-renderer/sound/player.ts'
import { mostAtOnce, standIn } from './device-standin.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function playing({ volume = 60, touched = true, seed = 1 } = {}) {
  const { told, open } = standIn()
  const device = new Device(open)
  const sounds = new Sounds(device, lotOf(seed))
  sounds.volume = volume
  if (touched) sounds.gesture()
  return { told, device, sounds }
}

describe('sounds', () => {
  it('open no device before the first touch, and none while they are off', () => {
    const { told, sounds } = playing({ touched: false })
    sounds.play('lay')
    expect(told.opened).toBe(0)
    sounds.gesture()
    sounds.volume = 0
    sounds.play('lay')
    expect(told.opened).toBe(0)
    sounds.volume = 60
    for (const cue of CUES.slice(0, 8)) sounds.play(cue)
    expect([told.opened, told.started.length]).toEqual([1, 8])
  })

  it('leave no clock running when they are turned off, and the device at rest', () => {
    const { told, device, sounds } = playing()
    sounds.play('lay')
    expect([told.awake, vi.getTimerCount()]).toEqual([true, 1])
    sounds.volume = 0
    device.mute()
    expect([told.awake, vi.getTimerCount()]).toEqual([false, 0])
    sounds.play('lay')
    expect([told.awake, vi.getTimerCount(), told.started.length]).toEqual([false, 0, 1])
  })

  it('do not pile up when one comes again at once', () => {
    const { told, sounds } = playing()
    sounds.play('joint')
    sounds.play('joint')
    expect(told.started.length).toBe(1)
    told.now = 0.07
    sounds.play('joint')
    expect(told.started.length).toBe(2)
  })

  it('are drawn by lot from all variants, and never the same twice running', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const { told, sounds } = playing({ seed })
      for (let i = 0; i < 60; i++) {
        told.now = i
        sounds.play('joint')
      }
      const heard = told.started.map(({ samples }) => samples)
      expect(new Set(heard).size, `seed ${seed}`).toBe(VARIANTS)
      heard.forEach((one, i) => expect(one === heard[i - 1], `seed ${seed}, ${i}`).toBe(false))
    }
  })

  it('come from where they happen, and from no edge altogether', () => {
    const { told, sounds } = playing()
    sounds.play('lay', -1)
    sounds.play('couple', 0)
    sounds.play('ram', 0.5)
    sounds.play('derail', 3)
    expect(told.places).toEqual([-0.7, 0, 0.35, 0.7])
  })

  it('are ten at once at most; a signal takes the place of a step, a step nobody else’s', () => {
    const { told, sounds } = playing()
    for (const cue of CUES) sounds.play(cue)
    expect(mostAtOnce(told)).toBe(10)
    const { told: full, sounds: many } = playing()
    const steps = ['choose', 'card', 'joint', 'belt', 'punch', 'coin'] as const
    const deeds = ['lay', 'ram', 'couple', 'key'] as const
    for (const cue of [...steps, ...deeds]) many.play(cue)
    many.play('yourTurn')
    expect([full.started.length, mostAtOnce(full)]).toEqual([11, 10])
    expect(full.started[0].ends).toBe(0)
    full.now = 0.03
    many.play('joint')
    expect(full.started.length).toBe(11)
  })

  it('leave whoever has no sound device in peace', () => {
    const { told, sounds } = playing()
    told.missing = true
    expect(() => sounds.play('end')).not.toThrow()
    expect([told.started.length, vi.getTimerCount()]).toEqual([0, 0])
  })

  it('put the device to rest some seconds after the last has faded, and wake it for the next', () => {
    const { told, sounds } = playing()
    sounds.play('lay')
    vi.advanceTimersByTime(3000)
    told.now = 3
    sounds.play('end')
    vi.advanceTimersByTime(3000)
    expect(told.awake).toBe(true)
    vi.advanceTimersByTime(5000)
    expect(told.awake).toBe(false)
    told.now = 14
    sounds.play('lay')
    expect(told.awake).toBe(true)
    vi.advanceTimersByTime(10_000)
    expect(told.awake).toBe(false)
  })

  it('are told of when one goes wrong, and the next is heard all the same', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { told, sounds } = playing()
    told.broken = true
    expect(() => sounds.play('lay')).not.toThrow()
    expect(complaint).toHaveBeenCalledOnce()
    complaint.mockRestore()
    told.broken = false
    sounds.play('end')
    expect(told.started.length).toBe(1)
  })

  it('are a quarter as loud at half the volume', () => {
    const { told, sounds } = playing({ volume: 50 })
    sounds.play('lay')
    expect(told.gains).toContain(0.25)
    expect([loudness(100), loudness(0)]).toEqual([1, 0])
  })
})
