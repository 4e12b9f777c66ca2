import { neighbour, cellAt } from '../../../src-shared/geometry/hexagons.ts'
import { CARDS } from '../../../src-shared/games/transport/cards.ts'
import { cellOfStart, startLayout } from '../../../src-shared/games/transport/layouts.ts'
import type { Shape } from '../../../src-shared/games/transport/shapes.ts'
import { lettering } from '../../stage/art/glyphs.ts'
import type { Art } from '../../stage/art/ink.ts'
import { move } from '../../stage/art/ink.ts'
import type { RulePictures } from '../../rules/pictures.ts'
import { pageInk as ink } from '../../rules/pictures.ts'
import { cardArt, roller, signsArt } from './art/card.ts'
import { parcelBody } from './art/parcel.ts'
import { centreOf, degreesOf, edgeOf, restAt, sum } from './belts/belt.ts'
import { beltsOf } from './words/turned.ts'

/** A card as it lies in a picture. */
interface Lies {
  readonly card: number
  readonly cell: number
  readonly rotation: number
}

const MARGIN = 12
const HALF_WIDTH = 88
const HALF_HEIGHT = 100

const plain = (shape: Shape): number => CARDS.findIndex((card) => card.shape === shape && card.icon === 'none')
const HOME = cellAt(0, 0)
const EAST = 0
const WEST = 3
const lies = (card: number, cell = HOME, rotation = 0): Lies => ({ card, cell, rotation })

const draw = ({ card, cell, rotation }: Lies): string => {
  const { x, y } = centreOf(cell)
  return move(x, y, cardArt(ink, card, rotation).body + signsArt(ink, card, rotation).body)
}

/** A steel roller across each belt that leads nowhere. */
function rollers(laid: readonly Lies[]): string {
  const taken = new Set(laid.map(({ cell }) => cell))
  return laid
    .flatMap((one) =>
      beltsOf(one)
        .filter((side) => !taken.has(neighbour(one.cell, side)))
        .map((side) => {
          const { x, y } = sum(centreOf(one.cell), edgeOf(side, 86))
          return move(x, y, roller(ink).body, ` rotate(${degreesOf(side)})`)
        }),
    )
    .join('')
}

/** Cards on the floor of the shed, as large as all the places together, and what lies on them. */
function shed(places: readonly number[], laid: readonly Lies[], more = ''): Art {
  const spots = places.map(centreOf)
  const [left, top] = [
    Math.min(...spots.map(({ x }) => x)) - HALF_WIDTH - MARGIN,
    Math.min(...spots.map(({ y }) => y)) - HALF_HEIGHT - MARGIN,
  ]
  const [right, bottom] = [
    Math.max(...spots.map(({ x }) => x)) + HALF_WIDTH + MARGIN,
    Math.max(...spots.map(({ y }) => y)) + HALF_HEIGHT + MARGIN,
  ]
  const ground = `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" rx="10" fill="${ink('shed')}"/>`
  return { body: ground + laid.map(draw).join('') + rollers(laid) + more, box: [left, top, right - left, bottom - top] }
}

const alone = (shape: Shape, rotation = 0): Art => {
  const laid = [lies(plain(shape), HOME, rotation)]
  return {
    ...shed([HOME], laid),
    body: `<rect x="-100" y="-112" width="200" height="224" rx="10" fill="${ink('shed')}"/>${draw(laid[0])}`,
  }
}

const parcelAt = (at: Lies, up: number, down: number, high: boolean): string => {
  const { x, y } = restAt({ ...at, parcel: 0 })
  return move(x, y, parcelBody(ink, up, down, high))
}

/** The number of a step, on the way. */
const stepAt = (at: Lies, n: number): string => {
  const { x, y } = restAt({ ...at, parcel: 0 })
  return move(
    x,
    y,
    `<circle r="24" fill="${ink('glow')}" stroke="${ink('casing')}" stroke-width="4"/>${lettering(String(n), 0, 12, 34, ink('onlight'))}`,
  )
}

const face = (up: number, down: number, high: boolean): Art => ({
  body: parcelBody(ink, up, down, high),
  box: [-52, -50, 108, 104],
})

/** Four places in a row, from west to east. */
const ROW = [HOME]
for (let i = 0; i < 3; i++) ROW.push(neighbour(ROW[i], EAST))
const LINE = ROW.map((cell) => lies(plain('straight'), cell))
const START = startLayout(3).map((start) => lies(start.card, cellOfStart(start), start.rotation))
/** North-east of the second place of the row. */
const ABOVE = neighbour(ROW[1], 1)
const PALLET = 0

export const rulePictures: RulePictures = {
  start: [
    shed(
      START.map(({ cell }) => cell),
      START,
    ),
  ],
  shapes: [
    alone('straight'),
    alone('wideBend'),
    alone('sharpBend'),
    alone('junction'),
    alone('oneWayJunction'),
    alone('slope'),
  ],
  parcel: [face(4, 1, true), face(1, 4, false)],
  open: [shed(ROW.slice(0, 2), LINE.slice(0, 1)), shed(ROW.slice(0, 2), LINE.slice(0, 2))],
  between: [
    shed([ROW[0], ROW[1], ABOVE], [LINE[0], lies(PALLET, ROW[1], WEST)]),
    // The bend joins west and north-east, two sides apart; the pallet looks back at it.
    shed([ROW[0], ROW[1], ABOVE], [LINE[0], lies(plain('wideBend'), ROW[1], 1), lies(PALLET, ABOVE, 4)]),
  ],
  way: [
    shed(ROW, LINE, parcelAt(LINE[0], 3, 1, true) + stepAt(LINE[1], 1) + stepAt(LINE[2], 2) + stepAt(LINE[3], 3)),
    shed(ROW, LINE, parcelAt(LINE[3], 1, 3, false)),
  ],
}
