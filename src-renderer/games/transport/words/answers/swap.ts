import type { Phrase } from '../../../../../src-shared/core.ts'
import type { TransportView } from '../../../../../src-shared/games/transport/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { heading } from '../asked/headings.ts'
import { isLastWithoutConnecting } from '../standing.ts'
import { plainStep, row, type TransportWords } from './answer.ts'

type Short = 'few' | 'none' | null

/** The stock has too few cards for a hand: the old one is shuffled in first, and some of it, or all, comes back. */
function shortOf({ stock, seats, active }: TransportView): Short {
  if (stock >= seats[active].hand.length) return null
  return stock === 0 ? 'none' : 'few'
}

/** What is drawn, and that nothing is connected. */
function drawsTold(view: TransportView): Phrase {
  const short = shortOf(view)
  if (short !== 'few') return phrase(`transport.preview.swap.${short ?? 'text'}`)
  const { stock: n, seats, active } = view
  return phrase('transport.preview.swap.few', { n, m: seats[active].hand.length - n })
}

export const SWAP = heading('swap', 'icon-ui-swap', 'swapping', { bare: true, rank: 4 })

/** The whole hand for a new one. */
export const swap: TransportWords<'swap'> = {
  candidate: ({ codes, at: { view } }) => {
    const short = shortOf(view)
    const label = phrase(short ? `transport.choice.swap.${short}` : 'transport.choice.swap')
    return row(SWAP, codes, plainStep('swap', label), phrase('transport.confirm.swap'), [{ kind: 'pile', id: 0 }])
  },
  preview: ({ at: { view } }) => ({
    title: phrase('transport.preview.swap'),
    text: [drawsTold(view), ...(isLastWithoutConnecting(view) ? [phrase('transport.preview.swap.ends')] : [])],
  }),
}
