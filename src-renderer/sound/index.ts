import type { Cue } from './cues.ts'
import { Sounds } from './player.ts'

/** The window's sounds. */
const sounds = new Sounds(() => new AudioContext())

export const hear = (cue: Cue): void => sounds.play(cue)

/** From 0 = off to 100. */
export function setVolume(volume: number): void {
  sounds.volume = volume
}

/** A browser lets nothing sound before the first click or key, and neither do we. */
export function awaitGesture(page: EventTarget): void {
  for (const kind of ['pointerdown', 'keydown'])
    page.addEventListener(kind, () => sounds.gesture(), { capture: true, once: true })
}
