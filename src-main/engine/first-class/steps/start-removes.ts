import { popRecord } from '../../chain.ts'
import { removeFirst } from '../board/rows.ts'
import { stack } from '../state.ts'
import type { Step } from '../step.ts'

/** After its coins the start tile takes the leftmost card of the topmost row out of the game. [002:467-469] */
export const startRemovesStep: Step = {
  kind: 'turn', // it never asks
  auto: 'ifSingle',
  advance(s, _top, emit) {
    removeFirst(s, emit)
    popRecord(s, stack)
    return true
  },
  choices: (_s, _top, _out, n) => n,
  apply() {},
}
