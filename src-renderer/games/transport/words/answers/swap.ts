import { phrase } from '../../../../messages/index.ts'
import { heading } from '../asked/headings.ts'
import { isLastWithoutConnecting } from '../standing.ts'
import { plainStep, row, type TransportWords } from './answer.ts'

export const SWAP = heading('swap', 'icon-ui-swap', 'swapping', { bare: true, rank: 4 })

/** The whole hand for a new one. */
export const swap: TransportWords<'swap'> = {
  candidate: ({ codes }) =>
    row(SWAP, codes, plainStep('swap', phrase('transport.choice.swap')), phrase('transport.confirm.swap'), [
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
