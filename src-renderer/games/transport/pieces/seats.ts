import type { Text } from 'pixi.js'
import { seatToken } from '../../../stage/art/ink.ts'
import { facePart, feelingPieces } from '../../../stage/face-pieces.ts'
import type { FeelingLook } from '../../../stage/motion/feeling.ts'
import type { SeatPlate } from '../../../stage/plate.ts'
import type { Page } from '../../../stage/drawing/written.ts'
import { board, crates, crown, gain, paper, plate, team, wouldScore } from '../art/furniture.ts'
import { dusk, flinch, prize, rise } from '../art/prizes.ts'
import { HIGH_POINTS, PLATE_HIGH, TEAM_GAP, faceOn, plateLines, tileOn } from '../layout/plates.ts'
import { heading, narrow, narrowestOf, soft } from './letters.ts'
import type { Layer } from '../pictures.ts'
import { sized, type Paint, type PieceKinds } from './piece.ts'

/** The plates of the seats, and what a preview would bring: beside the plate, and in the place on its tile. */
export type SeatLook =
  | PlateLook
  | FeelingLook
  | TeamLook
  /** What the plates hang on: cards that lie further up than is seen go under it. */
  | { readonly kind: 'board'; readonly width: number; readonly height: number }
  | { readonly kind: 'gain'; readonly n: number }
  | { readonly kind: 'wouldScore'; readonly n: number }
  /** The numbers of the ways to a pallet that are lit, on that pallet: '2 3'. */
  | { readonly kind: 'served'; readonly numbers: string }
  /** What is gained, over the pallet that brings it. */
  | { readonly kind: 'rise'; readonly n: number }
  /** Points on their way to the plate of a seat, large. */
  | { readonly kind: 'prize'; readonly n: number; readonly seat: number }
  /** Round the plate of whoever lost something, in the colour of whoever took it. */
  | { readonly kind: 'flinch'; readonly seat: number; readonly width: number; readonly height: number }
  /** On the plate of who has won. */
  | { readonly kind: 'crown' }
  /** Paper in the air for who has won, in their colour and in gold; and what of it lies round their pallet. */
  | PaperLook<'paper'>
  | PaperLook<'lyingPaper'>
  /** Over the table while the race is decided. */
  | { readonly kind: 'dusk'; readonly width: number; readonly height: number }

export interface PlateLook extends SeatPlate {
  readonly total: number
  /** One more parcel there ends the game. */
  readonly wantsOne?: boolean
  /** Their turn comes next: so it says. */
  readonly next?: string
  /** How much larger than usual words are. */
  readonly text: number
}

interface PaperLook<K extends string> {
  readonly kind: K
  readonly seat: number
  readonly isGold: boolean
}

/** The frame round two partners. */
interface TeamLook {
  readonly kind: 'team'
  readonly seats: readonly number[]
  readonly width: number
  readonly height: number
  readonly total: number
  /** What that is: the points of both. */
  readonly word: string
  readonly text: number
}

/** Between two partners. */
const MOST_OF_TEAM = 1.3

export const seatPieces: PieceKinds<SeatLook> = {
  plate: {
    art(look, paint) {
      const { seat, width, height, lit, wantsOne } = look
      const { size, x, y } = faceOn(look)
      return [
        paint.part('plates', `plate ${seat} ${width} ${height} ${lit} ${wantsOne}`, (ink) => plate(ink, look)),
        facePart(paint, 'plates', { ...look, size }, { offset: [x, y] }),
      ]
    },
    letters: (look, page) => (plateLines(look.width, look.text).stacked ? stacked(look, page) : wide(look, page)),
    bounds: sized,
  },
  ...feelingPieces('handMarks'),
  team: {
    art: ({ seats, width, height }, paint) => [
      paint.part('teams', `team ${seats.join(' ')} ${width} ${height}`, (ink) => team(ink, seats, width, height)),
    ],
    letters({ total, word, width, height, text }, page) {
      const part = Math.min(text, MOST_OF_TEAM)
      const size = Math.round(30 * part)
      const top = height / 2 - size * 0.8
      page.centred(String(total), heading(page, size), width / 2, top)
      const below = page.add(word, soft(page, 12 * part))
      narrow(below, TEAM_GAP - 4, 11)
      below.position.set(Math.round((width - below.width) / 2), Math.round(top + size * 1.2))
    },
    bounds: sized,
  },
  board: {
    art: ({ width, height }, paint) => [
      paint.part('tray', `board ${width} ${height}`, (ink) => board(ink, width, height)),
    ],
  },
  gain: { art: ({ n }, paint) => [paint.part('handMarks', `gain ${n}`, (ink) => gain(ink, n))] },
  wouldScore: { art: ({ n }, paint) => [paint.part('handMarks', `would score ${n}`, (ink) => wouldScore(ink, n))] },
  // The table does not move for it: what would be laid is looked at.
  served: {
    art: ({ numbers }, paint) => [
      paint.part('steps', `served ${numbers}`, (ink) => crates(ink, numbers.split(' ')), { isRead: true }),
    ],
  },
  rise: { art: ({ n }, paint) => [paint.part('sky', `rise ${n}`, (ink) => rise(ink, n))] },
  prize: { art: ({ n, seat }, paint) => [paint.part('sky', `prize ${n} ${seat}`, (ink) => prize(ink, n, seat))] },
  flinch: {
    art: ({ seat, width, height }, paint) => [
      paint.part('handMarks', `flinch ${seat} ${width} ${height}`, (ink) => flinch(ink, seat, width, height)),
    ],
  },
  paper: { art: (look, paint) => [scrap(paint, look, 'sky')] },
  lyingPaper: { art: (look, paint) => [scrap(paint, look, 'over')] },
  crown: { art: (_, paint) => [paint.part('handMarks', 'crown', crown)] },
  dusk: {
    art: ({ width, height }, paint) => [paint.part('handMarks', `dusk ${width} ${height}`, () => dusk(width, height))],
  },
}

function wide(look: PlateLook, page: Page): void {
  const { part } = plateLines(look.width, look.text)
  const total = page.add(String(look.total), heading(page, Math.round((28 * look.height) / PLATE_HIGH)))
  total.position.set(
    Math.round(tileOn(look, look.text).x - 10 - total.width),
    Math.round(look.height / 2 - total.height / 2),
  )
  const { name: left } = faceOn(look)
  const room = total.x - left - 8
  const name = page.add(look.name, heading(page, 18 * part))
  narrow(name, room, 13)
  const told = look.note === '' ? (look.next ?? '') : look.note
  const note = page.add(told, soft(page, 13 * part))
  narrow(note, room, 12)
  name.position.set(
    left,
    told === '' ? Math.round(look.height / 2 - name.height / 2) : Math.round(look.height / 2) - 21,
  )
  note.position.set(left, Math.round(look.height / 2) + 2)
}

/** Name and points over the places. */
function stacked(look: PlateLook, page: Page): void {
  const { row, part } = plateLines(look.width, look.text)
  const middle = (row + 3) / 2
  const total = page.add(String(look.total), heading(page, HIGH_POINTS.size * part))
  total.position.set(Math.round(look.width - HIGH_POINTS.right - total.width), Math.round(middle - total.height / 2))
  const name = page.add(look.name, heading(page, 16 * part))
  const { name: left } = faceOn(look)
  const room = total.x - left - 6
  narrow(
    name,
    room - (look.next ? besideTotal(look.next, total, page, { part, most: room - narrowestOf(name, 13) }) : 0),
    13,
  )
  name.position.set(left, Math.round(middle - name.height / 2))
}

/**
 * Where there is no line for it below the name it stands before the points, unless the name would be cut for it.
 * Returns what it takes.
 */
function besideTotal(word: string, total: Text, page: Page, { part, most }: { part: number; most: number }): number {
  const note = page.add(word, soft(page, 12 * part))
  const takes = note.width + 8
  if (takes > most) {
    note.text = ''
    return 0
  }
  note.position.set(Math.round(total.x - takes), Math.round(total.y + (total.height - note.height) / 2) + 1)
  return takes
}

const scrap = (paint: Paint, { seat, isGold }: PaperLook<string>, layer: Layer) =>
  paint.part(layer, `paper ${isGold ? 'gold' : seat}`, (ink) => paper(ink, isGold ? 'mark' : seatToken(seat)))
