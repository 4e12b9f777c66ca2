import { equalStates } from '../../../src-main/engine/flat.ts'
import { ensure, type Check } from '../check.ts'

export const replay: Check = {
  name: 'the same set-up and answers give the same states, told of or not',
  run({ game, setup, states, codes }) {
    for (const emit of [undefined, () => {}]) {
      const s = game.setup(setup, emit)
      ensure(equalStates(s, states[0]), 'the set-up differs')
      codes.forEach((code, step) => {
        game.apply(s, code, emit)
        ensure(equalStates(s, states[step + 1]), `the replay differs after step ${step}`)
      })
    }
  },
}
