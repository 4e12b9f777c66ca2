import { phrase } from '../../../../messages/index.ts'
import { cardPhrase } from '../cards.ts'
import { heading } from '../asked/headings.ts'
import { laidBefore } from '../belts/opened.ts'
import { toAsked } from '../pallets.ts'
import { laidOf } from '../places.ts'
import { oddsTold, reachesPhrase } from '../belts/roads.ts'
import { refsOf, row, type TransportWords } from './answer.ts'

export const INTAKE = heading('intake', 'transport-icon-intake', 'parcel-icon', { lookedAt: true })

/** Where the new parcel comes in. */
export const intake: TransportWords<'intake'> = {
  candidate({ action: { card }, codes, at }) {
    const { view } = at
    const laid = laidOf(view, card)
    const step = {
      id: `intake${card}`,
      ask: phrase('transport.ask.intake'),
      many: 'transport.choice.intakes',
      label: cardPhrase(card),
      // How far a parcel goes is its number: which of them would come to whom matters most.
      ...(laid && { note: reachesPhrase(view, laid, toAsked(at)) }),
      refs: refsOf(card),
    } as const
    // Clicked again it means yes, and is not put back as a card of the hand would be.
    return { ...row(INTAKE, codes, step, phrase('transport.confirm.intake')), end: step.refs[0] }
  },
  preview({ action: { card }, preview, at }) {
    const view = laidBefore(at.view, preview)
    const laid = laidOf(view, card)
    return {
      title: phrase('transport.preview.intake', { card: cardPhrase(card) }),
      text: [
        phrase('transport.preview.intake.text', { n: view.bag }),
        ...(laid ? oddsTold(view, laid, toAsked(at)) : []),
      ],
    }
  },
}
