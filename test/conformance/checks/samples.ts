import { generator, nextBelow } from '../../../src-main/engine/random.ts'
import { cloneState, equalStates } from '../../../src-main/engine/flat.ts'
import { ensure, same, type Check } from '../check.ts'
import { choicesOf, seatsOf, someSteps } from '../playout.ts'

export const samples: Check = {
  name: 'a sampled state is whole, stands at the same decision and agrees with the beliefs it was made from',
  run(playout) {
    const { game, states } = playout
    for (const step of [...someSteps(playout, 40), states.length - 1]) {
      const s = states[step]
      const { decision } = game.status(s)
      for (const seat of seatsOf(playout)) {
        const where = `step ${step}, seat ${seat}`
        const beliefs = game.beliefs(s, seat)
        const sample = game.sample(structuredClone(beliefs), generator(step + seat))
        same(game.beliefs(sample, seat), beliefs, `${where}: beliefs`)
        same(game.status(sample), game.status(s), `${where}: status`)
        same(game.view(sample, seat), game.view(s, seat), `${where}: view`)
        same(game.census(sample).length, game.census(s).length, `${where}: components`)
        if (decision?.by === seat) same(choicesOf(game, sample), choicesOf(game, s), `${where}: choices`)
        const again = game.sample(structuredClone(beliefs), generator(step + seat))
        ensure(equalStates(again, sample), `${where}: the same dice gave another state`)
      }
    }
  },
}

export const samplesPlay: Check = {
  name: 'a sampled state can be played on, and nothing is lost',
  run(playout) {
    const { game, states } = playout
    const [step] = someSteps(playout, 3).slice(1)
    const seat = game.status(states[step]).decision?.by ?? 0
    const s = cloneState(game.sample(game.beliefs(states[step], seat), generator(playout.seed)))
    const components = game.census(s).length
    const rng = generator(playout.seed)
    for (let i = 0; i < 300; i++) {
      const codes = choicesOf(game, s)
      if (codes.length === 0) return
      game.apply(s, codes[nextBelow(rng, 0, codes.length)])
      same(game.census(s).length, components, `components ${i} answers after the sample of step ${step}`)
    }
  },
}
