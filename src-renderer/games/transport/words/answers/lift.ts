import { phrase } from '../../../../messages/index.ts'
import { movedStep, row, takenUp, type TransportWords } from './answer.ts'

/** The forklift takes a pallet. */
export const lift: TransportWords<'lift'> = {
  candidate: ({ action: { pallet }, codes, at }) => ({
    ...row('forklift', codes, movedStep(pallet, at), phrase('transport.confirm.take')),
    takesUp: true,
  }),
  preview: ({ action: { pallet } }) => takenUp(pallet),
}
