import type { Phrase } from '../../../../src-shared/core.ts'
import { phrase } from '../../../messages/index.ts'
import { tally } from '../../../words/names.ts'
import { CARDS, CARD_KINDS, COUNTED_KINDS, END_CARDS } from '../../../../src-shared/games/first-class/cards/index.ts'
import type { FirstClassView } from '../../../../src-shared/games/first-class/view.ts'

const kindWord = (kind: (typeof CARD_KINDS)[number]): Phrase => phrase(`first-class.kind.${kind}`)

/** What a stack still holds, by kind: its cards are open knowledge, their order is not. null = it is empty. */
export function leftInStack(view: FirstClassView, stack: number): Phrase | null {
  const kinds = (view.undealt[stack] ?? []).map((card) => CARDS[card].kind)
  return tally(CARD_KINDS.map((kind) => ({ what: kindWord(kind), n: kinds.filter((one) => one === kind).length })))
}

/** End cards that whoever looks cannot see, in their deck or kept from the draft, by the kind that they count. */
export function unseenEndCards(view: FirstClassView): Phrase | null {
  const seen = new Set([
    ...view.openEndCards,
    ...view.draft,
    ...view.seats.flatMap(({ endCards, drafted }) => [...endCards, drafted]),
  ])
  const hidden = END_CARDS.flatMap(({ counts }, card) => (seen.has(card) ? [] : [counts]))
  return tally(COUNTED_KINDS.map((kind) => ({ what: kindWord(kind), n: hidden.filter((one) => one === kind).length })))
}
