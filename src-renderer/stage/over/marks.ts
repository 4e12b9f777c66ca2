import type { Ref } from '../../../src-shared/core.ts'
import { refKey } from '../../../src-shared/core.ts'
import type { Lift } from '../drawing/drawing.ts'
import type { Piece } from '../pieces.ts'
import type { Mark, MarkState } from '../scene.ts'

/** What a thing's marks add up to: docs/look/look.md, 'Shared states'. Plain data, so that it can be tested. */
export interface Lit {
  readonly ref: Ref
  readonly states: ReadonlySet<MarkState>
}

export function gather(marks: readonly Mark[]): Lit[] {
  const all = new Map<string, { ref: Ref; states: Set<MarkState> }>()
  for (const { ref, state } of marks) {
    const known = all.get(refKey(ref)) ?? { ref, states: new Set<MarkState>() }
    known.states.add(state)
    all.set(refKey(ref), known)
  }
  return [...all.values()]
}

/** Whether it may be picked now. */
export const isLegal = (states: ReadonlySet<MarkState>): boolean =>
  states.has('legal') || states.has('legalAmongMany') || states.has('legalAside')

/**
 * Width of the ring round a thing, in pixels of the small window; 0 = none. The strongest state decides. What is
 * pointed at but cannot be chosen gets a thin one: it must not look like an offer.
 */
export function ringWidth(states: ReadonlySet<MarkState>): number {
  if (states.has('selected') || (states.has('hovered') && states.has('legal'))) return 6
  if (states.has('legal') || (states.has('hovered') && isLegal(states))) return 4
  if (states.has('legalAside') && !states.has('hovered')) return 1
  return isLegal(states) || states.has('hovered') ? 2 : 0
}

/** Pointing alone does not light the ground of a plate, or the sleeper and card of a cell that is lit itself. */
export const isMerelyHovered = (states: ReadonlySet<MarkState>): boolean => states.has('hovered') && states.size === 1

/**
 * How a piece rises in pixels, grows and fades, by where it lies: docs/look/look.md, 'Shared states'. In a row pieces
 * lie edge to edge.
 */
const LIFTS = {
  hand: { selected: 16, hovered: 3, grows: 1.04, notNow: 0.45 },
  table: { selected: 6, hovered: 3, grows: 1.04, notNow: 0.45 },
  row: { selected: 6, hovered: 2, grows: 1, notNow: 0.55 },
} as const

/** How much is seen of what was put elsewhere and may come back. */
const PUT = 0.2

/**
 * Which pieces are lifted or dimmed. `lies` says what piece stands for a thing and where it lies; null = it stays as it
 * is.
 */
export function liftedBy(
  lit: readonly Lit[],
  lies: (ref: Ref) => { readonly name: string; readonly at: keyof typeof LIFTS } | null,
): Map<string, Lift> {
  const lifts = new Map<string, Lift>()
  for (const { ref, states } of lit) {
    const place = lies(ref)
    if (!place) continue
    const lift = LIFTS[place.at]
    if (states.has('put')) lifts.set(place.name, { up: 0, scale: 1, alpha: PUT, front: false })
    else if (states.has('selected'))
      lifts.set(place.name, { up: lift.selected, scale: lift.grows, alpha: 1, front: true })
    else if (states.has('hovered')) lifts.set(place.name, { up: lift.hovered, scale: 1, alpha: 1, front: true })
    else if (states.has('notNow')) lifts.set(place.name, { up: 0, scale: 1, alpha: lift.notNow, front: false })
  }
  return lifts
}

/** A piece as far up, as large and as faint as it is lifted. */
export function lifted<Look>(piece: Piece<Look>, lift: Lift | undefined): Piece<Look> {
  if (!lift) return piece
  return {
    ...piece,
    y: piece.y - lift.up,
    scale: piece.scale * lift.scale,
    alpha: piece.alpha * lift.alpha,
    z: piece.z + (lift.front ? 1000 : 0),
  }
}
