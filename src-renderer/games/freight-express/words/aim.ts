import type { Phrase } from '../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../src-shared/games/freight-express/cards.ts'
import { phrase } from '../../../messages/index.ts'
import { letter } from './cards.ts'

/** What a deed is for: the wagon that it brings on its way. */
export interface Aim {
  /**
   * 'coupled': it is coupled now. 'there': the train stands where it is coupled. 'carries': the way to where it goes is
   * shorter. 'fetches': that to where it is coupled is. 'joins': that from there to where it goes.
   */
  readonly kind: 'coupled' | 'there' | 'carries' | 'fetches' | 'joins'
  readonly card: number
  /** So many cards at least are still missing on that way. */
  readonly left: number
}

/** What a deed is for, as a hint says it. */
export function tellAim({ kind, card, left }: Aim): Phrase {
  const { wagon, couple, uncouple } = TRACK_CARDS[card]
  const said = { n: wagon, from: letter(couple), to: letter(uncouple), left }
  return phrase(left === 0 ? `freight.aim.${kind}.whole` : `freight.aim.${kind}`, said)
}
