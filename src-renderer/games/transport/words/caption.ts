import type { Phrase } from '../../../../src-shared/core.ts'
import { numberUp } from '../../../../src-shared/games/transport/cards.ts'
import type { TransportView } from '../../../../src-shared/games/transport/view.ts'
import { phrase } from '../../../messages/index.ts'
import { listOf } from '../../../words/names.ts'

/** 'Turn 9, parcels 4 and 2': how far the game is, and what lies on the belt. */
export function captionOf({ turn, parcels }: TransportView): Phrase {
  const numbers = parcels.flatMap(({ place, face }, id) => (place === 'table' ? [numberUp(id, face)] : []))
  const shown = numbers.toSorted((a, b) => b - a).map(String)
  return shown.length === 0
    ? phrase('transport.caption.empty', { turn })
    : phrase('transport.caption', { turn, parcels: listOf(shown) })
}
