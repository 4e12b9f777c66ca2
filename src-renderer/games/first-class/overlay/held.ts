import type { Ref, RefKind, Seat } from '../../../../src-shared/core.ts'
import { inside } from '../../../stage/box.ts'
import { toBoard, type Point } from '../../../stage/camera/camera.ts'
import type { Box } from '../../../stage/scene.ts'
import type { Lighting } from '../../../stage/table.ts'
import type { Aim } from '../hits.ts'
import type { FirstClassKinds } from '../kinds.ts'
import type { Poses } from '../looks.ts'
import { seatRef } from '../words/refs.ts'
import { pieceOf } from '../where.ts'

/** The boards that lie open. */
export const boardsOn = (poses: Poses): { seat: Seat; box: Box }[] =>
  Object.values(poses).flatMap(({ x, y, look }) =>
    look.kind === 'seatBoard' ? [{ seat: look.seat, box: { x, y, width: look.width, height: look.height } }] : [],
  )

/** The board on which a carried card may be let go: all of it; null = none is carried. */
export const boardOfCarried = ({ poses, carried, view }: Carrying): Box | null =>
  carried?.kind === 'card' ? (boardsOn(poses).find(({ seat }) => seat === view.atWork)?.box ?? null) : null

type Carrying = Pick<Lighting<FirstClassKinds, unknown, unknown>, 'poses' | 'carried' | 'view'>

/**
 * What a card that is held lies over: of free places the train they belong to, for a hand that carries a card means no
 * single place of a train; beside all places the board as a whole, which stands for its seat.
 */
export function underHeld({ poses, camera }: Aim, held: Ref, at: Point, refs: readonly Ref[]): readonly Ref[] {
  if (held.kind !== 'card') return refs
  const spot = toBoard(camera, at)
  const board = boardsOn(poses).find(({ box }) => inside(box, spot))
  const over = refs.filter((ref) => ref.kind !== 'coach' || pieceOf(ref)! in poses)
  return board && !over.some(({ kind }) => kind === 'seat' || PLACES.includes(kind))
    ? [...over, seatRef(board.seat)]
    : over
}
/** A card that is let go there is meant for them, never for the rest of the board. */
const PLACES: readonly RefKind[] = ['train', 'coach', 'conductor', 'city', 'locomotive', 'column']
