import { isReason } from '../../../src-shared/core.ts'
import { ensure, same, type Check } from '../check.ts'
import { choicesOf, someSteps } from '../playout.ts'

export const roundTrip: Check = {
  name: 'an action and its code stand for each other, and no code is listed twice',
  run(playout) {
    const { game, states } = playout
    for (const step of someSteps(playout, 60)) {
      const s = states[step]
      const codes = choicesOf(game, s)
      same(new Set(codes).size, codes.length, `step ${step}: different codes`)
      for (const code of codes)
        same(
          game.encode(s, plain(game.decode(s, code))),
          code,
          `step ${step}: code of ${JSON.stringify(game.decode(s, code))}`,
        )
    }
  },
}

export const illegal: Check = {
  name: 'an action that is not offered now gets a reason, whoever offered it once',
  run(playout) {
    const { game, states } = playout
    const steps = someSteps(playout, 25)
    const actions = steps.flatMap((step) =>
      choicesOf(game, states[step])
        .slice(0, 40)
        .map((code) => game.decode(states[step], code)),
    )
    for (const step of steps) {
      const offered = new Set(
        choicesOf(game, states[step]).map((code) => JSON.stringify(game.decode(states[step], code))),
      )
      for (const action of actions) {
        const answer = game.encode(states[step], action)
        const legal = offered.has(JSON.stringify(action))
        ensure(
          isReason(answer) !== legal,
          `step ${step}: ${JSON.stringify(action)} is ${legal ? '' : 'not '}offered, but encoded as ${JSON.stringify(answer)}`,
        )
      }
    }
  },
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
