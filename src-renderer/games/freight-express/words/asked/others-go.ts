import type { Phrase, Ref } from '../../../../../src-shared/core.ts'
import { phrase } from '../../../../messages/index.ts'
import { listOf } from '../../../../words/names.ts'
import { cardFacts, isKnown } from '../cards.ts'

/** More cards than this are not named: they are lit when the held one is put back. */
const MOST_NAMED = 2

/** Which cards go where the one that is held does not: 'Your 4 C–A could.' */
export function othersGo(cards: readonly Ref[]): Phrase | null {
  const known = cards.filter(({ id }) => isKnown(id))
  if (known.length === 0 || known.length > MOST_NAMED) return null
  const named = known.map(({ id }) => phrase('freight.card.tag', cardFacts(id)))
  return phrase('freight.reason.othersGo', { cards: listOf(named) })
}
