import { phrase } from '../../../../messages/index.ts'
import { cardPhrase } from '../cards.ts'
import { heading } from '../headings.ts'
import { refsOf, row, type TransportWords } from './answer.ts'

export const INTAKE = heading('intake', 'transport-icon-intake', 'parcel-icon')

/** Where the new parcel comes in. */
export const intake: TransportWords<'intake'> = {
  candidate({ action: { card }, codes }) {
    const step = {
      id: `intake${card}`,
      ask: phrase('transport.ask.intake'),
      many: 'transport.choice.intakes',
      label: cardPhrase(card),
      refs: refsOf(card),
    } as const
    return row(INTAKE, codes, step, phrase('transport.confirm.intake'))
  },
  preview: ({ action: { card }, at: { view } }) => ({
    title: phrase('transport.preview.intake', { card: cardPhrase(card) }),
    text: [phrase('transport.preview.intake.text', { n: view.bag })],
  }),
}
