import type { Ref } from '../../../../src-shared/core.ts'
import { refKey } from '../../../../src-shared/core.ts'
import { CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'
import { phrase } from '../../../messages/index.ts'
import type { Candidate, Movers, Position } from '../../../words/speech.ts'
import { take } from './answers/take.ts'

const inRows = new Set(take.groups.map(({ id }) => id))

/**
 * What drives one's own engine, for whoever takes hold of it before a card is taken: the cards of the rows that drive
 * it, or where its route ends those that make the route longer.
 */
export function moversOf(
  ref: Ref,
  candidates: readonly Candidate[],
  { view }: Position<FirstClassView>,
): Movers | null {
  if (ref.kind !== 'locomotive' || view.phase !== 'turn' || ref.id !== view.active || view.taken) return null
  const { locomotive, cities } = view.seats[ref.id]
  const ends = locomotive === cities
  const refs = cardsOf(candidates).filter(({ id }) => (ends ? CARDS[id].kind === 'route' : drives(id)))
  if (refs.length === 0) return { phrase: phrase('first-class.movers.none'), refs }
  const n = refs.length
  return { phrase: ends ? phrase('first-class.movers.route', { n }) : phrase('first-class.movers.cards', { n }), refs }
}

/** Those that can be taken, each once. */
function cardsOf(candidates: readonly Candidate[]): readonly Ref[] {
  const cards = candidates
    .filter(({ group }) => inRows.has(group.id))
    .flatMap(({ refs }) => refs.filter(({ kind }) => kind === 'card'))
  return [...new Map(cards.map((card) => [refKey(card), card])).values()]
}

/** At once, when it is taken: what a contract gives comes later. */
const drives = (card: number): boolean =>
  CARDS[card].kind !== 'contract' &&
  (CARDS[card].frames ?? []).some(({ effects }) => effects.some(({ kind }) => kind === 'locomotive'))
