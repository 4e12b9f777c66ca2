import { phrase } from '../../../../messages/index.ts'
import { isLastWithoutConnecting } from '../prompts.ts'
import { plainStep, row, type TransportWords } from './answer.ts'

/** The whole hand for a new one. */
export const swap: TransportWords<'swap'> = {
  candidate: ({ codes }) =>
    row('swap', codes, plainStep('swap', phrase('transport.choice.swap')), phrase('transport.confirm.swap'), [
      { kind: 'pile', id: 0 },
    ]),
  preview: ({ at: { view } }) => ({
    title: phrase('transport.preview.swap'),
    text: [
      phrase('transport.preview.swap.text'),
      ...(isLastWithoutConnecting(view) ? [phrase('transport.preview.swap.ends')] : []),
    ],
  }),
}
