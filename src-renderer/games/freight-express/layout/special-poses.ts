import { RAILS, RAIL_SIDES } from '../../../../src-shared/geometry/rails.ts'
import { turnRails } from '../../../../src-shared/geometry/rails.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import type { FreightView } from '../../../../src-shared/games/freight-express/view.ts'
import { piece } from '../../../stage/pieces.ts'
import type { Box } from '../../../stage/scene.ts'
import type { Piece } from '../looks.ts'
import { names } from '../looks.ts'
import { corner, railsAt } from '../track/track.ts'
import { isRebuilding } from '../words/specials/rebuild.ts'

/** Where the things of the advanced game stand: closed station, lifted card, dice, chips. */
export function specialsOnBoard(view: FreightView): Record<string, Piece> {
  return { ...closedStation(view), ...liftedCard(view), ...dice(view) }
}

/** Corners by the two sides whose curve runs round them; the lower left comes first. */
const CORNERS = [
  [2, 3],
  [1, 2],
  [0, 1],
  [0, 3],
] as const
const PLACES = [
  { x: 20, y: 80 },
  { x: 80, y: 80 },
  { x: 80, y: 20 },
  { x: 20, y: 20 },
] as const

/** The barred sign, in a corner that no rail of the card runs round, if there is one. */
function closedStation(view: FreightView): Record<string, Piece> {
  const { closed, closedCell } = view
  if (closed < 0 || (view.cells[closedCell]?.card ?? -1) < 0) return {}
  const rails = railsAt(view, closedCell)
  const free = CORNERS.findIndex(
    ([a, b]) => !RAIL_SIDES.some((sides, i) => rails & RAILS[i] && sides.includes(a) && sides.includes(b)),
  )
  const at = PLACES[Math.max(0, free)]
  const origin = corner(view, closedCell)
  return {
    [names.closed]: piece({ kind: 'closedSign', station: closed }, 'board', origin.x + at.x, origin.y + at.y, {
      z: 5,
      scale: free < 0 ? 0.75 : 1,
    }),
  }
}

/**
 * How high a lifted card hangs over where it lay, in u: it must not cover the letter of a station above it, nor in the
 * uppermost row the seats' plates.
 */
export const liftOf = ({ columns }: Pick<FreightView, 'columns'>, cell: number): number => (cell < columns ? 10 : 16)

function liftedCard(view: FreightView): Record<string, Piece> {
  const { lifted, liftedFrom, liftedRotation } = view
  if (lifted < 0 || liftedFrom < 0) return {}
  const { x, y } = corner(view, liftedFrom)
  return {
    [names.lifted]: piece(
      {
        kind: 'lifted',
        rails: turnRails(TRACK_CARDS[lifted].rails, liftedRotation),
        seed: 1,
        die: TRACK_CARDS[lifted].action,
      },
      'board',
      x + 50,
      y + 50 - liftOf(view, liftedFrom),
      { scale: 1.06, z: 50 },
    ),
  }
}

/** While cards may be lifted each laid one shows its action value: one pays with the same. */
function dice(view: FreightView): Record<string, Piece> {
  if (!isRebuilding(view) || view.special?.will === null) return {}
  return Object.fromEntries(
    view.cells.flatMap(({ card }, cell): [string, Piece][] => {
      if (card < 0) return []
      const { x, y } = corner(view, cell)
      return [[names.die(cell), piece({ kind: 'die', value: TRACK_CARDS[card].action }, 'board', x + 84, y + 16)]]
    }),
  )
}

/** Size of the chips on a plate, and how much of it one takes there; larger where there is room for both. */
const CHIP = 0.7
const VETO = 23
const TICKET = 31
const LARGER = 1.35
const WIDE_PLATE = 290
const chipPart = (width: number): number => (width < WIDE_PLATE ? 1 : LARGER)
/** From the lower edge of a plate to the middle of its chips. */
const UP = 24

/** What chips take of a plate's width. */
export const chipsWidth = ({ veto, ticket }: { veto: boolean; ticket: boolean }, width: number): number =>
  ((veto ? VETO : 0) + (ticket ? TICKET : 0)) * chipPart(width)

/** A seat's veto and ticket lie open behind its train: the name and the counts above have no room to share. */
export function chips(view: FreightView, seat: number, box: Box): Record<string, Piece> {
  const { veto, ticket } = view.seats[seat]
  const out: Record<string, Piece> = {}
  const bigger = chipPart(box.width)
  const [right, y] = [box.x + box.width - 9, box.y + box.height - UP]
  const at = (from: number) => [Math.round(right - from * bigger), y, { scale: CHIP * bigger }] as const
  if (veto) out[names.veto(seat)] = piece({ kind: 'veto' }, 'screen', ...at(VETO / 2))
  if (ticket) out[names.ticket(seat)] = piece({ kind: 'ticket' }, 'screen', ...at((veto ? VETO : 0) + TICKET / 2))
  return out
}
