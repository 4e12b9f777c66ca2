import type { Settings } from '../../src-shared/table.ts'
import type { Cue } from './cues.ts'
import type { Wish } from './surroundings.ts'

type Sounding = typeof import('./sounding.ts')

/** The window’s sounds: fetched at the first click or key, before which nothing may sound. */
const heard = {
  sounding: null as Sounding | null,
  coming: false,
  /** What is to be heard as soon as they are there: the last of each kind. */
  wanted: new Map<string, (by: Sounding) => void>(),
}

function tell(kind: string, to: (by: Sounding) => void): void {
  if (heard.sounding) to(heard.sounding)
  else heard.wanted.set(kind, to)
}

async function bring(): Promise<void> {
  if (heard.coming) return
  heard.coming = true
  const by = (heard.sounding = await import('./sounding.ts'))
  by.sounds.gesture()
  // The click that asked for it has a sound, too.
  for (const to of heard.wanted.values()) to(by)
  heard.wanted.clear()
}

/** `place`: where on the table, from -1 at its left to 1 at its right. */
export function hear(cue: Cue, place?: number): void {
  if (heard.coming) tell('cue', ({ sounds }) => sounds.play(cue, place))
}

/** What is heard beside the cues. */
export const surround = (wish: Wish): void => tell('wish', ({ surroundings }) => surroundings.want(wish))

/** While a volume is set, what it is the volume of is heard; null = as it was. */
export const sample = (wish: Wish | null): void => tell('sample', ({ surroundings }) => surroundings.sample(wish))

/** Each from 0 = off to 100. */
export function setVolumes({ sound, ambience, music }: Pick<Settings, 'sound' | 'ambience' | 'music'>): void {
  tell('volumes', ({ device, sounds, surroundings }) => {
    sounds.volume = sound
    surroundings.loud(ambience, music)
    if (sound + ambience + music === 0) device.mute()
  })
}

/** A browser lets nothing sound before the first click or key, and neither do we. A hidden window is left in peace. */
export function awaitGesture(page: Document): void {
  const touched = () => {
    void bring()
    tell('touch', ({ surroundings }) => surroundings.stir())
  }
  for (const kind of ['pointerdown', 'keydown']) page.addEventListener(kind, touched, { capture: true })
  page.addEventListener('visibilitychange', () => tell('hidden', ({ surroundings }) => surroundings.hide(page.hidden)))
}
