import { Device } from './device.ts'
import { Sounds } from './player.ts'
import { Surroundings } from './surroundings.ts'

/** All that sounds in this window: fetched at the first click or key. */
export const device = new Device(() => new AudioContext())
export const sounds = new Sounds(device, Math.random)
export const surroundings = new Surroundings(
  device,
  () => import('./flows.ts'),
  Math.random,
  // What cannot be heard is no reason to stop.
  (error) => console.error(error),
)
