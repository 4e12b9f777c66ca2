import { phrase } from '../../../../messages/index.ts'
import { heading } from '../asked/headings.ts'
import { movedStep, row, takenUp, type TransportWords } from './answer.ts'

export const FORKLIFT = heading('forklift', 'transport-icon-forklift', 'forklift')

/** The forklift takes a pallet. */
export const lift: TransportWords<'lift'> = {
  candidate: ({ action: { pallet }, codes, at }) => ({
    ...row(FORKLIFT, codes, movedStep(pallet, at), phrase('transport.confirm.take')),
    takesUp: true,
  }),
  preview: ({ action: { pallet }, at }) => takenUp(pallet, at),
}
