import type { Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { roadsFrom } from '../roads.ts'
import type { LaidView, TransportView } from '../../../../src-shared/games/transport/view.ts'
import { palletPhrase } from './cards.ts'

/** '2 cards to pallet A, 5 cards to pallet B' */
export function roadsPhrase(view: TransportView, start: LaidView): Phrase {
  const roads = roadsFrom(view, start).map(({ pallet, cards }) =>
    phrase('transport.panel.far', { n: cards, pallet: palletPhrase(pallet) }),
  )
  return roads.length === 0
    ? phrase('transport.panel.nowhere')
    : roads.reduce((a, b) => phrase('common.comma', { a, b }))
}
