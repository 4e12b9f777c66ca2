import { noise, struck, tone } from '../voice.ts'
import { LOOSE, TUNED, type Recipe } from './recipe.ts'

/** A sorting hall: motors, rollers, cardboard. */
export const TRANSPORT = {
  // a card's length of it runs: a motor and its slats
  belt: {
    weight: 'step',
    strays: LOOSE,
    voices: [
      tone(0, 260, 360, 440, 0.35, 60),
      tone(0, 260, 724, 880, 0.16, 60),
      noise(0, 260, 700, 900, 0.4, 1.5, 50),
      ...[30, 75, 120, 165, 210].map((at) => noise(at, 22, 1500, 1200, 0.4, 2)),
    ],
  },
  // out of the hatch: leaves of steel, then cardboard on them
  parcel: {
    weight: 'deed',
    strays: LOOSE,
    voices: [
      noise(0, 130, 900, 2000, 0.3, 2, 60),
      ...struck(120, 70, 0.3, [1060, 1], [1710, 0.5]),
      noise(150, 80, 620, 420, 1, 1),
      ...struck(150, 90, 0.6, [350, 1], [520, 0.5]),
    ],
  },
  // three wards of a lock, and its bolt
  key: {
    weight: 'deed',
    strays: LOOSE,
    voices: [
      ...[0, 55, 105].flatMap((at, i) => [
        noise(at, 14, 2200 + i * 120, 1800, 0.4, 2),
        ...struck(at, 36, 0.3, [1400 + i * 170, 1], [2350, 0.4]),
      ]),
      ...struck(165, 110, 0.8, [480, 1], [930, 0.6], [1540, 0.3]),
      noise(165, 34, 1300, 900, 0.5, 1.5),
    ],
  },
  // its motor winds up, its forks go under
  forklift: {
    weight: 'deed',
    strays: LOOSE,
    voices: [
      tone(0, 620, 330, 590, 0.3, 140),
      tone(0, 620, 664, 1182, 0.22, 140),
      tone(20, 600, 990, 1780, 0.1, 160),
      noise(0, 620, 800, 1300, 0.22, 1, 120),
      ...struck(480, 120, 0.7, [410, 1], [780, 0.6], [1330, 0.4]),
      noise(480, 40, 1500, 1000, 0.5, 1.5),
    ],
  },
  // into its tray, and two notes up for it
  score: {
    weight: 'signal',
    strays: TUNED,
    voices: [
      noise(0, 40, 800, 520, 0.5, 1.2),
      ...struck(0, 60, 0.4, [390, 1], [620, 0.4]),
      ...struck(60, 240, 0.6, [880, 1], [1760, 0.2]),
      ...struck(170, 320, 0.7, [1319, 1], [2637, 0.16]),
    ],
  },
} satisfies Record<string, Recipe>
