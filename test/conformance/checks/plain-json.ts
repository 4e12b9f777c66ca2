import { same, type Check } from '../check.ts'
import { choicesOf, seatsOf, someSteps } from '../playout.ts'

export const plainJson: Check = {
  name: 'views, events, plans and actions are plain JSON, and beliefs can be posted to a worker',
  run(playout) {
    const { game, states, events } = playout
    for (const step of someSteps(playout, 15)) {
      const s = states[step]
      for (const viewer of [...seatsOf(playout), 'onlooker', 'open'] as const)
        expectPlain(game.view(s, viewer), `step ${step}: view of ${viewer}`)
      for (const seat of seatsOf(playout))
        same(structuredClone(game.beliefs(s, seat)), game.beliefs(s, seat), `step ${step}: beliefs posted`)
      expectPlain(game.plans(s), `step ${step}: plans`)
      expectPlain(game.status(s), `step ${step}: status`)
      expectPlain(events[step], `step ${step}: events`)
      expectPlain(
        choicesOf(game, s)
          .slice(0, 50)
          .map((code) => game.decode(s, code)),
        `step ${step}: actions`,
      )
    }
  },
}

const expectPlain = (value: unknown, what: string): void => same(JSON.parse(JSON.stringify(value)), value, what)
