import type { Phrase } from '../../../../../src-shared/core.ts'
import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import { phrase } from '../../../../messages/index.ts'
import { letter } from '../cards.ts'

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
  /** Where rails lead all the way: how many sleepers it is long, and, where it is only shorter now, was before. */
  readonly steps?: number
  readonly was?: number
  /** The deed does so only with those that the hint means to do after it. */
  readonly together?: true
}

/** What a deed is for, as a hint says it. */
export function tellAim({ kind, card, left, steps, was, together }: Aim): Phrase {
  const { wagon, couple, uncouple } = TRACK_CARDS[card]
  const said = { n: wagon, from: letter(couple), to: letter(uncouple), left }
  const told = isWay(kind) && steps !== undefined ? tellWay(kind, { ...said, steps }, was) : null
  const aim = told ?? phrase(left === 0 ? `freight.aim.${kind}.whole` : `freight.aim.${kind}`, said)
  return together ? phrase('freight.aim.together', { told: aim }) : aim
}

type WayKind = Extract<Aim['kind'], 'carries' | 'fetches' | 'joins'>
const isWay = (kind: Aim['kind']): kind is WayKind => kind !== 'coupled' && kind !== 'there'

/** How long the way is that it opens, or by how much shorter. */
const tellWay = (kind: WayKind, said: Phrase['params'], was: number | undefined): Phrase =>
  was === undefined ? phrase(`freight.aim.${kind}.way`, said) : phrase(`freight.aim.${kind}.shorter`, { ...said, was })
