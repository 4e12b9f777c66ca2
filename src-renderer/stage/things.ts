import type { Ref } from '../../src-shared/core.ts'
import { refKey, sameRef } from '../../src-shared/core.ts'
import type { Point, Size } from './camera/camera.ts'
import { inside } from './box.ts'
import type { Box, Thing } from './scene.ts'

/** Between two probes, in CSS pixels. */
const MESH = 12
/** What is smaller is a part of what it lies on, and stepped over. */
const LEAST = 18

/** Everything on a drawn table that one can point at, found by pointing everywhere: the uppermost at each place. */
export function thingsIn(
  { width, height }: Size,
  hitsAt: (at: Point) => readonly Ref[],
  boxOf: (ref: Ref) => Box | null,
): readonly Thing[] {
  const found = new Map<string, { readonly ref: Ref; readonly box: Box; readonly refs: Ref[] }>()
  for (let y = MESH / 2; y < height; y += MESH) {
    for (let x = MESH / 2; x < width; x += MESH) {
      // A seat's counts are told with the seat.
      const hits = hitsAt({ x, y }).filter(({ kind }) => kind !== 'counter')
      for (const ref of hits) {
        const box = found.get(refKey(ref))?.box ?? boxOf(ref)
        if (!box || Math.min(box.width, box.height) < LEAST || standsElsewhere(ref, box, { x, y })) continue
        const thing = found.get(refKey(ref)) ?? { ref, box, refs: [ref] }
        found.set(refKey(ref), thing)
        thing.refs.push(...hits.filter((other) => !thing.refs.some((known) => sameRef(known, other))))
        break
      }
    }
  }
  return [...found.values()]
}

/** A wagon stands behind its locomotive too: it is one thing, at its train, not a second one over a station. */
const standsElsewhere = ({ kind }: Ref, box: Box, at: Point): boolean => kind === 'wagon' && !inside(box, at)
