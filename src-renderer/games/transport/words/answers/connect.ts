import { phrase } from '../../../../messages/index.ts'
import { heading } from '../asked/headings.ts'
import { cardStep, refsOf, row, type TransportWords } from './answer.ts'

export const CONNECT = heading('connect', 'transport-icon-connect', 'open-end', {
  rank: 2,
  brief: phrase('transport.row.connect'),
})

/** A hand card whose place is asked next. */
export const connect: TransportWords<'connect'> = {
  candidate: ({ action: { card }, codes }) =>
    row(CONNECT, codes, cardStep(card), phrase('transport.confirm.connect'), refsOf(card)),
}
