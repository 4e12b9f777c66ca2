import type { Ref } from '../../../src-shared/core.ts'
import { sameRef } from '../../../src-shared/core.ts'
import type { Box, Thing } from '../../stage/scene.ts'

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 })

/** What Enter picks at a thing: all that lies there, as a click does. */
export const pickedAt = (things: readonly Thing[], at: Ref): readonly Ref[] =>
  things.find(({ ref }) => sameRef(ref, at))?.refs ?? [at]

/** Middles that lie no further apart, in CSS pixels, are no two stops. */
const NEAR = 4

/**
 * What the arrow keys go through: while something is picked or asked about (`seeks`) what is lit, in sight or not; else
 * all that has a name. Of two things over one middle what is lit is the stop.
 */
export function stopsOf(
  things: readonly Thing[],
  lit: readonly Thing[],
  seeks: boolean,
  isNamed: (ref: Ref) => boolean,
): readonly Thing[] {
  if (seeks && lit.length > 0) return lit
  const isLit = ({ ref }: Thing) => lit.some((one) => sameRef(one.ref, ref))
  const over = things.filter(isLit).map(({ box }) => middle(box))
  const isUnder = ({ box }: Thing) => {
    const { x, y } = middle(box)
    return over.some((one) => Math.hypot(one.x - x, one.y - y) <= NEAR)
  }
  return things.filter((one) => isLit(one) || (isNamed(one.ref) && !isUnder(one)))
}

/**
 * The nearest thing from one in a direction, for the arrow keys on the drawn table; `box` is where that one is, which
 * need be no stop any more. What lies more aside than ahead is come to only where nothing else lies that way: so
 * none is out of reach for that. Without one to start from: the first from the upper left. null = none is that way.
 */
export function nextThing(
  things: readonly Thing[],
  from: Ref | null,
  dx: -1 | 0 | 1,
  dy: -1 | 0 | 1,
  box: Box | null = null,
): Ref | null {
  const start = from && things.find(({ ref }) => sameRef(ref, from))
  if (dx === 0 && dy === 0 && start) return start.ref
  const at = start ? start.box : box
  if (!at || (dx === 0 && dy === 0))
    return [...things].sort((a, b) => a.box.y + a.box.x - b.box.y - b.box.x)[0]?.ref ?? null
  const here = middle(at)
  const ranked = things.flatMap(({ ref, box }) => {
    const there = middle(box)
    const [x, y] = [there.x - here.x, there.y - here.y]
    const [along, aside] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)]
    return along > 1 ? [{ ref, isAside: aside > along, far: Math.hypot(along, aside) }] : []
  })
  return ranked.sort((a, b) => Number(a.isAside) - Number(b.isAside) || a.far - b.far)[0]?.ref ?? null
}
