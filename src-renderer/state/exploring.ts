import type { Ref } from '../../src-shared/core.ts'
import { sameRef } from '../../src-shared/core.ts'
import type { Box, Thing } from '../stage/scene.ts'

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

/** What Enter picks at a thing: all that lies there, as a click does. */
export const pickedAt = (things: readonly Thing[], at: Ref): readonly Ref[] =>
  things.find(({ ref }) => sameRef(ref, at))?.refs ?? [at]

/** How much further a thing seems that lies aside of the way. */
const ASIDE = 2.2

/**
 * The nearest thing from one in a direction, for the arrow keys on the drawn table. Without one to start from: the
 * first from the upper left. null = there is none that way.
 */
export function nextThing(things: readonly Thing[], from: Ref | null, dx: -1 | 0 | 1, dy: -1 | 0 | 1): Ref | null {
  const start = from && things.find(({ ref }) => sameRef(ref, from))
  if (dx === 0 && dy === 0 && start) return start.ref
  if (!start) return [...things].sort((a, b) => a.box.y + a.box.x - b.box.y - b.box.x)[0]?.ref ?? null
  const here = middle(start.box)
  const ranked = things.flatMap(({ ref, box }) => {
    const there = middle(box)
    const [x, y] = [there.x - here.x, there.y - here.y]
    const [along, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)]
    return along > 1 ? [{ ref, far: along + ASIDE * aside }] : []
  })
  return ranked.sort((a, b) => a.far - b.far)[0]?.ref ?? null
}
