import type { Ref } from '../../../../src-shared/core.ts'
import type { Lift } from '../../../stage/drawing/drawing.ts'
import type { Lit } from '../../../stage/over/marks.ts'
import { liftedBy } from '../../../stage/over/marks.ts'
import type { Poses } from '../looks.ts'
import { names, pileName } from '../looks.ts'

/**
 * Where the ring of a card in a row lies, in px: `by` = how far the middle of its line is outside the card's edge,
 * negative = on the card's pale margin. Neighbours are `gap` apart: what their rings need beyond it is taken from
 * the margin, so that two rings never run into one another. `casing` = the hairline outside.
 */
export function ringBeside(width: number, gap: number, casing = 1): number {
  const reach = Math.min(width + casing, Math.max(1, (gap - 3) / 2))
  return reach - casing - width / 2
}

/** The seat to act is lit by its plate: that the end of its turn is offered or chosen there needs no ring. */
export const isOwnPlate = ({ ref, states }: Lit, acting: number): boolean =>
  ref.kind === 'seat' && ref.id === acting && !states.has('focus')

/**
 * Which pieces on the glass are lifted or dimmed: plates and their engines never are, wagons on them come to the front
 * and no higher, and piles stay where they lie, with what is written over and under them.
 */
export function liftsOf(lit: readonly Lit[], poses: Poses): Map<string, Lift> {
  const lifts = liftedBy(lit, (ref) => {
    const name = pieceOf(ref)
    if (name === null || poses[name]?.space !== 'screen' || ref.kind === 'seat' || ref.kind === 'train') return null
    return { name, at: ref.kind === 'card' || ref.kind === 'station' ? 'hand' : 'table' }
  })
  for (const name of [names.stock, names.discard]) {
    const lift = lifts.get(name)
    if (lift) lifts.set(name, { ...lift, up: 0, scale: 1 })
  }
  // Over its plate's name there is no room to rise: its ring shows that it is meant.
  for (const { ref } of lit) {
    const lift = ref.kind === 'wagon' ? lifts.get(names.wagon(ref.id)) : undefined
    if (lift) lifts.set(names.wagon(ref.id), { ...lift, up: 0, scale: 1 })
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
      return pileName(ref.id)
    default:
      return null
  }
}
