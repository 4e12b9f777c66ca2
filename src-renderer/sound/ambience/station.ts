import { bell, noise, struck, tone } from '../voice.ts'
import type { Bed, Happening } from './bed.ts'

/** Voices under a roof: too many and too far to be understood. */
const murmur: Happening = {
  every: 0.35,
  part: 0.03,
  voices: (lot) => {
    const pitch = 380 + 340 * lot()
    return Array.from({ length: 2 + Math.floor(lot() * 4) }, (_, i) =>
      noise(i * (130 + 50 * lot()), 150, pitch * (0.9 + 0.3 * lot()), pitch * (0.8 + 0.4 * lot()), 0.6, 4, 45),
    )
  },
}

const steps: Happening = {
  every: 7,
  part: 0.03,
  voices: (lot) => {
    const pace = 430 + 120 * lot()
    return Array.from({ length: 5 + Math.floor(lot() * 4) }, (_, i) => [
      noise(i * pace, 40, 1100, 800, 0.5, 1.5),
      ...struck(i * pace, 50, 0.3, [520 + 80 * lot(), 1]),
    ]).flat()
  },
}

/** Two notes before a train is called out. */
const chime: Happening = {
  every: 48,
  part: 0.05,
  voices: () => [...bell(0, 1100, 784, 0.5), ...bell(520, 1500, 659, 0.5)],
}

const steam: Happening = {
  every: 21,
  part: 0.03,
  voices: (lot) => [noise(0, 900 + 700 * lot(), 1500, 1000, 0.8, 0.8, 250)],
}

const clock: Happening = {
  every: 1.1,
  part: 0.012,
  voices: () => [...struck(0, 60, 0.6, [880, 1], [1450, 0.5])],
}

export const STATION: Readonly<Record<'day' | 'night', Bed>> = {
  day: {
    airs: [
      { middle: 480, narrow: 0.8, part: 0.035, sways: 0.4, every: 9 },
      { middle: 820, narrow: 1, part: 0.016, sways: 0.6, every: 5 },
    ],
    hums: [],
    happenings: [murmur, steps, chime, steam],
  },
  night: {
    airs: [{ middle: 400, narrow: 0.8, part: 0.035, sways: 0.5, every: 14 }],
    hums: [],
    happenings: [
      clock,
      { ...steps, every: 26, part: 0.02 },
      { ...steam, every: 34 },
      { every: 70, part: 0.035, voices: () => [tone(0, 1500, 466, 466, 0.5, 200), tone(0, 1500, 587, 587, 0.4, 200)] },
    ],
  },
}
