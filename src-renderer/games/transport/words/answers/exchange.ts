import type { TransportView } from '../../../../../src-shared/games/transport/view.ts'
import { phrase } from '../../../../messages/index.ts'
import { heading } from '../asked/headings.ts'
import { cardOf, refsOf, type TransportWords } from './answer.ts'
import { laidIn, opening } from '../belts/opened.ts'
import { palletOf, toAsked, type Whose } from '../pallets.ts'
import { laidOf } from '../places.ts'
import { FORKLIFT } from './lift.ts'

export const EXCHANGE = heading('exchange', FORKLIFT.icon, FORKLIFT.chapter)

/** Two pallets that change places; either may be pointed at first, so neither is where it ends. */
export const exchange: TransportWords<'exchange'> = {
  candidate({ action, codes, at }) {
    const pallet = cardOf(codes, at)
    const refs = [pallet, action.pallet].flatMap(refsOf)
    const after = () => exchanged(at.view, pallet, action.pallet)
    const id = `exchange${pallet}.${action.pallet}`
    return {
      codes,
      refs: [...refs.filter(({ kind }) => kind === 'card'), ...refs.filter(({ kind }) => kind === 'pallet')],
      end: null,
      group: EXCHANGE,
      stem: id,
      ...opening(at, after),
      confirm: phrase('transport.confirm.exchange'),
      steps: [
        {
          id,
          ask: phrase('transport.ask.pair'),
          many: 'transport.choice.pairs',
          label: phrase('transport.choice.exchange', inTurn(pallet, action.pallet, toAsked(at))),
          refs,
        },
      ],
    }
  },
  preview: ({ action, candidate: { codes }, at }) => ({
    title: phrase('transport.preview.exchange', inTurn(cardOf(codes, at), action.pallet, toAsked(at))),
    text: [],
  }),
}

/** One's own first. */
const inTurn = (one: number, other: number, whose: Whose) => {
  const [a, b] = other === whose.viewer ? [other, one] : [one, other]
  return { a: palletOf(a, whose), b: palletOf(b, whose) }
}

/** The position in which they have changed places. */
function exchanged(view: TransportView, a: number, b: number): TransportView {
  const [one, other] = [laidOf(view, a), laidOf(view, b)]
  return one && other ? laidIn(laidIn(view, { ...other, card: a }), { ...one, card: b }) : view
}
