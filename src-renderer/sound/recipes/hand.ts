import { bell, noise, struck, tone } from '../voice.ts'
import { LOOSE, TUNED, type Recipe } from './recipe.ts'

/** What a hand does on the screen, and what calls on whoever sits before it. */
export const HAND = {
  // a ticket punch
  choose: {
    weight: 'step',
    strays: LOOSE,
    voices: [noise(0, 22, 2300, 1700, 0.7, 1.5), noise(24, 36, 900, 620, 0.45, 1.5), ...struck(2, 40, 0.4, [1240, 1])],
  },
  // a lever goes over
  confirm: {
    weight: 'deed',
    strays: LOOSE,
    voices: [
      noise(0, 26, 1500, 1000, 0.5, 2),
      ...struck(30, 110, 0.7, [420, 1], [760, 0.6], [1310, 0.35]),
      noise(34, 50, 2000, 1200, 0.3, 3),
    ],
  },
  // and back
  cancel: {
    weight: 'deed',
    strays: LOOSE,
    voices: [noise(0, 26, 800, 1300, 0.5, 2), ...struck(22, 98, 0.7, [560, 1], [930, 0.5], [1480, 0.25])],
  },
  // a knock on wood
  notPossible: {
    weight: 'deed',
    strays: LOOSE,
    voices: [...struck(0, 90, 1, [430, 1], [1010, 0.45], [1720, 0.15]), noise(0, 20, 900, 600, 0.5, 2)],
  },
  // two strokes of a block bell
  yourTurn: {
    weight: 'signal',
    strays: TUNED,
    voices: [...bell(0, 380, 1175, 0.5), ...bell(220, 480, 1175, 0.5), noise(0, 12, 2200, 1800, 0.12, 2)],
  },
  curtain: {
    weight: 'deed',
    strays: LOOSE,
    voices: [
      noise(0, 600, 480, 1500, 1, 0.8, 90),
      ...[60, 190, 310, 400].flatMap((at) => struck(at, 60, 0.16, [1680, 1], [2420, 0.5])),
    ],
  },
} satisfies Record<string, Recipe>

/** What is heard at every table. */
export const TABLE = {
  card: { weight: 'step', strays: LOOSE, voices: [noise(0, 80, 900, 1700, 1, 1, 6)] },
  // a telegraph's double click
  error: {
    weight: 'signal',
    strays: TUNED,
    voices: [
      ...[0, 90].flatMap((at, i) => [
        ...struck(at, 70, 0.8, [i === 0 ? 784 : 622, 1], [i === 0 ? 1568 : 1244, 0.5]),
        noise(at, 14, 1900, 1500, 0.5, 2),
      ]),
    ],
  },
  // a short whistle of steam
  end: {
    weight: 'signal',
    strays: TUNED,
    voices: [
      tone(0, 1400, 652, 698, 0.34, 60),
      tone(0, 1400, 822, 880, 0.28, 60),
      tone(30, 1340, 980, 1047, 0.22, 60),
      noise(0, 1400, 1700, 1400, 0.16, 0.8, 40),
    ],
  },
} satisfies Record<string, Recipe>
