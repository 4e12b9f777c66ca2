import type { Counter } from '../words/counters.ts'
import { MARK_ROOM } from '../../../stage/art/face.ts'
import type { Box } from '../../../stage/scene.ts'
import type { PlateLook } from '../pieces/plates.ts'
import { deliveredText } from '../worth.ts'

/**
 * Where the name and the counts of a plate stand, in pixels of the plate. They grow with the text, the train below does
 * not.
 */
export interface PlateLines {
  readonly height: number
  /** Of letters. */
  readonly name: number
  readonly count: number
  /** The middle of the name, and that of the counts: beside it, or below it where both have no room. */
  readonly top: number
  readonly counts: number
}

const HEIGHT = 84
const ROW = 36
const NAME = 16
const COUNT = 15
/** Larger letters would leave a plate no room for its train. */
const MOST = 1.75
/** From here on counts go below the name, on plates that are narrower than this. */
const LARGE = 1.5
const NARROW = 300
const COUNT_ROW = 32
/** On plates narrower than this a name has no room beside the counts, however large the text. */
const SLIM = 200
const SLIM_ROW = 20

export function plateLines(width: number, text: number): PlateLines {
  const part = Math.min(text, MOST)
  const name = Math.round(NAME * part)
  const row = Math.max(ROW, Math.ceil(name * 1.25) + 6)
  const below = text >= LARGE ? (width < NARROW ? COUNT_ROW : 0) : width < SLIM ? SLIM_ROW : 0
  return {
    height: HEIGHT + row - ROW + below,
    name,
    count: Math.round(COUNT * part),
    top: row / 2,
    counts: below > 0 ? row + below / 2 - 4 : row / 2,
  }
}

/** From this width on a face has the whole height, and name and train stand beside it. */
const ROOMY = 300
const LARGE_FACE = 60
const SMALL_FACE = 32
/** From this width on, with letters of the usual size, a face reaches down to beside the train. */
const MIDDLING = 220
const MIDDLE_FACE = 40

/** A seat's face on its plate: how large, its middle, and where what stands beside it begins. */
export interface FacePlace {
  readonly size: number
  readonly x: number
  readonly y: number
  readonly name: number
  readonly train: number
}

type PlateOfFace = Pick<PlateLook, 'width' | 'height' | 'text'> & Partial<Pick<PlateLook, 'bot'>>

/** Clear of the bar of whose turn it is also where there is none: nothing is to shift when the turn changes. */
export function facePlace({ width, height, text, bot }: PlateOfFace): FacePlace {
  if (width >= MIDDLING && width < ROOMY && text <= 1) return { size: MIDDLE_FACE, x: 30, y: 27, name: 56, train: 58 }
  const mark = bot === null ? 0 : MARK_ROOM
  if (width < ROOMY)
    return { size: SMALL_FACE, x: 31 + mark, y: plateLines(width, text).top + 2, name: 54 + mark, train: 14 }
  return { size: LARGE_FACE, x: 44, y: height / 2, name: 86, train: 82 }
}

/** Room that a figure takes, of its size. */
const FIGURE = 0.58

/** Where the counts stand, from the plate's corner: set from the right, each with its picture. */
export function countersOf(look: PlateLook): readonly { readonly counter: Counter; readonly box: Box }[] {
  const { count: size, counts } = plateLines(look.width, look.text)
  const picture = 22 * countPart(look.text)
  const wide = (text: string) => text.length * FIGURE * size + picture
  const hand = wide(String(look.hand))
  const delivered = wide(deliveredText(look))
  const right = look.width - 11
  const high = Math.max(24, size + 8)
  const box = (from: number, width: number): Box => ({
    x: from - width - 3,
    y: counts - high / 2,
    width: width + 6,
    height: high,
  })
  return [
    { counter: 'hand', box: box(right, hand) },
    { counter: 'delivered', box: box(right - hand - 8, delivered) },
  ]
}

/** Size of the pictures before the counts. */
export const countPart = (text: number): number => Math.min(text, MOST)

/** The word below a pile: its size, and whether there is room for more than the count. */
export const pileText = (text: number): { size: number; worded: boolean } => ({
  size: Math.round(COUNT * Math.min(text, MOST)),
  worded: text < LARGE,
})
