import type { Ref } from '../../../src-shared/core.ts'
import type { Camera, Point } from '../../stage/camera.ts'
import { toBoard } from '../../stage/camera.ts'
import { piece } from '../../stage/pieces.ts'
import type { Foresight } from './foresee.ts'
import type { Poses } from './looks.ts'
import { names } from './looks.ts'
import { pieceOf } from './marks.ts'

/** Something that the pointer has taken up, and where it holds it, in CSS pixels of the host. */
export interface Held {
  readonly ref: Ref
  readonly at: Point
}

/** Pieces as they are drawn while something is held. Plain data. */
export interface InHand {
  /** In place of those at rest. */
  readonly poses: Poses
  /** It has found its place: the ghost there stands for it. */
  readonly snapped: boolean
}

const HOLD = 3000

/** A hand card or wagon hangs at the pointer until a ghost shows where it would come to lie; a locomotive leaves its rails only as a ghost. */
export function holding({ ref, at }: Held, resting: Poses, foresight: Foresight | null, camera: Camera): InHand {
  const snapped = foresight !== null && Object.keys(foresight.ghosts).length > 0
  if (ref.kind === 'locomotive') {
    const stands = resting[names.locomotive(ref.id)]
    if (!stands || snapped) return { poses: {}, snapped: false }
    const { x, y } = toBoard(camera, at)
    return { poses: { 'held locomotive': piece({ kind: 'ghostLocomotive', seat: ref.id }, 'board', x, y, { angle: stands.angle, alpha: 0.85 }) }, snapped: false }
  }
  const name = pieceOf(ref)
  const lies = name === null ? undefined : resting[name]
  if (name === null || lies?.space !== 'screen') return { poses: {}, snapped: false }
  const grip = ref.kind === 'wagon' ? { x: 24 * lies.scale, y: 28 * lies.scale } : { x: 0, y: 0 }
  return { poses: { [name]: { ...lies, x: at.x - grip.x, y: at.y - grip.y, z: HOLD, alpha: snapped ? 0 : 0.94 } }, snapped }
}
