import { KIND, firstOf, kindOf, packCode } from '../../../src-shared/games/first-class/actions.ts'
import type { Seat } from '../../../src-shared/core.ts'
import { recordCount, recordSlot, removeRecord } from '../chain.ts'
import type { State } from '../flat.ts'
import { contractAt, contractCount, contractRefusal, fulfil } from './board/contracts.ts'
import { frameCan } from './effects/index.ts'
import { gainedFrame } from './frames/gained.ts'
import { gainedRef } from './refs.ts'
import { MAY, WHY } from './reasons.ts'
import { listSpending, spend } from './spending.ts'
import { gained } from './state.ts'
import { pushFrame } from './frames/frame.ts'
import { tell, type Tell } from './tell.ts'

/** What one may do before and after the card, in any order: coins, contracts, gained frames. [ruling 1] */
export function listFreeActions(s: State, seat: Seat, out: Int32Array, n: number): number {
  n = listGained(s, seat, out, n)
  for (let i = 0; i < contractCount(s, seat); i++) {
    const card = contractAt(s, seat, i)
    if (contractRefusal(s, seat, card) === MAY) out[n++] = packCode(KIND.fulfil, card)
  }
  return listSpending(s, seat, out, n)
}

/** Room for all that can be free at once: gained frames, contracts, ways to spend, an order for each wagon. */
const scratch = new Int32Array(1024)

/** Is there any coin, contract, order tile or gained frame to use now? */
export const anyFreeAction = (s: State, seat: Seat): boolean => listFreeActions(s, seat, scratch, 0) > 0

/** Would the gained frame at place `index` achieve anything? MAY, or why not. */
export const gainedRefusal = (s: State, seat: Seat, index: number): number =>
  frameCan(s, seat, gainedFrame(s, index)) ? MAY : WHY.frameDoesNothing

/** Lists the gained frames that can be used, from place `n` of `out` on. Gives the place after the last. */
export function listGained(s: State, seat: Seat, out: Int32Array, n: number): number {
  for (let i = 0; i < recordCount(s, gained); i++)
    if (gainedRefusal(s, seat, i) === MAY) out[n++] = packCode(KIND.use, i)
  return n
}

/** Uses a gained frame, fulfils a contract or spends coins, as the code says. */
export function applyFreeAction(s: State, seat: Seat, code: number, emit: Tell): void {
  if (kindOf(code) === KIND.use) useGained(s, firstOf(code), emit)
  else if (kindOf(code) === KIND.fulfil) fulfil(s, seat, firstOf(code), emit)
  else spend(s, seat, code, emit)
}

function useGained(s: State, index: number, emit: Tell): void {
  const slot = recordSlot(gained, index)
  const frame = s[slot] - 1
  const sourceKind = s[slot + 1]
  const sourceId = s[slot + 2]
  removeRecord(s, gained, index)
  pushFrame(s, frame, sourceKind, sourceId, emit)
}

/** What was not used by the end of the turn, or before the points of one's scoring, is lost. [002:1308] */
export function lapseGained(s: State, emit: Tell): void {
  while (recordCount(s, gained) > 0) {
    const index = recordCount(s, gained) - 1
    removeRecord(s, gained, index)
    if (emit) tell(s, emit, [gainedRef(index)], { kind: 'frameLapsed' })
  }
}
