import { cloneState } from '../../../src-main/engine/flat.ts'
import { same, type Check } from '../check.ts'
import { someSteps } from '../playout.ts'
import { hashState } from '../../state-text.ts'

export const earlierCopies: Check = {
  name: 'every earlier copy stays as it was, however others are played on',
  run(playout) {
    const { game, states, hashes, codes, live } = playout
    for (const step of someSteps(playout, 20)) {
      const [earlier, later] = [cloneState(states[step]), cloneState(states[step])]
      game.apply(earlier, codes[step])
      for (let on = step; on < Math.min(step + 10, codes.length); on++) game.apply(later, codes[on])
      same(hashState(earlier), hashes[step + 1], `step ${step}: a copy put aside`)
    }
    states.forEach((s, step) => same(hashState(s), hashes[step], `the copy of step ${step}`))
    same(hashState(live), hashes[hashes.length - 1], 'the state that was played on')
  },
}
