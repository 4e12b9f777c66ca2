import type { Settings } from '../../src-shared/table.ts'
import type { Cue } from './cues.ts'
import { Device } from './device.ts'
import type { Sounds } from './player.ts'
import { Surroundings, type Wish } from './surroundings.ts'

/** The window's sounds. */
const device = new Device(() => new AudioContext())
/** What cues are played by: fetched at the first click or key, before which nothing may sound. */
const sounds: { player: Sounds | null; coming: boolean; volume: number; last: Parameters<typeof hear> | null } = {
  player: null,
  coming: false,
  volume: 0,
  last: null,
}
const surroundings = new Surroundings(
  device,
  () => import('./flows.ts'),
  Math.random,
  // What cannot be heard is no reason to stop.
  (error) => console.error(error),
)

/** `place`: where on the table, from -1 at its left to 1 at its right. */
export function hear(cue: Cue, place?: number): void {
  if (sounds.player) sounds.player.play(cue, place)
  else if (sounds.coming) sounds.last = [cue, place]
}

async function bringPlayer(): Promise<void> {
  if (sounds.coming) return
  sounds.coming = true
  const { Sounds: Player } = await import('./player.ts')
  const player = (sounds.player = new Player(device, Math.random))
  player.volume = sounds.volume
  player.gesture()
  // The click that asked for it has a sound, too.
  if (sounds.last) player.play(...sounds.last)
}

/** What is heard beside the cues. */
export const surround = (wish: Wish): void => surroundings.want(wish)

/** While a volume is set, what it is the volume of is heard; null = as it was. */
export const sample = (wish: Wish | null): void => surroundings.sample(wish)

/** Each from 0 = off to 100. */
export function setVolumes({ sound, ambience, music }: Pick<Settings, 'sound' | 'ambience' | 'music'>): void {
  sounds.volume = sound
  if (sounds.player) sounds.player.volume = sound
  surroundings.loud(ambience, music)
  if (sound + ambience + music === 0) device.mute()
}

/** A browser lets nothing sound before the first click or key, and neither do we. A hidden window is left in peace. */
export function awaitGesture(page: Document): void {
  const touched = () => {
    void bringPlayer()
    surroundings.stir()
  }
  for (const kind of ['pointerdown', 'keydown']) page.addEventListener(kind, touched, { capture: true })
  page.addEventListener('visibilitychange', () => surroundings.hide(page.hidden))
}
