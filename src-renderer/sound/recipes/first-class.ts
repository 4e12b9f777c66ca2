import { noise, struck, tone } from '../voice.ts'
import { LOOSE, type Recipe } from './recipe.ts'

/** A platform: coaches that come to stand, tickets, small money. */
export const FIRST_CLASS = {
  // a coach rolls on, and its coupler closes
  coupler: {
    weight: 'deed',
    strays: LOOSE,
    voices: [
      noise(0, 120, 620, 900, 0.3, 1.5, 60),
      noise(96, 30, 1900, 1400, 0.5, 2),
      ...struck(100, 180, 0.8, [520, 1], [880, 0.6], [1460, 0.5], [2280, 0.25]),
      ...struck(170, 110, 0.4, [700, 1], [1190, 0.6]),
    ],
  },
  // the conductor's: through the paper, and open again
  punch: {
    weight: 'step',
    strays: LOOSE,
    voices: [
      noise(0, 18, 1700, 1300, 0.5, 1.5),
      ...struck(0, 40, 0.5, [890, 1], [1630, 0.6]),
      noise(58, 26, 2500, 2000, 0.6, 2),
      ...struck(60, 50, 0.4, [1980, 1], [2640, 0.5]),
    ],
  },
  coin: {
    weight: 'step',
    strays: 0.03,
    voices: [
      noise(0, 10, 2400, 2000, 0.4, 1.5),
      ...struck(0, 190, 0.8, [1880, 1], [2530, 0.6], [2870, 0.35]),
      ...struck(70, 110, 0.3, [1930, 1], [2560, 0.6]),
    ],
  },
  // two short notes of steam, as all wagons of a train are there
  whistle: {
    weight: 'signal',
    strays: LOOSE,
    voices: [
      ...[
        [0, 190],
        [240, 380],
      ].flatMap(([at, lasts]) => [
        tone(at, lasts, 700, 740, 0.34, 25),
        tone(at, lasts, 880, 932, 0.28, 25),
        noise(at, lasts, 1700, 1400, 0.14, 0.8, 20),
      ]),
    ],
  },
} satisfies Record<string, Recipe>
