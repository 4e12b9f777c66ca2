import { spark } from '../../../stage/art/spark.ts'
import {
  arrival,
  columnsAt,
  departing,
  departures,
  flap,
  flash,
  glint,
  lamp,
  rise,
  steam,
  sum,
  worth,
  WORTH_ROOM,
} from '../art/departures.ts'
import { label, title, type Line } from '../layout/lettering.ts'
import { drawn, type Kinds } from './piece.ts'

/** The departure board of a scoring, and what is there for a moment only. */
export type DepartureLook =
  | {
      readonly kind: 'departures'
      readonly width: number
      readonly height: number
      readonly rows: string
      readonly title: string
      readonly columns: string
    }
  | {
      readonly kind: 'departing'
      readonly seat: number
      readonly name: string
      readonly width: number
      readonly current: boolean
      readonly done: boolean
    }
  /** A cell of the departure board; empty = it still waits. */
  | {
      readonly kind: 'flap'
      readonly text: string
      readonly lit: boolean
      readonly points: boolean
      readonly word: string
    }
  | { readonly kind: 'rise'; readonly text: string; readonly strong: boolean }
  /** What a train of this seat has come to in a scoring. */
  | { readonly kind: 'sum'; readonly seat: number; readonly text: string }
  /** What a turn was worth, in words. */
  | { readonly kind: 'worth'; readonly text: string }
  | { readonly kind: 'lamp'; readonly reach: number; readonly width: number }
  | { readonly kind: 'arrival'; readonly seat: number; readonly points: number }
  | { readonly kind: 'flash' }
  | { readonly kind: 'glint' }
  | { readonly kind: 'spark' }
  | { readonly kind: 'steam' }

type Kind<K extends DepartureLook['kind']> = Extract<DepartureLook, { readonly kind: K }>
/** The same pictures with words and without: those come when the board hangs. */
const boardArt = drawn<Kind<'departures'>>('furniture', (ink, { width, height }) => departures(ink, width, height))
const rowArt = drawn<Kind<'departing'>>('boards', (ink, { seat, width, current, done }) =>
  departing(ink, seat, width, current, done),
)
const cellArt = drawn<Kind<'flap'>>('lanes', (ink, { text, lit, points }) => flap(ink, text, lit, points))

export const departurePieces: Kinds<DepartureLook> = {
  departures: {
    art: (look, paint) => boardArt({ ...look, title: '', columns: '' }, paint),
    letters: (look) => [
      title(look.title, 20, 26, 20, { colour: 'board-ink', room: look.width - 40 }),
      ...columnWords(look.columns, look.width),
    ],
  },
  departing: {
    art: (look, paint) => rowArt({ ...look, name: '' }, paint),
    letters: ({ name }) => [title(name, 52, 18.5, 17, { colour: 'board-ink', room: 78, most: 1.2 })],
  },
  flap: {
    art: (look, paint) => cellArt({ ...look, word: '' }, paint),
    letters: ({ word }) =>
      word === '' ? [] : [label(word, 0, 26, 'middle', { size: 13, colour: 'board-soft', room: 84 })],
  },
  rise: { art: drawn('air', (ink, { text, strong }) => rise(ink, text, strong)) },
  sum: { art: drawn('air', (ink, { seat, text }) => sum(ink, seat, text)) },
  worth: {
    art: drawn('plates', (ink, { text }) => worth(ink, text)),
    letters: ({ text }) => [
      label(text, 0, 0, 'middle', { colour: 'onlight', most: 1, room: WORTH_ROOM * text.length }),
    ],
  },
  lamp: { art: drawn('over', (ink, { reach, width }) => lamp(ink, reach, width)) },
  arrival: { art: drawn('air', (ink, { seat, points }) => arrival(ink, seat, points)) },
  flash: { art: drawn('over', flash) },
  glint: { art: drawn('over', glint) },
  spark: { art: drawn('over', (ink) => spark(ink, 8.5, 'glowedge')) },
  steam: { art: drawn('over', steam) },
}

const columnWords = (columns: string, width: number): Line[] =>
  columns.split('|').map((text, i, all) =>
    label(text, columnsAt(width, all.length)[i], 47, 'middle', {
      colour: 'board-soft',
      room: width / all.length - 34,
    }),
  )
