import { SIDES, neighbour } from '../../../../src-shared/geometry/hexagons.ts'
import { CARDS, isPallet } from '../../../../src-shared/games/transport/cards.ts'
import type { LaidView, TransportView } from '../../../../src-shared/games/transport/view.ts'
import { around } from '../../../stage/hand/pill.ts'
import type { Box } from '../../../stage/scene.ts'
import { APOTHEM, R, centreOf } from './belt.ts'
import { beltsOf } from '../words/turned.ts'

/** Where cards lie and where they may come, in the board's units. */

/** The cards on the table. */
export const cardsBox = (view: TransportView): Box => boxAround(view.laid.map(({ cell }) => cell))

/** @param part how much of each cell, round its middle */
export function boxAround(cells: Iterable<number>, part = 1): Box {
  const spots = [...cells].map(centreOf)
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [wide, high] = [part * APOTHEM, part * R]
  const [left, top] = [Math.min(...xs) - wide, Math.min(...ys) - high]
  return { x: left, y: top, width: Math.max(...xs) + wide - left, height: Math.max(...ys) + high - top }
}

/** Of a card in this cell. */
export const cellBox = (cell: number): Box => {
  const { x, y } = centreOf(cell)
  return { x: x - APOTHEM, y: y - R, width: 2 * APOTHEM, height: 2 * R }
}

export const EMPTY: Box = { x: -600, y: -400, width: 1200, height: 800 }

export const EVERY_SIDE: readonly number[] = Array.from({ length: SIDES }, (_, side) => side)

/** The cards on the table and every place next to an end or a pallet: so far one may have to look. */
export function boardBox(view: TransportView | null): Box {
  if (!view || view.laid.length === 0) return EMPTY
  const cells = new Set(view.laid.map(({ cell }) => cell))
  for (const laid of view.laid) {
    const reach = isPallet(laid.card) ? EVERY_SIDE : beltsOf(laid)
    for (const side of reach) cells.add(neighbour(laid.cell, side))
  }
  return boxAround(cells)
}

/** So much of a place is enough to point at it, and to see what comes there. */
const POINTED_AT = 0.6

/**
 * Cards, and the places at open ends. A pallet may have to go to any side, and a floor card that the seat to move has
 * in hand, or holds, beside every card: of such places no more is looked for than their middle, or all cards would be
 * small for them.
 */
export function reachOf(view: TransportView): Box {
  if (view.laid.length === 0) return EMPTY
  const taken = new Set(view.laid.map(({ cell }) => cell))
  const freeAt = (sides: (laid: LaidView) => readonly number[]) =>
    view.laid
      .flatMap((laid) => sides(laid).map((side) => neighbour(laid.cell, side)))
      .filter((cell) => !taken.has(cell))
  const held = [...(view.seats[view.active]?.hand ?? []), view.step.card]
  const hasFloor = held.some((card) => CARDS[card]?.shape === 'floor')
  const next = freeAt(beltsOf)
  const beside = freeAt(({ card }) => (hasFloor || isPallet(card) ? EVERY_SIDE : []))
  const boxes = [next.length > 0 ? boxAround(next) : null, beside.length > 0 ? boxAround(beside, POINTED_AT) : null]
  return around([cardsBox(view), ...boxes.filter((box) => box !== null)]) ?? EMPTY
}
