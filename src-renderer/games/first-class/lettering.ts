import { JOST } from '../../stage/text.ts'
import type { Look, PlateLook } from './looks.ts'
import { columnsAt } from './art/departures.ts'
import { isHigh, trainsAt } from './art/plate.ts'
import { isWordless } from './art/ticket.ts'

/** Narrow type for the words on tickets and plates. */
export const NARROW_TYPE = '"Barlow Condensed", Barlow, sans-serif'

/** Over the narrowest of what has a heading. */
const HEADING_ROOM = 122

/** No word is smaller on the screen than this, in its pixels. */
const LEGIBLE = 11

/**
 * The size a line is to have, and the least it may be set in for want of room: `text` is how much larger than usual the
 * person wants words, `scale` how large the table is drawn.
 */
export function sizesOf({ size, most }: Pick<Line, 'size' | 'most'>, text: number, scale: number) {
  const least = Math.max(size, LEGIBLE / scale)
  return { wanted: Math.max(size * Math.min(text, most), least), least }
}

/** A line of words on a picture: y is its middle, x where it begins, ends or has its middle. */
export interface Line {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly family: string
  readonly size: number
  readonly weight: '500' | '600'
  readonly colour: string
  readonly anchor: 'start' | 'middle' | 'end'
  /** Longer words are set smaller, then narrower, and are shortened last. */
  readonly room?: number
  /** They grow no wider than this. */
  readonly upTo?: number
  /** How much larger than usual it may become: the picture it stands on does not grow. */
  readonly most: number
}

const word = (
  text: string,
  x: number,
  y: number,
  anchor: Line['anchor'] = 'middle',
  more: Partial<Line> = {},
): Line => ({ text, x, y, family: NARROW_TYPE, size: 14, weight: '600', colour: 'ink', anchor, most: 1.25, ...more })
const name = (text: string, x: number, y: number, size: number, more: Partial<Line> = {}): Line => ({
  text,
  x,
  y,
  family: JOST,
  size,
  weight: '600',
  colour: 'ink',
  anchor: 'start',
  most: 1.3,
  ...more,
})

/** What is written on a look. */
export function linesOf(look: Look): readonly Line[] {
  switch (look.kind) {
    case 'ticket':
      return isWordless(look.card)
        ? []
        : [
            word(look.word, 10, look.height / 2 - 14, 'middle', {
              room: 92,
              size: look.word.length > 16 ? 13 : 14.5,
              most: 1.35,
            }),
          ]
    case 'gap':
      return [word(look.word, 0, look.seat < 0 ? 0 : 15, 'middle', { colour: 'ink-soft', room: 108, most: 1.6 })]
    case 'start':
      return [
        word(look.word, 22, look.height - (look.holder < 0 ? 12 : 18), 'middle', {
          room: 42,
          size: 13,
          colour: look.holder < 0 ? 'ink' : 'ink-soft',
        }),
      ]
    case 'stack':
      return look.current ? [] : [word(look.word, 20, 51, 'middle', { colour: 'ink-soft', room: 56 })]
    case 'heading':
      return [look.strong ? name(look.text, 0, 12, 20) : word(look.text, 0, 7, 'start', { upTo: HEADING_ROOM })]
    case 'plate':
      return plateLines(look)
    case 'head':
      return [
        name(look.name, 36, 16, 18, { room: look.width - (look.closes ? 76 : 150) }),
        ...(look.closes ? [] : [name(look.points, look.width - 4, 16, 18, { anchor: 'end' })]),
      ]
    case 'laneWords':
      return [word(look.name, 0, 0, 'start', { room: 42 }), name(look.points, 66, 0, 17, { anchor: 'end', most: 1.2 })]
    case 'city':
      return look.word === '' || look.room < 30
        ? []
        : [
            word(look.word, 0, look.drop, 'middle', {
              size: 13.5,
              room: look.room,
              colour: look.reached ? 'ink' : 'ink-soft',
            }),
          ]
    case 'paris':
      return [word('PARIS', 0, 0, 'middle', { size: 15, colour: 'sign-ink', most: 1.2 })]
    case 'routeNext':
      return [word(look.word, look.width / 2, look.height - 11, 'middle', { colour: 'ink-soft', room: look.width - 8 })]
    case 'strip':
      return look.word
        .split('|')
        .map((text, i) => word(text, 10, look.height / 2 - 8 + i * 17, 'start', { room: look.first - 14, most: 1.15 }))
    case 'more':
      return look.shut ? [] : [word(look.text, 0, 0, 'middle', { colour: 'card', room: 56, most: 1.15 })]
    case 'departures':
      return [name(look.title, 20, 26, 20, { colour: 'board-ink' }), ...departureColumns(look.columns, look.width)]
    case 'departing':
      return [name(look.name, 52, 18.5, 17, { colour: 'board-ink', room: 78, most: 1.2 })]
    case 'flap':
      return look.word === '' ? [] : [word(look.word, 0, 26, 'middle', { size: 13, colour: 'board-soft', room: 84 })]
    default:
      return []
  }
}

const departureColumns = (columns: string, width: number): Line[] =>
  columns.split('|').map((text, i, all) =>
    word(text, columnsAt(width, all.length)[i], 47, 'middle', {
      colour: 'board-soft',
      room: width / all.length - 34,
    }),
  )

function plateLines(look: PlateLook): Line[] {
  if (isHigh(look)) return [word(look.name, 38, 21, 'start', { size: 16, room: look.width - 38 - 102 })]
  const room = trainsAt(look.width) - 50
  return [
    word(look.name, 43, look.note === '' ? 26 : 19, 'start', { size: 16, room }),
    ...(look.note === '' ? [] : [word(look.note, 43, 36, 'start', { size: 13, colour: 'ink-soft', room, most: 1.2 })]),
  ]
}
