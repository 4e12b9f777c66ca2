import { KIND, itemOfCode, packCode } from '../../../../src-shared/games/freight-express/actions.ts'
import type { Reason } from '../../../../src-shared/core.ts'
import type { State } from '../../flat.ts'
import { drop as dropWagon } from '../driving/crossing.ts'
import { goOnAfterCrossing } from '../driving/drive.ts'
import { drivenSeat } from '../driving/drive-state.ts'
import { coupledCard, coupledCount } from '../piles.ts'
import type { FreightStep } from '../questions.ts'
import { refused } from '../reasons.ts'
import { cardRef, wagonRef } from '../refs.ts'
import { wagonRefusal } from '../refusals.ts'
import { AT } from '../state.ts'
import { againstEach, saying, type FreightAnswer } from './answer.ts'

/** A coupled wagon is lost on a crossing (000:127-133). */
export const drop: FreightAnswer<'drop'> = {
  ...saying('drop'),
  list(s, out, n) {
    const seat = drivenSeat(s)
    for (let i = 0; i < coupledCount(s, seat); i++) out[n++] = packCode(KIND.drop, coupledCard(s, seat, i))
    return n
  },
  refusal,
  against: (s, { kind, id }) => (kind === 'wagon' ? againstEach(s, refusal, [{ card: id }]) : []),
  apply(s, code, emit) {
    if (dropWagon(s, itemOfCode(code), emit)) goOnAfterCrossing(s, emit)
  },
}

export const dropStep: FreightStep = {
  kind: 'drop',
  auto: 'ifSingle',
  by: drivenSeat,
  source: (s) => cardRef(s[AT.driveFlipped] - 1),
  answers: [drop],
}

function refusal(s: State, { card }: { readonly card: number }): Reason | null {
  return refused(s, wagonRefusal(s, drivenSeat(s), card), () => [wagonRef(card)])
}
