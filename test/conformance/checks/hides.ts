import { UNKNOWN, type Seat } from '../../../src-shared/core.ts'
import type { State } from '../../../src-main/engine/game.ts'
import { generator } from '../../../src-main/engine/random.ts'
import { ensure, type Check } from '../check.ts'
import { seatsOf, someSteps } from '../playout.ts'
import type { AnyTestable } from '../../testable/testable.ts'

const SAMPLES = 8

/** Without this the other checks of hidden things would pass for a game that says nothing is hidden. */
export const hides: Check = {
  name: 'calls hidden what a seat is not shown at first, and what a sample may place elsewhere, and samples do',
  run(playout) {
    const { game, states } = playout
    for (const seat of seatsOf(playout)) {
      const hidden = new Set(game.hiddenFrom(states[0], seat).flat())
      for (const id of unshown(game.view(states[0], seat), game.view(states[0], 'open'))) {
        ensure(hidden.has(id), `seat ${seat} is not shown ${id} at first, yet it is not called hidden`)
      }
      const truth = game.census(states[0])
      const scattered = game.hiddenFrom(states[0], seat).some((group) => new Set(group.map((id) => truth[id])).size > 1)
      ensure(
        !scattered || moved(game, states[0], seat).size > 0,
        `seat ${seat}: every sample of the start is the truth`,
      )
      for (const step of someSteps(playout, 10))
        expectOnlyHiddenMove(game, states[step], seat, `step ${step}, seat ${seat}`)
    }
  },
}

function expectOnlyHiddenMove(game: AnyTestable, s: State, seat: Seat, where: string): void {
  const hidden = new Set(game.hiddenFrom(s, seat).flat())
  for (const id of moved(game, s, seat))
    ensure(hidden.has(id), `${where}: a sample places ${id} elsewhere, yet it is not called hidden`)
}

/** Components that lie elsewhere in one of some samples. */
function moved(game: AnyTestable, s: State, seat: Seat): Set<number> {
  const truth = game.census(s)
  const beliefs = game.beliefs(s, seat)
  const ids = new Set<number>()
  for (let seed = 0; seed < SAMPLES; seed++) {
    game.census(game.sample(beliefs, generator(seed))).forEach((place, id) => place !== truth[id] && ids.add(id))
  }
  return ids
}

/** Ids that open eyes see where the other view says UNKNOWN. */
function unshown(seen: unknown, open: unknown): number[] {
  if (seen === UNKNOWN && typeof open === 'number' && open !== UNKNOWN) return [open]
  if (typeof seen !== 'object' || typeof open !== 'object' || seen === null || open === null) return []
  return Object.entries(seen).flatMap(([key, value]) => unshown(value, (open as Record<string, unknown>)[key]))
}
