import { phrase } from '../../../../messages/index.ts'
import { upOf } from '../cards.ts'
import { heading } from '../asked/headings.ts'
import { toAsked } from '../pallets.ts'
import { laidOf, whereIs } from '../places.ts'
import { movedStep, row, takenUp, type At, type TransportWords } from './answer.ts'

export const KEY = heading('key', 'transport-icon-key', 'key')

/** The key takes a card. */
export const take: TransportWords<'take'> = {
  candidate: ({ action: { card }, codes, at }) => ({
    ...row(
      KEY,
      codes,
      { ...movedStep(card, at), id: `take${card}`, note: carried(card, at) },
      phrase('transport.confirm.take'),
    ),
    takesUp: true,
  }),
  preview: ({ action: { card }, at }) => takenUp(card, at),
}

/** A card that a key takes says where it lies; one with a parcel on it says that too. */
function carried(card: number, at: At) {
  const { view } = at
  const parcel = laidOf(view, card)?.parcel ?? -1
  const where = whereIs(view, card, toAsked(at))
  return parcel < 0
    ? where
    : phrase('common.comma', { a: where, b: phrase('transport.choice.carries', { up: upOf(view, parcel) }) })
}
