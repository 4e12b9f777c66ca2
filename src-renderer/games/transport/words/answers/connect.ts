import { phrase } from '../../../../messages/index.ts'
import { cardStep, refsOf, row, type TransportWords } from './answer.ts'

/** A hand card whose place is asked next. */
export const connect: TransportWords<'connect'> = {
  candidate: ({ action: { card }, codes }) =>
    row('connect', codes, cardStep(card), phrase('transport.confirm.connect'), refsOf(card)),
}
