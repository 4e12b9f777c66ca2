import { START_COINS } from '../../../../src-shared/games/first-class/cards/index.ts'
import { KIND, packCode } from '../../../../src-shared/games/first-class/actions.ts'
import { pushRecord } from '../../chain.ts'
import type { State } from '../../flat.ts'
import { gainCoins } from '../board/coins.ts'
import { FINE, WHY } from '../reasons.ts'
import { FROM_START_TILE, START_TILE } from '../refs.ts'
import { AT, actor, stack } from '../state.ts'
import { START_REMOVES } from '../step.ts'
import { tell } from '../tell.ts'
import { answer } from './answer.ts'

const { startHolder: START_HOLDER, startTakenNow: START_TAKEN_NOW, taken: TAKEN } = AT

/** The start tile in place of a card: coins, and a card out of the game. [002:453-471] */
export const takeStart = answer({
  kind: 'takeStart',
  list(s, out, n) {
    if (whyNot(s) === FINE) out[n++] = packCode(KIND.takeStart)
    return n
  },
  whyNot,
  touches: () => [START_TILE],
  whyNotAt: (s, { kind }) => (kind === 'startTile' ? whyNot(s) : FINE),
  apply(s, _, emit) {
    s[TAKEN] = 1
    s[START_TAKEN_NOW] = 1
    s[START_HOLDER] = actor(s) + 1
    if (emit) tell(s, emit, [START_TILE], { kind: 'startTaken' })
    const top = pushRecord(s, stack, START_REMOVES)
    s[top + 4] = FROM_START_TILE
    gainCoins(s, actor(s), START_COINS, FROM_START_TILE, 0, emit)
  },
})

function whyNot(s: State): number {
  if (s[TAKEN]) return WHY.alreadyTaken
  return s[START_HOLDER] ? WHY.startTileGone : FINE
}
