import { cloneState } from '../../../src-main/engine/flat.ts'
import type { GameEvent } from '../../../src-main/engine/game.ts'
import { ensure, type Check } from '../check.ts'
import { choicesOf, someSteps } from '../playout.ts'

const MOST_PLANS = 40

export const plans: Check = {
  name: 'the codes of a plan are offered one after the other, and nothing is learnt before its last',
  run(playout) {
    const { game, states } = playout
    for (const step of someSteps(playout, 25)) {
      for (const plan of game.plans(states[step]).slice(0, MOST_PLANS)) {
        ensure(plan.codes.length > 0 && plan.refs.length > 0, `step ${step}: an empty plan`)
        const s = cloneState(states[step])
        let learnt = false
        for (const code of plan.codes) {
          ensure(!learnt, `step ${step}: a plan runs past what was learnt`)
          ensure(choicesOf(game, s).includes(code), `step ${step}: plan ${JSON.stringify(plan)} stops at ${code}`)
          game.apply(s, code, (event: GameEvent) => (learnt ||= event.learnt.length > 0))
        }
      }
    }
  },
}
