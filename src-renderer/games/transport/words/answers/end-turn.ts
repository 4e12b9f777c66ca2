import { phrase } from '../../../../messages/index.ts'
import { heading } from '../asked/headings.ts'
import { endOfTurn } from '../standing.ts'
import { plainStep, row, type TransportWords } from './answer.ts'

export const END = heading('end', 'icon-ui-check', 'drawing', { bare: true, closing: true })

export const endTurn: TransportWords<'endTurn'> = {
  candidate: ({ codes, at: { view } }) =>
    row(
      END,
      codes,
      plainStep('end', phrase(view.connected ? 'transport.choice.end.draw' : 'transport.choice.end')),
      phrase('transport.confirm.end'),
      [{ kind: 'seat', id: view.active }],
    ),
  preview: ({ at: { view } }) => ({ title: phrase('transport.preview.end'), text: [endOfTurn(view)] }),
}
