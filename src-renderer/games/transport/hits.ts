import { counterOf, counterRef, type Ref } from '../../../src-shared/core.ts'
import { cellAt } from '../../../src-shared/geometry/hexagons.ts'
import { COUNTERS, type Counter } from './words/counters.ts'
import { isPallet } from '../../../src-shared/games/transport/cards.ts'
import { boxOnScreen, inside, squareAt } from '../../stage/box.ts'
import { toBoard, type Point } from '../../stage/camera/camera.ts'
import type { Aim as AnyAim } from '../../stage/table.ts'
import type { Box } from '../../stage/scene.ts'
import { R, centreOf, polar } from './belts/belt.ts'
import { TEAM_GAP, TILE_HEIGHT, TILE_WIDTH, plateLines, tileOn } from './layout/plates.ts'
import { boardBox } from './belts/reach.ts'
import { RISE } from './overlay/lifted.ts'
import { liftedIn } from './words/lifted.ts'
import { names, type Piece } from './looks.ts'
import { pieceOf } from './overlay/marks.ts'
import { comingAt } from './layout/name-plates.ts'
import { glassBox, refsOf } from './pieces/index.ts'
import type { TransportKinds } from './kinds.ts'

/** What of a position lies under a point, and where a thing is: both from the poses alone. */
export type Aim = AnyAim<TransportKinds>

const PARCEL_REACH = 42

/** A lit place takes a card that is held just beyond its edge: nobody aims with the corner of a hexagon. */
export const PULL = 1.25 * R

/** Things under a point of the screen, the most particular first. */
export function hitsAt(aim: Aim, at: Point): Ref[] {
  const glass = onGlass(aim, at)
  if (glass.length > 0 || at.y >= aim.trayTop) return glass
  return onBoard(aim, toBoard(aim.camera, at))
}

function onGlass({ poses }: Aim, at: Point): Ref[] {
  const found = Object.entries(poses)
    .filter(([, piece]) => piece.space === 'screen' && inside(glassBox(piece), at))
    .sort(([, a], [, b]) => b.z - a.z)
  const top = found.map(([name, piece]) => refsOf(name, piece)).find((refs) => refs.length > 0)
  return top ?? onPlate(poses, at)
}

/** A seat's plate and what is counted on it; between two plates what partners have together. */
function onPlate(poses: Aim['poses'], at: Point): Ref[] {
  for (const [name, piece] of Object.entries(poses)) {
    if ((piece.look.kind !== 'plate' && piece.look.kind !== 'team') || !inside(glassBox(piece), at)) continue
    const seat = piece.look.kind === 'plate' ? piece.look.seat : Number(name.split(' ')[1])
    const counter = counted(piece).find(({ box }) => inside(box, at))
    const refs = counter ? [counterRef(seat, COUNTERS.indexOf(counter.counter))] : []
    if (piece.look.kind === 'plate') return [...refs, { kind: 'seat', id: seat }]
    if (refs.length > 0) return refs
  }
  return []
}

/** What is counted on a plate or between two, and where. */
function counted({ look, x, y }: Piece): readonly { readonly counter: Counter; readonly box: Box }[] {
  if (look.kind === 'team')
    return [{ counter: 'team', box: { x: x + look.width / 2 - TEAM_GAP / 2, y, width: TEAM_GAP, height: look.height } }]
  if (look.kind !== 'plate') return []
  const { stacked, row } = plateLines(look.width, look.text)
  const tile = tileOn(look, look.text)
  return [
    {
      counter: 'points',
      box: stacked
        ? { x: x + look.width - 52, y, width: 52, height: row }
        : { x: x + tile.x - 62, y: y + 4, width: 54, height: look.height - 8 },
    },
    {
      counter: 'tile',
      box: { x: x + tile.x, y: y + tile.y, width: TILE_WIDTH * tile.narrow, height: TILE_HEIGHT * tile.flat },
    },
  ]
}

function counterBox(poses: Aim['poses'], id: number): Box | null {
  const { seat, which } = counterOf(id)
  const piece = poses[COUNTERS[which] === 'team' ? names.team(seat) : names.plate(seat)]
  return (piece && counted(piece).find(({ counter }) => counter === COUNTERS[which])?.box) ?? null
}

/** The cell under a place on the board: axial coordinates rounded to the nearest hexagon. */
export function cellUnder({ x, y }: Point): number {
  const r = y / (1.5 * R)
  const q = x / (Math.sqrt(3) * R) - r / 2
  const s = -q - r
  let [cq, cr] = [Math.round(q), Math.round(r)]
  const cs = Math.round(s)
  const off = [Math.abs(cq - q), Math.abs(cr - r), Math.abs(cs - s)]
  if (off[0] > off[1] && off[0] > off[2]) cq = -cr - cs
  else if (off[1] > off[2]) cr = -cq - cs
  return cellAt(cq, cr)
}

function onBoard({ view, poses }: Aim, at: Point): Ref[] {
  const refs: Ref[] = []
  const parcel = view.laid.find((laid) => laid.parcel >= 0 && isNear(poses[`parcel ${laid.parcel}`], at))
  if (parcel) refs.push({ kind: 'parcel', id: parcel.parcel })
  const cell = cellMeant(view, at)
  const card = view.laid.find((laid) => laid.cell === cell)?.card ?? -1
  const comes = comingAt(poses, at)
  // It lies over the card, and is what is pointed at.
  if (card >= 0 && comes >= 0 && comes !== card) refs.unshift({ kind: 'pallet', id: comes })
  const lies = card >= 0 ? card : Math.max(barredAt(view, poses, at), comes)
  const pallet: readonly Ref[] = isPallet(lies) ? [{ kind: 'pallet', id: lies }] : []
  // A card may be laid before a barrier, and beside a plate: the place comes first there.
  refs.push(...(card >= 0 ? pallet : []), { kind: 'cell', id: cell }, ...(card >= 0 ? [] : pallet))
  if (lies >= 0) refs.push({ kind: 'card', id: lies })
  return refs
}

/** The card whose barrier this is: its outer half lies over a place where no card does; -1: none is there. */
function barredAt(view: Aim['view'], poses: Aim['poses'], at: Point): number {
  const isAt = ({ look, x, y, angle }: Piece) => {
    if (look.kind !== 'barrier') return false
    const [far, way] = [{ x: at.x - x, y: at.y - y }, polar(1, angle)]
    const [out, along] = [far.x * way.x + far.y * way.y, far.y * way.x - far.x * way.y]
    return Math.abs(out) < BARRIER.wide && Math.abs(along) < BARRIER.long
  }
  const [name] = Object.entries(poses).find(([, piece]) => isAt(piece)) ?? ['']
  return view.laid.find(({ cell }) => name.startsWith(names.roller(cell, 0).slice(0, -1)))?.card ?? -1
}
/** From the middle of a barrier: so far it is met across it and along it, in the board's units. */
const BARRIER = { wide: 16, long: 42 } as const

/** A card that a key or forklift has lifted is met where it hangs, and what lies below it is not. */
function cellMeant(view: Aim['view'], at: Point): number {
  const lifted = liftedIn(view)
  return lifted && cellUnder({ x: at.x, y: at.y + RISE }) === lifted.cell ? lifted.cell : cellUnder(at)
}

const isNear = (piece: Piece | undefined, at: Point): boolean =>
  piece !== undefined && Math.abs(piece.x - at.x) < PARCEL_REACH && Math.abs(piece.y - at.y) < PARCEL_REACH

/** The box of a thing in CSS pixels of the host; null when it is not on the table. */
export function boxOf(aim: Aim, ref: Ref): Box | null {
  const { poses, camera, view } = aim
  const onBoard = (at: Point, half: number): Box => boxOnScreen(camera, squareAt(at, half))
  if (ref.kind === 'cell') return onBoard(centreOf(ref.id), R)
  if (ref.kind === 'counter') return counterBox(poses, ref.id)
  if (ref.kind === 'game') return boxOnScreen(camera, boardBox(view))
  const piece = poses[pieceOf(ref) ?? '']
  if (!piece) return null
  return piece.space === 'screen' ? glassBox(piece) : onBoard(piece, ref.kind === 'parcel' ? PARCEL_REACH : R)
}
