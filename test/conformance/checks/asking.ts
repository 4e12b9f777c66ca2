import { cloneState } from '../../../src-main/engine/flat.ts'
import { same, type Check } from '../check.ts'
import { choicesOf, seatsOf, someSteps } from '../playout.ts'
import { hashState } from '../../state-text.ts'

export const asking: Check = {
  name: 'asking a state anything leaves it as it is',
  run(playout) {
    const { game, states, hashes } = playout
    for (const step of someSteps(playout, 20)) {
      const s = cloneState(states[step])
      const questions: Record<string, () => unknown> = {
        status: () => game.status(s),
        choices: () => choicesOf(game, s),
        plans: () => game.plans(s),
        score: () => game.score(s),
        census: () => game.census(s),
        touches: () =>
          choicesOf(game, s)
            .slice(0, 50)
            .map((code) => game.touches(s, code)),
        explain: () => game.explain(s, { kind: 'card', id: 0 }),
        encode: () =>
          choicesOf(game, s)
            .slice(0, 50)
            .map((code) => game.encode(s, game.decode(s, code))),
        view: () => [...seatsOf(playout), 'onlooker' as const, 'open' as const].map((viewer) => game.view(s, viewer)),
        beliefs: () => seatsOf(playout).map((seat) => game.beliefs(s, seat)),
        hiddenFrom: () => seatsOf(playout).map((seat) => game.hiddenFrom(s, seat)),
      }
      for (const [name, ask] of Object.entries(questions)) {
        const first = ask()
        same(hashState(s), hashes[step], `step ${step}: the state after ${name}`)
        same(ask(), first, `step ${step}: ${name} asked again`)
      }
    }
  },
}
