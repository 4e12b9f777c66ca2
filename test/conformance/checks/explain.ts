import { refKey, type Ref } from '../../../src-shared/core.ts'
import { same, type Check } from '../check.ts'
import { choicesOf, someSteps, type Playout } from '../playout.ts'

export const explain: Check = {
  name: 'explains a thing exactly when no choice touches it',
  run(playout) {
    const { game, states } = playout
    const candidates = thingsOf(playout)
    for (const step of someSteps(playout, 8)) {
      const s = states[step]
      const touched = new Set(
        choicesOf(game, s)
          .flatMap((code) => game.touches(s, code))
          .map(refKey),
      )
      for (const ref of candidates) {
        same(
          game.explain(s, ref).length === 0,
          touched.has(refKey(ref)),
          `step ${step}: '${refKey(ref)}' is offered and unexplained`,
        )
      }
    }
  },
}

/** Everything a choice or an event of this playout pointed at, at some of its steps. */
export function thingsOf(playout: Playout): Ref[] {
  const { game, states, events } = playout
  const things = new Map<string, Ref>()
  for (const step of someSteps(playout, 60)) {
    for (const code of choicesOf(game, states[step]))
      for (const ref of game.touches(states[step], code)) things.set(refKey(ref), ref)
    for (const event of events[step]) for (const ref of [event.because, ...event.refs]) things.set(refKey(ref), ref)
  }
  return [...things.values()]
}
