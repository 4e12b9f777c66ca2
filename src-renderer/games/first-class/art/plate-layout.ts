import { MARK_ROOM } from '../../../stage/art/face.ts'
import type { Box } from '../../../stage/scene.ts'
import type { PlateLook } from '../pieces/seats.ts'
import { widthOf } from './numerals.ts'

// Where everything stands on a seat's plate, from its corner: on a wide one, or a high one where four sit.

export const isHigh = ({ height }: Pick<PlateLook, 'height'>): boolean => height > 90

/** From this height on a high plate has larger trains and signs, and room for what was taken. */
const TALL = 108
const isTall = ({ height }: Pick<PlateLook, 'height'>): boolean => height >= TALL
/** From this one on, where two sit in the large window, all of it is larger. */
const GRAND = 160
const isGrand = ({ height }: Pick<PlateLook, 'height'>): boolean => height >= GRAND

/** How large one card of a small train is, and where both trains begin from above. */
export interface Cells {
  readonly width: number
  readonly height: number
  readonly upper: number
  readonly lower: number
}
export function cellsOf(look: Pick<PlateLook, 'width' | 'height'>): Cells {
  const { width, height } = look
  if (isGrand(look)) return { width: Math.min(26, (width - 57 - HIGH_SIGN) / 10), height: 31, upper: 58, lower: 99 }
  // A higher one has higher trains.
  const more = Math.min(4, look.height - TALL)
  if (isTall(look))
    return {
      width: Math.min(22, (width - highTrainsAt(look) - 47 - HIGH_SIGN) / 10),
      height: 23 + more,
      upper: 36,
      lower: 61 + more,
    }
  if (isHigh(look)) return { width: Math.min(17, (width - HIGH_BESIDE) / 10), height: 19, upper: 34, lower: 56 }
  if (width >= ROOMY && height < 80) return { width: ROOMY_CELL, height: 20, upper: 5, lower: 28 }
  return { width: width >= ROOMY ? ROOMY_CELL : NARROW_CELL, height: 19, upper: 8, lower: height > 78 ? 35 : 31 }
}

/** How large a sign is that something is counted by, and the figure beside it. */
export const signOf = (
  look: Pick<PlateLook, 'width' | 'height'>,
): { readonly size: number; readonly figure: number } =>
  isGrand(look)
    ? { size: 24, figure: 20 }
    : isTall(look)
      ? { size: 22, figure: 19 }
      : !isHigh(look) && look.width >= ROOMY
        ? { size: 19, figure: 16 }
        : { size: 16, figure: 14 }

/** Where the signs of a high plate begin. */
const HIGH_STATS = 10
const highPitch = (look: PlateLook): number =>
  Math.min(isTall(look) ? 54 : 44, (look.width - (isGrand(look) ? 66 : 84)) / look.stats.split(' ').length)
/** The middle of the signs of a plate, from below. */
export const statsUp = (look: Pick<PlateLook, 'height'>): number => (isGrand(look) ? 20 : isHigh(look) ? 12 : 11)
/** Points of a high plate end so far before its edge. */
const SCORE_END = 12
const flagAt = ({ width, points }: PlateLook): number => width - (points > 99 ? 78 : 66)
/** Where the small trains of a high plate begin: a tall one has them beside its face. */
export const highTrainsAt = (look: Pick<PlateLook, 'height'>): number => (isTall(look) && !isGrand(look) ? 68 : 10)

/** From this width on a face has the whole height of a wide plate, else room for flag and points is left below it. */
const ROOMY = 380

/** Who sits there: how large, the middle, and where the name begins. */
export function faceOn({ width, height, bot }: Pick<PlateLook, 'width' | 'height' | 'bot'>) {
  if (isGrand({ height })) return { size: 46, x: 32, y: 29, name: 63 }
  if (isTall({ height })) return { size: 52, x: 36, y: 32, name: 68 }
  const mark = bot === null ? 0 : MARK_ROOM
  if (isHigh({ height })) return { size: 33, x: 22 + mark, y: 18, name: 45 + mark }
  return width < ROOMY
    ? { size: 40, x: 26, y: 26, name: 54 }
    : { size: height - 18, x: height / 2, y: height / 2 + 1, name: height + 4 }
}

/** From this width on points of two and three figures have room behind ten wagons. */
const AMPLE = 420

/** Where the small trains begin on a wide plate. */
export const trainsAt = (width: number): number => width - (width >= AMPLE ? 292 : width >= ROOMY ? 278 : 192)

/** A card of a small train where its engine has room before it, and the sign of points behind what it would bring. */
const ROOMY_CELL = 19.6
/** Where three sit there is no room for an engine, but for a small sign: without it the figure is of nothing. */
const NARROW_CELL = 14.2
const NARROW_SIGN = 12
/** Both are a little smaller where four sit: there a train has but half a plate's width more than its cards. */
const HIGH_ENGINE = 28
const HIGH_SIGN = 14
/** Of a high plate its small trains, their engines and what stands behind them leave so much to their cards. */
const HIGH_BESIDE = 10 + HIGH_ENGINE + 26 + HIGH_SIGN + 10
/** How wide that engine and that sign are with the gap beside them; 0 = there is no room for an engine. */
export const besideTrains = (look: Pick<PlateLook, 'width' | 'height'>): { engine: number; sign: number } => {
  if (isTall(look)) return { engine: 0, sign: HIGH_SIGN }
  if (isHigh(look)) return { engine: HIGH_ENGINE, sign: HIGH_SIGN }
  return look.width >= ROOMY ? { engine: 32, sign: 15 } : { engine: 0, sign: NARROW_SIGN }
}

/** Of the signs of a wide plate none stands further left: there are the points. */
const signsFrom = (width: number): number => (width < ROOMY ? Math.min(trainsAt(width) - 14, 108) : 172)

/** Where something is written, and how wide it may become. */
interface Written {
  readonly x: number
  readonly y: number
  readonly room: number
}

/** What stands beside the face of a wide plate. */
interface Words {
  readonly name: Written
  readonly note: Written
  /** y is the baseline; beyond `end` nothing of it stands. */
  readonly score: { readonly x: number; readonly y: number; readonly size: number; readonly end: number }
  readonly flag: { readonly x: number; readonly y: number }
  /** The small card for what was taken last; null = nothing was. */
  readonly chip: Box | null
}

/** How wide the stub of the small card is. */
export const STUB = 13
/** What the flag of who starts takes away. */
const FLAG = 23

/** Name and points one below the other, what was taken beside or below them. */
export const wordsOn = (look: PlateLook): Words =>
  isHigh(look) ? highWords(look) : look.width < ROOMY ? narrowWords(look) : roomyWords(look)

/** What was taken stands between name and points where there is room, or that one is called on. */
function highWords(look: PlateLook): Words {
  const { width, points, note, tookStack } = look
  const { name: x } = faceOn(look)
  const end = flagAt(look) - 4
  const size = isGrand(look) ? 24 : 20
  // The line of the name: beside the middle of a large face, else above the trains.
  const y = isGrand(look) ? 29 : isTall(look) ? 19 : 21
  const room = isTall(look) ? (end - x) * 0.42 : width - x - 80
  const aside = x + room + 6
  return {
    name: { x, y, room },
    note: { x: aside, y: y + 1, room: isTall(look) ? end - aside : 0 },
    score: { x: width - SCORE_END - widthOf(String(points), size), y: y + size * 0.37, size, end: width },
    flag: { x: flagAt(look), y: y - 11 },
    chip: isTall(look) && tookStack > 0 && note === '' ? { x: aside, y: y - 10, width: end - aside, height: 20 } : null,
  }
}

function roomyWords(look: PlateLook): Words {
  const { width, height, note, starter, tookStack } = look
  const { name: x } = faceOn(look)
  const end = trainsAt(width) - 10
  const shift = starter ? FLAG : 0
  return {
    name: { x, y: 17, room: end - x },
    note: { x, y: 35, room: end - x },
    score: { x: x + shift, y: height - 8, size: 23, end: signsFrom(width) + 30 },
    flag: { x: x - 2, y: height - 27 },
    chip: tookStack > 0 && note === '' ? { x, y: 27, width: end - x, height: 19 } : null,
  }
}

function narrowWords(look: PlateLook): Words {
  const { width, height, starter, points, tookStack } = look
  const { name: x } = faceOn(look)
  const end = trainsAt(width) - 7
  const left = 9 + (starter ? FLAG : 0)
  const room = spread(look, trainsAt(width))[0] - 8 - left
  return {
    name: { x, y: 17, room: end - x },
    note: { x: left + 2, y: height - 14, room: room - 2 },
    score: { x, y: 43, size: points > 99 ? 18 : 20, end },
    flag: { x: 9, y: height - 25 },
    chip: tookStack > 0 && look.note === '' ? { x: left, y: height - 24, width: room, height: 19 } : null,
  }
}

/** Signs of a plate with their figures: where each begins, the engine's last. */
export interface Pairs {
  readonly at: readonly number[]
  readonly size: number
  readonly figure: number
  /** From a sign to its figure. */
  readonly gap: number
  /** Figures are drawn so much narrower. */
  readonly narrow: number
}

/** Between a sign and its figure; from that to the next sign there is more, or it would be read with that one. */
const WITHIN = 3
const APART = 7
/** Where many are counted on a narrow plate; most signs end before their box. */
const CLOSE = { smaller: 2, within: 1, narrow: 0.86 } as const

/** How wide a sign is with its figure. */
const pairWide = (text: string, { size, figure, gap, narrow }: Omit<Pairs, 'at'>): number =>
  size + gap + widthOf(text, figure) * narrow

/** As far apart as usual where each figure stands clear of the next sign, else each as wide as it needs to be. */
export function pairsOf(look: PlateLook): Pairs {
  const [x, pitch] = isHigh(look) ? [HIGH_STATS, highPitch(look)] : spread(look, trainsAt(look.width))
  const texts = look.stats.split(' ').map((fact) => fact.split(':')[1])
  const usual = { ...signOf(look), gap: WITHIN, narrow: 1 }
  if (texts.every((text) => pairWide(text, usual) + APART <= pitch))
    return { ...usual, at: [...texts, ''].map((_, i) => x + i * pitch) }
  const { size, figure } = usual
  const close = { size: size - CLOSE.smaller, figure, gap: CLOSE.within, narrow: CLOSE.narrow }
  const apart = (as: Omit<Pairs, 'at'>) =>
    (look.width -
      PAIRS_END -
      x -
      [...texts, look.cities].reduce((sum, text) => sum + pairWide(text, as), ENGINE_WIDER)) /
    texts.length
  const as = apart({ ...usual, gap: CLOSE.within }) < APART ? close : { ...usual, gap: CLOSE.within }
  const at = [x]
  for (const text of texts) at.push(at[at.length - 1] + pairWide(text, as) + Math.min(MOST_APART, apart(as)))
  return { ...as, at }
}
/** The engine's sign with its gap is so much wider than others, for it fills its box. */
export const ENGINE_WIDER = 2.5
/** The last figure ends so far before the edge; more than this does not help to tell them apart. */
const PAIRS_END = 9
const MOST_APART = 14

/** Room for a sign with two figures. */
const factOf = (width: number): number => (width < ROOMY ? 36 : 44)

/**
 * Where the signs of a wide plate begin and how far apart they stand: below the trains, further to the left where they
 * need it.
 */
function spread({ width, stats, cities }: PlateLook, trains: number): [x: number, pitch: number] {
  const facts = stats.split(' ').length
  const [end, fact] = [width - 30 - widthOf(cities, 16), factOf(width)]
  const x = Math.max(Math.min(trains, signsFrom(width)), Math.min(trains, end - facts * fact))
  return [x, Math.min(fact, (end - x) / facts)]
}
