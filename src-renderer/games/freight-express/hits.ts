import { counterOf, counterRef, sameRef, type Ref, type RefKind } from '../../../src-shared/core.ts'
import { CENTRE, SIDES, cellOfSleeper, neighbourOf, sleeperAt } from '../../../src-shared/geometry/rails.ts'
import { COUNTERS, type Counter } from './words/counters.ts'
import { SPECIALS } from '../../../src-shared/games/freight-express/specials.ts'
import type { FreightView } from '../../../src-shared/games/freight-express/view.ts'
import { boxOnScreen, inside, squareAt } from '../../stage/box.ts'
import type { Point } from '../../stage/camera/camera.ts'
import { toBoard } from '../../stage/camera/camera.ts'
import type { Box } from '../../stage/scene.ts'
import type { Aim as AnyAim } from '../../stage/table.ts'
import { boardBoxOf } from './layout/layout.ts'
import type { Piece, Poses } from './looks.ts'
import { names, pileName } from './looks.ts'
import { discAt } from './overlay/end-discs.ts'
import { countersOf } from './layout/plate-lines.ts'
import { glassBox, refsOf } from './pieces/index.ts'
import { middle } from './poses.ts'
import type { FreightKinds } from './kinds.ts'
import { LOCOMOTIVE_SCALE, WAGON_BEHIND } from './layout/sizes.ts'
import { CELL, corner, isStationAt, planksOf, railsAt } from './track/track.ts'

/** What of a position lies under a point, and where a thing is: both from the poses alone. */
export type Aim = AnyAim<FreightKinds>

/** So far from its middle a sleeper is meant, in u; in CSS pixels never less than half of what a finger needs. */
const [PLANK_REACH, LEAST_REACH] = [13, 12]
/** Where another is so little farther away either may be meant: its disc is 24 wide, though sleepers lie 20 apart. */
const EITHER = 4
const LOCOMOTIVE: Box = {
  x: -11 * LOCOMOTIVE_SCALE,
  y: -12 * LOCOMOTIVE_SCALE,
  width: 38 * LOCOMOTIVE_SCALE,
  height: 24 * LOCOMOTIVE_SCALE,
}

/** Things under a point of the screen, the most particular first. */
export function hitsAt(aim: Aim, at: Point): Ref[] {
  const glass = onGlass(aim, at)
  if (glass.length > 0 || at.y >= aim.trayTop) return glass
  const place = toBoard(aim.camera, at)
  const disc = discAt(aim.view, aim.lit ?? [], aim.poses, place)
  const below = onBoard(aim, place)
  return disc.length === 0 ? below : [...disc, ...below.filter((ref) => !disc.some((one) => sameRef(one, ref)))]
}

function onGlass({ poses }: Aim, at: Point): Ref[] {
  const found = Object.entries(poses)
    .filter(([, piece]) => piece.space === 'screen' && inside(glassBox(piece), at))
    .sort(([, a], [, b]) => b.z - a.z)
  const top = found.map(([name, piece]) => refsOf(name, piece)).find((refs) => refs.length > 0)
  if (top) return top
  const laid = found.find(([, { look }]) => look.kind === 'plate')?.[1]
  const plate = laid?.look
  if (!laid || plate?.kind !== 'plate') return []
  const train: Ref = { kind: 'train', id: plate.seat }
  const wagon = found.find(([, { look }]) => look.kind === 'wagon')?.[1].look
  const onTrain = wagon !== undefined || found.some(([, { look }]) => look.kind === 'engine')
  // A card that is to be coupled may be let go anywhere on the plate; whoever means its train points at that.
  const refs: Ref[] = onTrain ? [train, { kind: 'seat', id: plate.seat }] : [{ kind: 'seat', id: plate.seat }, train]
  if (wagon?.kind === 'wagon') refs.unshift({ kind: 'wagon', id: wagon.card })
  const chip = found.find(([, { look }]) => look.kind === 'veto' || look.kind === 'ticket')?.[1].look.kind
  const count = countersOf(plate).find(({ box }) => inside({ ...box, x: laid.x + box.x, y: laid.y + box.y }, at))
  if (count) refs.unshift(counterRef(plate.seat, COUNTERS.indexOf(count.counter)))
  if (chip === 'veto' || chip === 'ticket') refs.unshift({ kind: 'special', id: SPECIALS.indexOf(chip) })
  return refs
}

/** Where a count stands on a plate. */
function counterBox(plate: Piece | undefined, wanted: Counter | undefined): Box | null {
  const box =
    plate?.look.kind === 'plate' ? countersOf(plate.look).find(({ counter }) => counter === wanted)?.box : undefined
  return plate && box ? { ...box, x: plate.x + box.x, y: plate.y + box.y } : null
}

function onBoard({ view, poses, camera }: Aim, at: Point): Ref[] {
  const cell = cellAt(view, at)
  const refs = trainsAt(view, poses, at)
  if (cell < 0) return refs
  if (isStationAt(view, cell))
    return [
      ...refs,
      { kind: 'station', id: view.cells[cell].station },
      { kind: 'sleeper', id: sleeperAt(cell, CENTRE) },
      { kind: 'cell', id: cell },
    ]
  const reach = Math.max(PLANK_REACH, LEAST_REACH / camera.scale)
  refs.push(...sleepersNear(view, cell, at, reach).map((id): Ref => ({ kind: 'sleeper', id })))
  refs.push({ kind: 'cell', id: cell })
  if (view.cells[cell].card >= 0) refs.push({ kind: 'card', id: view.cells[cell].card })
  return refs
}

/** Locomotives and wagons on the line here; where one lies over another, that whose middle is nearer is meant. */
function trainsAt({ seats }: FreightView, poses: Poses, at: Point): Ref[] {
  const standing = seats.flatMap(({ coupled }, seat) => [
    { ref: { kind: 'locomotive', id: seat } as const, piece: poses[names.locomotive(seat)], box: LOCOMOTIVE },
    ...coupled.map((id) => ({
      ref: { kind: 'wagon', id } as const,
      piece: poses[names.behind(id)],
      box: WAGON_BEHIND,
    })),
  ])
  return standing
    .filter(({ piece, box }) => piece && inside(box, ownPoint(piece, at)))
    .map(({ ref, piece }) => ({ ref, away: Math.hypot(at.x - piece.x, at.y - piece.y) }))
    .sort((a, b) => a.away - b.away)
    .map(({ ref }) => ref)
}

/** A point of the board in the units of a piece, as it is turned. */
function ownPoint({ x, y, angle, scale }: Piece, at: Point): Point {
  const turn = (-angle * Math.PI) / 180
  const [dx, dy] = [at.x - x, at.y - y]
  return {
    x: (dx * Math.cos(turn) - dy * Math.sin(turn)) / scale,
    y: (dx * Math.sin(turn) + dy * Math.cos(turn)) / scale,
  }
}

function cellAt(view: FreightView, at: Point): number {
  const [column, row] = [Math.floor(at.x / CELL), Math.floor(at.y / CELL)]
  return column < 0 || row < 0 || column >= view.columns || row >= view.rows ? -1 : row * view.columns + column
}

/** The sleepers meant by a place, of the card next to it too, the nearest first: the one that is lit is picked. */
function sleepersNear(view: FreightView, cell: number, at: Point, reach: number): number[] {
  const cells = [cell, ...SIDES.map((side) => neighbourOf(view.columns, view.rows, cell, side))]
  const near = cells
    .filter((one) => one >= 0 && !isStationAt(view, one))
    .flatMap((one) => {
      const origin = corner(view, one)
      return planksOf(railsAt(view, one)).map(({ point, x, y }) => ({
        id: sleeperAt(one, point),
        away: Math.hypot(at.x - origin.x - x, at.y - origin.y - y),
      }))
    })
    .sort((a, b) => a.away - b.away)
  return near.filter(({ away }) => away <= Math.min(reach, near[0].away + EITHER)).map(({ id }) => id)
}

/** The box of a thing in CSS pixels of the host; null when it is not on the table. */
export const boxOf = (aim: Aim, { kind, id }: Ref): Box | null => BOXES[kind]?.(aim, id) ?? null

const BOXES: { readonly [K in RefKind]?: (aim: Aim, id: number) => Box | null } = {
  card: (aim, id) => onPane(aim.poses[names.card(id)]) ?? onCell(aim, cellWith(aim, 'card', id), 50),
  cell: (aim, id) => onCell(aim, id, 50),
  sleeper(aim, id) {
    const { view } = aim
    const cell = cellOfSleeper(id)
    if (cell >= view.cells.length) return null
    if (isStationAt(view, cell)) return onCell(aim, cell, 24)
    const plank = planksOf(railsAt(view, cell)).find(({ point }) => sleeperAt(cell, point) === id)
    const origin = corner(view, cell)
    return plank ? square(aim, { x: origin.x + plank.x, y: origin.y + plank.y }, 7) : null
  },
  station: (aim, id) => onPane(aim.poses[names.sign(id)]) ?? onCell(aim, cellWith(aim, 'station', id), 33),
  locomotive(aim, id) {
    const piece = aim.poses[names.locomotive(id)]
    return piece ? square(aim, piece, 12 * LOCOMOTIVE_SCALE * piece.scale) : null
  },
  wagon: ({ poses }, id) => onPane(poses[names.wagon(id)]),
  train: ({ poses }, id) => onPane(poses[names.engine(id)]),
  seat: ({ poses }, id) => onPane(poses[names.plate(id)]),
  counter: ({ poses }, id) => counterBox(poses[names.plate(counterOf(id).seat)], COUNTERS[counterOf(id).which]),
  pile: ({ poses }, id) => onPane(poses[pileName(id)]),
  game: ({ camera, view }) => boxOnScreen(camera, boardBoxOf(view)),
}

const onPane = (piece: Piece | undefined): Box | null => (piece ? glassBox(piece) : null)
const square = (aim: Aim, at: Point, half: number): Box => boxOnScreen(aim.camera, squareAt(at, half))
const cellWith = ({ view }: Aim, what: 'card' | 'station', id: number) =>
  view.cells.findIndex((cell) => cell[what] === id)
/** Round the middle of a cell of the table. */
const onCell = (aim: Aim, cell: number, half: number): Box | null =>
  cell >= 0 && cell < aim.view.cells.length ? square(aim, middle(aim.view, cell), half) : null
