import type { Ref } from '../../../src-shared/core.ts'
import { refKey } from '../../../src-shared/core.ts'
import type { Mark, MarkState } from '../../stage/scene.ts'
import type { Poses } from './looks.ts'
import { names } from './looks.ts'

/** What a thing's marks add up to: look.md, 'Shared states'. Plain data, so that it can be tested. */
export interface Lit {
  readonly ref: Ref
  readonly states: ReadonlySet<MarkState>
}

/** How a piece differs from its place while it is marked. */
export interface Lift {
  readonly up: number
  readonly scale: number
  readonly alpha: number
  readonly front: boolean
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

const isLegal = (states: ReadonlySet<MarkState>): boolean => states.has('legal') || states.has('legalAmongMany')

/**
 * Width of the ring round a thing, in pixels of the small window; 0 = none. The strongest state decides. What is
 * pointed at but cannot be chosen gets a thin one: it must not look like an offer.
 */
export function ringWidth(states: ReadonlySet<MarkState>): number {
  if (states.has('selected') || (states.has('hovered') && states.has('legal'))) return 6
  if (states.has('legal') || (states.has('hovered') && isLegal(states))) return 4
  return isLegal(states) || states.has('hovered') ? 2 : 0
}

/**
 * Where the ring of a card in a row lies, in px: `by` = how far the middle of its line is outside the card's edge,
 * negative = on the card's pale margin. Neighbours are `gap` apart: what their rings need beyond it is taken from
 * the margin, so that two rings never run into one another. `casing` = the hairline outside.
 */
export function ringBeside(width: number, gap: number, casing = 1): number {
  const reach = Math.min(width + casing, Math.max(1, (gap - 3) / 2))
  return reach - casing - width / 2
}

/** The seat to act is lit by its plate: that the end of its turn is offered there needs no ring. */
export const isOwnPlate = ({ ref, states }: Lit, acting: number): boolean =>
  ref.kind === 'seat' && ref.id === acting && !states.has('selected') && !states.has('focus')

/** Pointing alone does not light the ground of a plate, or the sleeper and card of a cell that is lit itself. */
export const isMerelyHovered = (states: ReadonlySet<MarkState>): boolean => states.has('hovered') && states.size === 1

/** Which pieces on the glass are lifted or dimmed. */
export function liftsOf(lit: readonly Lit[], poses: Poses): Map<string, Lift> {
  const lifts = new Map<string, Lift>()
  for (const { ref, states } of lit) {
    const name = pieceOf(ref)
    const piece = name === null ? undefined : poses[name]
    if (name === null || piece?.space !== 'screen' || ref.kind === 'seat' || ref.kind === 'train') continue
    const held = ref.kind === 'card' || ref.kind === 'station'
    if (states.has('selected')) lifts.set(name, { up: held ? 16 : 6, scale: 1.04, alpha: 1, front: true })
    else if (states.has('hovered')) lifts.set(name, { up: 3, scale: 1, alpha: 1, front: true })
    else if (states.has('notNow')) lifts.set(name, { up: 0, scale: 1, alpha: 0.45, front: false })
  }
  return lifts
}

/** The piece that stands for a thing on the glass. */
export function pieceOf(ref: Ref): string | null {
  switch (ref.kind) {
    case 'card':
      return names.card(ref.id)
    case 'wagon':
      return names.wagon(ref.id)
    case 'station':
      return names.sign(ref.id)
    case 'train':
      return names.engine(ref.id)
    case 'seat':
      return names.plate(ref.id)
    case 'pile':
      return ref.id === 0 ? names.stock : names.discard
    default:
      return null
  }
}
