import { boxOnScreen, grown } from '../box.ts'
import type { Camera } from './camera.ts'
import type { Box } from '../scene.ts'

/** Something of the board that is wished to be seen whole, in its units, and how much beside the others. */
export interface Wish {
  readonly box: Box
  readonly weight: number
}

/** Between what is seen at the edge of the room and that edge. */
const MARGIN = 8

/**
 * The camera moved, as little as it takes, to where the most of what is wished for is seen whole. It becomes neither
 * nearer nor further: where not all has room, what weighs least is left out.
 */
export function bestSight(camera: Camera, wishes: readonly Wish[], room: Box): Camera {
  const within = grown(room, -MARGIN)
  const things = wishes.map(({ box, weight }) => ({ box: boxOnScreen(camera, box), weight }))
  const across = shifts(
    things.map(({ box }) => [box.x, box.width]),
    [within.x, within.width],
  )
  const down = shifts(
    things.map(({ box }) => [box.y, box.height]),
    [within.y, within.height],
  )
  let best = { dx: 0, dy: 0, weight: -1, far: 0 }
  for (const dx of across) {
    const beside = things.filter(({ box }) => isWithin([box.x, box.width], [within.x - dx, within.width]))
    if (weightOf(beside) < best.weight) continue
    for (const dy of down) {
      const seen = beside.filter(({ box }) => isWithin([box.y, box.height], [within.y - dy, within.height]))
      const weight = weightOf(seen)
      const far = Math.hypot(dx, dy)
      if (weight > best.weight || (weight === best.weight && far < best.far)) best = { dx, dy, weight, far }
    }
  }
  return best.far === 0 ? camera : { ...camera, x: camera.x + best.dx, y: camera.y + best.dy }
}

/** Where it begins, and how long it is. */
type Stretch = readonly [number, number]

const isWithin = ([at, length]: Stretch, [from, room]: Stretch): boolean => at >= from && at + length <= from + room

const weightOf = (things: readonly Wish[]): number => things.reduce((sum, { weight }) => sum + weight, 0)

/** None, and those that bring an end of a thing to the edge of the room; none alone where all is within it. */
function shifts(things: readonly Stretch[], [from, room]: Stretch): number[] {
  const isOut = ([at, length]: Stretch) => at < from || at + length > from + room
  if (!things.some(isOut)) return [0]
  return [...new Set([0, ...things.flatMap(([at, length]) => [from - at, from + room - at - length])].map(Math.round))]
}
