import type { Special } from '../../../../src-shared/games/freight-express/specials.ts'
import { facePart, feelingPieces } from '../../../stage/face-pieces.ts'
import type { FeelingLook } from '../../../stage/motion/feeling.ts'
import { BARLOW, JOST, squeeze } from '../../../stage/drawing/letters.ts'
import type { SeatPlate } from '../../../stage/plate.ts'
import type { Page } from '../../../stage/drawing/written.ts'
import { countIcon, plate, plateRing } from '../art/plate.ts'
import { specialPlate } from '../art/special-plate.ts'
import { ticketChip, vetoChip } from '../art/specials.ts'
import { countPart, facePlace, plateLines } from '../layout/plate-lines.ts'
import { deliveredText } from '../worth.ts'
import type { PieceKinds } from './piece.ts'

/** The plates of the seats, and the chips on them. */
export type PlateLooks =
  | PlateLook
  | FeelingLook
  /** There for a moment, while a seat takes the lead. */
  | { readonly kind: 'plateRing'; readonly width: number; readonly height: number }
  | { readonly kind: 'veto' }
  | { readonly kind: 'ticket' }
  /** The plate with a special's picture, by itself. */
  | { readonly kind: 'specialPlate'; readonly special: Special }

export interface PlateLook extends SeatPlate {
  readonly delivered: number
  /** What the delivered wagons add up to, where they lie open; else null. */
  readonly worth: number | null
  readonly hand: number
  /** How much larger than usual its words are. */
  readonly text: number
}

export const platePieces: PieceKinds<PlateLooks> = {
  plate: {
    art(look, paint) {
      const { seat, width, height, lit, bot } = look
      const { size, x, y } = facePlace(look)
      return [
        paint.part('plates', `plate ${width} ${height} ${lit}`, (ink) => plate(ink, width, height, lit)),
        facePart(paint, 'plates', { seat, bot, size }, { offset: [x, y] }),
      ]
    },
    letters: ({ look }, page) => writeDown(look, page),
    bounds: ({ look: { width, height }, x, y }) => ({ x, y, width, height }),
  },
  ...feelingPieces('flying'),
  plateRing: {
    art: ({ width, height }, paint) => [
      paint.part('plateMarks', `plate ring ${width} ${height}`, (ink) => plateRing(ink, width, height)),
    ],
  },
  veto: { art: (_, paint) => [paint.part('flying', 'veto', vetoChip)] },
  ticket: { art: (_, paint) => [paint.part('flying', 'ticket', ticketChip)] },
  specialPlate: {
    art: ({ special }, paint) => [paint.part('numbers', `special ${special}`, (ink) => specialPlate(ink, special))],
  },
}

/** Name and counts. */
function writeDown(look: PlateLook, page: Page): void {
  const lines = plateLines(look.width, look.text)
  const edge = look.width - 11
  const hand = count(page, look, String(look.hand), 'hand', edge)
  const counted = count(page, look, deliveredText(look), 'delivered', hand - 8)
  const left = facePlace(look).name
  const right = lines.counts === lines.top ? counted - 10 : edge
  const name = page.add(look.name, {
    family: JOST,
    size: lines.name,
    weight: '600',
    colour: page.paint.colour('ink'),
  })
  const note = page.add(look.note, {
    family: BARLOW,
    size: Math.round(13 * look.text),
    weight: '500',
    colour: page.paint.colour('ink-soft'),
  })
  squeeze(name, right - left)
  name.position.set(left, Math.round(lines.top - name.height / 2))
  note.position.set(Math.round(left + name.width + 8), Math.round(lines.top + 1 - note.height / 2))
  note.visible = note.x + note.width <= right + 6
}

/** A picture and a count, set from the right; returns where they begin. */
function count(page: Page, look: PlateLook, words: string, kind: 'delivered' | 'hand', right: number): number {
  const { count: size, counts } = plateLines(look.width, look.text)
  const part = countPart(look.text)
  const text = page.add(words, { family: BARLOW, size, weight: '600', colour: page.paint.colour('ink') })
  text.position.set(Math.round(right - text.width), Math.round(counts - text.height / 2))
  page.icon(
    page.paint.part('plates', `icon ${kind}`, (ink) => countIcon(ink, kind)),
    Math.round(text.x - 13 * part),
    Math.round(counts),
    part,
  )
  return text.x - 22 * part
}
