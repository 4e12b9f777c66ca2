import type { Ref } from '../../../../src-shared/core.ts'
import { nthOf, ownerOf } from '../../../../src-shared/games/first-class/refs.ts'
import { inside } from '../../../stage/box.ts'
import type { Point } from '../../../stage/camera/camera.ts'
import { byItsMiddle, type Grip } from '../../../stage/hand/holding.ts'
import type { Box } from '../../../stage/scene.ts'
import { pitchIn } from '../layout/board-layout.ts'
import { boardsOn } from './held.ts'
import { TICKET_WIDTH } from '../layout/layout.ts'
import { names, type Look, type Piece, type Poses } from '../looks.ts'
import { pieceOf } from '../where.ts'

/** What hangs at the pointer: of a column of the coin board its topmost coin, of all else its own piece. */
export function gripOf(ref: Ref, resting: Poses): Grip<Look> | null {
  const grip = byItsMiddle(ref.kind === 'column' ? topCoin(ref.id, resting) : pieceOf(ref), resting)
  return grip && inTheAir(grip, resting)
}

/** A card lies above all boards while it is carried, and is seen wherever it is; other things as they are. */
function inTheAir(grip: Grip<Look>, resting: Poses): Grip<Look> {
  const { name, piece: ticket } = grip
  if (ticket.look.kind !== 'ticket') return grip
  const { card, height, word } = ticket.look
  const boards = boardsOn(resting).map(({ box }) => box)
  const routes = routesOn(resting, boards)
  const lanes = lanesOn(resting)
  return {
    name,
    piece: { ...ticket, look: { kind: 'flyingTicket', card, height, word, seat: -1 } },
    beside(at) {
      const hangs = besidePointer(at, ticket.scale, height, nearness(at, boards), routes)
      const board = boards.find((one) => inside(one, at))
      return board
        ? overTrains(
            at,
            hangs,
            height,
            lanes.filter((lane) => inside(board, lane)),
          )
        : hangs
    },
  }
}

/** Over a board a card is so small, so much of it seen, and turned by so many degrees. */
const SMALL = { scale: 0.6, alpha: 0.85, angle: 4 } as const
/** It then hangs so far below and beside the pointer, whose place is seen. */
const OFF = 10
/** So far before a board it begins to grow smaller. */
const BEFORE = 48

/** Below a route, along which the next stops lie. */
const CLEAR = 4

/** The cards of all routes that lie on the table, each from where one comes to its board. */
const routesOn = (resting: Poses, boards: readonly Box[]): readonly Box[] =>
  Object.values(resting).flatMap(({ x, y, look }) => {
    if (look.kind !== 'routeCard' && look.kind !== 'routeNext') return []
    const top = (boards.find((board) => inside(board, { x, y }))?.y ?? y) - BEFORE
    const width = look.kind === 'routeNext' ? look.track : look.width
    return [{ x, y: top, width, height: y + look.height - top }]
  })

/** From where on a card hides no stop of a route that the pointer is on, or comes down to. */
const below = ({ x, y }: Point, routes: readonly Box[]): number =>
  Math.max(
    0,
    ...routes
      .filter((one) => beyond(x, one.x, one.width) < BEFORE && inside({ ...one, x }, { x, y }))
      .map((one) => one.y + one.height + CLEAR),
  )

type Hanging = Pick<Piece, 'x' | 'y' | 'scale' | 'angle' | 'alpha'>

/** Whole at the pointer over the rows, and the smaller beside it the nearer a board is: 0 = far, 1 = over it. */
function besidePointer(at: Point, whole: number, height: number, near: number, routes: readonly Box[]): Hanging {
  const { x, y } = at
  const scale = whole * (1 + (SMALL.scale - 1) * near)
  const half = (height * scale) / 2
  return {
    x: x + near * ((TICKET_WIDTH * scale) / 2 + OFF),
    y: y + near * Math.max(half + OFF, below(at, routes) - y + half),
    scale,
    angle: SMALL.angle * near,
    alpha: 1 + (SMALL.alpha - 1) * near,
  }
}

/** A train's lane: its wagons stand below `roofs`, their figures below `foot`. */
interface Lane extends Point {
  readonly width: number
  readonly roofs: number
  readonly foot: number
}

/** From above. */
const lanesOn = (resting: Poses): readonly Lane[] =>
  Object.values(resting)
    .flatMap(({ x, y, look }) => {
      if (look.kind !== 'lane') return []
      const foot = y + look.scene
      return [{ x, y, width: look.width, foot, roofs: foot - pitchIn(look.width) * ROOFS }]
    })
    .sort((a, b) => a.y - b.y)

/** So high is a wagon with a little air, in parts of the width of its place. */
const ROOFS = 0.74

/** Over a train it hangs in the sky, for what it does there is to be seen; to the next train it goes bit by bit. */
function overTrains({ x, y }: Point, hangs: Hanging, height: number, lanes: readonly Lane[]): Hanging {
  if (lanes.length === 0) return hangs
  const at = lanes.findLastIndex((lane) => lane.y <= y)
  const [lane, next] = [lanes[Math.max(0, at)], lanes[at + 1]]
  const passed = at >= 0 && next ? Math.min(1, Math.max(0, (y - lane.foot) / (next.y - lane.foot))) : 0
  const roofs = lane.roofs + passed * ((next?.roofs ?? 0) - lane.roofs)
  const over = Math.max(0, 1 - beyond(x, lane.x, lane.width) / BEFORE)
  const high = roofs - (height * hangs.scale) / 2
  return { ...hangs, y: hangs.y + over * ((at < 0 ? Math.min(hangs.y, high) : high) - hangs.y) }
}

function nearness(at: Point, boards: readonly Box[]): number {
  if (boards.some((board) => inside(board, at))) return 1
  const away = Math.min(
    ...boards.map(({ x, y, width, height }) => Math.hypot(beyond(at.x, x, width), beyond(at.y, y, height))),
  )
  return Math.max(0, 1 - away / BEFORE)
}

/** How far a number is from a stretch. */
const beyond = (at: number, from: number, length: number): number => Math.max(from - at, at - from - length, 0)

/** null = it is empty, or its coins are merely counted. */
function topCoin(id: number, resting: Poses): string | null {
  const [seat, column] = [ownerOf('column', id), nthOf('column', id)]
  let n = 0
  while (resting[names.coin(seat, column, n)]) n++
  return n === 0 ? null : names.coin(seat, column, n - 1)
}
