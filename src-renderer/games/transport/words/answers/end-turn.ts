import { phrase } from '../../../../messages/index.ts'
import { endOfTurn } from '../prompts.ts'
import { plainStep, row, type TransportWords } from './answer.ts'

export const endTurn: TransportWords<'endTurn'> = {
  candidate: ({ codes, at: { view } }) =>
    row(
      'end',
      codes,
      plainStep('end', phrase(view.connected ? 'transport.choice.end.draw' : 'transport.choice.end')),
      phrase('transport.confirm.end'),
      [{ kind: 'seat', id: view.active }],
    ),
  preview: ({ at: { view } }) => ({ title: phrase('transport.preview.end'), text: [endOfTurn(view)] }),
}
