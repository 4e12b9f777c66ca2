import { TRACK_CARDS } from '../../../../../src-shared/games/freight-express/cards.ts'
import { phrase } from '../../../../messages/index.ts'
import { cardFacts } from '../cards.ts'
import { heading } from '../asked/headings.ts'
import { LEVEL, everyRefillEnds, refillEnds } from '../near-end.ts'
import { cardStep } from '../asked/steps.ts'
import { candidate, type FreightWords } from './answer.ts'

export const REFILL = heading('refill', 'freight-icon-action-refill', 'refill', { key: 'F', ends: true })

/** With whatever card: the heading says it, and no card says it again. */
const LAST_REFILL = { ...REFILL, label: phrase('freight.group.refill.ends') }

export const refill: FreightWords<'refill'> = {
  candidate(offer) {
    const { card } = offer.action
    const { view } = offer.at
    const ends = refillEnds(view, TRACK_CARDS[card].action) !== null
    const isLast = everyRefillEnds(view, offer.decision.for)
    const drawn = phrase('freight.card.refill', cardFacts(card))
    return candidate(offer, {
      group: isLast ? LAST_REFILL : REFILL,
      confirm: phrase(ends ? 'freight.confirm.refill.ends' : 'freight.confirm.refill'),
      steps: [
        {
          ...cardStep(card, drawn),
          asPicked: drawn,
          ...(ends && !isLast && { warning: phrase('freight.card.refill.ends') }),
        },
      ],
      // The card is drawn for at the stock and paid onto the discard: whoever brings it to either means the same.
      onto: [{ kind: 'pile', id: 1 }],
    })
  },
  /** Whether it ends the game, which card it costs, and how many it draws. */
  preview({ action: { card }, at: { view } }) {
    const n = TRACK_CARDS[card].action
    const ends = refillEnds(view, n)
    return {
      title: phrase(ends ? 'freight.preview.refill.ends' : 'freight.preview.refill', cardFacts(card)),
      text: [...(ends ? [ends, LEVEL] : []), phrase('freight.preview.refill.text', { n })],
      ...(ends && { warning: true }),
    }
  },
}
