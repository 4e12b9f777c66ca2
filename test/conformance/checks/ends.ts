import { ensure, same, type Check } from '../check.ts'
import { choicesOf, seatsOf } from '../playout.ts'

export const ends: Check = {
  name: 'is asked question by question until an outcome places every seat once',
  run(playout) {
    const { game, states } = playout
    states.forEach((s, step) => {
      const { decision, outcome, active, turn, round } = game.status(s)
      const last = step === states.length - 1
      same(decision === null, last, `no decision at step ${step}`)
      same(game.decider(s), decision?.by ?? -1, `who is asked at step ${step}`)
      same(outcome !== null, last, `outcome at step ${step}`)
      if (decision) same(decision.seq - (game.status(states[0]).decision?.seq ?? 0), step, 'number of the decision')
      ensure(seatsOf(playout).includes(active), `nobody at the table is active at step ${step}`)
      ensure(round >= 1 && turn >= 0, `round ${round}, turn ${turn} at step ${step}`)
    })
    const last = states[states.length - 1]
    same(choicesOf(game, last), [], 'choices after the end')
    same(game.status(last).outcome?.places.flat().sort(), seatsOf(playout), 'seats placed')
    same(
      game.score(last).map((score) => score.seat),
      seatsOf(playout),
      'seats scored',
    )
    for (const score of game.score(last))
      same(
        score.parts.reduce((sum, part) => sum + part.value, 0),
        score.total,
        'sum of the parts of a score',
      )
  },
}
