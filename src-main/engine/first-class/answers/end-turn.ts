import { KIND, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import type { State } from '../../flat.ts'
import { refillEndCards } from '../board/end-cards.ts'
import { lapseGained } from '../frames/gained.ts'
import { having, inPlay } from '../modules/module.ts'
import { FINE, WHY } from '../reasons.ts'
import { seatRef } from '../refs.ts'
import { AT, actor } from '../state.ts'
import { tell } from '../tell.ts'
import { giveBonuses, nextTurn } from '../turn.ts'
import { answer } from './answer.ts'

const { startTakenNow: START_TAKEN_NOW, taken: TAKEN } = AT

/** Ends the turn, when a card or the start tile has been taken. */
export const endTurn = answer({
  kind: 'endTurn',
  list(s, out, n) {
    if (whyNot(s) === FINE) out[n++] = packCode(KIND.endTurn)
    return n
  },
  whyNot,
  touches: (s) => [seatRef(actor(s))],
  whyNotAt: (s, { kind }) => (kind === 'seat' ? whyNot(s) : FINE),
  apply(s, _, emit) {
    lapseGained(s, emit)
    refillEndCards(s, emit)
    if (emit) tell(s, emit, [seatRef(actor(s))], { kind: 'turnEnded' })
    for (const module of having.turnEnded) if (inPlay(s, module)) module.turnEnded(s, emit)
    if (s[START_TAKEN_NOW]) giveBonuses(s, emit)
    else nextTurn(s, emit)
  },
})

function whyNot(s: State): number {
  return s[TAKEN] ? FINE : WHY.nothingTakenYet
}
