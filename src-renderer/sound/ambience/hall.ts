import { noise, struck, tone } from '../voice.ts'
import type { Bed, Happening } from './bed.ts'

/** A parcel goes by over rollers somewhere. */
const rollers: Happening = {
  every: 4,
  part: 0.022,
  voices: (lot) => {
    const pace = 48 + 20 * lot()
    return Array.from({ length: 8 + Math.floor(lot() * 8) }, (_, i) =>
      noise(i * pace, 34, 1250 - i * 18, 1000 - i * 18, 0.6, 2, 4),
    )
  },
}

const backing: Happening = {
  every: 44,
  part: 0.014,
  voices: () => [0, 700, 1400].map((at) => tone(at, 320, 1020, 1020, 0.5, 30)),
}

const setDown: Happening = {
  every: 13,
  part: 0.05,
  voices: (lot) => [
    noise(0, 120, 560, 380, 0.7, 1, 6),
    ...struck(0, 160, 0.5, [340 + 60 * lot(), 1], [610, 0.5], [1010, 0.25]),
  ],
}

const relay: Happening = {
  every: 9,
  part: 0.02,
  voices: (lot) => [noise(0, 16, 1900, 1500, 0.6, 2), ...struck(0, 40, 0.4, [1200 + 300 * lot(), 1])],
}

/** Motors at a steady pace; fans; by night one line of three. */
export const HALL: Readonly<Record<'day' | 'night', Bed>> = {
  day: {
    airs: [
      { middle: 620, narrow: 0.9, part: 0.04, sways: 0.2, every: 7 },
      { middle: 1300, narrow: 1, part: 0.01, sways: 0.5, every: 3 },
    ],
    hums: [
      { pitch: 196, part: 0.006 },
      { pitch: 392, part: 0.007 },
      { pitch: 588, part: 0.003 },
    ],
    happenings: [rollers, backing, setDown],
  },
  night: {
    airs: [{ middle: 480, narrow: 0.9, part: 0.032, sways: 0.3, every: 12 }],
    hums: [
      { pitch: 196, part: 0.004 },
      { pitch: 392, part: 0.004 },
    ],
    happenings: [relay, { ...rollers, every: 19, part: 0.015 }],
  },
}
