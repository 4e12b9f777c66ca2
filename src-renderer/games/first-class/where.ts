import { counterOf, type Ref, type RefKind } from '../../../src-shared/core.ts'
import { nthOf, ownerOf, placeOfCoach, trainOfCoach } from '../../../src-shared/games/first-class/refs.ts'
import { ENGINE, pitchIn } from './layout/board-layout.ts'
import { countersOf } from './art/plate.ts'
import { inside } from '../../stage/box.ts'
import type { Point } from '../../stage/camera/camera.ts'
import type { Box } from '../../stage/scene.ts'
import type { Aim } from '../../stage/table.ts'
import type { FirstClassKinds } from './kinds.ts'
import { names, type Piece } from './looks.ts'
import { footOf, refsOf } from './pieces/index.ts'
import { rowOf } from './words/refs.ts'
import { COUNTERS } from './words/things/counters.ts'

/** A position as it lies on the table. */
type Lying = Pick<Aim<FirstClassKinds>, 'poses' | 'view'>

/** Where one kind of thing is: how ids count is fixed in core.ts. */
interface Place {
  /** The piece that stands for it. */
  piece?(id: number): string
  /** Where it is when no piece stands for it. */
  box?(lying: Lying, id: number): Box | null
}

/** The seat a coach belongs to. */
export const seatOf = (coach: number): number => ownerOf('coach', coach)

const PLACE: { readonly [K in RefKind]?: Place } = {
  card: { piece: names.card, box: ({ poses, view }, id) => cardBox(poses, view, id) },
  endCard: { piece: names.endCard },
  seat: { piece: names.plate },
  train: { piece: (id) => names.lane(ownerOf('train', id), nthOf('train', id)) },
  coach: {
    piece: (id) => names.coach(seatOf(id), trainOfCoach(id), placeOfCoach(id)),
    box: ({ poses }, id) => slotBox(poses[names.lane(seatOf(id), trainOfCoach(id))], placeOfCoach(id)),
  },
  conductor: { piece: (id) => names.conductor(ownerOf('conductor', id), nthOf('conductor', id)) },
  locomotive: { piece: names.token },
  city: {
    piece: (id) => names.city(ownerOf('city', id), nthOf('city', id)),
    box: ({ poses }, id) => nextBox(poses[names.routeNext(ownerOf('city', id))], nthOf('city', id)),
  },
  column: { piece: (id) => names.column(ownerOf('column', id), nthOf('column', id)) },
  mail: { piece: (id) => names.mail(ownerOf('mail', id), nthOf('mail', id)) },
  gained: { piece: names.gained },
  between: {
    piece: (id) => names.between(ownerOf('between', id), nthOf('between', id)),
    box: ({ poses }, id) => stripBox(poses[names.strip(ownerOf('between', id))], nthOf('between', id)),
  },
  startTile: { piece: () => names.start },
  order: { piece: names.order },
  pile: { piece: (id) => (rowOf(id) < 0 ? names.stack(id) : names.gauge(rowOf(id))) },
  // Of the whole table only Constantinople's place has something to say.
  game: { piece: () => names.east },
  counter: { box: ({ poses }, id) => counterBox(poses, id) },
  evidence: { box: ({ poses }, id) => evidenceBox(poses, id) },
}

/** The piece that stands for a thing. */
export const pieceOf = ({ kind, id }: Ref): string | null => PLACE[kind]?.piece?.(id) ?? null

/** Where a thing is in the table's units: its piece, or the free place that stands for it. */
export function boxOnTable(lying: Lying, ref: Ref): Box | null {
  const piece = lying.poses[pieceOf(ref) ?? '']
  return (piece && footOf(piece)) ?? PLACE[ref.kind]?.box?.(lying, ref.id) ?? null
}

/** A place of a train, behind its last card too. */
export function slotBox(lane: Piece | undefined, place: number): Box | null {
  if (lane?.look.kind !== 'lane') return null
  const pitch = pitchIn(lane.look.width)
  const scale = (pitch - 2) / 128
  return {
    x: lane.x + pitch * ENGINE + 2 + place * pitch,
    y: lane.y + lane.look.scene - 70 * scale,
    width: pitch - 2,
    height: 70 * scale + 2,
  }
}

/** Cities that are still to come have the place of the next route card. */
const nextBox = (next: Piece | undefined, index: number): Box | null =>
  next?.look.kind === 'routeNext' && next.look.cities === index ? footOf(next) : null

/** A place between the trains. */
export function stripBox(strip: Piece | undefined, place: number): Box | null {
  if (strip?.look.kind !== 'strip') return null
  const { first, pitch, height } = strip.look
  return { x: strip.x + first + place * 2 * pitch + 3, y: strip.y + 3, width: 2 * pitch - 8, height: height - 7 }
}

/** What is counted on a plate, and where. */
const countedOn = (plate: Piece | undefined) =>
  plate?.look.kind === 'plate'
    ? countersOf(plate.look).map(({ counter, box }) => ({
        which: COUNTERS.indexOf(counter),
        box: { ...box, x: plate.x + box.x, y: plate.y + box.y },
      }))
    : []

/** Which count of a plate lies under a point; -1 = none. */
export const countUnder = (plate: Piece | undefined, spot: Point): number =>
  countedOn(plate).find(({ box }) => inside(box, spot))?.which ?? -1

function counterBox(poses: Lying['poses'], id: number): Box | null {
  const counter = counterOf(id)
  return countedOn(poses[names.plate(counter.seat)]).find(({ which }) => which === counter.which)?.box ?? null
}

/** A route card by the place it has on its seat's route; a card between the trains or in a wagon by its own. */
function cardBox(poses: Lying['poses'], { seats }: Lying['view'], card: number): Box | null {
  const between = Object.values(poses).find(({ look }) => look.kind === 'betweenCard' && look.card === card)
  const seat = seats.findIndex(({ route }) => route.some((one) => one.card === card))
  const at = seats[seat]?.route.findIndex((one) => one.card === card)
  const piece = poses[names.rider(card)] ?? between ?? poses[`routeCard ${seat} ${at + 1}`]
  return piece ? footOf(piece) : null
}

function evidenceBox(poses: Lying['poses'], id: number): Box | null {
  const found = Object.values(poses).find((piece) =>
    refsOf('', piece).some((ref) => ref.kind === 'evidence' && ref.id === id),
  )
  return found ? footOf(found) : null
}
