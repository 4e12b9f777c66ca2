import chip from '../../../assets/art/freight-veto-chip.svg?raw'
import { CROSSING, EW, NE, SW } from '../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../src-shared/games/freight-express/cards.ts'
import { cabBadge } from '../../stage/art/badge.ts'
import { lettering } from '../../stage/art/glyphs.ts'
import type { Art } from '../../stage/art/ink.ts'
import { move, themed } from '../../stage/art/ink.ts'
import type { RulePictures } from '../../rules/pictures.ts'
import { pageInk as ink } from '../../rules/pictures.ts'
import { cardFace } from './art/card.ts'
import { cab, engine as fromTheSide, nose } from './art/locomotive.ts'
import { stopBoard } from './art/sheet.ts'
import { station } from './art/station.ts'
import { seam, tile } from './art/tile.ts'
import { coupledWagon } from './art/wagon.ts'
import { planksOf } from './track/track.ts'

/** Places of the table are 100 wide; their corners lie at multiples of it. */
const PLACE = 100
const MARGIN = 4
const WEST_EDGE = PLACE / 2

const board = (columns: number, rows: number, ...parts: readonly string[]): Art => ({
  body: parts.join(''),
  box: [-MARGIN, -MARGIN, columns * PLACE + 2 * MARGIN, rows * PLACE + 2 * MARGIN],
})
const at = (column: number, art: Art): string => move(column * PLACE + PLACE / 2, PLACE / 2, art.body)
const track = (column: number, rails: number): string => at(column, tile(ink, rails, column + 1))
const join = (column: number): string => move(column * PLACE, WEST_EDGE, seam(ink).body)
/** Here the rail leads nowhere. */
const stop = (column: number): string => move(column * PLACE + 0.5, WEST_EDGE, stopBoard(ink).body)
const empty = (column: number): string =>
  `<rect x="${column * PLACE + 5}" y="5" width="90" height="90" rx="5" fill="none" stroke="${ink('brass')}" stroke-width="1.5" stroke-dasharray="1.5 6" stroke-linecap="round"/>`

/** A locomotive of a seat, heading east unless turned. */
const engine = (seat: number, x: number, angle = 0, y = WEST_EDGE): string =>
  move(x, y, nose(ink, seat).body + cab(ink, seat).body, ` rotate(${angle})`) + move(x, y, cabBadge(ink, seat).body)

/** The number of a step, above its sleeper. */
const step = (n: number, x: number, y = 16): string =>
  move(
    x,
    y,
    `<path d="M0 8V18" stroke="${ink('ink')}" stroke-width="1.5"/><circle r="9" fill="${ink('card')}" stroke="${ink('ink')}" stroke-width="1.5"/>${lettering(String(n), 0, 4.6, 13, ink('ink'))}`,
  )

/** The way that was driven. */
const way = (from: number, to: number): string =>
  `<path d="M${from} 50H${to}" stroke="${ink('card')}" stroke-width="8"/><path d="M${from} 50H${to}" stroke="${ink('enamel')}" stroke-width="4.5"/><circle cx="${from}" cy="50" r="6" fill="${ink('card')}" stroke="${ink('enamel')}" stroke-width="3.5"/>`

const arrow = (x: number): string =>
  `<path d="M${x - 9} 50H${x + 7}M${x + 1} 43L${x + 8} 50L${x + 1} 57" fill="none" stroke="${ink('ink')}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`

/** Yes or no, in the corner of a picture: never by colour alone. */
const verdict = (good: boolean, x: number): string =>
  move(
    x,
    16,
    `<circle r="11" fill="${ink(good ? 'green-fill' : 'signal-fill')}" stroke="${ink('card')}" stroke-width="2"/><path d="${good ? 'M-5 0L-1 4L6 -4' : 'M-4 -4L4 4M4 -4L-4 4'}" fill="none" stroke="${ink('on')}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`,
  )

/** What would be covered, and what would lie there then. */
const cover = (good: boolean, before: string, after: number): Art =>
  board(2.3, 1, before, arrow(115), move(130, 0, track(0, after)), verdict(good, 218))

const numbered = (rails: number): Art =>
  board(
    1,
    1,
    track(0, rails),
    ...byTheWay(rails).map(({ x, y }, i) =>
      move(
        x,
        y,
        `<circle r="8" fill="${ink('card')}" stroke="${ink('ink')}" stroke-width="1.5"/>${lettering(String(i + 1), 0, 4.2, 12, ink('ink'))}`,
      ),
    ),
  )

/** The sleepers of a single rail in the order in which they are driven. */
const byTheWay = (rails: number) =>
  [...planksOf(rails)].sort((a, b) => (rails === EW ? a.x - b.x : a.x - b.x || b.y - a.y))

/** The card that the text speaks of. */
const EXAMPLE = TRACK_CARDS.findIndex(({ couple, uncouple, wagon }) => couple === 0 && uncouple === 9 && wagon === 8)

export const rulePictures: RulePictures = {
  line: [board(3, 1, at(0, station(ink, 0)), track(1, EW), at(2, station(ink, 4)), join(1), join(2))],
  card: [{ body: cardFace(ink, TRACK_CARDS[EXAMPLE]).body, box: [-56, -54, 112, 112] }],
  sleepers: [numbered(EW), numbered(NE)],
  cover: [
    cover(true, track(0, EW), EW | NE),
    cover(false, track(0, EW), NE | SW),
    cover(false, track(0, EW) + engine(1, 50), EW | NE),
  ],
  couple: [
    board(
      2.3,
      1,
      at(0, station(ink, 0)),
      engine(0, 50, 0, 84),
      move(174, 50, cardFace(ink, TRACK_CARDS[EXAMPLE]).body),
    ),
    board(
      1.3,
      1,
      move(8, 16, fromTheSide(ink, 0).body),
      move(74, 16, coupledWagon(ink, TRACK_CARDS[EXAMPLE], false).body),
    ),
  ],
  ramming: [
    board(
      2,
      1,
      track(0, EW),
      track(1, EW),
      join(1),
      engine(0, 50),
      engine(1, 110),
      step(1, 70),
      step(2, 90),
      step(3, 110),
    ),
    board(2, 1, track(0, EW), track(1, EW), join(1), way(50, 96), engine(0, 110), engine(1, 130)),
  ],
  derailing: [
    board(2, 1, track(0, EW), empty(1), engine(0, 50), engine(1, 90), stop(1), step(1, 70), step(2, 90)),
    board(2, 1, track(0, EW), empty(1), way(50, 76), engine(0, 90), stop(1), engine(1, 139, 35, 56)),
  ],
  crossing: [board(1, 1, track(0, CROSSING))],
  flying: [
    board(3, 1, track(0, EW), empty(1), track(2, EW), engine(0, 70)),
    board(
      3,
      1,
      track(0, EW),
      empty(1),
      track(2, EW),
      `<path d="M70 46Q140 4 204 42" fill="none" stroke="${ink('enamel')}" stroke-width="4" stroke-dasharray="1 9" stroke-linecap="round"/>`,
      engine(0, 210),
    ),
  ],
  veto: [{ body: themed(chip, ink), box: boxOf(chip) }],
}

/** The view box of a file. */
function boxOf(file: string): Art['box'] {
  const [x, y, width, height] = (/viewBox="([^"]+)"/.exec(file)?.[1] ?? '0 0 20 20').split(/[ ,]+/).map(Number)
  return [x, y, width, height]
}
