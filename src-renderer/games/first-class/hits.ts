import { counterOf, counterRef, type Ref } from '../../../src-shared/core.ts'
import { COUNTERS } from './words/things/counters.ts'
import { betweenRef, coachRef } from './words/refs.ts'
import { boxOnScreen, inside } from '../../stage/box.ts'
import { toBoard, type Point } from '../../stage/camera.ts'
import type { Aim as AnyAim } from '../../stage/drawn-table.ts'
import { Kept } from '../../stage/kept.ts'
import type { Box } from '../../stage/scene.ts'
import { PLACES } from './board-layout.ts'
import { countersOf } from './art/plate.ts'
import type { FirstClassKinds } from './kinds.ts'
import { names, type Piece } from './looks.ts'
import { footOf, refsOf } from './pieces/index.ts'
import { slotBox, stripBox } from './slots.ts'
import { pieceOf } from './where.ts'

/** What of a position lies under a point, and where a thing is. */
export type Aim = AnyAim<FirstClassKinds>

/** The most particular first: what lies on something comes before it. */
const ORDER: readonly Piece['look']['kind'][] = [
  'more',
  'tab',
  'conductor',
  'token',
  'gained',
  'rider',
  'orderTile',
  'coin',
  'medal',
  'ticket',
  'endCard',
  'contract',
  'wagon',
  'mailWagon',
  'engineTile',
  'mailLeft',
  'betweenCard',
  'column',
  'start',
  'stack',
  'east',
  'evidence',
  'sign',
  'plate',
  'routeCard',
  'lane',
]

/** A piece and what it covers of the table. */
interface Lying {
  readonly name: string
  readonly piece: Piece
  readonly box: Box
}

/** Pointing asks for the same position many times, and going over it by keyboard some thousand times. */
const positions = new Kept<readonly Lying[]>(2)

/** All that lies on the table, the most particular first. */
const lyingIn = (poses: Aim['poses']): readonly Lying[] =>
  positions.of([poses], () =>
    Object.entries(poses)
      .flatMap(([name, piece]) => {
        const box = footOf(piece)
        return box ? [{ name, piece, box }] : []
      })
      .sort((a, b) => ORDER.indexOf(a.piece.look.kind) - ORDER.indexOf(b.piece.look.kind) || b.piece.z - a.piece.z),
  )

/** Things under a point of the screen, the most particular first. */
export function hitsAt({ poses, camera, view }: Aim, at: Point): Ref[] {
  const spot = toBoard(camera, at)
  const sorted = lyingIn(poses).filter(({ box }) => inside(box, spot))
  const refs = sorted.flatMap(({ name, piece }) => refsOf(name, piece))
  const lane = sorted.find(({ piece }) => piece.look.kind === 'lane')
  if (lane) refs.splice(refs.length - 1, 0, ...slotUnder(lane.name, lane.piece, view.seats, spot))
  for (const seat of view.seats.keys()) refs.push(...placeUnder(seat, poses[`strip ${seat}`], spot))
  const plate = refs[0]?.kind === 'seat' ? poses[names.plate(refs[0].id)] : undefined
  return [...counterUnder(plate, spot), ...refs]
}

/** What is counted under a point of a seat's plate. */
function counterUnder(plate: Piece | undefined, spot: Point): Ref[] {
  if (plate?.look.kind !== 'plate') return []
  const { seat } = plate.look
  const found = countersOf(plate.look).find(({ box }) =>
    inside({ ...box, x: plate.x + box.x, y: plate.y + box.y }, spot),
  )
  return found ? [counterRef(seat, COUNTERS.indexOf(found.counter))] : []
}

/** The place of a train under a point, whether or not a card stands there. */
function slotUnder(name: string, lane: Piece, seats: FirstClassKinds['view']['seats'], spot: Point): Ref[] {
  const [, seat, train] = name.split(' ').map(Number)
  const next = seats[seat].trains[train].coaches.length
  if (next >= PLACES) return []
  const box = slotBox(lane, next)
  return box && inside(box, spot) ? [coachRef(seat, train, next)] : []
}

function placeUnder(seat: number, strip: Piece | undefined, spot: Point): Ref[] {
  if (!strip) return []
  return [0, 1, 2, 3].flatMap((place): Ref[] => (inside(stripBox(strip, place), spot) ? [betweenRef(seat, place)] : []))
}

/** Where a thing is in the table's units: its piece, or the free place that stands for it. */
export function boxOnTable({ poses, view }: Pick<Aim, 'poses' | 'view'>, ref: Ref): Box | null {
  const piece = poses[pieceOf(ref) ?? '']
  const foot = piece && footOf(piece)
  if (foot) return foot
  const { kind, id } = ref
  if (kind === 'counter') return counterBox(poses, id)
  if (kind === 'coach') {
    const lane = poses[`lane ${Math.floor(id / (2 * PLACES))} ${Math.floor(id / PLACES) & 1}`]
    return lane ? slotBox(lane, id % PLACES) : null
  }
  if (kind === 'between') {
    const strip = poses[`strip ${id >> 2}`]
    return strip ? stripBox(strip, id & 3) : null
  }
  if (kind === 'card') return routeBox(poses, view, id)
  if (kind === 'evidence') {
    const found = Object.values(poses).find((piece) =>
      refsOf('', piece).some((ref) => ref.kind === kind && ref.id === id),
    )
    return found ? footOf(found) : null
  }
  return null
}

function counterBox(poses: Aim['poses'], id: number): Box | null {
  const { seat, which } = counterOf(id)
  const plate = poses[names.plate(seat)]
  const box =
    plate?.look.kind === 'plate'
      ? countersOf(plate.look).find(({ counter }) => counter === COUNTERS[which])?.box
      : undefined
  return plate && box ? { ...box, x: plate.x + box.x, y: plate.y + box.y } : null
}

/** A route card by the place it has on its seat's route; a card between the trains or in a wagon by its own. */
function routeBox(poses: Aim['poses'], view: Aim['view'], card: number): Box | null {
  const rider = poses[`rider ${card}`]
  if (rider) return footOf(rider)
  const between = Object.values(poses).find(({ look }) => look.kind === 'betweenCard' && look.card === card)
  if (between) return footOf(between)
  for (const [seat, { route }] of view.seats.entries()) {
    const at = route.findIndex((one) => one.card === card)
    const piece = at < 0 ? undefined : poses[`routeCard ${seat} ${at + 1}`]
    if (piece) return footOf(piece)
  }
  return null
}

/** Where a thing is, in CSS pixels of the host. */
export function boxOf(aim: Aim, ref: Ref): Box | null {
  const box = boxOnTable(aim, ref)
  return box && boxOnScreen(aim.camera, box)
}
