import controller from '../../../assets/art-ui/bot-controller.svg?raw'
import driver from '../../../assets/art-ui/bot-driver.svg?raw'
import porter from '../../../assets/art-ui/bot-porter.svg?raw'
import shunter from '../../../assets/art-ui/bot-shunter.svg?raw'
import stationmaster from '../../../assets/art-ui/bot-stationmaster.svg?raw'
import { letterOfSeat } from '../../../src-shared/seat-letters.ts'
import type { BotLevel } from '../../../src-shared/table.ts'
import { lettering } from './glyphs.ts'
import { seatToken, shapeIn, themed, type Art, type Ink } from './ink.ts'
import { withOwnNames } from './own-names.ts'
import { traveller } from './person.ts'
import { seatShape } from './seat-shape.ts'

/** The faces of the bots. */
export const PORTRAITS: Readonly<Record<BotLevel, string>> = { porter, shunter, driver, stationmaster, controller }

/** Of a side of the files. */
const DRAWN = 128
/** So that all shapes look equally large; small ones keep room for their letter. */
const REACH = [1, 1.04, 0.84, 0.86] as const
const SMALL_REACH = [1, 1.04, 0.95, 0.92] as const
const SMALL_MARK = 12
/** A letter is never smaller, in pixels. */
const LEAST_LETTER = 14

/** Below this size a face has no room for its mark at its lower right corner: that stands at its upper left one. */
const SMALL = 36
/** The mark reaches beyond the frame by so much of its radius. */
const JUTS = 0.45
/** On a small face it stays within the height of the frame, by so much of its radius. */
const SMALL_JUTS = -0.15
/** And its middle stands so far left of the frame, so that the corner of the mark does not touch the face. */
const BESIDE = 12
/** So much room a small face of a bot has at its left for it. */
export const MARK_ROOM = 18

/** From this size on a person has a figure; a smaller one would be less than their letter. */
const FIGURE = SMALL

/** The face of a bot, framed. */
export const botFace = (ink: Ink, seat: number, bot: BotLevel, size: number): string =>
  framed(ink, seat, size, withOwnNames(themed(PORTRAITS[bot], ink), `face-${seat}`))

/**
 * A face in a frame of its seat's colour, with the seat's mark at a corner, the lower right where there is
 * room: by it the seat is told from the others and found again on the table. 0,0 is the middle of the face.
 */
function framed(ink: Ink, seat: number, size: number, portrait: string): string {
  const half = size / 2
  const frame = (inset: number) =>
    `x="${inset - half}" y="${inset - half}" width="${size - 2 * inset}" height="${size - 2 * inset}" rx="${size / 9}"`
  const r = Math.max(9, size / 6)
  const corner = half - r * (1 - JUTS)
  const [x, y] = size < SMALL ? [-half - BESIDE, r * (1 - SMALL_JUTS) - half] : [corner, corner]
  return (
    `<rect ${frame(0)} fill="${ink('casing')}"/>` +
    `<g transform="translate(${-half} ${-half}) scale(${size / DRAWN})">${portrait}</g>` +
    `<rect ${frame(1.8)} fill="none" stroke="${ink(seatToken(seat))}" stroke-width="2.4"/>` +
    `<rect ${frame(0.5)} fill="none" stroke="${ink('casing')}"/>` +
    mark(ink, seat, x, y, r)
  )
}

/** A person as a figure in the colour of their seat, or where it is small their letter alone. 0,0 is the middle. */
const personFace = (ink: Ink, seat: number, size: number): string =>
  size < FIGURE ? mark(ink, seat, 0, 0, size * 0.42) : framed(ink, seat, size, traveller(ink, seat))

export const seatFace = (ink: Ink, seat: number, bot: BotLevel | null, size: number): string =>
  bot ? botFace(ink, seat, bot, size) : personFace(ink, seat, size)

/** The same as a picture by itself, with the mark at its corner. 0,0 is the middle of the face. */
export function faceArt(ink: Ink, seat: number, bot: BotLevel | null, size: number): Art {
  const reach = size / 2 + 17
  return { body: seatFace(ink, seat, bot, size), box: [-reach, -reach, 2 * reach, 2 * reach] }
}

function mark(ink: Ink, seat: number, x: number, y: number, r: number): string {
  const token = seatToken(seat)
  const shape = shapeIn(ink, seat)
  const size = Math.max(LEAST_LETTER, shape < 2 ? r * 1.1 : r * 0.92)
  const reach = r * (r < SMALL_MARK ? SMALL_REACH : REACH)[shape]
  const low = shape === 2 ? reach * 0.66 : size * 0.36
  return (
    `<g transform="translate(${x} ${shape === 2 ? y + r * 0.14 : y})"><path d="${seatShape(shape, reach)}" fill="${ink(token)}" stroke="${ink('casing')}" stroke-width="${Math.max(1.6, r * 0.1)}" stroke-linejoin="round"/>` +
    `${lettering(letterOfSeat(seat), 0, low, size, ink(`${token}-ink`))}</g>`
  )
}
