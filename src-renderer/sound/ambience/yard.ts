import { noise, struck, tone } from '../voice.ts'
import type { Bed, Happening } from './bed.ts'

const bird: Happening = {
  every: 5,
  part: 0.05,
  voices(lot) {
    const pitch = 2100 + 700 * lot()
    return Array.from({ length: 2 + Math.floor(lot() * 4) }, (_, i) =>
      tone(i * 110 + 20 * lot(), 90, pitch * (1 + 0.12 * lot()), pitch * (0.85 + 0.3 * lot()), 0.5, 20),
    )
  },
}

/** Far off, a cut of wagons runs together. */
const shunting: Happening = {
  every: 24,
  part: 0.06,
  voices: (lot) =>
    Array.from({ length: 4 }, (_, i) => i * (150 + 60 * lot())).flatMap((at, i) => [
      noise(at, 130, 700, 450, 0.4 - 0.07 * i, 1.2, 8),
      ...struck(at, 240, 0.3 - 0.05 * i, [420 + 60 * lot(), 1], [760, 0.6]),
    ]),
}

const whistle: Happening = {
  every: 55,
  part: 0.035,
  voices: (lot) => [
    tone(0, 1100 + 500 * lot(), 610, 640, 0.5, 220),
    tone(0, 1100 + 500 * lot(), 768, 806, 0.4, 220),
    noise(0, 1300, 1300, 1100, 0.2, 1, 200),
  ],
}

const cricket: Happening = {
  every: 3,
  part: 0.016,
  voices: (lot) => {
    const pitch = 2650 + 250 * lot()
    return Array.from({ length: 5 + Math.floor(lot() * 6) }, (_, i) => tone(i * 62, 44, pitch, pitch * 1.01, 0.6, 12))
  },
}

const owl: Happening = {
  every: 38,
  part: 0.05,
  voices: (lot) => {
    const pitch = 370 + 50 * lot()
    return [
      tone(0, 420, pitch, pitch * 0.94, 0.6, 90),
      ...[700, 900].map((at) => tone(at, 190, pitch, pitch, 0.4, 40)),
      tone(1100, 700, pitch * 1.03, pitch * 0.9, 0.6, 100),
    ]
  },
}

/** Wind over sidings; a far train goes by in it. */
export const YARD: Readonly<Record<'day' | 'night', Bed>> = {
  day: {
    airs: [
      { middle: 420, narrow: 0.7, part: 0.05, sways: 0.6, every: 11 },
      { middle: 950, narrow: 0.8, part: 0.02, sways: 0.8, every: 17 },
    ],
    hums: [],
    happenings: [bird, shunting, whistle],
  },
  night: {
    airs: [{ middle: 360, narrow: 0.8, part: 0.045, sways: 0.7, every: 19 }],
    hums: [],
    happenings: [cricket, owl, { ...shunting, every: 50, part: 0.03 }],
  },
}
