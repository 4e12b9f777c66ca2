import { cloneState, equalStates } from '../../../src-main/engine/flat.ts'
import { ensure, type Check } from '../check.ts'
import { someSteps } from '../playout.ts'
import { deserialiseState, hashState, serialiseState } from '../../state-text.ts'

export const copies: Check = {
  name: 'a copy, and one written down and read back, is equal and goes on as the original did',
  run(playout) {
    const { game, states, codes } = playout
    for (const step of someSteps(playout, 60)) {
      const read = deserialiseState(serialiseState(states[step]))
      ensure(
        equalStates(read, states[step]) && hashState(read) === hashState(states[step]),
        `step ${step}: not read back as written`,
      )
      for (const copy of [read, cloneState(states[step])]) {
        game.apply(copy, codes[step])
        ensure(equalStates(copy, states[step + 1]), `step ${step}: a copy went on differently`)
      }
    }
  },
}
