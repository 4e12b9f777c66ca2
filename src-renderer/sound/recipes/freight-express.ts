import { bell, noise, struck } from '../voice.ts'
import { LOOSE, TUNED, type Recipe } from './recipe.ts'

/** A yard: rails, chains, buffers. */
export const FREIGHT_EXPRESS = {
  // a sleeper into gravel
  lay: {
    weight: 'deed',
    strays: LOOSE,
    voices: [
      ...struck(0, 80, 0.8, [340, 1], [610, 0.6], [940, 0.3]),
      noise(0, 60, 1300, 800, 0.5, 1),
      ...[50, 78, 104, 128].map((at, i) => noise(at, 50, 2300 - i * 130, 1800 - i * 130, 0.34 - i * 0.05, 1.2)),
    ],
  },
  // link and buffer
  couple: {
    weight: 'deed',
    strays: LOOSE,
    voices: [
      noise(0, 40, 2200, 1700, 0.4, 3),
      ...struck(60, 110, 0.5, [640, 0.8], [1370, 0.6], [2240, 0.35]),
      ...struck(70, 150, 0.6, [330, 1], [495, 0.6]),
      noise(66, 50, 1000, 700, 0.3, 1.5),
    ],
  },
  // a chain
  uncouple: {
    weight: 'deed',
    strays: LOOSE,
    voices: [0, 1, 2, 3].flatMap((i) => [
      noise(i * 42, 36, 2400 - i * 260, 1900 - i * 220, 0.3, 3),
      ...struck(i * 42 + 3, 60, 0.3, [1150 - i * 90, 1], [2010 - i * 150, 0.6]),
    ]),
  },
  // wheels over a rail joint
  joint: {
    weight: 'step',
    strays: LOOSE,
    voices: [noise(0, 24, 1400, 1000, 0.6, 1.5), ...struck(3, 67, 0.7, [470, 1], [790, 0.6], [1260, 0.3])],
  },
  // buffers
  ram: {
    weight: 'deed',
    strays: LOOSE,
    voices: [...struck(0, 160, 0.8, [330, 1], [540, 0.7], [870, 0.5], [1490, 0.3]), noise(0, 60, 1700, 700, 0.6, 1.2)],
  },
  // scrape and thud
  derail: {
    weight: 'signal',
    strays: LOOSE,
    voices: [
      ...Array.from({ length: 8 }, (_, i) => noise(i * 38, 60, 2500 - i * 160, 2100 - i * 160, 0.4, 2.5, 8)),
      ...struck(300, 200, 0.9, [370, 1], [540, 0.7], [810, 0.4]),
      noise(300, 120, 700, 420, 0.5, 1),
    ],
  },
  // a till
  deliver: {
    weight: 'signal',
    strays: TUNED,
    voices: [
      ...struck(0, 350, 0.9, [1568, 0.8], [2093, 0.5]),
      ...bell(40, 310, 2093, 0.4),
      noise(0, 30, 1200, 900, 0.3, 2),
    ],
  },
} satisfies Record<string, Recipe>
