import { same, type Check } from '../check.ts'

export const conservation: Check = {
  name: 'every component is in exactly one place after every answer',
  run({ game, states }) {
    const components = game.census(states[0]).length
    states.forEach((s, step) => {
      try {
        same(game.census(s).length, components, 'components counted')
      } catch (fault) {
        throw new Error(`step ${step}: ${String(fault)}`, { cause: fault })
      }
    })
  },
}
