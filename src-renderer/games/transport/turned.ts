import type { Ref } from '../../../src-shared/core.ts'
import { SIDES, neighbour, turnedCell } from '../../../src-shared/geometry/hexagons.ts'
import { SHAPE_OF } from '../../../src-shared/games/transport/cards.ts'
import type { Lie, TransportEvent } from '../../../src-shared/games/transport/events.ts'
import { cellOfStart, startLayout } from '../../../src-shared/games/transport/layouts.ts'
import { ROTATIONS } from '../../../src-shared/games/transport/shapes.ts'
import type { TransportView } from '../../../src-shared/games/transport/view.ts'
import type { Size } from '../../stage/craft.ts'
import type { BetterTurn, Turning } from '../../stage/turned-scene.ts'
import { radians } from '../../stage/motion/turning.ts'
import { signsOf } from './art/card.ts'
import { R, type Point } from './belts/belt.ts'
import { LEAST_R, home, wholeIn } from './layout/home.ts'
import { layoutOf } from './layout/layout.ts'
import type { Look } from './looks.ts'
import { EVERY_SIDE, boxAround } from './belts/reach.ts'

/**
 * The table seen from another side: everything on it goes round by sixths, counter-clockwise. What is written on it
 * stays upright, since it is drawn for where it lies then. docs/look/look.md, 'Transport, the large table'.
 */

/** A view that knows how far it was turned: the floor names its places by it, and the compass shows it. */
export type TurnedView = TransportView & { readonly turned?: number }

const turnedSide = (side: number, turn: number): number => (side < 0 ? side : (side + turn) % SIDES)

function turnedLie<L extends Lie>(lie: L, card: number, turn: number): L {
  const rotation = (lie.rotation + turn) % ROTATIONS[SHAPE_OF[card]]
  return { ...lie, cell: turnedCell(lie.cell, turn), rotation }
}

/** From where a card goes, and where to. */
const moved = ({ from, at }: { readonly from: Lie; readonly at: Lie }, card: number, turn: number) => ({
  from: turnedLie(from, card, turn),
  at: turnedLie(at, card, turn),
})

const turnedView = (view: TransportView, turn: number): TurnedView => ({
  ...view,
  laid: view.laid.map((laid) => turnedLie(laid, laid.card, turn)),
  turned: turn,
})

function turnedEvent(event: TransportEvent, turn: number): TransportEvent {
  const refs = event.refs.map((ref) => turnedRef(ref, turn))
  const because = turnedRef(event.because, turn)
  switch (event.kind) {
    case 'connected':
      return { ...event, refs, because, at: turnedLie(event.at, event.card, turn) }
    case 'keyMoved':
      return { ...event, refs, because, ...moved(event, event.card, turn) }
    case 'palletPushed':
    case 'forkliftMoved':
      return { ...event, refs, because, ...moved(event, event.pallet, turn) }
    case 'palletsExchanged': {
      const [a, b] = event.at
      return {
        ...event,
        refs,
        because,
        at: [turnedLie(a, event.pallets[0], turn), turnedLie(b, event.pallets[1], turn)],
      }
    }
    case 'parcelMoved':
      return {
        ...event,
        refs,
        because,
        way: event.way.map((step) => ({
          ...step,
          cell: turnedCell(step.cell, turn),
          from: turnedSide(step.from, turn),
          to: turnedSide(step.to, turn),
        })),
      }
    default:
      return { ...event, refs, because }
  }
}

const turnedRef = (ref: Ref, turn: number): Ref =>
  ref.kind === 'cell' ? { ...ref, id: turnedCell(ref.id, turn) } : ref

/** So much larger cards are worth a turn of the table. docs/look/look.md, 'Transport, the large table'. */
const WORTH = 9 / 8
/** And so much larger ones are worth a word. */
const WORTH_SAYING = 1.2
/** By so much larger ones a table that is opened begins turned: players keep places in mind, and it is to be rare. */
const WORTH_TURNING = 1.3
/** Turned half round nothing lies better: these are all that differ, the nearest to upright of each. */
const DIFFERENT = [0, 1, SIDES - 1] as const
/** So much more room is worth beginning otherwise than the rules show it. */
const CLEARLY = 1.02

/**
 * How large cards are in a turn of the table, in a room of this size: by the fit that is used once it is turned, or,
 * where that cuts some off, as large as all of them could be seen.
 */
function largenessOf(view: TransportView, size: Size, turn: number): { readonly scale: number; readonly cut: boolean } {
  const turned = turnedView(view, turn)
  const layout = layoutOf(size, turned)
  const [drawn, whole] = [home(turned, layout).scale, wholeIn(turned, layout)]
  return { scale: Math.min(drawn, whole), cut: whole < drawn }
}

/**
 * How the table would lie clearly better in a room of this size: whole, or larger than it would lie by itself, and than
 * it is `seen`: cards keep their size as long as they have room.
 */
function betterTurn(view: TransportView, size: Size, now: number, seen = 0): BetterTurn | null {
  if (view.laid.length === 0) return null
  const all = DIFFERENT.map((turn) => ({ turn, ...largenessOf(view, size, turn) }))
  const best = all.reduce((a, b) => (b.scale > a.scale ? b : a))
  const as = largenessOf(view, size, now)
  if (as.cut && !best.cut) return { turn: best.turn, gain: 'whole', isNeeded: true }
  const lies = Math.max(as.scale, seen)
  if (best.scale < lies * WORTH) return null
  const gain = best.scale < lies * WORTH_SAYING ? 'larger' : 'farLarger'
  const isNeeded = as.scale < LEAST_R / R && best.scale >= lies * WORTH_TURNING
  return { turn: best.turn, gain, isNeeded }
}

/**
 * Those from which it would be said at once that another is better. Half round all lies as large as before: of the
 * turns that are not cramped there are always two.
 */
const crampedTurns = (view: TransportView, size: Size): readonly number[] =>
  DIFFERENT.flatMap((turn) => (betterTurn(view, size, turn) ? [turn, (turn + SIDES / 2) % SIDES] : []))

/**
 * How a game is turned from its beginning, so that its belt has room to grow: told by the cards with which
 * it began, so that it lies the same when it is opened again.
 */
function firstTurn({ seats }: TransportView, { width, height }: Size): number {
  const cells = startLayout(seats.length).map(cellOfStart)
  const grown = new Set(cells.flatMap((cell) => [cell, ...EVERY_SIDE.map((side) => neighbour(cell, side))]))
  const roomOf = (turn: number): number => {
    const { width: wide, height: high } = boxAround([...grown].map((cell) => turnedCell(cell, turn)))
    return Math.min(width / wide, height / high)
  }
  return DIFFERENT.reduce((best, turn) => (roomOf(turn) > roomOf(best) * CLEARLY ? turn : best), 0)
}

export const turning: Turning = {
  turns: SIDES,
  view: (view, turn) => turnedView(view as TransportView, turn),
  event: (event, turn) => turnedEvent(event as TransportEvent, turn),
  ref: turnedRef,
  first: (view, size) => firstTurn(view as TransportView, size),
  better: (view, size, now, scale) => betterTurn(view as TransportView, size, now, scale),
  cramped: (view, size) => crampedTurns(view as TransportView, size),
  // What is written on a card stands upright meanwhile.
  goesRound: (look) => 'rotation' in look || look.kind === 'roller' || look.kind === 'barrier',
  shifts: (from, to, turn) => shifts(from as Look, to as Look, turn),
}

/** Whether the signs of a card come into another part of its floor than that to which the table turns them. */
function shifts(from: Look, to: Look, turn: number): boolean {
  if (!('rotation' in from) || !('rotation' in to)) return false
  const turned = signsOf(from.card, from.rotation, from.partner).map(({ at }) => turnedBy(at, turn))
  return signsOf(to.card, to.rotation, to.partner).some(({ at }, i) => distanceOf(at, turned[i]) > 1)
}

function turnedBy({ x, y }: Point, turn: number): Point {
  const [cos, sin] = [Math.cos(radians(60 * turn)), Math.sin(radians(60 * turn))]
  return { x: x * cos + y * sin, y: y * cos - x * sin }
}
const distanceOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)
