import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { fit, type Camera } from '../../../stage/camera/camera.ts'
import type { Furniture, Size } from '../../../stage/craft.ts'
import type { Box } from '../../../stage/scene.ts'
import { LARGE, LEAST, MOST, SMALL } from './worlds.ts'
import { boardBelow, boardBeside, type BoardLayout } from './board-layout.ts'

/** Where everything stands: in the table's own units, which are pixels in the window the look was drawn for. */
export interface Layout extends Furniture {
  /** The whole table. */
  readonly world: Size
  /** Of one seat each. */
  readonly plates: readonly Box[]
  readonly market: MarketLayout
  readonly offers: OffersLayout
  /** One's own board, and the one that is laid open beside it. */
  readonly own: BoardLayout
  readonly other: BoardLayout
  /** There is room for both boards at any time; else the other one lies over the cards. */
  readonly both: boolean
}

export interface MarketLayout {
  readonly x: number
  readonly y: number
  /** Of a ticket as it was drawn, before it is enlarged by `scale`. */
  readonly height: number
  readonly scale: number
  readonly gap: number
  /** Between two rows. */
  readonly rowGap: number
  /** The left edges of the start tile with the stacks, and of the row gauges. */
  readonly left: number
  readonly gauge: number
}

export interface OffersLayout extends Box {
  readonly scale: number
  /** Height of one end card, of Constantinople, in units before `scale`. */
  readonly card: number
  readonly east: number
}

export const TICKET_WIDTH = 116
const isRoomy = (size: Size): boolean => size.width >= 1440 && size.height >= 900

export function layoutOf(size: Size, view: FirstClassView | null): Layout {
  const seats = view?.seats.length ?? 3
  const strip = view !== null && (view.modules.includes('E') || view.modules.includes('F'))
  const shared = {
    ...size,
    tray: { x: 0, y: size.height, width: size.width, height: 0 },
    board: { x: 0, y: 0, ...size },
  }
  return isRoomy(size) ? { ...shared, ...large(seats, strip, view) } : { ...shared, ...small(size, seats, strip, view) }
}

type Arrangement = Omit<Layout, keyof Furniture>

const teaOf = (view: FirstClassView | null): boolean => view?.options.teatime ?? false

function small(size: Size, seats: number, strip: boolean, view: FirstClassView | null): Arrangement {
  const world = { width: SMALL.width, height: lowered(size) }
  /** 0 = as it was drawn or higher, 1 = as low as it can be. */
  const part = Math.max(0, SMALL.height - world.height) / (SMALL.height - LEAST.height)
  const tight = (usual: number, least: number) => Math.round(usual + (least - usual) * part)
  const four = seats === 4
  const high = four ? 98 : 73
  // Half of what is gained goes to the cards, whose signs are the smallest; the rest to the trains.
  const gained = Math.max(0, world.height - SMALL.height)
  const height = ticketHeight(four, strip || (view?.modules.includes('C') ?? false)) + Math.floor(gained / 6)
  const edge = tight(8, 5)
  const top = edge + high + tight(11, 7)
  const rowGap = tight(8, 5)
  const rows = 3 * height + 2 * rowGap
  const boardTop = top + rows + tight(8, 5)
  const own = boardBelow(
    { x: 16, y: boardTop, width: 944, height: world.height - tight(6, 3) - boardTop },
    strip,
    false,
  )
  const overTop = strip ? 4 : top - 6
  return {
    world,
    plates: across(seats, 944, edge, high),
    market: { x: 88, y: top, height, scale: 1, gap: 8, rowGap, left: 16, gauge: 68 },
    offers: offers(836, top, 1, rows, teaOf(view)),
    own,
    other: boardBelow({ x: 16, y: overTop, width: 944, height: boardTop - 4 - overTop }, strip, true),
    both: false,
  }
}

/** Cards have what the trains can spare: nothing where four sit, or more than usual lies beside the trains. */
const ticketHeight = (four: boolean, full: boolean): number => (four ? 80 : full ? 84 : 90)

/** In a lower window the table is lower rather than smaller, in a narrow one higher. */
const lowered = ({ width, height }: Size): number =>
  Math.min(MOST.height, Math.max(LEAST.height, Math.round((SMALL.width * height) / width)))

function across(seats: number, width: number, y: number, height: number): Box[] {
  const gap = 9
  const each = Math.floor((width - (seats - 1) * gap) / seats)
  return Array.from({ length: seats }, (_, seat) => ({ x: 16 + seat * (each + gap), y, width: each, height }))
}

function large(seats: number, strip: boolean, view: FirstClassView | null): Arrangement {
  const scale = 1.29
  // As wide as the plates beside them let them be: their signs grow by their height, which the sky can spare.
  const height = 90
  const rows = 3 * height * scale + 20
  const offersLeft = 112 + 6 * (TICKET_WIDTH * scale + 10) + 6
  const platesLeft = offersLeft + 164 + 16
  const high = Math.floor((rows - (seats - 1) * 6) / seats)
  const top = 14 + rows + 14
  const width = (LARGE.width - 2 * 14 - 16) / 2
  return {
    world: LARGE,
    plates: Array.from({ length: seats }, (_, seat) => ({
      x: platesLeft,
      y: 14 + seat * (high + 6),
      width: LARGE.width - 14 - platesLeft,
      height: high,
    })),
    market: { x: 112, y: 14, height, scale, gap: 10, rowGap: 10, left: 16, gauge: 88 },
    offers: offers(offersLeft, 14, 1.29, rows, teaOf(view)),
    own: boardBeside({ x: 14, y: top, width, height: LARGE.height - 12 - top }, strip),
    other: boardBeside({ x: 14 + width + 16, y: top, width, height: LARGE.height - 12 - top }, strip),
    both: true,
  }
}

/** So far below their heading's top end cards begin: it stands clear of the first. */
export const OFFERS_HEAD = 23

function offers(x: number, y: number, scale: number, height: number, tea: boolean): OffersLayout {
  const east = 50 + (tea ? 32 : 0)
  return {
    x,
    y,
    width: 124 * scale,
    height,
    scale,
    east,
    card: Math.floor((height / scale - OFFERS_HEAD - east - 4 * 6) / 4),
  }
}

/** The upper left corner of a place in the rows. */
export const placeInRows = (
  { x, y, height, scale, gap, rowGap }: MarketLayout,
  row: number,
  column: number,
): { x: number; y: number } => ({
  x: x + column * (TICKET_WIDTH * scale + gap),
  y: y + row * (height * scale + rowGap),
})

/** Everything is on the table at any time. */
export const boardBox = (_view: FirstClassView | null, { world }: Layout): Box => ({ x: 0, y: 0, ...world })

/** Drawn smaller than this, cards and their words cannot be told from each other. */
const LEAST_SCALE = 0.72

/**
 * All of it, in the middle of the window. Where that would be too small: the part where something is to be done, the
 * cards on offer or one's own board; the rest is reached by a pan.
 */
export function home(view: FirstClassView | null, layout: Layout): Camera {
  const { board, world } = layout
  const all = fit({ x: 0, y: 0, ...world }, board, 0)
  if (all.scale >= LEAST_SCALE) return all
  const below = view !== null && (view.taken || view.frame !== null)
  /** From the left where it does not all fit, else in the middle. */
  const left = Math.max(0, (board.width - world.width * LEAST_SCALE) / 2)
  const low = board.height - world.height * LEAST_SCALE
  const top = low > 0 ? low / 2 : below ? low : 0
  return { scale: LEAST_SCALE, x: Math.round(board.x + left), y: Math.round(board.y + top) }
}
