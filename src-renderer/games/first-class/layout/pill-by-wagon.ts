import type { Ref } from '../../../../src-shared/core.ts'
import { nthOf, ownerOf } from '../../../../src-shared/games/first-class/refs.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import type { Point, Size } from '../../../stage/camera/camera.ts'
import type { Box } from '../../../stage/scene.ts'
import { ENGINE, PLACES } from './board-layout.ts'

/** Pixels from the wagon, and within the edge of the lane. */
const APART = 6

/**
 * Where one train is picked, with the place behind its last wagon or the coins that are spent on it, a wagon is to be
 * laid there: the pill stands in the sky right beside it, over empty places and no sign. null = something else is
 * picked, or the train has no room for another.
 */
export function pillByWagon(
  { seats }: Pick<FirstClassView, 'seats'>,
  { width }: Size,
  picked: readonly { readonly ref: Ref; readonly box: Box }[],
): Point | null {
  const [only, ...more] = picked.filter(({ ref }) => ref.kind === 'train')
  if (!only || more.length > 0) return null
  const { ref: train, box: lane } = only
  const next = seats[ownerOf('train', train.id)].trains[nthOf('train', train.id)].coaches.length
  const isOfIt = ({ kind, id }: Ref): boolean =>
    kind === 'train' || kind === 'column' || (kind === 'coach' && id === train.id * PLACES + next)
  if (next >= PLACES || !picked.every(({ ref }) => isOfIt(ref))) return null
  const pitch = lane.width / (ENGINE + PLACES)
  const beside = lane.x + (ENGINE + next + 1) * pitch + APART
  return { x: Math.min(beside, lane.x + lane.width - width - APART), y: lane.y + APART }
}
