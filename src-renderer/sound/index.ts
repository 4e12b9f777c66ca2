import type { Cue } from './cues.ts'
import { Device } from './device.ts'
import { Sounds } from './player.ts'

/** The window's sounds. */
const device = new Device(() => new AudioContext())
const sounds = new Sounds(device, Math.random)

/** `place`: where on the table, from -1 at its left to 1 at its right. */
export const hear = (cue: Cue, place?: number): void => sounds.play(cue, place)

/** From 0 = off to 100. */
export function setVolume(volume: number): void {
  sounds.volume = volume
  if (volume === 0) device.mute()
}

/** A browser lets nothing sound before the first click or key, and neither do we. */
export function awaitGesture(page: EventTarget): void {
  for (const kind of ['pointerdown', 'keydown'])
    page.addEventListener(kind, () => sounds.gesture(), { capture: true, once: true })
}
