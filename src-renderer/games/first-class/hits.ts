import { counterRef, type Ref } from '../../../src-shared/core.ts'
import { betweenRef, coachRef } from './words/refs.ts'
import { boxOnScreen, inside } from '../../stage/box.ts'
import { toBoard, type Point } from '../../stage/camera/camera.ts'
import type { Aim as AnyAim } from '../../stage/drawn-table.ts'
import { Kept } from '../../stage/kept.ts'
import type { Box } from '../../stage/scene.ts'
import { PLACES } from './layout/board-layout.ts'
import type { FirstClassKinds } from './kinds.ts'
import { names, type Piece } from './looks.ts'
import { footOf, refsOf } from './pieces/index.ts'
import { boxOnTable, countUnder, slotBox, stripBox } from './where.ts'

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
  'gauge',
  'east',
  'evidence',
  'sign',
  'plate',
  'head',
  'routeCard',
  'routeNext',
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
  if (lane) refs.splice(refs.length - 1, 0, ...slotUnder(lane.name, lane.piece, view, spot))
  for (const seat of view.seats.keys()) refs.push(...placeUnder(seat, poses[names.strip(seat)], spot))
  return [...counterUnder(refs[0], poses, spot), ...refs]
}

/** What is counted under a point of a seat's plate. */
function counterUnder(seat: Ref | undefined, poses: Aim['poses'], spot: Point): Ref[] {
  if (seat?.kind !== 'seat') return []
  const which = countUnder(poses[names.plate(seat.id)], spot)
  return which < 0 ? [] : [counterRef(seat.id, which)]
}

/**
 * The free place of a train under a point. A box lays one wagon at a time, behind the last; a card that is still to be
 * taken may lay several at once, and each place means as many as reach it.
 */
function slotUnder(name: string, lane: Piece, { seats, frame, phase }: FirstClassKinds['view'], spot: Point): Ref[] {
  const [, seat, train] = name.split(' ').map(Number)
  const next = seats[seat].trains[train].coaches.length
  const last = phase === 'turn' && !frame ? PLACES - 1 : Math.min(next, PLACES - 1)
  for (let place = next; place <= last; place++) {
    const box = slotBox(lane, place)
    if (box && inside(box, spot)) return [coachRef(seat, train, place)]
  }
  return []
}

function placeUnder(seat: number, strip: Piece | undefined, spot: Point): Ref[] {
  return [0, 1, 2, 3].flatMap((place) => {
    const box = stripBox(strip, place)
    return box && inside(box, spot) ? [betweenRef(seat, place)] : []
  })
}

/** Where a thing is, in CSS pixels of the host. */
export function boxOf(aim: Aim, ref: Ref): Box | null {
  const box = boxOnTable(aim, ref)
  return box && boxOnScreen(aim.camera, box)
}
