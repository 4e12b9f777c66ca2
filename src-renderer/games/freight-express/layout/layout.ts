import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import type { Camera } from '../../../stage/camera/camera.ts'
import { fit } from '../../../stage/camera/camera.ts'
import { BASE, growth, trayOf, type Furniture, type Size } from '../../../stage/craft.ts'
import type { Box } from '../../../stage/scene.ts'
import { pileText, plateLines } from './plate-lines.ts'
import { SHEET_MARGIN } from './sizes.ts'
import { CELL } from '../track/track.ts'

/** Where the fixed furniture of the table stands, in CSS pixels of the scene's host. */
export interface Layout extends Furniture {
  /** How much larger than usual words are. */
  readonly text: number
  readonly plates: readonly Box[]
  /** Side of a hand card while there is room: hand-row.ts. */
  readonly card: number
  /** Left edge and top of the first hand card, and the most room all of them may take. */
  readonly hand: Box
  readonly stock: Box
  readonly discard: Box
  /** Scale of the train on a plate that has room for it. */
  readonly train: number
}

/** However many cards are held: nothing moves for one more. */
export const layoutFor = (size: Size, view: FreightView | null): Layout => layoutOf(size, view?.seats.length ?? 2)

export function layoutOf(size: Size, seats: number): Layout {
  const part = growth(size)
  const text = size.text ?? 1
  const grow = (small: number, large: number) => Math.round(small + (large - small) * part)
  const card = Math.round(grow(112, 162) * squeezeOf(size))
  const pile = pileSide(size)
  // Room for the cards, and for the word below a pile.
  const word = 11 + pileText(text).size
  const trayHeight = Math.max(card + grow(36, 24), pile + 26 + word)
  const tray = trayOf(size, trayHeight)

  const edge = grow(16, 24)
  const gap = grow(8, 12)
  const top = grow(7, 10)
  const plateWidth = Math.floor((size.width - 2 * edge - (seats - 1) * gap) / seats)
  const plateHeight = plateLines(plateWidth, text).height + grow(0, 6)
  const plates = Array.from({ length: seats }, (_, seat) => ({
    x: edge + seat * (plateWidth + gap),
    y: top,
    width: plateWidth,
    height: plateHeight,
  }))

  const pileGap = grow(18, 22)
  const group = Math.min(size.width - 34, grow(942, 1330))
  const left = Math.round((size.width - group) / 2) + (part === 0 ? 3 : 0)
  // Low: above the piles stands how near the end is, clear of the ring of what is lit and lifted. In a small window
  // it has its room before what lies below.
  const spare = trayHeight - pile - word
  const low = Math.min(Math.max(0, spare), Math.round(spare / 2) + LOW)
  const pileTop = tray.y + (spare > GAUGE_ROOM ? Math.max(GAUGE_ROOM, low) : low)
  const discardLeft = left + group - pile - 3
  const stockLeft = discardLeft - pile - pileGap
  const beside = Math.round(34 * squeezeOf(size))
  const boardTop = top + plateHeight
  return {
    ...size,
    plates,
    tray,
    card,
    hand: { x: left, y: tray.y + Math.round((trayHeight - card) / 2), width: stockLeft - beside - left, height: card },
    stock: { x: stockLeft, y: pileTop, width: pile, height: pile },
    discard: { x: discardLeft, y: pileTop, width: pile, height: pile },
    board: { x: 0, y: boardTop, width: size.width, height: tray.y - boardTop },
    train: 0.82 + 0.16 * part,
    text,
  }
}

const LOW = 10

/** So much room above the piles takes how near the end is, a line of words, with the ring of what is lit below it. */
export const GAUGE_ROOM = 22

/** In a window that is smaller still the cards give way too. */
const squeezeOf = (size: Size): number =>
  Math.min(1, Math.max(0.72, Math.min(size.height / BASE.height, size.width / BASE.width)))

/** Side of the cards on a pile. */
export const pileSide = (size: Size): number => Math.round(Math.round(84 + 32 * growth(size)) * squeezeOf(size))

/** The board with its sheet, in u. */
export const boardBox = (columns: number, rows: number): Box => ({
  x: -SHEET_MARGIN,
  y: -SHEET_MARGIN,
  width: columns * CELL + 2 * SHEET_MARGIN,
  height: rows * CELL + 2 * SHEET_MARGIN,
})

export const boardBoxOf = (view: FreightView | null): Box => boardBox(view?.columns ?? 9, view?.rows ?? 5)

/** The camera that shows what there is to see. */
export const home = (view: FreightView | null, layout: Layout): Camera =>
  fit(view ? homeBox(view) : boardBoxOf(view), layout.board, 5.5 + 0.5 * growth(layout))

/** What the camera shows at home: all of the board; while stations are being placed, the part round them. */
export function homeBox(view: Pick<FreightView, 'columns' | 'rows' | 'cells' | 'placing'>): Box {
  if (!view.placing) return boardBox(view.columns, view.rows)
  const placed = view.cells.flatMap(({ station }, cell) =>
    station < 0 ? [] : [{ column: cell % view.columns, row: Math.floor(cell / view.columns) }],
  )
  const columns = reach(
    placed.map(({ column }) => column),
    view.columns,
    PLACING.columns,
  )
  const rows = reach(
    placed.map(({ row }) => row),
    view.rows,
    PLACING.rows,
  )
  return { x: columns.from * CELL, y: rows.from * CELL, width: columns.count * CELL, height: rows.count * CELL }
}
/** Fewest cells shown while stations are being placed, and how many round the outermost. */
const PLACING = { columns: 11, rows: 7 }
const ROUND = 2

/** A stretch of a grid's line that holds some places with room round them, and is not too short. */
function reach(places: readonly number[], all: number, least: number): { from: number; count: number } {
  const middle = (all - 1) / 2
  const low = Math.min(...places, middle) - (places.length > 0 ? ROUND : 0)
  const high = Math.max(...places, middle) + (places.length > 0 ? ROUND : 0)
  const count = Math.min(all, Math.max(least, Math.ceil(high - low) + 1))
  const from = Math.round((low + high + 1 - count) / 2)
  return { from: Math.min(all - count, Math.max(0, from)), count }
}
