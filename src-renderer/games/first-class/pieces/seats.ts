import type { Seat } from '../../../../src-shared/core.ts'
import type { CardKind } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { BotLevel } from '../../../../src-shared/table.ts'
import { facePart, feelingPieces } from '../../../stage/face-pieces.ts'
import type { FeelingLook } from '../../../stage/motion/feeling.ts'
import { seatRef } from '../words/refs.ts'
import { board, head, owner, tab } from '../art/board.ts'
import { plate } from '../art/plate.ts'
import { faceOn, isHigh, STUB, wordsOn } from '../art/plate-layout.ts'
import { widthOf } from '../art/numerals.ts'
import { label, title, type Line } from '../layout/lettering.ts'
import { around, drawn, from, fromSize, type Kinds } from './piece.ts'

/** A seat as a whole: its plate, its board and what heads it. */
export type SeatLook =
  | PlateLook
  | FeelingLook
  | {
      readonly kind: 'seatBoard'
      readonly seat: number
      readonly width: number
      readonly height: number
      readonly own: boolean
    }
  | {
      readonly kind: 'head'
      readonly seat: number
      readonly width: number
      readonly name: string
      readonly points: string
      /** What the next scoring would give, where there is room to say so. */
      readonly next: string
      readonly closes: boolean
    }
  /** Whose board lies where one's own lies else: a plate at the head of its dock, within its frame. */
  | { readonly kind: 'owner'; readonly seat: number; readonly name: string }
  /** A seat's badge by which its board is laid open, where its plate is covered. */
  | { readonly kind: 'tab'; readonly seat: number; readonly current: boolean }

export interface PlateLook {
  readonly kind: 'plate'
  readonly seat: number
  readonly width: number
  readonly height: number
  readonly lit: boolean
  readonly opened: boolean
  readonly starter: boolean
  readonly name: string
  /** Whose face stands on it; null = a person's, who has their letter. */
  readonly bot: BotLevel | null
  readonly note: string
  readonly points: number
  /** 'w4 w2c m t5', and how far the conductor has come. */
  readonly upper: string
  readonly lower: string
  readonly upperAt: number
  readonly lowerAt: number
  readonly upperPoints: number
  readonly lowerPoints: number
  /** 'coin:5 contract:2': signs and figures. */
  readonly stats: string
  readonly cities: string
  /** What points are called for short. */
  readonly unit: string
  /** The card that was taken last, its kind, and the stack it is from, 0 = none. */
  readonly took: string
  readonly tookKind: CardKind
  readonly tookStack: number
}

/** How wide the plate is that says whose board it is. */
export const OWNER = 118

const seatOf = ({ look: { seat } }: { readonly look: { readonly seat: Seat } }) => [seatRef(seat)]

export const seatPieces: Kinds<SeatLook> = {
  plate: {
    art(look, paint) {
      const { size, x, y } = faceOn(look)
      const face = facePart(paint, 'plates', { ...look, size }, { offset: [x, y] })
      return [...drawn('plates', plate)(look, paint), face]
    },
    letters: plateLines,
    foot: fromSize,
    refs: seatOf,
  },
  ...feelingPieces('over'),
  seatBoard: {
    art: drawn('boards', (ink, { seat, width, height, own }, night) => board(ink, seat, width, height, own, night)),
  },
  head: {
    art: drawn('lanes', (ink, { seat, width, closes }) => head(ink, seat, width, closes)),
    letters: ({ name, points, next, width, closes }) => [
      title(name, 36, 16, 18, { room: width - (closes ? 76 : next === '' ? 150 : 360) }),
      ...(closes ? [] : [title(points, width - 4, 16, 18, { anchor: 'end' })]),
      ...(closes || next === '' ? [] : [label(next, width - 140, 16, 'end', { room: 200 })]),
    ],
    foot: (piece) => from(piece, piece.look.width, 32),
    // Of a board that is laid open: a click on it puts that away again, as one on the plate does.
    refs: (piece) => (piece.look.closes ? seatOf(piece) : []),
  },
  owner: {
    art: drawn('cards', (ink, { seat }) => owner(ink, seat, OWNER)),
    letters: ({ name }) => [title(name, 30, 0, 16, { room: OWNER - 40, most: 1.1 })],
    foot: (piece) => from({ ...piece, y: piece.y - 10 }, OWNER, 20),
    refs: seatOf,
  },
  tab: {
    art: drawn('cards', (ink, { seat, current }) => tab(ink, seat, current)),
    foot: (piece) => around(piece, 34, 34),
    refs: seatOf,
  },
}

function plateLines(look: PlateLook): Line[] {
  const { name: at, note, score, chip } = wordsOn(look)
  const lines = [label(look.name, at.x, at.y, 'start', { size: 16, room: at.room })]
  if (!isHigh(look)) {
    const unit = score.x + widthOf(String(look.points), score.size) + 4
    lines.push(
      label(look.unit, unit, score.y - 5, 'start', { size: 13, colour: 'ink-soft', room: score.end - unit, most: 1 }),
    )
  }
  if (look.note !== '' && note.room > 0)
    lines.push(label(look.note, note.x, note.y, 'start', { size: 13, colour: 'ink-soft', room: note.room, most: 1.2 }))
  if (chip)
    lines.push(
      label(look.took, chip.x + STUB + 4, chip.y + chip.height / 2, 'start', {
        size: 13,
        room: chip.width - STUB - 8,
        most: 1.1,
      }),
    )
  return lines
}
