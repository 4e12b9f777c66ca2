import type { Ref } from '../../../../src-shared/core.ts'
import type { Lift } from '../../../stage/drawing/drawing.ts'
import type { Lit } from '../../../stage/over/marks.ts'
import { liftedBy } from '../../../stage/over/marks.ts'
import type { Poses } from '../looks.ts'
import { names } from '../looks.ts'

/** Which cards of the hand are lifted or dimmed. */
export const liftsOf = (lit: readonly Lit[], poses: Poses): Map<string, Lift> =>
  liftedBy(lit, (ref) => {
    const name = pieceOf(ref)
    return name !== null && poses[name]?.look.kind === 'face' ? { name, at: 'hand' } : null
  })

/** The piece that stands for a thing. */
export function pieceOf(ref: Ref): string | null {
  switch (ref.kind) {
    case 'card':
    case 'pallet':
      return names.card(ref.id)
    case 'parcel':
      return names.parcel(ref.id)
    case 'seat':
      return names.plate(ref.id)
    case 'pile':
      return ref.id === 0 ? names.stock : names.bag
    default:
      return null
  }
}
