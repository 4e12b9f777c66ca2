import type { Kinds } from '../../../src-renderer/stage/craft.ts'
import type { Model } from '../../../src-renderer/stage/model.ts'
import type { Poses } from '../../../src-renderer/stage/pieces.ts'
import type { HandClock } from '../stage/hand-clock.ts'

/** Milliseconds of a picture, and so many at most. */
const [FRAME, MOST] = [16, 400]

/** Where everything is, picture by picture, until what is played has been told. */
export async function filmed<K extends Kinds>(
  model: Model<K>,
  clock: HandClock,
  played: Promise<unknown>,
): Promise<Poses<K['look']>[]> {
  const seen: Poses<K['look']>[] = []
  for (let i = 0; i < MOST && model.moving; i++) {
    await Promise.resolve()
    clock.pass(FRAME)
    seen.push({ ...model.pieces.poses() })
  }
  await played
  return seen
}
