import { KIND, packCode, type ActionKind } from '../../../../src-shared/games/first-class/actions.ts'
import type { State } from '../../flat.ts'
import { topSlot, popRecord } from '../../chain.ts'
import { refillEndCards } from '../board/end-cards.ts'
import { lapseGained } from '../frames/gained.ts'
import { FINE, WHY } from '../reasons.ts'
import { seatRef } from '../refs.ts'
import { scoreTrains } from '../scoring.ts'
import { actor, stack } from '../state.ts'
import { tell, type Tell } from '../tell.ts'
import { nextScoring } from '../turn.ts'
import { answer } from './answer.ts'

/** An answer that says all by its kind. `when` = is it there? Always, when absent. */
const bare = <K extends ActionKind>(kind: K, does: (s: State, emit: Tell) => void, when?: (s: State) => boolean) =>
  answer<K>({
    kind,
    list(s, out, n) {
      if (!when || when(s)) out[n++] = packCode(KIND[kind])
      return n
    },
    whyNot: (s) => (!when || when(s) ? FINE : WHY.nothingHere),
    touches: (s) => [seatRef(actor(s))],
    apply: (s, _, emit) => does(s, emit),
  })

/** Scoring: bonuses, coins and contracts are done; the trains score. [002:711-739] */
export const takePoints = bare('takePoints', (s, emit) => {
  lapseGained(s, emit)
  scoreTrains(s, actor(s), emit)
  refillEndCards(s, emit)
  nextScoring(s, emit)
})

/** The coins for which there is no room are let go. [002:615] */
export const waive = bare('waive', (s, emit) => {
  const n = s[topSlot(s, stack) + 1]
  popRecord(s, stack)
  if (emit) tell(s, emit, [seatRef(actor(s))], { kind: 'coinsLost', n })
})

/** What is left of the frame, factory, warehouse or bonus is let go. */
export const enough = (letGo: (s: State, emit: Tell) => void, when?: (s: State) => boolean) =>
  bare('enough', letGo, when)
